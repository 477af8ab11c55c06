import { readArguments, textArguments } from "./call-arguments";
import { mediaOf, typelessMedia } from "./media-part";
import type { TrajectoryDraft } from "./normalize";
import { asText, isJson, omit, shownText, type Json } from "./plain-values";
import type { Channel } from "./schema";
import { cutTags, type TagGrammar } from "./tagged-text";

/** How the content of one message is read. */
export interface ContentWay {
  channel: Channel;
  /** When set, texts are cut by these tags. */
  grammar?: TagGrammar | undefined;
}

/** Adds the content of a message: a string, null, a list of parts or one part, in every shape that is seen. */
export function addContent(draft: TrajectoryDraft, content: unknown, pointer: string, way: ContentWay): void {
  if (content === null || content === undefined) return;
  if (typeof content === "string") addText(draft, content, pointer, way);
  else if (Array.isArray(content)) content.forEach((part, i) => addPart(draft, part, `${pointer}/${i}`, way));
  else if (isJson(content)) addPart(draft, content, pointer, way);
  else {
    draft.warn("content_not_text", pointer);
    draft.text(String(content), way.channel, { pointer });
  }
}

export function addText(
  draft: TrajectoryDraft,
  text: string,
  pointer: string,
  way: ContentWay,
  extra?: Json,
): void {
  if (!way.grammar || !text.includes("<")) {
    draft.text(text, way.grammar?.outside ?? way.channel, { pointer }, [], extra);
    return;
  }
  const { spans, warnings } = cutTags(text, way.grammar);
  for (const warning of warnings) draft.warn(warning.code, pointer, `at character ${warning.at}`);
  for (const span of spans) {
    const at = { pointer, range: span.range };
    if (span.kind === "text") draft.text(text.slice(...span.range), span.channel, at, span.marks);
    else draft.call({ sourceId: span.sourceId, name: span.name, arguments: span.arguments, at });
  }
}

function addPart(draft: TrajectoryDraft, part: unknown, pointer: string, way: ContentWay): void {
  if (typeof part === "string") return addText(draft, part, pointer, way);
  if (!isJson(part)) return addContent(draft, part, pointer, way);
  const type = typeof part.type === "string" ? part.type : "";
  const reader = partReaders[type];
  if (reader) return reader(draft, part, pointer, way);
  if (type === "" && typelessMedia(part)) return image(draft, part, pointer, way);
  if (type.endsWith("_tool_result") || type === "tool_result") return addResultPart(draft, part, pointer);
  if (type.endsWith("tool_use")) return addToolUse(draft, part, pointer);
  const text = asText(part.text) ?? asText(part.value) ?? asText(part.content);
  if (text !== null && (type === "" || part.text !== undefined))
    return addText(draft, text, `${pointer}/text`, way);
  draft.warn("content_part_unknown", pointer, type || undefined);
  draft.event(type || "part", { pointer }, [], part);
}

type PartReader = (draft: TrajectoryDraft, part: Json, pointer: string, way: ContentWay) => void;

const text: PartReader = (draft, part, pointer, way) => {
  const key = ["text", "value", "content"].find((name) => typeof part[name] === "string") ?? "text";
  addText(draft, asText(part[key]) ?? "", `${pointer}/${key}`, way, omit(part, ["type", key]));
};

const latent: PartReader = (draft, part, pointer) => {
  const key =
    ["thinking", "reasoning", "text", "value", "content", "summary"].find((name) => name in part) ?? "text";
  const value = part[key];
  const shown = Array.isArray(value) ? value.map(textOfPart).join("\n") : (asText(value) ?? "");
  const hidden = shown === "";
  draft.text(
    shown,
    "latent",
    { pointer: `${pointer}/${key}` },
    hidden ? ["hidden"] : [],
    omit(part, ["type", key]),
  );
};

const redacted: PartReader = (draft, part, pointer) =>
  draft.text("", "latent", { pointer }, ["redacted"], omit(part, ["type"]));

const refusal: PartReader = (draft, part, pointer) =>
  draft.text(asText(part.refusal) ?? "", "visible", { pointer: `${pointer}/refusal` }, ["refusal"]);

const image: PartReader = (draft, part, pointer, way) => {
  const channel = way.channel === "tool" ? "tool" : "visible";
  const attachment = mediaOf(draft, part);
  if (attachment) draft.attachment(attachment, { pointer }, channel);
  else {
    draft.warn("content_part_unknown", pointer, asText(part.type) ?? undefined);
    draft.event(asText(part.type) ?? "part", { pointer });
  }
};

