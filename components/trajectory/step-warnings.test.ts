import { describe, expect, it } from "vitest";
import type { Step } from "@/lib/trajectories/schema";
import { warningsByStep } from "./step-warnings";

const step = (i: number, pointer: string): Step => ({
  i,
  message: i,
  turn: 1,
  role: "user",
  actor: "user",
  channel: "visible",
  kind: "text",
  text: "x",
  at: { pointer },
});

describe("warningsByStep", () => {
  it("finds the step a warning is about, and keeps the rest for the whole", () => {
    const steps = [step(0, "/messages/1/content"), step(1, "/messages/10/content")];
    const found = warningsByStep(
      [
        { code: "bad_time", pointer: "/messages/10" },
        { code: "cut", pointer: "/messages/1/content/0", detail: "too deep" },
        { code: "no_end", pointer: null },
        { code: "odd", pointer: "/meta" },
      ],
      steps,
    );
    expect(found.get(1)).toEqual([{ code: "bad_time" }]);
    expect(found.get(0)).toEqual([{ code: "cut", detail: "too deep" }]);
    expect(found.get(-1)?.map((warning) => warning.code)).toEqual(["no_end", "odd"]);
  });
});
