import { describe, expect, it } from "vitest";
import { Automaton } from "../patterns/automaton";
import { parsePattern, type Pattern } from "../patterns/pattern";
import { Vocabulary } from "../patterns/vocabulary";
import { english } from "./en";
import { exhaustionPatterns, failurePatterns } from "./en/result-patterns";
import { englishResults } from "./en/results";
import { chinese } from "./zh";
import { chineseResults } from "./zh/results";

const rules = [english, englishResults, chinese, chineseResults].flatMap(({ language, classes, groups }) =>
  groups.flatMap(({ kind, rules: lines }) =>
    lines.map((line) => ({
      name: `${language} ${kind}: ${line}`,
      pattern: parsePattern(line.split("@")[0]!.trim(), classes),
    })),
  ),
);

/** The most tokens a pattern can take: there is no repetition without a bound in the language of rules. */
function longest(pattern: Pattern): number {
  switch (pattern.kind) {
    case "word":
    case "number":
    case "stop":
      return 1;
    case "gap":
      return pattern.most;
    case "sequence":
      return pattern.items.reduce((sum, item) => sum + longest(item), 0);
    case "choice":
      return Math.max(...pattern.options.map(longest));
    case "optional":
      return longest(pattern.item);
  }
}

/** Words that take a pattern as far as possible: what is optional is there, gaps are filled with its own words. */
function wordsOf(pattern: Pattern): string[] {
  switch (pattern.kind) {
    case "word":
      return [pattern.word];
    case "number":
      return ["#"];
    case "stop":
    case "gap":
      return [];
    case "sequence":
      return pattern.items.flatMap(wordsOf);
    case "choice":
      return wordsOf(pattern.options.reduce((a, b) => (longest(b) > longest(a) ? b : a)));
    case "optional":
      return wordsOf(pattern.item);
  }
}

const vocabulary = new Vocabulary();
const automaton = new Automaton(vocabulary);
rules.forEach(({ pattern }, rule) => automaton.add(pattern, rule));
vocabulary.freeze();

/** Matches reported over a text, and the longest of them: a walk goes no further than the longest pattern. */
function work(words: readonly string[], length: number): { matches: number; longest: number } {
  const ids = Int32Array.from({ length }, (_, i) => vocabulary.idOf(words[i % words.length]!) ?? 0);
  const found = { matches: 0, longest: 0 };
  automaton.run(ids, 0, ids.length, (_, first, end) => {
    found.matches++;
    found.longest = Math.max(found.longest, end - first);
  });
  return found;
}

const mostTokens = 40;

describe("every pattern of every lexicon", () => {
  it("ends after a few tokens, whatever the text", () => {
    expect(rules.length).toBeGreaterThan(1500);
    expect(rules.filter(({ pattern }) => longest(pattern) > mostTokens).map(({ name }) => name)).toEqual([]);
  });

  it("does work that grows with a text of its own words, or of nearly its words, and not faster", () => {
    const steep = rules.filter(({ pattern }) => {
      const words = wordsOf(pattern);
      return [words, [...words.slice(0, -1), "x"], words.slice(0, 1)].some((hostile) => {
        const one = work(hostile, 160);
        const twice = work(hostile, 320);
        return twice.matches > 2 * one.matches + mostTokens * 40 || twice.longest > mostTokens;
      });
    });
    expect(steep.map(({ name }) => name)).toEqual([]);
  });

  const sources = [...Object.values(failurePatterns), ...Object.values(exhaustionPatterns)].flat();

  it.each(sources)("%s repeats nothing without a bound", (source) => {
    const bare = source.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
    expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
    // Nor a repetition of a repetition.
    expect(bare).not.toMatch(/[?}]\)(?:\{|\?\?)/);
  });
});
