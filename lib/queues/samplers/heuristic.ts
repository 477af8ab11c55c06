import { uniformSampler } from "../sampler";

/** Length is what people reach for first when they look for trouble (arXiv 2604.00356). */
export const heuristicUserTurns = 10;

export const heuristic = uniformSampler({
  id: "heuristic",
  title: "Heuristic",
  description: `Uniform among trajectories with at least ${heuristicUserTurns} user messages.`,
  eligible: ({ user_turns }) => user_turns >= heuristicUserTurns,
});
