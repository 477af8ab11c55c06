import { hashId } from "../content-hash";
import { only, type Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { asArray, asJson, asText, isJson, omit, type Json } from "../plain-values";
import { resultContent } from "../content-parts";
import { addTau2Call, addTau2Message, readTau2Head } from "../tau2";

/** One simulation of a voice run: time is cut into ticks in which both sides may speak at once. */
export const tau2SimulationTicks: Format = {
  id: "tau2-simulation-ticks",
  family: "tau2-bench",
  title: "tau2-bench voice simulation",
  howTo: "A file of tau2-bench's simulations folder with ticks (or messages) and termination_reason.",
  recognise({ value }) {
    return (
      isJson(value) &&
      "termination_reason" in value &&
      "task_id" in value &&
      (Array.isArray(value.ticks) || Array.isArray(value.messages))
    );
  },
  normalise(records, context) {
    const record = only(records);
    const value = asJson(record.value);
    const draft = new TrajectoryDraft("tau2-simulation-ticks", record, context);
    readTau2Head(draft, value, {}, null, "");
    if (asArray(value.ticks).length > 0) new Ticks(draft).write(asArray(value.ticks));
    else
      asArray(value.messages).forEach((message, i) =>
        addTau2Message(draft, asJson(message), `/messages/${i}`),
      );
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};

type Side = "user" | "assistant";

interface Utterance {
  side: Side;
  text: string;
  from: number;
  to: number;
  time: unknown;
  pointer: string;
  effects: Json;
}

/** Joins the chunks of ticks to utterances: what one side says until it pauses. */
class Ticks {
  private readonly speaking = new Map<Side, Utterance>();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly draft: TrajectoryDraft) {}

  write(ticks: readonly unknown[]): void {
    ticks.forEach((given, index) => {
      const tick = asJson(given);
      for (const side of ["user", "assistant"] as const) this.chunk(side, tick, index);
      for (const side of ["user", "assistant"] as const) this.tools(side, tick, index);
    });
    for (const side of ["user", "assistant"] as const) this.pause(side);
    for (const write of this.waiting) write();
  }

  private chunk(side: Side, tick: Json, index: number): void {
    const key = side === "user" ? "user_chunk" : "agent_chunk";
    const chunk = asJson(tick[key]);
    const text = asText(chunk.content) ?? "";
    if (text === "" && chunk.contains_speech !== true) {
      this.pause(side);
      return;
    }
    const open = this.speaking.get(side);
    if (open) {
      open.text += text;
      open.to = index;
      return;
    }
    const rest = omit(chunk, ["role", "content", "contains_speech", "tool_calls", "timestamp"]);
    const effects = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const pointer = `/ticks/${index}/${key}`;
    const utterance = { side, text, from: index, to: index, time: tick.timestamp, pointer, effects };
    this.speaking.set(side, utterance);
    // Utterances stand in the order in which they began, whoever stops first.
    this.waiting.push(() => this.say(utterance));
  }

  private pause(side: Side): void {
    this.speaking.delete(side);
  }

  private say({ side, text, from, to, time, pointer, effects }: Utterance): void {
    this.draft.beginMessage({ role: side, actor: side, pointer, time });
    const at = { pointer: `${pointer}/content` };
    this.draft.text(text, "visible", at, text === "" ? ["speech_without_text"] : [], {
      ticks: [from, to],
      ...effects,
    });
  }

  /** Calls and results stand in the chunk or beside the chunks. */
  private tools(side: Side, tick: Json, index: number): void {
    const prefix = side === "user" ? "user" : "agent";
    const chunkCalls = asArray(asJson(tick[`${prefix}_chunk`]).tool_calls);
    const calls = [...chunkCalls, ...asArray(tick[`${prefix}_tool_calls`])].filter(isJson);
    const results = asArray(tick[`${prefix}_tool_results`]).filter(isJson);
    const pointer = `/ticks/${index}`;
    if (calls.length > 0)
      this.waiting.push(() => {
        this.draft.beginMessage({ role: side, actor: side, pointer, time: tick.timestamp });
        calls.forEach((call, i) => addTau2Call(this.draft, call, `${pointer}/${prefix}_tool_calls/${i}`));
      });
    for (const result of results)
      this.waiting.push(() => {
        this.draft.beginMessage({ role: "tool", actor: "environment", pointer, time: tick.timestamp });
        const { text, parts } = resultContent(result.content);
        this.draft.result(
          {
            sourceId: asText(result.id),
            status: result.error === true ? "error" : "ok",
            text,
            parts,
            at: { pointer },
          },
          side,
        );
      });
  }
}
