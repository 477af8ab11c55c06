import type { TokenBuffer } from "../patterns/scan";
import { Token } from "../patterns/vocabulary";
import type { RuleMatch } from "../patterns/finder";
import type { RuleEngine } from "../patterns/rule-engine";
import { Guard } from "../patterns/guards";
import type { SignalType } from "../schema";
import { failureLeaf, isTelling } from "./failure-leaf";
import { verdictOf } from "./result";
import type { Span, Verdict } from "./verdict";

/** What a tool result amounts to: its form, and the rule that names the failure when there is one. */
export interface Outcome {
  state: "ok" | "blank" | "empty" | "error";
  /** The leaf of a failure; null for results that didn't fail. */
  leaf: SignalType | null;
  /** HTTP status stated by the result, or 0. */
  code: number;
  /** Index of the rule group that won, or -1. */
  group: number;
  rule: string;
  /** The matched words in the row's text. */
  range: [from: number, to: number];
}

const silent = (state: "ok" | "blank" | "empty"): Outcome => ({
  state,
  leaf: null,
  code: 0,
  group: -1,
  rule: "",
  range: [0, 0],
});
const ok = silent("ok");
const blank = silent("blank");
const nothing = silent("empty");

const quotes = new Set(['"', "'", "`", "“", "‘", "「", "《", "*"]);

/** A wording in quotation marks is mentioned, not meant. */
function isQuoted(text: string, from: number, at: number): boolean {
  if (quotes.has(text[at - 1] ?? "")) return true;
  let open = 0;
  for (let i = from; i < at; i++) if (text[i] === '"') open++;
  return open % 2 === 1;
}

/** Fewer words are an exclamation, not the message. */
const shortestSentence = 3;

/** A remark that reports a failure begins with it: the tokens up to the end of its first real sentence. */
function firstSentence(tokens: TokenBuffer): number {
  for (let at = shortestSentence; at < tokens.count; at++)
    if (tokens.ids[at] === Token.sentenceEnd) return at;
  return tokens.count;
}

/** The winner among the matches of all spans: the group that comes first in the lexicon. */
function bestMatch(
  engine: RuleEngine,
  text: string,
  verdict: Verdict,
  /** Whether the tool gives texts to read: a remark among them reports a failure only when it begins with it. */
  isReading: boolean,
): { match: RuleMatch; range: [number, number] } | null {
  const { tokens } = engine;
  const isExplicit = verdict.state === "error";
  const isProse = !/^\s*[[{]/.test(text.slice(0, 40));
  let best: { match: RuleMatch; range: [number, number] } | null = null;
  for (const [from, to] of verdict.spans) {
    tokens.clear();
    tokens.scan(text, from, to);
    const matches = isExplicit
      ? engine.match(0, tokens.count)
      : engine.match(0, firstSentence(tokens), Guard.needExplicit, Guard.allowCondition);
    const group = matches.findIndex((match) => match !== undefined);
    if (group < 0 || (best && best.match.rule.group <= group)) continue;
    const match = matches[group]!;
    const isTooLong = engine.groups[group]!.kind === "context_overflow";
    if (!isExplicit && isReading && match.first > 0 && !isTooLong) continue;
    const range: [number, number] = [tokens.starts[match.first]!, tokens.ends[match.end - 1]!];
    if (!isExplicit && isProse && range[0] > from && isQuoted(text, from, range[0])) continue;
    best = { match, range };
  }
  return best;
}

const wordCount = (text: string, span: Span | undefined): number =>
  span ? (text.slice(span[0], Math.min(span[1], span[0] + 200)).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0;

/** Reads a tool result; what the source says of its status counts as the result's own word. */
export function readOutcome(
  engine: RuleEngine,
  text: string,
  status: "ok" | "error" | "unknown",
  tool: string,
): Outcome {
  let verdict = verdictOf(text);
  if (status === "error" && verdict.state !== "error")
    verdict = { ...verdict, state: "error", spans: [[0, Math.min(text.length, 600)]] };
  if (verdict.state === "ok") return ok;
  if (verdict.state === "blank") return blank;
  if (verdict.state === "empty") return nothing;
  const best = bestMatch(engine, text, verdict, isTelling(tool));
  if (!best && verdict.state === "unclear") return ok;
  const { code, spans } = verdict;
  const group = best ? best.match.rule.group : -1;
  return {
    state: "error",
    leaf: failureLeaf(code, engine.groups[group], tool, wordCount(text, spans[0])),
    code,
    group,
    rule: best ? best.match.rule.name : "explicit error",
    range: best ? best.range : (spans[0] ?? [0, 0]),
  };
}
