/**
 * Text of a trajectory is written by strangers. Characters that a reader can't see but that change what is
 * seen (or that carry hidden words) are cut out here, so that the page can show a mark in their place.
 */

/** A stretch of a text, in UTF-16 offsets. `mark` is what to show instead; without it the text is shown as it is. */
export type VisiblePiece = {
  start: number;
  end: number;
  mark?: { label: string; name: string };
};

// In order: an ANSI sequence (CSI, OSC or a bare escape), hidden tag characters, variation selectors that
// can carry data, other controls and format characters, and lone halves of surrogate pairs.
const hidden = new RegExp(
  [
    "\\u001B(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001B]{0,200}(?:\\u0007|\\u001B\\\\)|[@-Z\\\\^_])?",
    "[\\u{E0000}-\\u{E007F}]+",
    "[\\u{E0100}-\\u{E01EF}]+|[\\uFE00-\\uFE0F]{2,}",
    "\\r\\n?",
    "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]",
    "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]",
    "\\p{Surrogate}",
  ].join("|"),
  "gu",
);

const names: Record<string, [label: string, name: string]> = {
  "\u00AD": ["SHY", "soft hyphen"],
  "\u034F": ["CGJ", "combining grapheme joiner"],
  "\u061C": ["ALM", "Arabic letter mark"],
  "\u180E": ["MVS", "Mongolian vowel separator"],
  "\u200B": ["ZWSP", "zero-width space"],
  "\u200C": ["ZWNJ", "zero-width non-joiner"],
  "\u200D": ["ZWJ", "zero-width joiner"],
  "\u200E": ["LRM", "left-to-right mark"],
  "\u200F": ["RLM", "right-to-left mark"],
  "\u2028": ["LSEP", "line separator"],
  "\u2029": ["PSEP", "paragraph separator"],
  "\u202A": ["LRE", "left-to-right embedding"],
  "\u202B": ["RLE", "right-to-left embedding"],
  "\u202C": ["PDF", "end of embedding or override"],
  "\u202D": ["LRO", "left-to-right override"],
  "\u202E": ["RLO", "right-to-left override"],
  "\u2060": ["WJ", "word joiner"],
  "\u2066": ["LRI", "left-to-right isolate"],
  "\u2067": ["RLI", "right-to-left isolate"],
  "\u2068": ["FSI", "first-strong isolate"],
  "\u2069": ["PDI", "end of isolate"],
  "\uFEFF": ["BOM", "byte order mark or zero-width no-break space"],
};

// Not the pictures of Unicode's own block (␀): hardly a font has them.
const controls =
  "NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US".split(
    " ",
  );

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

// Joiners belong to the spelling of these scripts and to composed emoji; elsewhere they hide.
const joins =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;

/**
 * Cuts a text into pieces to show as they are and pieces to show as marks. The pieces cover the text without
 * gap or overlap, in order. Line feeds and tabs stay; a carriage return before a line feed is dropped silently.
 */
export function visiblePieces(text: string): VisiblePiece[] {
  const pieces: VisiblePiece[] = [];
  let plain = 0;
  const cut = (start: number, end: number, label: string, name: string) => {
    if (start > plain) pieces.push({ start: plain, end: start });
    pieces.push({ start, end, mark: { label, name } });
    plain = end;
  };
  for (const match of text.matchAll(hidden)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const first = found.codePointAt(0) ?? 0;
    if (found === "\r\n") cut(start, start + 1, "", "carriage return");
    else if (
      (found === "\u200C" || found === "\u200D") &&
      joins.test(text.slice(Math.max(0, start - 4), start))
    )
      continue;
    else if (first >= 0xe0000 && first <= 0xe007f) {
      if (isFlag(text, start, found)) continue;
      cut(start, end, `hidden: ${readTags(found)}`, "tag characters, invisible text");
    } else if ((first >= 0xe0100 && first <= 0xe01ef) || (first >= 0xfe00 && first <= 0xfe0f))
      cut(start, end, `VS ×${Array.from(found).length}`, "variation selectors, may carry hidden data");
    else if (first === 0x1b)
      cut(start, end, `ESC${found.slice(1).replace(/[\u0000-\u001F]/gu, "")}`, "terminal control sequence");
    else if (first < 0x20)
      cut(start, end, controls[first] ?? code(found), `control character ${code(found)}`);
    else if (first === 0x7f) cut(start, end, "DEL", "control character U+007F");
    else {
      const [label, name] = names[found] ?? [code(found), "invisible character"];
      cut(start, end, label, `${name}, ${code(found)}`);
    }
  }
  if (plain < text.length || pieces.length === 0) pieces.push({ start: plain, end: text.length });
  return pieces;
}

/** Flags of regions (England, Scotland, Wales) are spelled with tag characters after a black flag. */
function isFlag(text: string, start: number, tags: string): boolean {
  return (
    text.slice(Math.max(0, start - 2), start) === "\u{1F3F4}" &&
    tags.length <= 14 &&
    tags.endsWith("\u{E007F}")
  );
}

function readTags(tags: string): string {
  return Array.from(tags, (tag) => {
    const ascii = (tag.codePointAt(0) ?? 0) - 0xe0000;
    return ascii >= 0x20 && ascii < 0x7f ? String.fromCodePoint(ascii) : "";
  }).join("");
}

/** The text with every hidden character replaced by its mark in brackets: for titles, names and one-line previews. */
export function visibleString(text: string): string {
  return visiblePieces(text)
    .map((piece) =>
      piece.mark ? (piece.mark.label ? `[${piece.mark.label}]` : "") : text.slice(piece.start, piece.end),
    )
    .join("");
}
