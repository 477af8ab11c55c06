import type { Finding } from "../hit";
import { phraseFinding } from "./phrase-finding";
import { isAscii } from "./prepare";
import { opensWith, positiveOpenings } from "./word-lists";
import { humanTexts, type PreparedRow, type ReferenceDetector } from "./view";

const negativeStance = "interaction.disengagement.negative_stance";
const f32 = Math.fround;
const capitals = { letters: 10, share: f32(0.8) };

const firstPoints = (text: string, count: number): string =>
  Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join("");

const alphabetic = /\p{Alphabetic}/gu;
const upperCase = /\p{Uppercase}/gu;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

interface Letters {
  all: number;
  upper: number;
}

function asciiLetters(text: string): Letters {
  let all = 0;
  let upper = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) all++;
    else if (code >= 65 && code <= 90) upper++;
  }
  return { all: all + upper, upper };
}

function lettersOf(text: string): Letters {
  if (isAscii(text)) return asciiLetters(text);
  const letters = text.match(alphabetic) ?? [];
  return { all: letters.length, upper: countOf(letters.join(""), upperCase) };
}

function stance(turn: PreparedRow, rule: string, metadata: Record<string, unknown>): Finding {
  return {
    type: negativeStance,
    row: turn.index,
    snippet: firstPoints(turn.raw, 50),
    confidence: 1,
    explain: { rule, matched: firstPoints(turn.raw, 50), range: null },
    metadata: { indicator_type: rule, ...metadata },
  };
}

function shouting(turn: PreparedRow): Finding | null {
  const { all, upper } = lettersOf(turn.raw);
  if (all < capitals.letters) return null;
  const ratio = f32(upper / all);
  if (ratio < capitals.share) return null;
  const found = stance(turn, "all_caps", { upper_ratio: ratio });
  return { ...found, explain: { ...found.explain, similarity: ratio, threshold: capitals.share } };
}

const twoMarks = /[?!]{2}/;

function punctuation(turn: PreparedRow): Finding | null {
  if (!twoMarks.test(turn.raw) || opensWith(turn.raw, positiveOpenings)) return null;
  const questions = countOf(turn.raw, /\?{2,}/g);
  const exclamations = countOf(turn.raw, /!{2,}/g);
  const mixed = countOf(turn.raw, /[?!]{3,}/g);
  if (questions + exclamations + mixed === 0) return null;
  return stance(turn, "excessive_punctuation", {
    consecutive_questions: questions,
    consecutive_exclamations: exclamations,
    mixed_punctuation: mixed,
  });
}

/** Six tests a turn, in this order; a complaint counts only without escalation and profanity. */
export const referenceDisengagement: ReferenceDetector = (view) =>
  humanTexts(view).flatMap((turn) => {
    const phrase = (name: "escalation" | "quit") =>
      phraseFinding(view, turn, `interaction.disengagement.${name}`, name, { pattern_type: name });
    const worded = (name: "profanity" | "complaint") =>
      phraseFinding(view, turn, negativeStance, name, { indicator_type: name });
    const escalation = phrase("escalation");
    const profanity = worded("profanity");
    const complaint = escalation || profanity ? null : worded("complaint");
    return [shouting(turn), punctuation(turn), escalation, phrase("quit"), profanity, complaint].filter(
      (finding) => finding !== null,
    );
  });
