/** An export wherever it lies: a zip or a folder. */
export interface Bundle {
  /** Names of all files in it, with / between folders; a name that occurs twice is listed twice. */
  names: readonly string[];
  read(name: string): AsyncIterable<Uint8Array>;
}

/** SHA-256 of bytes that come in parts. */
export interface Hasher {
  update(bytes: Uint8Array): unknown;
  /** Lower-case hexadecimal digits. */
  digest(): string;
}
export type NewHasher = () => Hasher;

/** One thing that was looked at. */
export interface Finding {
  ok: boolean;
  what: string;
  /** What was found in place of what, where it isn't as it should be. */
  detail: string | null;
}

export const fine = (what: string): Finding => ({ ok: true, what, detail: null });
export const wrong = (what: string, detail: string): Finding => ({ ok: false, what, detail });

/** Says of a thing that it is as it should be, or what is wrong with it. */
export const finding = (what: string, problem: string | null): Finding =>
  problem === null ? fine(what) : wrong(what, problem);

/** A whole file as text; only for files that are known to be small. Throws TypeError when it isn't UTF-8. */
export async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let text = "";
  for await (const part of bytes) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

export async function sizeAndHash(
  bytes: AsyncIterable<Uint8Array>,
  newHasher: NewHasher,
): Promise<{ bytes: number; sha256: string }> {
  const hash = newHasher();
  let size = 0;
  for await (const part of bytes) {
    hash.update(part);
    size += part.length;
  }
  return { bytes: size, sha256: hash.digest() };
}
