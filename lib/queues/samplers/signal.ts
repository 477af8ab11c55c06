import { leaves } from "@/lib/signals/schema";
import { uniformSampler } from "../sampler";

/** Environment leaves are left out: an outage says nothing about what the agent should learn (arXiv 2604.00356). */
const telling = new Set(leaves.filter(({ layer }) => layer !== "environment").map(({ id }) => id));

export const signal = uniformSampler({
  id: "signal",
  title: "Signal",
  description:
    "Uniform among trajectories with at least one interaction or execution signal; environment signals alone don't count.",
  eligible: (entry) => entry.leaves.some((leaf) => telling.has(leaf)),
});
