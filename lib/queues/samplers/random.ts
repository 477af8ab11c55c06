import { uniformSampler } from "../sampler";

export const random = uniformSampler({
  id: "random",
  title: "Random",
  description: "Uniform over the pool: the yardstick that the others are measured against.",
  eligible: () => true,
});
