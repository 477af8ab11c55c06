/** What is drawn of a text, in UTF-16 offsets from its start. */
export type Excerpt = { end: number; long: boolean };

const columns = 88;

/**
 * How much of a text to draw. Lines are counted as they will wrap; what exceeds `maxRows` is long, and while it
 * is folded only about `rows` rows are drawn.
 */
export function excerptOf(text: string, open: boolean, maxRows: number, rows: number): Excerpt {
  let row = 0;
  let fold = text.length;
  for (let at = 0; at < text.length;) {
    const next = text.indexOf("\n", at);
    const end = next === -1 ? text.length : next;
    const height = Math.max(1, Math.ceil((end - at) / columns));
    if (row < rows && row + height >= rows) fold = Math.min(end, at + (rows - row) * columns);
    row += height;
    if (row > maxRows) return { end: open ? text.length : wholeCharacter(text, fold), long: true };
    at = end + 1;
  }
  return { end: text.length, long: false };
}

/** An offset that doesn't cut a surrogate pair. */
export function wholeCharacter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? "") ? at - 1 : at;
}

/** Size in UTF-8, as the source file has it. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
