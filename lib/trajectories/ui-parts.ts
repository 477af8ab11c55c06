import { asText, isJson, type Json } from "./plain-values";

/** A tool in a message of a chat interface (Vercel AI SDK): call and outcome stand in one part. */
export interface UiTool {
  call: Json;
  /** What came back, or null while the tool ran. */
  result: { content: unknown; status: "ok" | "error" } | null;
}

/** `tool-<name>` and `dynamic-tool` (version 5 on), or `tool-invocation` with the same inside (version 4). */
export function uiTool(part: unknown): UiTool | null {
  if (!isJson(part)) return null;
  const told = isJson(part.toolInvocation) ? part.toolInvocation : part;
  const type = asText(part.type) ?? "";
  if (asText(told.toolCallId) === null || typeof told.state !== "string") return null;
  if (type !== "tool-invocation" && type !== "dynamic-tool" && !type.startsWith("tool-")) return null;
  const call = {
    id: told.toolCallId,
    name: asText(told.toolName) ?? type.replace(/^tool-/, ""),
    arguments: told.input ?? told.args ?? told.rawInput ?? {},
  };
  const failed = told.state === "output-error";
  if (failed) return { call, result: { content: told.errorText ?? "", status: "error" } };
  const ended = told.state === "output-available" || told.state === "result";
  return { call, result: ended ? { content: told.output ?? told.result, status: "ok" } : null };
}
