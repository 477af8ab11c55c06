import { describe, expect, it } from "vitest";
import { trajectoryReview } from "./presets/trajectory-review";
import { sealedItems } from "./sealed-items";

const label = (informative: string, reason: string) => ({
  informative,
  reason,
  strategy: "tool_execute",
});
const agreed = [label("yes", "action"), label("yes", "action"), label("no", "action")];
const split = [label("yes", "action"), label("yes", "conversation"), label("yes", "external")];
const input = {
  schema: trajectoryReview,
  k: 3,
  open: true,
  patterns: [
    { answers: agreed, items: [1, 4] },
    { answers: split, items: [2, 5, 6] },
    { answers: agreed.slice(1), items: [3] },
  ],
  decisions: new Map(),
  blind: [],
  me: "lena",
};
const blind = (item: number, actor_id: string) => ({
  item,
  question: "reason",
  version: 1,
  value: "action",
  reason: "it says so",
  actor_id,
  actor: actor_id,
  at: new Date(0),
});
const final = {
  question: "reason",
  version: 1,
  value: "action",
  reason: "seen",
  actor: "max",
  at: new Date(0),
  blind_version: 1,
};

describe("items that are sealed from whoever adjudicates", () => {
  it("wait for their first decision, or lack labels that may still come", () => {
    expect([...sealedItems(input)].sort()).toEqual([2, 3, 5, 6]);
    expect([...sealedItems({ ...input, open: false })].sort()).toEqual([2, 5, 6]);
  });

  it("open with this person's own first decision, not with another's, and with a final one of anybody", () => {
    const decided = { ...input, open: false, blind: [blind(2, "lena"), blind(5, "max")] };
    expect([...sealedItems(decided)].sort()).toEqual([5, 6]);
    expect([...sealedItems({ ...decided, decisions: new Map([[5, [final]]]) })]).toEqual([6]);
  });
});
