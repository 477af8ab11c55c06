import type { SourceRecord } from "./format";
import { chatMessages, unwrapped } from "./message-shapes";
import { asArray, asJson, asNumber, asText, isJson, omit, type Json } from "./plain-values";
import { readTime } from "./source-time";
import type { Span } from "./span";

export interface LocatedRun {
  run: Json;
  record: SourceRecord;
  pointer: string;
}

/** A run with the runs that are nested in it, each at its place. */
export function withChildren({ run, record, pointer }: LocatedRun): LocatedRun[] {
  const children = asArray(run.child_runs).filter(isJson);
  const below = children.flatMap((child, i) =>
    withChildren({
      run: { parent_run_id: run.id, trace_id: run.trace_id, ...child },
      record,
      pointer: `${pointer}/child_runs/${i}`,
    }),
  );
  return [{ run: omit(run, ["child_runs"]), record, pointer }, ...below];
}

/** LangSmith runs as spans. A run without a trace id belongs to the trace of its outermost ancestor. */
export function runSpans(runs: readonly LocatedRun[]): Span[] {
  const byId = new Map(runs.map((located) => [asText(located.run.id), located.run]));
  return runs.map((located) => runSpan(located, traceOf(located.run, byId)));
}

function traceOf(run: Json, byId: ReadonlyMap<string | null, Json>): string {
  let root = run;
  for (let level = 0; level < 1000; level += 1) {
    const given = asText(root.trace_id);
    if (given !== null) return given;
    const parent = byId.get(asText(root.parent_run_id));
    if (!parent || parent === root) break;
    root = parent;
  }
  return asText(root.parent_run_id) ?? asText(root.id) ?? "";
}

const kinds: Record<string, Span["kind"]> = {
  llm: "llm",
  chat_model: "llm",
  tool: "tool",
  agent: "agent",
  retriever: "tool",
};

function runSpan({ run, record, pointer }: LocatedRun, trace: string): Span {
  const inputs = asJson(run.inputs);
  const outputs = asJson(run.outputs);
  const extra = asJson(run.extra);
  const metadata = asJson(extra.metadata);
  const kind = kinds[asText(run.run_type) ?? ""] ?? "other";
  const usage = asJson(outputs.usage_metadata ?? outputs.usage);
  const error = asText(run.error);
  return {
    id: asText(run.id) ?? "",
    trace,
    parent: asText(run.parent_run_id),
    name: asText(run.name) ?? "",
    kind,
    start: readTime(run.start_time),
    end: readTime(run.end_time),
    error: error ?? (run.status === "error" ? "error" : null),
    input: kind === "llm" && hasMembers(inputs) ? chatMessages(inputs, "user") : null,
    output: kind === "llm" && hasMembers(outputs) ? chatMessages(outputs, "assistant") : null,
    tool: kind === "tool" ? toolOf(run, inputs, outputs) : null,
    tools: inputs.tools ?? asJson(extra.invocation_params).tools ?? null,
    model:
      asText(metadata.ls_model_name) ?? asText(asJson(extra.invocation_params).model) ?? asText(inputs.model),
    agent: kind === "agent" ? asText(run.name) : null,
    tokens: {
      input: asNumber(usage.input_tokens ?? usage.prompt_tokens ?? run.prompt_tokens),
      output: asNumber(usage.output_tokens ?? usage.completion_tokens ?? run.completion_tokens),
    },
    cost: asNumber(run.total_cost),
    session: asText(metadata.thread_id) ?? asText(metadata.session_id) ?? asText(metadata.conversation_id),
    user: asText(metadata.user_id),
    told:
      kind === "llm" || kind === "tool"
        ? { input: null, output: null }
        : { input: tell(inputs, "user"), output: tell(outputs, "assistant") },
    record,
    pointer,
    // `serialized` describes the code that ran and is the same in every run.
    attributes: omit(run, [
      "inputs",
      "outputs",
      "serialized",
      "id",
      "trace_id",
      "parent_run_id",
      "name",
      "start_time",
      "end_time",
      "error",
    ]),
  };
}

function hasMembers(value: Json): boolean {
  return Object.keys(value).length > 0;
}

function toolOf(run: Json, inputs: Json, outputs: Json): Span["tool"] {
  const output = unwrapped(outputs.output ?? outputs.result);
  const message = asJson(asJson(output).kwargs ?? output);
  const isMessage = "tool_call_id" in message;
  return {
    name: asText(run.name) ?? "",
    id: asText(message.tool_call_id) ?? asText(asJson(asJson(run.extra).metadata).tool_call_id),
    arguments: unwrapped(inputs.input ?? (hasMembers(inputs) ? inputs : undefined)),
    result: isMessage ? message.content : (output ?? (hasMembers(outputs) ? outputs : undefined)),
  };
}

function tell(value: Json, role: "user" | "assistant"): string | null {
  if (!hasMembers(value)) return null;
  const messages = chatMessages(value, role);
  const said = messages?.findLast((message) => message.role === role)?.content;
  return (
    asText(said) ??
    asText(value.input ?? value.question ?? value.output ?? value.answer) ??
    JSON.stringify(value)
  );
}
