export type Span = [from: number, to: number];

/** What a tool result is, judged by its form; which leaf it is, is for the rules on `spans` to say. */
export interface Verdict {
  state: "ok" | "blank" | "empty" | "error" | "unclear";
  /** Where the words about a failure stand. */
  spans: Span[];
  /** An HTTP status the result states, or 0. */
  code: number;
}

export const fine: Verdict = { state: "ok", spans: [], code: 0 };
export const blank: Verdict = { state: "blank", spans: [], code: 0 };
export const empty: Verdict = { state: "empty", spans: [], code: 0 };
