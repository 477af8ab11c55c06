import { readArguments } from "./call-arguments";
import { addChatMessage } from "./chat-message";
import { guessedRole } from "./message-shapes";
import type { TrajectoryDraft } from "./normalize";
import { asArray, asText, isJson, shownText, type Json } from "./plain-values";
import { inTimeOrder, timeKey, type Span } from "./span";

/**
 * Writes the conversation of a trace. Every model call repeats the whole history, so the last call of the main
 * conversation is the backbone: its input and its output. Later spans go on from there; tool spans add times, errors
 * and results.
 */
export class TraceConversation {
  private readonly calls: Span[];
  private readonly times = new Map<string, string>();
  private readonly used = new Set<Span>();
  private readonly answered = new Set<string>();
  private readonly said = new Set<string>();
  private readonly open: { id: string | null; name: string }[] = [];

  constructor(
    private readonly draft: TrajectoryDraft,
    private readonly spans: readonly Span[],
  ) {
    this.calls = outermostCalls(spans);
    for (const call of this.calls)
      for (const message of call.output ?? [])
        if (call.end.at) this.times.set(signature(message), call.end.at);
  }

  write(): void {
    const backbone = pickBackbone(this.calls);
    if (backbone) {
      for (const message of backbone.input!) this.say(message, backbone);
      for (const message of backbone.output ?? []) this.say(message, backbone);
      this.used.add(backbone);
    } else this.writeTold("input");
    const from = backbone ? timeKey(backbone.start) : "";
    for (const span of this.spans)
      if (!this.used.has(span) && (!backbone || this.isLater(span, from))) this.goOn(span, backbone);
    if (!backbone) this.writeTold("output");
  }

  /**
   * Whether the span goes on from the backbone, which started at `from`. Clocks of a millisecond give several calls the
   * same start: one whose words the backbone repeats all came before it.
   */
  private isLater(span: Span, from: string): boolean {
    const start = timeKey(span.start);
    const told = [...(span.input ?? []), ...(span.output ?? [])];
    const repeated = told.length > 0 && told.every((message) => this.said.has(signature(message)));
    return start > from || (start === from && !repeated);
  }

  /** Adds what a span behind the backbone tells. */
  private goOn(span: Span, backbone: Span | null): void {
    if (span.kind === "tool" && span.tool) this.addTool(span, span.tool);
    else if (span.kind !== "llm" || !this.calls.includes(span)) return;
    else if (span.output && (!span.input || !backbone || this.continues(span, backbone)))
      for (const message of [...this.news(span.input ?? []), ...span.output]) this.say(message, span);
    else if (span.input || span.output) this.event(span, "another conversation");
    else this.event(span, "content not recorded");
  }

  /**
   * Some frameworks record only what is new: the results of the calls, or the next question beside the first. A set-up
   * of its own, or another place in the tree, makes it another conversation.
   */
  private continues(span: Span, backbone: Span): boolean {
    const input = span.input ?? [];
    if (input.some((message) => message.role === "system")) return false;
    return span.parent === backbone.parent || !input.some((message) => message.role === "user");
  }

  private news(input: readonly Json[]): Json[] {
    return input.filter((message) => {
      const id = asText(message.tool_call_id);
      return (
        !this.said.has(signature(message)) && !(id !== null && this.answered.has(id)) && !isGuessed(message)
      );
    });
  }

  private say(message: Json, span: Span): void {
    this.said.add(signature(message));
    const time = this.times.get(signature(message));
    const tool =
      message.role === "tool" ? this.toolSpan(asText(message.tool_call_id), asText(message.name)) : null;
    const stamped: Json = { ...message };
    if (tool?.end.at) stamped.timestamp = tool.end.at;
    else if (time && message.role !== "user" && message.role !== "system") stamped.timestamp = time;
    if (tool?.error) stamped.is_error = true;
    if (message.role === "tool") this.close(asText(message.tool_call_id), asText(message.name));
    for (const call of callsIn(message)) this.open.push(callName(call));
    addChatMessage(this.draft, stamped, span.pointer, {
      known: ["is_error", "status", "finish_reason", guessedRole],
      place: span.pointer,
    });
  }

  /** The span that ran a call: by id, else the first unused one of that name. */
  private toolSpan(id: string | null, name: string | null): Span | null {
    const tools = this.spans.filter((span) => span.tool && !this.used.has(span));
    const found =
      tools.find((span) => id !== null && span.tool!.id === id) ??
      tools.find((span) => span.tool!.id === null && span.tool!.name === (name ?? this.nameOf(id)));
    if (found) this.used.add(found);
    return found ?? null;
  }

  private nameOf(id: string | null): string | undefined {
    return this.open.find((call) => call.id === id)?.name;
  }

  private close(id: string | null, name: string | null): void {
    if (id !== null) this.answered.add(id);
    const at = this.open.findIndex((call) => (id !== null ? call.id === id : call.name === name));
    if (at >= 0 && id === null) this.open.splice(at, 1);
  }

