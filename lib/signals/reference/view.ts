import { readCalls, type Call } from "../calls";
import type { Conversation, Row } from "../conversation";
import type { Finding } from "../hit";
import type { Settings } from "../options";
import { prepare, type Prepared } from "./prepare";

export interface PreparedRow extends Prepared {
  index: number;
  role: "human" | "gpt";
}

/** What the reference detectors share: the last rows, prepared texts, calls. Indexes are of the whole conversation. */
export interface ReferenceView {
  rows: readonly Row[];
  /** First row that is read. */
  start: number;
  /** Prepared human and gpt rows with text, in order. */
  texts: PreparedRow[];
  calls: Call[];
  settings: Settings;
}

export type ReferenceDetector = (view: ReferenceView) => Finding[];

export function referenceView(conversation: Conversation, settings: Settings): ReferenceView {
  const { rows } = conversation;
  const { maximum_rows, maximum_characters } = settings.thresholds;
  const start = Math.max(0, rows.length - maximum_rows);
  const texts: PreparedRow[] = [];
  for (let index = start; index < rows.length; index++) {
    const { from, value } = rows[index]!;
    if ((from === "human" || from === "gpt") && value !== "")
      texts.push({ index, role: from, ...prepare(value, maximum_characters) });
  }
  return { rows, start, texts, calls: readCalls(rows, false).filter((call) => call.row >= start), settings };
}

export const humanTexts = (view: ReferenceView): PreparedRow[] =>
  view.texts.filter((text) => text.role === "human");
