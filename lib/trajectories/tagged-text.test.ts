import fc from "fast-check";
import { describe, it, expect } from "vitest";
import { cutTags, hermesGrammar, inter3Grammar, thinkGrammar, type TagGrammar } from "./tagged-text";

function cut(text: string, grammar: TagGrammar) {
  const { spans, warnings } = cutTags(text, grammar);
  const lines = spans.map((span) =>
    span.kind === "text"
      ? `${span.channel}: ${text.slice(...span.range)}`
      : `call: ${span.name} ${JSON.stringify(span.arguments.args)}`,
  );
  return [...lines, ...warnings.map(({ code }) => `! ${code}`)];
}

describe("cutting tagged text", () => {
  it("reads a call by its own grammar, so that a closing tag in a string does not end it", () => {
    expect(
      cut('<tool_call>{"name":"w","arguments":{"c":"a </tool_call> b"}}</tool_call>', hermesGrammar),
    ).toEqual(['call: w {"c":"a </tool_call> b"}']);
  });

  it("reads calls as objects, Python literals, XML and what is left of broken ones", () => {
    expect(cut("<tool_call>{'name': 'f', 'arguments': {'x': True}}</tool_call>", hermesGrammar)).toEqual([
      'call: f {"x":true}',
    ]);
    expect(
      cut("<tool_call><function=g><parameter=a>\n1\n</parameter></function></tool_call>", hermesGrammar),
    ).toEqual(['call: g {"a":"1"}']);
    expect(cut('<tool_call>"name": "h", "arguments": "a": 1</tool_call>', hermesGrammar)).toEqual([
      "call: h null",
    ]);
  });

  it("keeps an unclosed call as text and flags it", () => {
    expect(cut('go <tool_call>{"name":"f","arguments":{}}', hermesGrammar)).toEqual([
      'visible: go <tool_call>{"name":"f","arguments":{}}',
      "! tag_unclosed",
    ]);
  });

  it("takes no tag out of code or quotes", () => {
    expect(cut('use `<tool_call>` or ```\n<answer>\n``` or "</tool_call>"', hermesGrammar)).toEqual([
      'visible: use `<tool_call>` or ```\n<answer>\n``` or "</tool_call>"',
    ]);
    expect(cut("<answer>the `</answer>` tag</answer>", inter3Grammar)).toEqual([
      "visible: the `</answer>` tag",
    ]);
  });

  it("splits INTER3 into latent, visible and calls", () => {
    expect(
      cut(
        'plan <answer>one</answer> then <tool_call>{"name":"f","arguments":{}}</tool_call><answer> two </answer>',
        inter3Grammar,
      ),
    ).toEqual(["latent: plan", "visible: one", "latent: then", "call: f {}", "visible: two"]);
  });

  it("flags unclosed, stray, nested, misspelt and empty tags and drops no text", () => {
    expect(cut("<answer>cut", inter3Grammar)).toEqual(["visible: cut", "! tag_unclosed"]);
    expect(cut("</answer>oops", inter3Grammar)).toEqual(["latent: </answer>oops", "! tag_stray"]);
    expect(cut("<answer>a<answer>b</answer></answer>", inter3Grammar)).toEqual([
      "visible: a<answer>b</answer>",
      "! tag_nested",
    ]);
    expect(cut('<Answer>x</Answer> <answer lang="en">y</answer>', inter3Grammar).slice(1)).toEqual([
      "! tag_malformed",
      "! tag_malformed",
      "! tag_malformed",
      "! tag_stray",
    ]);
    expect(cut("<answer></answer>", inter3Grammar)).toEqual(["visible: "]);
  });

  it("ends a visible span where a call begins inside it", () => {
    expect(
      cut('<answer>wait <tool_call>{"name":"f","arguments":{}}</tool_call> done</answer>', inter3Grammar),
    ).toEqual(["visible: wait", "call: f {}", "latent: done</answer>", "! tag_nested", "! tag_stray"]);
  });

  it("separates thinking from the answer", () => {
    expect(cut("<think>\nhm\n</think>\n\nYes.", thinkGrammar)).toEqual(["latent: hm", "visible: Yes."]);
  });

  it("gives exact, ordered slices of any text", () => {
    const pieces = fc.constantFrom(
      "<answer>",
      "</answer>",
      "<tool_call>",
      "</tool_call>",
      '{"name":"f","arguments":{}}',
      "a b",
      "`",
      "```",
      "<think>",
      "</think>",
      "<",
      '"',
      "{'name': 1}",
      "\n",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 25 }),
        fc.constantFrom(inter3Grammar, hermesGrammar),
        (list, grammar) => {
          const text = list.join("");
          let last = 0;
          for (const { range } of cutTags(text, grammar).spans) {
            expect(range[0]).toBeGreaterThanOrEqual(last);
            expect(range[1]).toBeGreaterThanOrEqual(range[0]);
            last = range[1];
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
