import { describe, expect, it } from "vitest";
import { consensus, itemConsensus, needsAdjudication, type Adjudication } from "./adjudication";
import type { ItemAnnotations } from "./ratings";
import { trajectoryReview } from "./presets/trajectory-review";
import { vote } from "./vote";

const decision = (version: number, value: string, question = "reason"): Adjudication => ({
  question,
  version,
  value,
  reason: "the failed call decides",
  actor: "Ines",
  at: new Date(`2026-05-0${version}T00:00:00Z`),
});
const tied = vote(["action", "conversation", "external"], 3, ["action", "conversation", "external"]);
const decided = vote(["action", "action", "external"], 3, ["action", "conversation", "external"]);

describe("consensus", () => {
  it("is the majority when nobody has decided", () => {
    expect(consensus("reason", decided, [])).toMatchObject({
      state: "majority",
      value: "action",
      adjudication: null,
    });
    expect(consensus("reason", tied, [])).toMatchObject({ state: "tie", value: null });
  });

  it("is the last decision, even against the majority, and keeps the others", () => {
    const got = consensus("reason", decided, [decision(2, "external"), decision(1, "conversation")]);
    expect(got).toMatchObject({ state: "adjudicated", value: "external", adjudication: { version: 2 } });
    expect(got.history.map(({ version }) => version)).toEqual([1, 2]);
    expect(got.vote.value).toBe("action");
  });

  it("takes no decision on another question", () => {
    expect(consensus("reason", tied, [decision(1, "yes", "informative")])).toMatchObject({
      state: "tie",
      history: [],
    });
  });

  it("asks for a person only where all ratings are in without a majority", () => {
    const open = vote(["action"], 3, ["action", "conversation"]);
    const plural = vote(["action", "action", "external", "conversation"], 4, [
      "action",
      "conversation",
      "external",
    ]);
    const needed = [open, tied, plural, decided].map((votes) =>
      needsAdjudication(consensus("reason", votes, [])),
    );
    expect(needed).toEqual([false, true, true, false]);
    expect(needsAdjudication(consensus("reason", tied, [decision(1, "action")]))).toBe(false);
  });
});

describe("itemConsensus", () => {
  it("answers every question in order, open answers being no votes", () => {
    const annotations: ItemAnnotations["annotations"] = [
      { annotator_id: "ana", answers: { informative: "yes", reason: "action" } },
      { annotator_id: "ben", answers: { informative: "yes" } },
    ];
    const got = itemConsensus(trajectoryReview, 3, { item: 1, annotations });
    expect(got.map(({ question, state, value }) => [question, state, value])).toEqual([
      ["informative", "majority", "yes"],
      ["reason", "pending", null],
      ["strategy", "pending", null],
    ]);
  });
});
