import { readArguments } from "./call-arguments";
import { toolDefinitions } from "./chat-message";
import { attachmentOfUrl, withoutBlobs } from "./attachments";
import { resultContent } from "./content-parts";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import type { ToolResult } from "./schema";

/** OpenHands' events: actions of the user and the agent, observations of the environment. */

export interface LocatedEvent {
  event: Json;
  pointer: string;
}

const sources = ["user", "agent", "environment", "hook"];

export function isOpenHandsEvent(value: unknown): value is Json {
  if (!isJson(value) || !sources.includes(String(value.source))) return false;
  // Newer files say what an event is in `kind` and hold actions and observations as objects.
  const kind = typeof value.kind === "string" && value.kind.endsWith("Event");
  return kind || [value.action, value.observation].some((part) => typeof part === "string");
}

/** Events in order; [action, observation] pairs are taken apart. */
export function addOpenHandsEvents(draft: TrajectoryDraft, events: readonly LocatedEvent[]): void {
  new EventReader(draft).read(events);
}

const quietActions = ["change_agent_state", "recall", "condensation", "null", "pause", "resume", "stop"];
const actionMembers = [
  "action",
  "observation",
  "thought",
  "content",
  "id",
  "timestamp",
  "source",
  "message",
  "cause",
  "args",
  "tool_call_metadata",
  "timeout",
  "keep_prompt",
  "is_confirmed",
  "action_risk",
  "llm_metrics",
  "extras",
];

class EventReader {
  private readonly callIds = new Map<string, string>();
  private response: string | null = null;
  private first = true;

  constructor(private readonly draft: TrajectoryDraft) {}

  read(events: readonly LocatedEvent[]): void {
    for (const { event: given, pointer } of events) {
      const event = plainEvent(given);
      this.draft.createdAt(event.timestamp, `${pointer}/timestamp`);
      if (typeof event.observation === "string") this.observation(event, event.observation, pointer);
      else this.action(event, asText(event.action) ?? "", pointer);
    }
  }

  private action(event: Json, action: string, pointer: string): void {
    const args = isJson(event.args) ? event.args : omit(event, actionMembers);
    const text = asText(asJson(event.args).content ?? event.content);
    // Older files name no source; their first message is the task.
    const user =
      event.source === "user" || (event.source === undefined && this.first && action === "message");
    this.first = false;
    if (action === "system") this.system(args, pointer);
    else if (action === "message") this.message(event, text ?? asText(event.message) ?? "", user, pointer);
    else if (action === "think") this.say(event, pointer, asText(args.thought) ?? text ?? "", "latent");
    else if (quietActions.includes(action) || action === "") this.note(event, action, pointer);
    else this.act(event, action, args, pointer);
  }

  private system(args: Json, pointer: string): void {
    this.draft.beginMessage({ role: "system", pointer });
    this.draft.text(asText(args.content) ?? "", "control", { pointer: `${pointer}/args/content` });
    if (this.draft.tools.length === 0) this.draft.tools = toolDefinitions(args.tools);
  }

  private message(event: Json, text: string, user: boolean, pointer: string): void {
    this.draft.beginMessage({ role: user ? "user" : "assistant", pointer, time: event.timestamp });
    this.draft.text(text, "visible", {
      pointer: isJson(event.args) ? `${pointer}/args/content` : `${pointer}/content`,
    });
    const urls = asArray(asJson(event.args).image_urls ?? event.images_urls);
    for (const url of urls)
      if (typeof url === "string")
        this.draft.attachment(attachmentOfUrl(url, "image/*", this.draft.context), { pointer });
  }

  private say(event: Json, pointer: string, text: string, channel: "latent" | "visible"): void {
    this.draft.beginMessage({ role: "assistant", pointer, time: event.timestamp });
    this.draft.text(text, channel, { pointer });
  }

  private note(event: Json, action: string, pointer: string): void {
    this.draft.beginMessage({
      role: "event",
      actor: asText(event.source) ?? "environment",
      pointer,
      time: event.timestamp,
    });
    this.draft.event(asText(event.message) ?? action, { pointer }, [action || "event"]);
  }

