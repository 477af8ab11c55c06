import { addAnthropicSystem } from "../anthropic-message";
import { readArguments } from "../call-arguments";
import { toolDefinitions } from "../chat-message";
import { addContent, addResultMedia, resultContent } from "../content-parts";
import { hashId } from "../content-hash";
import type { Format, SourceRecord } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asNumber, asText, isJson, type Json } from "../plain-values";

/** Recorded client calls of managed agents: each line is [method, arguments]. */
export const anthropicManagedEvents: Format = {
  id: "anthropic-managed-events",
  family: "anthropic",
  title: "Anthropic managed agent events",
  howTo: 'JSONL whose lines are ["client.…", arguments] pairs; the events of a session are one trajectory.',
  recognise: ({ value }) => Array.isArray(value) && value.length === 2 && isMethod(value[0]),
  wholeArray: isMethod,
  groupKey: () => "",
  normalise(records, context) {
    const draft = new TrajectoryDraft("anthropic-managed-events", records[0]!, context);
    draft.pointer = null;
    new Events(draft).write(records);
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

function isMethod(value: unknown): boolean {
  return typeof value === "string" && /^client(\.\w+)+$/.test(value);
}

interface Located {
  event: Json;
  pointer: string;
}

class Events {
  constructor(private readonly draft: TrajectoryDraft) {}

  write(records: readonly SourceRecord[]): void {
    const streamed: Located[] = [];
    const sent: Located[] = [];
    for (const record of records) {
      const [method, body] = record.value as [string, unknown];
      const pointer = `/${record.raw.number}/1`;
      if (method.endsWith(".create") && isJson(body)) this.head(body, pointer);
      else if (Array.isArray(body)) this.collectSent(body, pointer, sent);
      else if (isJson(body) && typeof body.type === "string") streamed.push({ event: body, pointer });
    }
    // The stream repeats what was sent; without the stream the sent events are all there is.
    const events = streamed.some(({ event }) => String(event.type).startsWith("user."))
      ? streamed
      : [...sent, ...streamed];
    for (const { event, pointer } of events) this.add(event, pointer);
  }

  private head(body: Json, pointer: string): void {
    const agent = asJson(body.agent);
    const model = asText(asJson(agent.model).id) ?? asText(agent.model);
    if (Object.keys(agent).length === 0) return;
    this.draft.agents = [{ id: "assistant", kind: "agent", name: asText(agent.name), model, params: {} }];
    this.draft.tools = toolDefinitions(
      asArray(agent.tools).filter((tool) => typeof asJson(tool).name === "string"),
    );
    this.draft.externalId ??= asText(body.id);
    addAnthropicSystem(this.draft, agent.system, `${pointer}/agent/system`);
  }

  private collectSent(body: readonly unknown[], pointer: string, sent: Located[]): void {
    this.draft.externalId ??= asText(body[0]);
    this.draft.session = { id: this.draft.externalId, index: null };
    asArray(asJson(body[1]).events)
      .filter(isJson)
      .forEach((event, i) => sent.push({ event, pointer: `${pointer}/1/events/${i}` }));
  }

  private add(event: Json, pointer: string): void {
    const { draft } = this;
    const type = asText(event.type) ?? "";
    const time = event.processed_at;
    draft.createdAt(time, `${pointer}/processed_at`);
    if (type === "user.message" || type === "agent.message" || type === "agent.thinking") {
      draft.beginMessage({ role: type === "user.message" ? "user" : "assistant", pointer, time });
      addContent(draft, event.content, `${pointer}/content`, {
        channel: type === "agent.thinking" ? "latent" : "visible",
      });
    } else if (type.endsWith("tool_use")) {
      draft.beginMessage({ role: "assistant", pointer, time });
      draft.call({
        sourceId: asText(event.id),
        name: asText(event.name) ?? "",
        arguments: readArguments(event.input),
        at: { pointer },
      });
    } else if (type.endsWith("tool_result")) this.addResult(event, pointer, time);
    else if (type === "span.model_request_end") this.addUsage(asJson(event.model_usage));
    else if (type === "session.status_idle")
      draft.outcome.end_reason = asText(asJson(event.stop_reason).type);
    else if (/error|interrupt|confirmation|terminated/.test(type)) {
      draft.beginMessage({ role: "event", pointer, time });
      draft.event(asText(asJson(event.error).message) ?? type, { pointer }, [type]);
      if (type === "session.error") draft.outcome.error = asText(asJson(event.error).message) ?? type;
    }
  }

  private addResult(event: Json, pointer: string, time: unknown): void {
    const { text, parts } = resultContent(event.content);
    const id = ["custom_tool_use_id", "tool_use_id", "mcp_tool_use_id"]
      .map((key) => asText(event[key]))
      .find((value) => value !== null);
    this.draft.beginMessage({ role: "tool", actor: "environment", pointer, time });
    const status = event.is_error === true ? "error" : event.is_error === false ? "ok" : "unknown";
    this.draft.result({ sourceId: id ?? null, status, text, parts, at: { pointer: `${pointer}/content` } });
    addResultMedia(this.draft, event.content, `${pointer}/content`);
  }

  private addUsage(usage: Json): void {
    const { draft } = this;
    const input = asNumber(usage.input_tokens);
    const output = asNumber(usage.output_tokens);
    if (input !== null) draft.usage.input_tokens = (draft.usage.input_tokens ?? 0) + input;
    if (output !== null) draft.usage.output_tokens = (draft.usage.output_tokens ?? 0) + output;
  }
}
