/** Full marks are 1, no marks 0; what lies between is neither a success nor a failure, and nothing said stays unsaid. */
export const successOf = (reward: number | null): boolean | null =>
  reward === 1 ? true : reward === 0 ? false : null;
