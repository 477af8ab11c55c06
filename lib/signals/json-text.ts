/** Deeper values are not told apart; the published reader gives up at the same depth. */
export const maximumDepth = 128;

/**
 * Compact JSON text of a JSON value, in the order of its keys; safe for any depth (deeper than 128 levels becomes
 * null) and for values that JSON has no text for (null as well).
 */
export function jsonText(value: unknown, depth = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth >= maximumDepth) return "null";
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item, depth + 1)).join(",")}]`;
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${jsonText(item, depth + 1)}`,
  );
  return `{${members.join(",")}}`;
}
