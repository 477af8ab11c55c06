import type { Thresholds } from "../options";
import { countsOf, fold, normOf, tokensOf, trigramsOf, words, type Prepared } from "./prepare";
import { cosine, jaccard } from "./similarity";

export interface Phrase {
  text: string;
  tokens: string[];
  /** Counts and trigrams come from a second form without any punctuation. */
  counts: Map<string, number>;
  norm: number;
  trigrams: Set<number>;
}

export interface PhraseHit {
  phrase: Phrase;
  layer: "exact" | "trigram" | "cosine";
  similarity: number;
  threshold: number;
}

const punctuation = /[^\p{L}\p{N}\p{M}_\p{White_Space}]/gu;

export function preparePhrase(text: string): Phrase {
  const folded = fold(text);
  const plain = words(folded.replace(punctuation, "")).join(" ");
  const counts = countsOf(plain === "" ? [] : plain.split(" "));
  return { text, tokens: tokensOf(folded), counts, norm: normOf(counts), trigrams: trigramsOf(plain) };
}

function holdsInOrder(tokens: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  const last = tokens.length - phrase.length;
  for (let start = 0; start <= last; start++) {
    let same = 0;
    while (same < phrase.length && tokens[start + same] === phrase[same]) same++;
    if (same === phrase.length) return true;
  }
  return false;
}

function matchOne(turn: Prepared, phrase: Phrase, thresholds: Thresholds): PhraseHit | null {
  if (holdsInOrder(turn.tokens, phrase.tokens))
    return { phrase, layer: "exact", similarity: 1, threshold: 1 };
  const trigram = Math.fround(thresholds.phrase_trigram);
  const [less, more] = [turn.trigrams.size, phrase.trigrams.size].sort((a, b) => a - b) as [number, number];
  if (less >= trigram * more * 0.999) {
    const similarity = jaccard(turn.trigrams, phrase.trigrams);
    if (similarity >= trigram) return { phrase, layer: "trigram", similarity, threshold: trigram };
  }
  const limit = Math.fround(thresholds.phrase_cosine);
  const similarity = cosine(turn.counts, turn.norm, phrase.counts, phrase.norm);
  if (similarity >= limit) return { phrase, layer: "cosine", similarity, threshold: limit };
  return null;
}

/** The first phrase of a list that one of the three layers accepts: exact, trigram Jaccard, token cosine. */
export function matchPhrases(
  turn: Prepared,
  phrases: readonly Phrase[],
  thresholds: Thresholds,
): PhraseHit | null {
  for (const phrase of phrases) {
    const hit = matchOne(turn, phrase, thresholds);
    if (hit) return hit;
  }
  return null;
}
