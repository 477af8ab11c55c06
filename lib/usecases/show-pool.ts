import { z } from "zod";
import { outcomeName } from "@/lib/queues/pool-filter";
import { leaves } from "@/lib/signals/schema";
import { usecase } from "./usecase";

/** The pool at a glance, for facets, the signals page and the overview: how many per leaf, domain, outcome, format, agent and tag. */
export const showPool = usecase({
  name: "show-pool",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  async run({ db }) {
    const [parts, hits, agents, tags] = await Promise.all([
      db.poolCounts.composition(),
      db.poolCounts.leafCounts(),
      db.poolCounts.agents(),
      db.trajectoryTags.counts(),
    ]);
    const byLeaf = new Map(hits.map(({ leaf, n }) => [leaf, n]));
    const sum = (key: (part: (typeof parts)[number]) => string) => {
      const counts = new Map<string, number>();
      for (const part of parts) counts.set(key(part), (counts.get(key(part)) ?? 0) + part.n);
      return [...counts].map(([value, n]) => ({ value, n })).sort((a, b) => b.n - a.n);
    };
    const total = (field: "n" | "analysed" | "telling") => parts.reduce((all, part) => all + part[field], 0);
    return {
      trajectories: total("n"),
      analysed: total("analysed"),
      telling: total("telling"),
      leaves: leaves.map((leaf) => ({ type: leaf.type, n: byLeaf.get(leaf.id) ?? 0 })),
      domains: sum((part) => part.domain ?? "").filter(({ value }) => value !== ""),
      outcomes: sum((part) => outcomeName(part.outcome)),
      formats: sum((part) => part.format),
      agents,
      tags,
    };
  },
});
