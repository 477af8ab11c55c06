import type { Severity } from "./report";

/** Severity bucket of a category by its number of hits: 0, 1–2, 3–4, 5 and more. */
export const severityOf = (count: number): Severity =>
  count === 0 ? 0 : count <= 2 ? 1 : count <= 4 ? 2 : 3;