const call: PartReader = (draft, part, pointer) => {
  const inner = isJson(part.function) ? part.function : part;
  // Some writers put the whole call as JSON under `value`.
  const body = typeof part.value === "string" ? jsonOr(part.value, inner) : inner;
  draft.call({
    sourceId: asText(part.id) ?? asText(part.call_id) ?? asText(part.toolCallId),
    name: asText(body.name) ?? asText(part.toolName) ?? "",
    arguments: readArguments(body.arguments ?? body.input ?? body.args),
    at: { pointer },
  });
};

const partReaders: Record<string, PartReader> = {
  text,
  input_text: text,
  output_text: text,
  summary_text: text,
  reasoning: latent,
  thinking: latent,
  reasoning_text: latent,
  redacted_thinking: redacted,
  refusal,
  image_url: image,
  image,
  input_image: image,
  video_url: image,
  video: image,
  audio: image,
  input_audio: image,
  audio_url: image,
  file: image,
  input_file: image,
  document: image,
  tool_call: call,
  function_call: call,
  "tool-call": call,
  "tool-result": result,
  tool_call_response: result,
  tool_response: result,
  function_call_output: result,
};

function jsonOr(text: string, otherwise: Json): Json {
  const value = readArguments(text).args;
  return isJson(value) ? value : otherwise;
}

/** A result as a part: Vercel's tool-result and the like. */
function result(draft: TrajectoryDraft, part: Json, pointer: string): void {
  const output = part.output ?? part.result ?? part.response ?? part.content;
  const typed = isJson(output) && "value" in output && "type" in output;
  const { text, parts } = resultContent(typed ? output.value : output);
  const failed = part.isError === true || part.is_error === true;
  draft.result({
    sourceId: asText(part.toolCallId) ?? asText(part.tool_call_id) ?? asText(part.call_id) ?? asText(part.id),
    name: asText(part.toolName) ?? asText(part.name),
    status: failed || (typed && String(output.type).startsWith("error-")) ? "error" : "unknown",
    text,
    parts,
    at: { pointer },
  });
}

/** Anthropic's tool_use and server_tool_use. */
function addToolUse(draft: TrajectoryDraft, part: Json, pointer: string): void {
  draft.call({
    sourceId: asText(part.id),
    name: asText(part.name) ?? "",
    arguments: typeof part.input === "string" ? textArguments(part.input) : readArguments(part.input),
    at: { pointer },
    extra: omit(part, ["type", "id", "name", "input"]),
  });
}

/** Anthropic's tool_result and the results of server tools. */
function addResultPart(draft: TrajectoryDraft, part: Json, pointer: string): void {
  const { text, parts } = resultContent(part.content);
  draft.result({
    sourceId: asText(part.tool_use_id),
    status: part.is_error === true ? "error" : part.is_error === false ? "ok" : "unknown",
    text,
    parts,
    at: { pointer: `${pointer}/content` },
    extra: omit(part, ["type", "tool_use_id", "content", "is_error"]),
  });
  addResultMedia(draft, part.content, `${pointer}/content`);
}

/** The text of a result, and the parts that are no text. */
export function resultContent(content: unknown): { text: string; parts: unknown[] | null } {
  if (content === null || content === undefined) return { text: "", parts: null };
  if (typeof content === "string") return { text: content, parts: null };
  const parts = Array.isArray(content) ? content : [content];
  if (parts.length === 0) return { text: "", parts: null };
  const textual = parts.filter((part) => typeof part === "string" || (isJson(part) && isTextPart(part)));
  if (textual.length === parts.length) return { text: parts.map(textOfPart).join("\n"), parts: null };
  const known = parts.some((part) => isJson(part) && typeof part.type === "string");
  if (!known) return { text: shownText(content), parts: null };
  const rest = parts.filter((part) => !textual.includes(part));
  return { text: textual.map(textOfPart).join("\n"), parts: rest };
}

/** Images in a result become attachments behind it. */
export function addResultMedia(draft: TrajectoryDraft, content: unknown, pointer: string): void {
  if (!Array.isArray(content)) return;
  content.forEach((part, i) => {
    const attachment = isJson(part) && partReaders[String(part.type)] === image ? mediaOf(draft, part) : null;
    if (attachment) draft.attachment(attachment, { pointer: `${pointer}/${i}` }, "tool");
  });
}

function isTextPart(part: Json): boolean {
  const typed = part.type !== undefined && partReaders[String(part.type)] === text;
  return (
    (typed || part.type === undefined) &&
    (typeof part.text === "string" || (typed && typeof part.value === "string"))
  );
}

function textOfPart(part: unknown): string {
  if (typeof part === "string") return part;
  return isJson(part) ? (asText(part.text) ?? asText(part.value) ?? "") : (asText(part) ?? "");
}
