/** A stretch of a JSON string's inside: as it stands, or an escape with what it means. */
export type StringPiece = { start: number; end: number; decoded?: string };

/**
 * Takes the inside of a JSON string apart at its escapes, so that code with line breaks can be read as lines
 * while every stretch still knows its place in the source.
 *
 * @param start,end the place of the token in `text`, quotes included
 */
export function stringPieces(text: string, start: number, end: number): StringPiece[] {
  const pieces: StringPiece[] = [];
  const escape = /(?:\\u[0-9a-fA-F]{4})+|\\./g;
  const inside = text.slice(start + 1, end - 1);
  let plain = 0;
  for (const match of inside.matchAll(escape)) {
    if (match.index > plain) pieces.push({ start: start + 1 + plain, end: start + 1 + match.index });
    plain = match.index + match[0].length;
    const decoded: unknown = JSON.parse(`"${match[0]}"`);
    pieces.push({ start: start + 1 + match.index, end: start + 1 + plain, decoded: String(decoded) });
  }
  if (plain < inside.length) pieces.push({ start: start + 1 + plain, end: end - 1 });
  return pieces;
}

/** Whether a value is a string that is easier to read decoded: it has line breaks. */
export function hasLines(text: string, start: number, end: number): boolean {
  return text[start] === '"' && end - start > 24 && /[^\\](?:\\\\)*\\n/.test(text.slice(start, end));
}
