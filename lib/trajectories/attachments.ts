import { attachmentWords, decodeBase64, embeddedData, isBase64 } from "./data-uri";
import type { Attachment } from "./schema";
import type { Sha256 } from "./sha256";

/**
 * Attachments are named by hash and never carried as text: their bytes are handed over once, to be kept beside the
 * trajectories. Links are never followed.
 */

/** The bytes of an attachment, as they were inside a record. */
export interface Blob {
  sha256: string;
  media_type: string;
  bytes: Uint8Array;
}

/** Where the bytes of attachments go while a record is read. */
export interface BlobShelf {
  sha256: Sha256;
  /** Keeps the bytes. @returns their hash */
  keep(bytes: Uint8Array, media_type: string): string;
}

const dataUri = /^data:([^;,]*)((?:;[^;,]*)*),/i;
/** Shorter base64 without a head may as well be a name. */
const bareBase64 = 256;

/** The placeholder of a data URI, or null when the text is none. */
export function attachmentOfDataUri(
  text: string,
  shelf: BlobShelf,
  name: string | null = null,
): Attachment | null {
  if (text.slice(0, 5).toLowerCase() !== "data:") return null;
  const head = dataUri.exec(text.slice(0, 200));
  if (!head) return null;
  const body = text.slice(head[0].length);
  const base64 = /;base64$/i.test(head[2] ?? "");
  const bytes = base64 ? decodeBase64(body) : new TextEncoder().encode(decoded(body));
  return kept(bytes, head[1] || "text/plain", shelf, name);
}

/** Percent signs of a data URI that isn't base64; what isn't well formed stays as it is. */
function decoded(body: string): string {
  try {
    return decodeURIComponent(body);
  } catch {
    return body;
  }
}

/** The placeholder of base64 content whose media type stands beside it. */
export const attachmentOfBase64 = (base64: string, mediaType: string, shelf: BlobShelf): Attachment =>
  kept(decodeBase64(base64), mediaType, shelf);

function kept(
  bytes: Uint8Array,
  media_type: string,
  shelf: BlobShelf,
  name: string | null = null,
): Attachment {
  return {
    sha256: shelf.keep(bytes, media_type),
    media_type,
    bytes: bytes.length,
    name,
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

/** An attachment from any form in which links are written; base64 without a head is data too. */
export function attachmentOfUrl(url: string, mediaType: string, shelf: BlobShelf): Attachment {
  const inline = attachmentOfDataUri(url, shelf);
  if (inline) return inline;
  if (url.length >= bareBase64 && isBase64(url)) return attachmentOfBase64(url, mediaType, shelf);
  return attachmentOfName(url, mediaType, "url", shelf.sha256);
}

/** A piece of a text: words, with their range in it, or data that stood between them. */
export type TextPiece = { range: [number, number]; attachment: Attachment | null };

/** Cuts a text at the data URIs inside it; null when there is none. */
export function cutData(text: string, shelf: BlobShelf): TextPiece[] | null {
  const found = embeddedData(text);
  if (found.length === 0) return null;
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start > at) pieces.push({ range: [at, start], attachment: null });
    pieces.push({ range: [start, end], attachment: attachmentOfDataUri(text.slice(start, end), shelf) });
    at = end;
  }
  if (at < text.length) pieces.push({ range: [at, text.length], attachment: null });
  return pieces;
}

/** A text with placeholders for the data inside it, and what they stand for. */
export function lightText(text: string, shelf: BlobShelf): { text: string; attachments: Attachment[] } {
  const pieces = cutData(text, shelf);
  if (!pieces) return { text, attachments: [] };
  const attachments = pieces.flatMap(({ attachment }) => attachment ?? []);
  const words = pieces.map(({ range, attachment }) =>
    attachment ? attachmentWords(attachment) : text.slice(...range),
  );
  return { text: words.join(""), attachments };
}

/** Members beside which base64 is data of that type. */
const typeNames = ["media_type", "mime_type", "mimeType", "mediaType", "format", "type"] as const;
const dataTypes =
  /\/|^(?:base64|image|input_image|image_generation_call|audio|input_audio|video|file|input_file|document|blob|png|jpe?g|gif|webp|wav|mp3|pdf)$/i;

/** Data inside a value is replaced by what it is, so that unmapped fields stay small enough to show. */
export const withoutBlobs = <Value>(value: Value, shelf: BlobShelf): Value => light(value, shelf) as Value;

function light(value: unknown, shelf: BlobShelf): unknown {
  if (typeof value === "string") return lightText(value, shelf).text;
  if (Array.isArray(value)) return mapChanged(value, shelf);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  const type = typedData(value as Record<string, unknown>);
  const lighter = members.map(([key, member]) => [key, lightMember(key, member, type, shelf)] as const);
  return lighter.some(([, member], i) => member !== members[i]![1]) ? Object.fromEntries(lighter) : value;
}

function lightMember(key: string, member: unknown, type: string | null, shelf: BlobShelf): unknown {
  if (typeof member !== "string" || member.length < bareBase64) return light(member, shelf);
  const media = key === "b64_json" ? "image/*" : type;
  return media !== null && isBase64(member)
    ? attachmentWords(attachmentOfBase64(member, media, shelf))
    : light(member, shelf);
}

function typedData(object: Record<string, unknown>): string | null {
  for (const name of typeNames) {
    const type = object[name];
    if (typeof type === "string" && type.length <= 200 && dataTypes.test(type))
      return type.includes("/") ? type : "application/octet-stream";
  }
  return null;
}

function mapChanged(array: readonly unknown[], shelf: BlobShelf): unknown {
  const lighter = array.map((item) => light(item, shelf));
  return lighter.some((item, i) => item !== array[i]) ? lighter : array;
}
