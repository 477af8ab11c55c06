import { describe, expect, it } from "vitest";
import type { GuardWords, Lexicon, RuleLine } from "../lexicons/lexicon";
import { RuleEngine } from "./rule-engine";

const words: GuardWords = {
  negators: "not never 不",
  conditions: "if",
  clauseStarts: "and so",
  contrasts: "but",
  askers: "does is",
  relatives: "how",
  questionTails: "吗",
  fillers: "ok please",
  reporters: "said",
  selves: "i",
  friendly: "",
  common: "能",
  plain: "",
};

const lexicon = (rules: RuleLine[], isPraise = false): Lexicon => ({
  language: "test",
  classes: { boss: "manager|team lead" },
  words,
  groups: [{ leaf: "interaction.disengagement.quit", kind: "quit", isPraise, rules }],
});

function matched(rules: RuleLine[], text: string, isPraise = false): string | null {
  const engine = new RuleEngine([lexicon(rules, isPraise)]);
  engine.tokens.scan(text);
  const match = engine.match(0, engine.tokens.count)[0];
  if (!match) return null;
  return text.slice(engine.tokens.starts[match.first]!, engine.tokens.ends[match.end - 1]!);
}

describe("what stands in quotation marks", () => {
  const holds = (text: string): boolean => {
    const engine = new RuleEngine([lexicon(["give up"])], true);
    engine.tokens.scan(text);
    return engine.match(0, engine.tokens.count)[0] !== undefined;
  };

  it.each(['what does "I give up" mean', "translate “give up now” for me", "「give up」 is the title"])(
    "is spoken of in %s",
    (text) => expect(holds(text)).toBe(false),
  );

  it.each(['"I give up"', 'a 13" screen? I give up', 'you wrote "yes", I give up', 'I "really" give up'])(
    "isn't what is said in %s",
    (text) => expect(holds(text)).toBe(true),
  );
});

describe("patterns", () => {
  it.each([
    ["give up", "I Give, UP now", "Give, UP"],
    ["talk|speak to (my|the) boss", "may I speak to the boss", "speak to the boss"],
    ["call your (<boss>)", "call your team lead", "call your team lead"],
    ["not very? good", "that is not good", "not good"],
    ["from *2 to", "from here all to there", "from here all to"],
    ["room #", "room 12 please", "room 12"],
    ["don't", "I dont know", "dont"],
    ["没有?用", "这个没用", "没用"],
    ["no . i mean", "No. I mean red", "No. I mean"],
    ["buy +2 shop", "buy in shop", "buy in shop"],
  ])("%s finds in %j: %s", (rule, text, expected) => {
    expect(matched([rule], text)).toBe(expected);
  });

  it.each([
    ["give up", "give it up"],
    ["from *2 to", "from here all the way to"],
    ["buy +2 shop", "buy shop"],
    ["no i mean", "No. I mean red"],
    ["from *3 to", "from here. to"],
  ])("%s doesn't match %j", (rule, text) => {
    expect(matched([rule], text)).toBeNull();
  });

  it("takes the longest of matches that begin together", () => {
    expect(matched(["give up", "give up now"], "give up now")).toBe("give up now");
  });

  it.each(["(a|b", "a <none>", "", "a ! b"])("refuses the mistaken pattern %j", (rule) => {
    expect(() => matched([rule], "a")).toThrow(/Pattern/);
  });

  it("refuses a mark it doesn't know", () => {
    expect(() => matched(["a @sometimes"], "a")).toThrow(/sometimes/);
  });
});

describe("marks and guards", () => {
  it.each([
    ["give up @start", "ok give up", true],
    ["give up @start", "they give up", false],
    ["give up @start", "listen, give up", true],
    ["give up @opening", "listen, give up", false],
    ["give up @end", "give up please", true],
    ["give up @end", "give up sugar", false],
    ["give up @sentence", "ok give up please.", true],
    ["give up", "never give up", false],
    ["give up", "not now, give up", true],
    ["give up @negated", "never give up", true],
    ["give up", "he said give up", false],
    ["give up @negated", "he said give up", false],
    ["give up", "i said give up", true],
    ["a *2 b @comma", "a b", false],
    ["a *2 b @comma", "a, x b", true],
    ["b @after", "a b", false],
    ["b @after", "a, b", true],
    ["b @closing", "a b.", true],
    ["b @closing", "a b, c", false],
    ["give up @question", "give up?", true],
    ["give up @question", "give up.", false],
    ["give up @stated", "it does give up", true],
    ["give up @stated", "does give up", false],
    ["转人工", "能不能转人工", true],
    ["转人工", "不转人工", false],
  ])("%s in %j: %s", (rule, text, holds) => {
    expect(matched([rule], text) !== null).toBe(holds);
  });

  it.each([
    ["it works", "it works", true],
    ["it works", "tell me if it works", false],
    ["it works", "it works but slowly", false],
    ["it *4 works", "it is slow but works", false],
    ["it *4 works", "it never ever works", false],
    ["it never works", "it never works", true],
    ["it works", "how it works", false],
    ["it works", "it works?", false],
    ["it works", "does it works", false],
    ["it works", "does it matter, it works", true],
    ["it works @if", "tell me if it works", true],
    ["it works @but", "it works but slowly", true],
    ["it works @asked", "it works?", true],
    ["好用", "好用吗", false],
  ])("praise %s in %j: %s", (rule, text, holds) => {
    expect(matched([rule], text, true) !== null).toBe(holds);
  });

  it("lets an exception cover a match, and a later match stand", () => {
    expect(matched(["thanks", "no thanks @never"], "no thanks")).toBeNull();
    expect(matched(["thanks", "no thanks @never"], "no thanks, bye. thanks")).toBe("thanks");
    expect(matched(["thanks", "thanks god @never"], "thanks god")).toBeNull();
  });

  it("takes back what its caller denies", () => {
    const engine = new RuleEngine([lexicon(["failed"])]);
    engine.tokens.scan("if it failed");
    expect(engine.match(0, 3)).toHaveLength(1);
    expect(engine.match(0, 3, 0, 8)).toEqual([]);
  });

  it("parts names into words in results, and knows pictures in talk", () => {
    const results = new RuleEngine([lexicon(["not found", "access denied", "timeouterror"])]);
    const isFound = (engine: RuleEngine, text: string): boolean => {
      engine.tokens.clear();
      engine.tokens.scan(text);
      return engine.match(0, engine.tokens.count).length > 0;
    };
    expect(
      ["USER_NOT_FOUND", "AccessDenied", "AccessDeniedException", "TimeoutError"].map((text) =>
        isFound(results, text),
      ),
    ).toEqual([true, true, true, true]);
    const talk = new RuleEngine([lexicon(["picture_angry", "not found"])], true);
    expect(["so late 😡", "so late 🙂", "not_found"].map((text) => isFound(talk, text))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("bars rules by their guards", () => {
    const engine = new RuleEngine([lexicon(["failed @explicit"])]);
    engine.tokens.scan("it failed");
    expect(engine.match(0, 2)).toHaveLength(1);
    expect(engine.match(0, 2, 256)).toEqual([]);
  });
});
