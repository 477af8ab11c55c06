import { createHash } from "node:crypto";

/**
 * Text as PostgreSQL takes it: it refuses NUL and halves of surrogate pairs, which are shown as the signs that stand
 * for them. What was really there stays in the bodies, which are bytes.
 */
export const cleanText = (text: string): string =>
  text.replaceAll("\0", "\u2400").replace(/\p{Surrogate}/gu, "\ufffd");

/**
 * The same for text that is part of an index entry, which PostgreSQL limits to a third of a page. A key that had to be
 * changed ends in its own hash, so that two different ones never become one.
 */
export function keyText(text: string): string {
  const clean = cleanText(text);
  if (clean === text && text.length <= longestKey) return text;
  const hash = createHash("sha256").update(text, "utf16le").digest("hex").slice(0, 16);
  return `${cleanText(clean.slice(0, longestKey - 20))}~${hash}`;
}

const longestKey = 300;
