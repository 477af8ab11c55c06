import { readArguments } from "./call-arguments";
import { addChatMessage } from "./chat-message";
import type { TrajectoryDraft } from "./normalize";
import { readPythonCalls } from "./python-calls";
import { asArray, asJson, asText, isJson, type Json } from "./plain-values";

/** Calls as BFCL writes them: {name: arguments}, several in a list; free text may stand between. */
export function addBfclAnswer(draft: TrajectoryDraft, answer: unknown, pointer: string): void {
  draft.beginMessage({ role: "assistant", pointer });
  const list = Array.isArray(answer) ? answer : [answer];
  list.forEach((item, i) => {
    const at = Array.isArray(answer) ? `${pointer}/${i}` : pointer;
    if (isJson(item))
      for (const [name, given] of Object.entries(item))
        draft.call({ sourceId: null, name, arguments: readArguments(given), at: { pointer: at } });
    else if (item !== null && item !== undefined) addWritten(draft, item, at);
  });
}

/** Models that were prompted for it write calls as Python; everything else is what they say. */
function addWritten(draft: TrajectoryDraft, item: unknown, pointer: string): void {
  const text = asText(item) ?? JSON.stringify(item);
  const calls = readPythonCalls(text);
  if (!calls) return draft.text(text, "visible", { pointer });
  for (const { name, args, raw } of calls)
    draft.call({
      sourceId: null,
      name,
      arguments: { args_raw: raw, args_raw_kind: "text", args, args_error: null, warning: null },
      at: { pointer },
    });
}

/** Multi-turn results: [turn][step][call]; a log beside them has the questions and what the tools answered. */
export function addBfclTurns(draft: TrajectoryDraft, turns: readonly unknown[], log: unknown): void {
  const logged = asArray(log).filter(
    (entry): entry is Json => isJson(entry) && "begin_of_turn_query" in entry,
  );
  turns.forEach((turn, t) => {
    const entry = logged[t];
    asArray(entry?.begin_of_turn_query).forEach((message) =>
      addChatMessage(draft, message, `/inference_log/${t}/begin_of_turn_query`),
    );
    asArray(turn).forEach((step, s) => {
      addBfclAnswer(draft, step, `/result/${t}/${s}`);
      const results = asArray(entry?.[`step_${s}`])
        .map(asJson)
        .filter((line) => line.role === "tool");
      for (const result of results) {
        draft.beginMessage({ role: "tool", actor: "environment", pointer: `/inference_log/${t}/step_${s}` });
        const text = asText(result.content) ?? JSON.stringify(result.content ?? null);
        draft.result({
          sourceId: null,
          status: "unknown",
          text,
          at: { pointer: `/inference_log/${t}/step_${s}` },
        });
      }
    });
  });
}

export function sumDeep(value: unknown): number | null {
  if (typeof value === "number") return value;
  const parts = asArray(value).flatMap((item) => sumDeep(item) ?? []);
  return parts.length === 0 ? null : parts.reduce((a, b) => a + b, 0);
}
