import type { Draft } from "./schema";

/** What nobody has answered yet. */
export const emptyDraft: Draft = { answers: {}, evidence: [], comment: "", confidence: null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number) => typeof value === "string" && value.length <= most;
const isPlace = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isEvidence = (value: unknown): boolean =>
  isObject(value) &&
  isPlace(value.step) &&
  (value.range === null ||
    (Array.isArray(value.range) && value.range.length === 2 && value.range.every(isPlace))) &&
  isText(value.quote, 2000);

/**
 * Whether a value that a browser kept is a draft: what `Draft` of the schema takes, told without it, because the
 * annotate page opens faster without the library of schemas. A test holds the two together.
 */
export const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value.answers) &&
  Object.entries(value.answers).every((answer) => answer.every((part) => isText(part, 100))) &&
  Array.isArray(value.evidence) &&
  value.evidence.length <= 200 &&
  value.evidence.every(isEvidence) &&
  isText(value.comment, 20_000) &&
  (value.confidence === null || ["low", "medium", "high"].includes(value.confidence as string));
