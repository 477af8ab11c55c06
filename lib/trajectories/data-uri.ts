import type { Attachment } from "./schema";

/** Data inside texts: finding it, decoding it, and the words that stand in its place. */

/** Base64 of fewer characters is left where it is: it costs less than its placeholder. */
const smallest = 128;

const embedded =
  /data:(?:[\w.+-]{1,100}\/[\w.+-]{1,100})?(?:;[\w.+-]{1,60}=[\w.+-]{0,100}){0,5};base64,([\w+/-]+={0,2})/gi;

/** Where base64 data URIs stand in a text. */
export function embeddedData(text: string): { start: number; end: number }[] {
  if (text.length < smallest || !text.includes(";base64,")) return [];
  return [...text.matchAll(embedded)].flatMap((match) =>
    match[1]!.length < smallest ? [] : [{ start: match.index, end: match.index + match[0].length }],
  );
}

/** Whether a text is nothing but base64 of either alphabet, perhaps in lines. */
export const isBase64 = (text: string): boolean =>
  /^[\w+/-]+={0,2}$/.test(text) || /^(?:[\w+/-]+\r?\n)+[\w+/-]+={0,2}\s*$/.test(text);

/** What stands in a text in place of data. */
export const attachmentWords = ({ media_type, sha256, bytes }: Attachment): string =>
  `data:${media_type} sha256:${sha256} (${bytes} bytes)`;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const sextets = new Uint8Array(128).fill(255);
for (let i = 0; i < 64; i += 1) sextets[alphabet.charCodeAt(i)] = i;
sextets[0x2d] = 62;
sextets[0x5f] = 63;

/** Base64 (standard or URL alphabet) to bytes; characters outside the alphabet are passed over. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let size = 0;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const sextet = code < 128 ? sextets[code]! : 255;
    if (sextet === 255) continue;
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[size] = (held >> bits) & 255;
      size += 1;
    }
  }
  return bytes.subarray(0, size);
}
