import { describe, expect, it } from "vitest";
import { consensus, type Adjudication } from "./adjudication";
import { pendingBlind, stagedItem, stageOf, type BlindDecision } from "./two-stage";
import { vote } from "./vote";

const choices = ["a", "b", "c"];
const blind = (version: number, actor_id: string, question = "q"): BlindDecision => ({
  question,
  version,
  value: "a",
  reason: "it says so",
  actor_id,
  actor: actor_id,
  at: new Date(0),
});
const final = (version: number, blind_version: number | null): Adjudication => ({
  question: "q",
  version,
  value: "b",
  reason: "seen",
  actor: "lena",
  at: new Date(0),
  blind_version,
});
const of = (answers: string[], history: Adjudication[] = [], question = "q") =>
  consensus(question, vote(answers, 3, choices), history);

describe("stageOf", () => {
  const tied = ["a", "b", "c"];
  it("asks each lead for a blind decision before it shows them anything", () => {
    expect(stageOf(of(tied), [], "lena")).toEqual({ stage: "blind", own: null });
    expect(stageOf(of(tied), [blind(1, "max")], "lena").stage).toBe("blind");
    expect(stageOf(of(tied), [blind(1, "lena")], "lena")).toMatchObject({
      stage: "revealed",
      own: { version: 1 },
    });
  });

  it("is decided with the final decision, also for those who were slower", () => {
    const both = [blind(1, "lena"), blind(2, "max")];
    expect(stageOf(of(tied, [final(1, 1)]), both, "lena")).toEqual({ stage: "decided", own: null });
    expect(stageOf(of(tied, [final(1, 1)]), both, "max")).toMatchObject({
      stage: "decided",
      own: { version: 2 },
    });
  });

  it("needs nothing where a majority decides or labels are missing", () => {
    expect(stageOf(of(["a", "a", "b"]), [], "lena").stage).toBe("majority");
    expect(stageOf(of(["a", "b"]), [], "lena").stage).toBe("incomplete");
  });
});

describe("pendingBlind", () => {
  it("is used up by the final decision that refers to it", () => {
    expect(pendingBlind("q", [final(1, 1)], [blind(1, "lena")], "lena")).toBeNull();
    expect(pendingBlind("q", [final(1, 1)], [blind(1, "lena"), blind(2, "lena")], "lena")).toMatchObject({
      version: 2,
    });
    expect(pendingBlind("q", [final(1, null)], [blind(1, "lena")], "lena")).toMatchObject({ version: 1 });
  });
});

describe("stagedItem", () => {
  const disputed = of(["a", "b", "c"]);
  const settled = of(["a", "a", "b"], [], "other");

  it("shows no label of any question while one is to be decided blind", () => {
    const sealed = stagedItem([disputed, settled], [blind(1, "max")], "lena");
    expect(sealed.sealed).toBe(true);
    expect(sealed.questions.map(({ consensus: shown, blind: first }) => [shown, first])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  it("shows everything that is complete after the blind decision, but not another lead's", () => {
    const open = stagedItem([disputed, settled], [blind(1, "max"), blind(2, "lena")], "lena");
    expect(open.sealed).toBe(false);
    expect(open.questions[0]).toMatchObject({
      stage: "revealed",
      own: { version: 2 },
      blind: [{ actor_id: "lena" }],
    });
    expect(open.questions[1]!.consensus?.value).toBe("a");
  });

  it("shows both stages of everybody once it is decided", () => {
    const { questions } = stagedItem(
      [of(["a", "b", "c"], [final(1, 1)])],
      [blind(1, "lena"), blind(2, "max")],
      "rea",
    );
    expect(questions[0]).toMatchObject({ stage: "decided", consensus: { value: "b" } });
    expect(questions[0]!.blind).toHaveLength(2);
  });
});
