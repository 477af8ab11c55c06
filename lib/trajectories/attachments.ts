import type { Attachment } from "./schema";
import type { Sha256 } from "./sha256";

/** Attachments are named by hash and never carried as text; links are never followed. */

const dataUri = /^data:([^;,]*)((?:;[^;,]*)*),/i;

/** The placeholder of a data URI, or null when the text is none. */
export function attachmentOfDataUri(
  text: string,
  sha256: Sha256,
  name: string | null = null,
): Attachment | null {
  if (text.slice(0, 5).toLowerCase() !== "data:") return null;
  const head = dataUri.exec(text.slice(0, 200));
  if (!head) return null;
  const body = text.slice(head[0].length);
  const bytes = /;base64$/i.test(head[2] ?? "") ? decodeBase64(body) : new TextEncoder().encode(body);
  return {
    sha256: sha256(bytes),
    media_type: head[1] || "text/plain",
    bytes: bytes.length,
    name,
    origin: "data_uri",
    alt: null,
  };
}

/** The placeholder of base64 content whose media type stands beside it. */
export function attachmentOfBase64(base64: string, mediaType: string, sha256: Sha256): Attachment {
  const bytes = decodeBase64(base64);
  return {
    sha256: sha256(bytes),
    media_type: mediaType,
    bytes: bytes.length,
    name: null,
    origin: "data_uri",
    alt: null,
  };
}

/** The placeholder of something that is only named: a link, a file name, an id. The hash is that of the name. */
export function attachmentOfName(
  name: string,
  mediaType: string,
  origin: "url" | "blob" | "reference",
  sha256: Sha256,
): Attachment {
  return {
    sha256: sha256(new TextEncoder().encode(name)),
    media_type: mediaType,
    bytes: 0,
    name,
    origin,
    alt: null,
  };
}

/** An attachment from either form in which links are written. */
export function attachmentOfUrl(url: string, mediaType: string, sha256: Sha256): Attachment {
  return attachmentOfDataUri(url, sha256) ?? attachmentOfName(url, mediaType, "url", sha256);
}

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
    held = (held << 6) | sextet;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[size] = (held >> bits) & 255;
      size += 1;
    }
  }
  return bytes.subarray(0, size);
}

/** Long strings with data inside are replaced by what they are, so that unmapped fields stay small enough to show. */
export function withoutBlobs(value: unknown, sha256: Sha256): unknown {
  if (typeof value === "string") {
    if (value.length < 2000) return value;
    const found = attachmentOfDataUri(value, sha256);
    return found ? `data:${found.media_type} sha256:${found.sha256} (${found.bytes} bytes)` : value;
  }
  if (Array.isArray(value)) return mapChanged(value, sha256);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  const light = members.map(([key, member]) => [key, withoutBlobs(member, sha256)] as const);
  return light.some(([, member], i) => member !== members[i]![1]) ? Object.fromEntries(light) : value;
}

function mapChanged(array: readonly unknown[], sha256: Sha256): unknown {
  const light = array.map((item) => withoutBlobs(item, sha256));
  return light.some((item, i) => item !== array[i]) ? light : array;
}
