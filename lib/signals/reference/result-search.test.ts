import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseSets } from "../development/sets";
import { LiteralScan } from "./literal-scan";
import { requiredBy } from "./required-literals";
import { exhaustionCategories, failureCategories, lowerResult, searchResult } from "./result-search";

const all = [...failureCategories, ...exhaustionCategories];
const everything = new Set(all);

function expectSame(text: string): void {
  for (const categories of [failureCategories, exhaustionCategories])
    expect(searchResult(lowerResult(text), categories)).toEqual(
      searchResult({ lowered: text.toLowerCase(), candidates: everything }, categories),
    );
}

/** Words of the expressions themselves, so that whole wordings come up by chance. */
const pieces = all.flatMap(({ pattern }) => pattern.source.match(/[a-z]+|\d+/g) ?? []);
const wording = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(" ", "  ", "\n", "", ": ", "-")), {
    maxLength: 30,
  })
  .map((parts) => parts.flat().join(""));

describe("the search of tool results", () => {
  it("finds in every known case what the expressions alone find", () => {
    const texts = Object.values(caseSets).flatMap((cases) => cases.map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(2000);
    texts.forEach(expectSame);
    expect(texts.filter((text) => lowerResult(text).candidates.size > 0).length).toBeGreaterThan(100);
  });

  it("finds in any text what the expressions alone find", () => {
    fc.assert(fc.property(wording, expectSame), { numRuns: 2000 });
  });

  it("rules most categories out of a text that isn't about failures", () => {
    expect(lowerResult('{"flight": "HAT045", "seats": 12, "price": 503}').candidates.size).toBe(0);
  });
});

describe("what an expression requires", () => {
  it.each([
    ["broken\\s{1,20}pipe", [[["broken"], ["pipe"]]]],
    ["type\\s{1,20}?error", [[["type"], ["error"]]]],
    ["colou?rs?", [[["color", "colors", "colour", "colours"]]]],
    ["analy[sz]e", [[["analyse", "analyze"]]]],
    ["(?:rate|token)limit|no", [[["ratelimit", "tokenlimit"]], []]],
    ["(?:very\\s)?(?:too|much\\s{1,9})long", [[["too", "much"], ["long"]]]],
    ["a+b", [[]]],
    ["(?!not)allowed", [[]]],
  ])("%s", (source, required) => {
    expect(requiredBy(source)).toEqual(required);
  });

  it("never rules out an expression it doesn't understand", () => {
    expect(new LiteralScan(["a+b", "locked"]).possible("nothing")).toBe(1);
    expect(new LiteralScan(["a+b", "locked"]).possible("it is locked")).toBe(3);
  });
});
