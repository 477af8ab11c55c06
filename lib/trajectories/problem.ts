/** Why a record could not be read: where it lies, what was expected there, and how it begins. */
export interface Problem {
  /** 0-based number of the record. */
  record: number;
  /** 1-based. */
  line: number;
  column: number | null;
  pointer: string;
  code: string;
  expected: string;
  /** The first characters, control characters escaped. */
  excerpt: string;
  /** True when nothing after this place was read. */
  fatal: boolean;
  byteRange: [number, number] | null;
  /** The bytes up to the fault, as far as they may tell what the file was meant to be. */
  partial?: Uint8Array;
}

const excerptLength = 80;

/** The first characters of a record, on one line, with everything invisible escaped. */
export function excerpt(source: Uint8Array | string): string {
  const text =
    typeof source === "string" ? source : new TextDecoder().decode(source.subarray(0, 4 * excerptLength));
  const points = Array.from(text.slice(0, 2 * excerptLength)).slice(0, excerptLength);
  const shown = points
    .map((point) => (/[\p{C}\u2028\u2029]/u.test(point) ? escapePoint(point) : point))
    .join("");
  return text.length > points.join("").length ? `${shown}…` : shown;
}

function escapePoint(point: string): string {
  const code = point.codePointAt(0)!;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
