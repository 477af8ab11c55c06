import { describe, expect, it } from "vitest";
import { Step } from "@/lib/trajectories/schema";
import { trajectoryOf } from "@/tests/trajectory";
import { chunkSteps, joinTrajectory, splitTrajectory } from "./stored-trajectory";

const step = (i: number, text: string, more: Partial<Step> = {}): Step => ({
  i,
  message: i,
  turn: 1,
  role: "user",
  actor: "user",
  channel: "visible",
  kind: "text",
  text,
  ...more,
});

const trajectory = (steps: Step[]) => trajectoryOf(steps, { extra: { reward_info: 1 } });

const cut = (steps: Step[]) => splitTrajectory(trajectory(steps)).chunks;
const parse = (text: string) => Step.array().parse(JSON.parse(text));

describe("the stored form", () => {
  it("has at most 64 steps a chunk, without gaps", () => {
    const chunks = cut(Array.from({ length: 150 }, (_, i) => step(i, `s${i}`)));
    expect(chunks.map(({ first, n }) => [first, n])).toEqual([
      [0, chunkSteps],
      [64, 64],
      [128, 22],
    ]);
    expect(chunks.flatMap((chunk) => parse(chunk.text)).map(({ i }) => i)).toEqual([...Array(150).keys()]);
  });

  it("closes a chunk early when its steps are large, and never cuts a step", () => {
    const large = "x".repeat(300_000);
    const chunks = cut([step(0, large), step(1, large), step(2, "x".repeat(900_000)), step(3, "end")]);
    expect(chunks.map(({ first, n }) => [first, n])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it("keeps what annotators may not see out of the chunks and gives the whole back", () => {
    const whole = trajectory([
      step(0, "hello", { extra: { logprobs: [1] }, at: { pointer: "/messages/0" } }),
      step(1, "nul \0 and half \ud800", { role: "assistant", actor: "some-model-7b" }),
    ]);
    const { head, chunks } = splitTrajectory(whole);
    for (const secret of ["logprobs", "some-model-7b"]) expect(chunks[0]!.text).not.toContain(secret);
    expect(
      joinTrajectory(
        JSON.parse(JSON.stringify(head)),
        chunks.flatMap((chunk) => parse(chunk.text)),
      ),
    ).toEqual(whole);
  });

  it("has no chunk for a run without steps", () => expect(cut([])).toEqual([]));
});
