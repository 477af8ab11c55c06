import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { leaves } from "@/lib/signals/schema";
import type { PoolEntry } from "../sampler";
import { findSampler, samplers } from ".";

const entry = (about: Partial<PoolEntry>): PoolEntry => ({
  trajectory_id: "t",
  key: "t",
  user_turns: 1,
  leaves: [],
  ...about,
});
const leaf = (type: string) => leaves.find((one) => one.type === type)!.id;

/** For each sampler an entry that it may draw and, unless it may draw all, one that it may not. */
const cases: Record<string, { may: PoolEntry[]; mayNot: PoolEntry[] }> = {
  random: { may: [entry({}), entry({ user_turns: 0 })], mayNot: [] },
  heuristic: {
    may: [entry({ user_turns: 10 }), entry({ user_turns: 11 })],
    mayNot: [entry({ user_turns: 9 })],
  },
  signal: {
    may: [
      entry({ leaves: [leaf("interaction.misalignment.correction")] }),
      entry({ leaves: [leaf("interaction.satisfaction.gratitude")] }),
      entry({ leaves: [leaf("environment.exhaustion.timeout"), leaf("execution.loops.retry")] }),
    ],
    mayNot: [
      entry({}),
      ...leaves.filter(({ layer }) => layer === "environment").map(({ id }) => entry({ leaves: [id] })),
    ],
  },
};

describe("the shelf of samplers", () => {
  it("has one sampler an id, each in the file of its name, each with its cases", () => {
    const ids = samplers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(existsSync(path.join(import.meta.dirname, `${id}.ts`)), id).toBe(true);
    expect(Object.keys(cases).sort()).toEqual([...ids].sort());
  });

  it.each(samplers)("$id draws from what it may and nothing else", ({ id, eligible }) => {
    expect(cases[id]!.may.map(eligible)).toEqual(cases[id]!.may.map(() => true));
    expect(cases[id]!.mayNot.map(eligible)).toEqual(cases[id]!.mayNot.map(() => false));
  });

  it("finds a sampler by id", () => {
    expect(findSampler("signal")?.title).toBe("Signal");
    expect(findSampler("toString")).toBeUndefined();
  });
});
