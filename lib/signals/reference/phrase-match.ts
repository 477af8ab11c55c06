import { countsOf, fold, normOf, tokensOf, trigramsOf, words } from "./prepare";

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