  private act(event: Json, action: string, args: Json, pointer: string): void {
    const metadata = asJson(event.tool_call_metadata);
    const response = asText(asJson(metadata.model_response).id);
    const sourceId = asText(metadata.tool_call_id) ?? asText(event.id);
    if (event.id !== undefined && sourceId !== null) this.callIds.set(String(event.id), sourceId);
    // Calls of one model response were made at one moment.
    if (response === null || response !== this.response) {
      this.draft.beginMessage({
        role: event.source === "user" ? "user" : "assistant",
        pointer,
        time: event.timestamp,
      });
      const reasoning = asText(event.reasoning_content) ?? "";
      if (reasoning !== "") this.draft.text(reasoning, "latent", { pointer: `${pointer}/reasoning_content` });
      const thought = asText(args.thought ?? event.thought)?.trim() ?? "";
      const at = { pointer: isJson(event.args) ? `${pointer}/args/thought` : `${pointer}/thought` };
      if (thought !== "" && thought !== this.lastWords(event, args, action))
        this.draft.text(thought, "latent", at);
    }
    this.response = response;
    this.draft.call({
      sourceId,
      name: asText(metadata.function_name) ?? action,
      arguments: readArguments(omit(args, ["thought"])),
      at: { pointer },
    });
    const words = this.lastWords(event, args, action);
    if (words === null) return;
    if (words !== "") this.draft.text(words, "visible", { pointer });
    this.draft.outcome.end_reason = action;
  }

  /** What the agent says when it ends: in the message, in an argument or, in older files, in the thought. */
  private lastWords(event: Json, args: Json, action: string): string | null {
    if (action !== "finish" && action !== "reject") return null;
    const said = [
      args.final_thought,
      event.message,
      asJson(args.outputs).content,
      args.thought ?? event.thought,
    ];
    return said.map((text) => asText(text)?.trim() ?? "").find((text) => text !== "") ?? "";
  }

  private observation(event: Json, kind: string, pointer: string): void {
    if (kind === "agent_state_changed" || kind === "null" || kind === "recall" || kind === "condense")
      return this.note(event, kind, pointer);
    const metadata = asJson(event.tool_call_metadata);
    const cause =
      event.cause === undefined || event.cause === null
        ? null
        : (this.callIds.get(String(event.cause)) ?? String(event.cause));
    const known = cause !== null && [...this.callIds.values()].includes(cause);
    this.draft.beginMessage({ role: "tool", actor: "environment", pointer, time: event.timestamp });
    const extras = asJson(event.extras);
    this.draft.result({
      sourceId: asText(metadata.tool_call_id) ?? (known ? cause : null),
      name: kind,
      status: statusOf(event, kind, extras),
      text: asText(event.content) ?? asText(event.message) ?? "",
      at: { pointer: `${pointer}/content` },
      extra: { observation: kind, ...withoutBlobs(extras, this.draft.context) },
    });
    const shot = asText(extras.screenshot ?? extras.set_of_marks);
    if (shot)
      this.draft.attachment(
        attachmentOfUrl(shot, "image/png", this.draft.context),
        { pointer: `${pointer}/extras/screenshot` },
        "tool",
      );
  }
}

/** An event of the newer kind in the members of the older one. */
function plainEvent(event: Json): Json {
  const message = asJson(event.llm_message);
  const text = (content: unknown) => asText(content) ?? resultContent(content).text;
  const metadata = {
    function_name: event.tool_name,
    tool_call_id: event.tool_call_id,
    model_response: { id: event.llm_response_id },
  };
  switch (event.kind) {
    case "SystemPromptEvent":
      return {
        ...event,
        action: "system",
        args: { content: text(asJson(event.system_prompt).text ?? event.system_prompt), tools: event.tools },
      };
    case "MessageEvent":
      return { ...event, action: "message", args: { content: text(message.content) } };
    case "ActionEvent":
      return {
        ...event,
        action: asText(event.tool_name) ?? "action",
        args: { ...omit(asJson(event.action), ["kind"]), thought: text(event.thought) },
        tool_call_metadata: metadata,
      };
    case "ObservationEvent":
    case "AgentErrorEvent":
    case "UserRejectObservation": {
      const observation = asJson(event.observation);
      const failed = event.kind !== "ObservationEvent" || observation.is_error === true;
      const content = text(
        observation.content ?? observation.output ?? event.error ?? event.rejection_reason,
      );
      return {
        ...event,
        observation: failed ? "error" : (asText(event.tool_name) ?? "observation"),
        content,
        exit_code: observation.exit_code,
        cause: event.action_id,
        tool_call_metadata: metadata,
      };
    }
    default:
      return typeof event.kind === "string" &&
        typeof event.action !== "string" &&
        typeof event.observation !== "string"
        ? { ...event, action: "", message: event.kind }
        : event;
  }
}

function statusOf(event: Json, kind: string, extras: Json): ToolResult["status"] {
  if (kind === "error" || event.success === false || extras.error === true) return "error";
  const exit = asNumber(event.exit_code ?? extras.exit_code ?? asJson(extras.metadata).exit_code);
  if (exit !== null && exit >= 0) return exit === 0 ? "ok" : "error";
  return event.success === true ? "ok" : "unknown";
}
