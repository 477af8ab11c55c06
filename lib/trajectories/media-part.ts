import { attachmentOfBase64, attachmentOfName, attachmentOfUrl } from "./attachments";
import type { TrajectoryDraft } from "./normalize";
import { asText, isJson, type Json } from "./plain-values";

const mediaTypes: Record<string, string> = {
  image_url: "image/*",
  image: "image/*",
  input_image: "image/*",
  video_url: "video/*",
  video: "video/*",
  audio: "audio/*",
  input_audio: "audio/*",
  audio_url: "audio/*",
  file: "application/octet-stream",
  input_file: "application/octet-stream",
  document: "application/octet-stream",
};

/** The attachment of a part, whichever of the usual members holds it. */
export function mediaOf(draft: TrajectoryDraft, part: Json) {
  const shelf = draft.context;
  const type = mediaTypes[String(part.type)] ?? "application/octet-stream";
  const typeless = part.type === undefined ? typelessMedia(part) : null;
  if (typeless) return attachmentOfBase64(typeless.data, typeless.type, shelf);
  const source = isJson(part.source) ? part.source : null;
  if (source && typeof source.data === "string")
    return attachmentOfBase64(source.data, asText(source.media_type) ?? type, shelf);
  const audio = isJson(part.input_audio) ? part.input_audio : null;
  if (audio && typeof audio.data === "string")
    return attachmentOfBase64(audio.data, `audio/${asText(audio.format) ?? "*"}`, shelf);
  for (const holder of [
    source,
    part.image_url,
    part.video_url,
    part.audio_url,
    part.file,
    part.image,
    part.video,
    part.audio,
    part,
  ]) {
    const inner = isJson(holder) ? (holder.url ?? holder.file_data ?? holder.data) : holder;
    if (typeof inner === "string" && inner !== "") return attachmentOfUrl(inner, type, shelf);
  }
  const name = [part.file_id, isJson(part.file) ? part.file.file_id : null, source?.file_id]
    .map(asText)
    .find((id) => id);
  return name ? attachmentOfName(name, type, "reference", shelf.sha256) : null;
}

/** Data of a part that is told by its member: Gemini's inline data, and Bedrock's {format, source: {bytes}}. */
export function typelessMedia(part: Json): { data: string; type: string } | null {
  const inline = part.inlineData ?? part.inline_data;
  if (isJson(inline) && typeof inline.data === "string")
    return {
      data: inline.data,
      type: asText(inline.mimeType ?? inline.mime_type) ?? "application/octet-stream",
    };
  for (const kind of ["image", "document", "video"]) {
    const held = part[kind];
    if (!isJson(held) || !isJson(held.source) || typeof held.source.bytes !== "string") continue;
    const group = kind === "document" ? "application" : kind;
    return { data: held.source.bytes, type: `${group}/${asText(held.format) ?? "*"}` };
  }
  return null;
}
