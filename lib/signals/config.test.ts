import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { leafChanges, noConfig, optionsFor, SignalConfig } from "./config";
import { builtInRules } from "./lexicons/engines";
import { signalsOf, type Report } from "./report";
import { leaves, type SignalType } from "./schema";

const escalation = "interaction.disengagement.escalation";
const negative = "interaction.disengagement.negative_stance";
const say = (...texts: string[]) => texts.map((value) => ({ from: "human", value }));
const typesOf = (report: Report) => new Set<SignalType>(signalsOf(report).map((hit) => hit.signal_type));
const found = (config: unknown, ...texts: string[]) =>
  typesOf(analyzeRows(say(...texts), optionsFor(SignalConfig.parse(config))));

describe("a project's configuration", () => {
  it("adds phrases by leaf and language, and hits say which", () => {
    const added = [
      { leaf: escalation, language: "other", phrase: "quiero hablar con Pepe" },
      { leaf: escalation, language: "zh", phrase: "叫老王来" },
    ];
    const ruleOf = (text: string) =>
      signalsOf(analyzeRows(say(text), optionsFor(SignalConfig.parse({ added }))))[0]?.metadata.explain.rule;
    expect(ruleOf("Quiero hablar con Pepe ahora")).toBe("project/other: quiero hablar con pepe");
    expect(ruleOf("快叫老王来！")).toMatch(/^project\/zh: /);
    expect(found({}, "quiero hablar con Pepe")).toEqual(new Set());
  });

  it("takes phrases away: what they cover is no hit, whatever rule of the leaf would match", () => {
    const texts = ["I want to speak to a manager about a job", "This is useless, honestly."];
    expect(found({}, texts[0]!)).toContain(escalation);
    expect(found({}, texts[1]!)).toContain(negative);
    const removed = [
      { leaf: escalation, language: "en", phrase: "speak to a manager about a job" },
      { leaf: negative, language: "en", phrase: "this is useless honestly" },
    ];
    for (const text of texts) expect(found({ removed }, text)).toEqual(new Set());
    expect(found({ removed }, "I want to speak to a manager")).toContain(escalation);
  });

  it("turns rules off by the name that their hits show", () => {
    const text = "I want to speak to a manager";
    const off: string[] = [];
    const hit = () => signalsOf(analyzeRows(say(text), optionsFor({ ...noConfig, rules_off: off })))[0];
    // A sentence may be known by several rules: each hit names the one that is left.
    for (let next = hit(); next; next = hit()) {
      const { rule } = next.metadata.explain;
      expect(builtInRules()).toContainEqual({ leaf: escalation, rule });
      expect(off).not.toContain(rule);
      off.push(rule);
    }
    expect(found({ rules_off: off }, text)).not.toContain(escalation);
  });

  it("moves thresholds", () => {
    const texts = ["a", "b", "c", "d", "e"];
    expect(found({ thresholds: { baseline_turns: 0 } }, ...texts)).toContain(
      "interaction.stagnation.dragging",
    );
  });

  it("is the engine as it is when it says nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (texts) => {
        expect(analyzeRows(say(...texts), optionsFor(noConfig))).toEqual(analyzeRows(say(...texts)));
      }),
      { numRuns: 50 },
    );
  });

  it("is the same object for the same configuration, so that engines are built once", () => {
    const config = { added: [{ leaf: escalation, language: "en", phrase: "get Bob" }] };
    expect(optionsFor(SignalConfig.parse(config))).toBe(optionsFor(SignalConfig.parse(config)));
  });

  it.each([
    { added: [{ leaf: "execution.loops.retry", language: "en", phrase: "again" }] },
    { added: [{ leaf: escalation, language: "en", phrase: "привет" }] },
    { added: [{ leaf: escalation, language: "zh", phrase: "𠀀" }] },
    { added: [{ leaf: escalation, language: "en", phrase: "  " }] },
    { added: [{ leaf: escalation, language: "fr", phrase: "a" }] },
    { thresholds: { near_duplicate: 0.99 } },
    { thresholds: { near_duplicate: 0.1 } },
    { thresholds: { baseline_turns: 1.5 } },
  ])("refuses what has no meaning: %j", (config) => {
    expect(SignalConfig.safeParse(config).success).toBe(false);
  });

  it("takes phrases of whatever characters, in every leaf that has phrases", () => {
    const lexical = leaves.filter(({ category }) => !["loops", "stagnation"].includes(category));
    fc.assert(
      fc.property(
        fc.constantFrom(...lexical),
        fc.string({ unit: "grapheme", maxLength: 40 }),
        (leaf, phrase) => {
          const config = SignalConfig.safeParse({
            added: [{ leaf: leaf.type, language: "other", phrase }],
            removed: [{ leaf: leaf.type, language: "other", phrase }],
          });
          if (config.success) analyzeRows(say(phrase, "hello"), optionsFor(config.data));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("leafChanges", () => {
  it("tells what came and what went", () => {
    expect(
      leafChanges(new Set([escalation, negative]), new Set([negative, "execution.loops.retry"])),
    ).toEqual({
      gained: ["execution.loops.retry"],
      lost: [escalation],
    });
  });
});
