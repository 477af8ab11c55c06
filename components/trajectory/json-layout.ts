/**
 * Lays JSON text out for reading without parsing it into values: numbers keep their digits (129.00, 20-digit
 * ids), repeated keys stay, and every token knows where it stands in the source, so that a reader's selection
 * can be told in offsets of the text that is stored.
 */

/** A stretch of the source, in UTF-16 offsets. Keys are tinted. */
export type JsonToken = { start: number; end: number; key: boolean };

/** One line to draw: its depth and its tokens; a space stands between tokens where `spaced` says so. */
export type JsonLine = { depth: number; tokens: (JsonToken & { spaced: boolean })[] };

type Value = {
  start: number;
  end: number;
  /** Length when written on one line. */
  width: number;
  children?: { key: JsonToken | null; colon: number; value: Value; comma: number | null }[];
};

const maxDepth = 64;
const space = /[ \t\r\n]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The tree of a JSON text with places, or null when it isn't JSON (or is deeper than a page can show). */
export function readJson(text: string): Value | null {
  let at = 0;
  const skip = () => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  const token = (): [number, number] | null => {
    scalar.lastIndex = at;
    if (!scalar.test(text)) return null;
    const start = at;
    at = scalar.lastIndex;
    return [start, at];
  };
  const value = (depth: number): Value | null => {
    const open = text[at];
    if (open !== "{" && open !== "[") {
      const place = token();
      return place && { start: place[0], end: place[1], width: place[1] - place[0] };
    }
    if (depth >= maxDepth) return null;
    const start = at;
    const close = open === "{" ? "}" : "]";
    const children: NonNullable<Value["children"]> = [];
    at += 1;
    skip();
    for (let first = true; first || text[at] !== close; first = false) {
      if (first && text[at] === close) break;
      let key: JsonToken | null = null;
      let colon = -1;
      if (open === "{") {
        if (text[at] !== '"') return null;
        const place = token();
        if (!place) return null;
        key = { start: place[0], end: place[1], key: true };
        skip();
        if (text[at] !== ":") return null;
        colon = at;
        at += 1;
        skip();
      }
      const inner = value(depth + 1);
      if (!inner) return null;
      skip();
      let comma: number | null = null;
      if (text[at] === ",") {
        comma = at;
        at += 1;
        skip();
        if (text[at] === close) return null;
      } else if (text[at] !== close) return null;
      children.push({ key, colon, value: inner, comma });
    }
    at += 1;
    const width = children.reduce(
      (sum, child) => sum + child.value.width + 2 + (child.key ? child.key.end - child.key.start + 2 : 0),
      open === "{" ? 2 : 0,
    );
    return { start, end: at, width: children.length === 0 ? 2 : width, children };
  };
  skip();
  const root = value(0);
  if (!root) return null;
  skip();
  return at === text.length ? root : null;
}

/**
 * The lines of a JSON text, broken where one would be wider than `columns`; null when the text isn't JSON.
 * Joining all tokens gives the source without the white space between its tokens.
 */
export function layoutJson(text: string, columns = 76): JsonLine[] | null {
  const root = readJson(text);
  if (!root) return null;
  const lines: JsonLine[] = [{ depth: 0, tokens: [] }];
  const put = (start: number, end: number, spaced = false, key = false) => {
    const tokens = lines[lines.length - 1]?.tokens;
    const last = tokens?.[tokens.length - 1];
    // Neighbours in the source become one token: fewer nodes on the page.
    if (last && !spaced && !key && !last.key && last.end === start) last.end = end;
    else tokens?.push({ start, end, spaced, key });
  };
  const breakLine = (depth: number) => lines.push({ depth, tokens: [] });
  const draw = (value: Value, depth: number, spaced: boolean, room: number, after: number) => {
    const { children } = value;
    if (!children) return put(value.start, value.end, spaced);
    if (children.length === 0) {
      put(value.start, value.start + 1, spaced);
      return put(value.end - 1, value.end);
    }
    const flat = value.width + after <= room;
    const braces = flat && text[value.start] === "{";
    put(value.start, value.start + 1, spaced);
    children.forEach((child, index) => {
      if (!flat) breakLine(depth + 1);
      const lead = flat && (index > 0 || braces);
      let used = 0;
      if (child.key) {
        put(child.key.start, child.key.end, lead, true);
        put(child.colon, child.colon + 1);
        used = child.key.end - child.key.start + 2;
      }
      const inner = flat ? Infinity : columns - 2 * (depth + 1) - used;
      draw(child.value, depth + 1, child.key ? true : lead, inner, child.comma === null ? 0 : 1);
      if (child.comma !== null) put(child.comma, child.comma + 1);
    });
    if (!flat) breakLine(depth);
    put(value.end - 1, value.end, braces);
  };
  draw(root, 0, false, columns, 0);
  return lines;
}

/** The members of a JSON object in order, as places in the text; null when the text isn't an object. */
export function objectEntries(
  text: string,
): { key: JsonToken; value: { start: number; end: number } }[] | null {
  const root = readJson(text);
  if (!root?.children || text[root.start] !== "{") return null;
  return root.children.flatMap((child) => (child.key ? [{ key: child.key, value: child.value }] : []));
}
