/** A page shows this many steps at once; longer trajectories are read on, as many at a time, as one scrolls. */
export const OPENING = 256;
