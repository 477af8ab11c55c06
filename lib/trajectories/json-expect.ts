/** What may come next at the present place. */
export const enum Expect {
  Value,
  ValueOrEnd,
  Key,
  KeyOrEnd,
  Colon,
  CommaOrEnd,
}

/** Whether a byte may be part of a number or a word. */
export function isScalarByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    byte === 0x2d ||
    byte === 0x2b ||
    byte === 0x2e
  );
}

/** What may come next, in words. */
export function describe(expect: Expect): string {
  switch (expect) {
    case Expect.Value:
      return "a value";
    case Expect.ValueOrEnd:
      return "a value or ]";
    case Expect.Key:
      return "a key in double quotes";
    case Expect.KeyOrEnd:
      return "a key in double quotes or }";
    case Expect.Colon:
      return "a colon";
    case Expect.CommaOrEnd:
      return "a comma or the closing bracket";
  }
}