  private addTool(span: Span, tool: NonNullable<Span["tool"]>): void {
    if (tool.id !== null && this.answered.has(tool.id)) return;
    const waiting = this.open.find(
      (call) =>
        !(call.id !== null && this.answered.has(call.id)) &&
        (tool.id !== null && call.id !== null ? call.id === tool.id : call.name === tool.name),
    );
    const at = { pointer: span.pointer };
    if (!waiting) {
      this.draft.beginMessage({ role: "assistant", pointer: span.pointer, time: span.start.at ?? undefined });
      this.draft.call({ sourceId: tool.id, name: tool.name, arguments: readArguments(tool.arguments), at });
    } else if (waiting.id === null) this.open.splice(this.open.indexOf(waiting), 1);
    else this.answered.add(waiting.id);
    if (tool.result === undefined && span.error === null) return;
    this.draft.beginMessage({
      role: "tool",
      actor: "environment",
      pointer: span.pointer,
      time: span.end.at ?? undefined,
    });
    const text =
      tool.result === undefined || tool.result === null ? (span.error ?? "") : shownText(tool.result);
    this.draft.result({
      sourceId: waiting ? waiting.id : tool.id,
      name: tool.name,
      status: span.error === null ? "ok" : "error",
      text,
      at,
    });
  }

  private event(span: Span, what: string): void {
    this.draft.beginMessage({
      role: "event",
      actor: span.agent ?? "trace",
      pointer: span.pointer,
      time: span.start.at ?? undefined,
    });
    this.draft.event(`${span.name}: ${what}`, { pointer: span.pointer }, ["span"]);
  }

  /** Without messages, what the outermost span says about its input and output is all there is. */
  private writeTold(side: "input" | "output"): void {
    const span = this.spans.find((candidate) => candidate.told[side] !== null);
    if (!span || (side === "output" && this.calls.some((call) => call.output))) return;
    const role = side === "input" ? "user" : "assistant";
    const time = side === "input" ? span.start.at : span.end.at;
    this.draft.beginMessage({ role, pointer: span.pointer, time: time ?? undefined });
    this.draft.text(span.told[side]!, "visible", { pointer: span.pointer });
  }
}

/** Calls beside the content or, with Anthropic's blocks, in it. */
function callsIn(message: Json): unknown[] {
  const blocks = asArray(message.content).filter((part) => isJson(part) && part.type === "tool_use");
  return [...asArray(message.tool_calls), ...blocks];
}

function callName(call: unknown): { id: string | null; name: string } {
  if (!isJson(call)) return { id: null, name: "" };
  const body = isJson(call.function) ? call.function : call;
  return { id: asText(call.id), name: asText(body.name) ?? "" };
}

/** A wrapper span and the client span inside it record one call: the outer one speaks if it has messages. */
function outermostCalls(spans: readonly Span[]): Span[] {
  const byId = new Map(spans.map((span) => [span.id, span]));
  const calls = spans.filter((span) => span.kind === "llm");
  const told = (span: Span) => span.input !== null || span.output !== null;
  const covered = new Set<Span>();
  for (const call of calls) {
    for (let up = parentOf(call, byId), level = 0; up && level < 100; up = parentOf(up, byId), level += 1) {
      if (up.kind === "tool") break;
      if (up.kind !== "llm") continue;
      covered.add(told(up) && (up.input !== null || call.input === null) ? call : up);
    }
  }
  return calls.filter((span) => !covered.has(span));
}

function parentOf(span: Span, byId: ReadonlyMap<string, Span>): Span | null {
  return span.parent === null || span.parent === span.id ? null : (byId.get(span.parent) ?? null);
}

/** The last call of the conversation that grew longest; a summary or a sub-agent starts from another question. */
function pickBackbone(calls: readonly Span[]): Span | null {
  const told = calls.filter((span) => span.input !== null && span.input.length > 0);
  const named = told.filter((span) => !span.input!.every(isGuessed));
  const known = named.length > 0 ? named : told;
  const lengths = new Map<string, number>();
  for (const call of known) {
    const topic = firstQuestion(call);
    lengths.set(topic, Math.max(lengths.get(topic) ?? 0, call.input!.length + (lengths.has(topic) ? 1 : 0)));
  }
  const main = [...lengths].reduce<[string, number] | null>(
    (best, next) => (best && best[1] >= next[1] ? best : next),
    null,
  );
  const last = main ? known.findLast((call) => firstQuestion(call) === main[0]) : undefined;
  if (!last) return null;
  if (last.input!.some(({ role }) => role === "assistant" || role === "tool" || role === "system"))
    return last;
  // A call that repeats no history doesn't tell what came before it: an earlier question beside it begins.
  const earlier = known.find(
    (call) => call.parent !== null && call.parent === last.parent && firstQuestion(call) !== main![0],
  );
  return earlier && inTimeOrder([earlier, last])[0] === earlier ? earlier : last;
}

/** Whether there is a model call with the messages that went into it. */
export const converses = (spans: readonly Span[]): boolean => pickBackbone(outermostCalls(spans)) !== null;

/** Whether spans tell all that earlier ones told and more: their main conversation begins with the same question. */
export function repeats(earlier: readonly Span[], later: readonly Span[]): boolean {
  const [before, now] = [earlier, later].map((spans) => pickBackbone(outermostCalls(spans)));
  if (!before || !now) return false;
  return firstQuestion(before) === firstQuestion(now) && now.input!.length > before.input!.length;
}

function firstQuestion(call: Span): string {
  const question = call.input!.find((message) => message.role === "user");
  return question ? shownText(question.content).slice(0, 500) : "";
}

function isGuessed(message: Json): boolean {
  return message[guessedRole] === true;
}

function signature(message: Json): string {
  const calls = callsIn(message)
    .map(callName)
    .map((call) => call.id ?? call.name);
  return JSON.stringify([message.role, message.content ?? null, calls]);
}
