import { describe, it, expect } from "vitest";
import { csvSeparator, splitCsv, type CsvRow } from "./csv-records";

async function rows(text: string, size = 1000): Promise<CsvRow[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const found: CsvRow[] = [];
  for await (const row of splitCsv(chunks(), csvSeparator(bytes)!, 1 << 20)) found.push(row);
  return found;
}

describe("CSV", () => {
  const text = '\ufeffid,text\r\n1,"a, ""b""\r\nc"\r\n2,d\r\n\r\n3,=1+1\r\n4,\'=1+1\r\n5,\'tis\r\n6\r\n';

  it("reads quotes, line breaks in cells, and takes the mark off formulas", async () => {
    const values = (await rows(text)).map(({ value }) => value.text);
    expect(values).toEqual(['a, "b"\r\nc', "d", "=1+1", "=1+1", "'tis", ""]);
  });

  it("knows where each row stands", async () => {
    const found = await rows(text);
    expect(found.map(({ raw }) => raw.line)).toEqual([2, 4, 6, 7, 8, 9]);
    expect(new TextDecoder().decode(new TextEncoder().encode(text).slice(...found[1]!.raw.byteRange))).toBe(
      "2,d",
    );
    expect(found.map(({ uneven }) => uneven)).toEqual([false, false, false, false, false, true]);
  });

  it("reads the same in chunks of any size", async () => {
    expect((await rows(text, 1)).map(({ value }) => value)).toEqual(
      (await rows(text)).map(({ value }) => value),
    );
  });

  it("finds the separator of a header and is not deceived by other text", () => {
    const separator = (head: string) => csvSeparator(new TextEncoder().encode(head));
    expect(separator("a;b;c\n")).toBe(0x3b);
    expect(separator('"a"\t"b b"\n')).toBe(0x09);
    for (const other of ['{"a":1,"b":2}\n', "Dear all, hello!\n", "one\n", "[1,2]\n"])
      expect(separator(other)).toBeNull();
  });
});
