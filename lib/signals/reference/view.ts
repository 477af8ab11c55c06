import { readCalls, type Call } from "../calls";
import type { Conversation, Row } from "../conversation";
import type { Finding } from "../hit";
import type { Settings } from "../options";
import type { PhraseIndex } from "./phrase-index";
import type { PhraseHit } from "./phrase-match";
import { phraseIndexFor } from "./phrases";
import { Prepared } from "./prepare";
import { lowerResult, type LoweredResult } from "./result-search";
import { sketchOf, type Sketch } from "./trigram-sketch";
import { stopWords } from "./word-lists";

export class PreparedRow extends Prepared {
  private found: Map<string, PhraseHit> | null = null;
  private ownSketch: Sketch | null = null;
  private ownMeaningful: Set<string> | null = null;

  constructor(
    readonly index: number,
    readonly role: "human" | "gpt",
    /** Its place among the prepared rows. */
    private readonly place: number,
    text: string,
    maximum: number,
  ) {
    super(text, maximum);
  }

  get sketch(): Sketch {
    return (this.ownSketch ??= sketchOf(this.raw, this.place));
  }

  /** The distinct tokens that are no function words. */
  get meaningful(): Set<string> {
    return (this.ownMeaningful ??= new Set(this.tokens.filter((token) => !stopWords.has(token))));
  }

  /** The first phrase of each list that matches, by list. */
  hits({ settings, phrases }: ReferenceView): Map<string, PhraseHit> {
    return (this.found ??= phrases.hits(this, settings.thresholds));
  }
}

/** What the reference detectors share: the last rows, prepared texts, calls. Indexes are of the whole conversation. */
export interface ReferenceView {
  rows: readonly Row[];
  /** First row that is read. */
  start: number;
  /** Prepared human and gpt rows with text, in order. */
  texts: PreparedRow[];
  /** Tool results, from the first row that is read on; null for other rows. */
  results: (LoweredResult | null)[];
  calls: Call[];
  phrases: PhraseIndex;
  settings: Settings;
}

export type ReferenceDetector = (view: ReferenceView) => Finding[];

export function referenceView(conversation: Conversation, settings: Settings): ReferenceView {
  const { rows } = conversation;
  const { maximum_rows, maximum_characters } = settings.thresholds;
  const start = Math.max(0, rows.length - maximum_rows);
  const texts: PreparedRow[] = [];
  const results: (LoweredResult | null)[] = [];
  for (let index = start; index < rows.length; index++) {
    const { from, value } = rows[index]!;
    results.push(from === "observation" ? lowerResult(value) : null);
    if ((from === "human" || from === "gpt") && value !== "")
      texts.push(new PreparedRow(index, from, texts.length, value, maximum_characters));
  }
  const calls = readCalls(rows, false).filter((call) => call.row >= start);
  return { rows, start, texts, results, calls, phrases: phraseIndexFor(settings.phrases), settings };
}

export const humanTexts = (view: ReferenceView): PreparedRow[] =>
  view.texts.filter((text) => text.role === "human");
