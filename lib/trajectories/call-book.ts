import type { Step, ToolResult } from "./schema";

interface OpenCall {
  key: string;
  sourceId: string | null;
  name: string;
  step: number;
  message: number;
  actor: string;
  results: number[];
}

export interface Binding {
  key: string | null;
  by: ToolResult["bound_by"];
  warning: "orphan_result" | "second_result" | null;
}

/**
 * Which result belongs to which call. By id, to the nearest earlier open call with that id; without an id by order
 * among the open calls made since the last result; else the result is an orphan and stays at its place.
 */
export class CallBook {
  private readonly calls: OpenCall[] = [];
  private readonly byId = new Map<string, OpenCall[]>();
  private batch: OpenCall[] = [];
  private batchClosed = false;
  private message = -1;

  beginMessage(message: number): void {
    this.message = message;
  }

  open(
    sourceId: string | null,
    name: string,
    step: number,
    actor: string,
  ): { key: string; duplicate: boolean } {
    if (this.batchClosed) {
      this.batch = [];
      this.batchClosed = false;
    }
    const key = `k${this.calls.length + 1}`;
    const call: OpenCall = { key, sourceId, name, step, message: this.message, actor, results: [] };
    this.calls.push(call);
    this.batch.push(call);
    if (sourceId === null) return { key, duplicate: false };
    const same = this.byId.get(sourceId);
    const last = same?.at(-1);
    if (same) same.push(call);
    else this.byId.set(sourceId, [call]);
    return {
      key,
      duplicate: last !== undefined && (last.message === call.message || last.results.length === 0),
    };
  }

  bind(sourceId: string | null, name: string | null, step: number, actor?: string): Binding {
    this.batchClosed = true;
    const known = sourceId === null ? undefined : this.byId.get(sourceId);
    if (known) return this.bindById(known, step);
    const fits = (call: OpenCall) =>
      call.results.length === 0 &&
      // A result that names another call must not be given to one that has an id of its own.
      (sourceId === null || call.sourceId === null) &&
      (actor === undefined || call.actor === actor);
    const named = name === null ? undefined : this.batch.find((call) => call.name === name && fits(call));
    const call = named ?? this.batch.find(fits);
    if (!call) return { key: null, by: "none", warning: "orphan_result" };
    call.results.push(step);
    return { key: call.key, by: "order", warning: null };
  }

  private bindById(known: readonly OpenCall[], step: number): Binding {
    const nearest = known.findLast((call) => call.results.length === 0) ?? known.at(-1)!;
    const siblings: OpenCall[] = [];
    for (let i = known.lastIndexOf(nearest); i >= 0 && known[i]!.message === nearest.message; i -= 1)
      siblings.unshift(known[i]!);
    const call = siblings.find((sibling) => sibling.results.length === 0) ?? nearest;
    const second = call.results.length > 0;
    call.results.push(step);
    // When several calls of one message share the id, it is the order that decides.
    return {
      key: call.key,
      by: siblings.length > 1 ? "order" : "id",
      warning: second ? "second_result" : null,
    };
  }

  /** Writes results and groups into the steps, and names the calls that the run went past without a result. */
  finish(steps: readonly Step[], lastMessage: number, missing: (pointer: string | null) => void): void {
    const lastStep = steps.findLast((step) => step.kind !== "tool_result" && step.kind !== "event");
    const perMessage = new Map<number, OpenCall[]>();
    for (const call of this.calls) {
      const step = steps[call.step]!;
      step.call!.result_steps = call.results;
      const group = perMessage.get(call.message);
      if (group) group.push(call);
      else perMessage.set(call.message, [call]);
      if (
        call.results.length === 0 &&
        lastStep &&
        lastStep.message > call.message &&
        call.message < lastMessage
      )
        missing(step.at?.pointer ?? null);
    }
    for (const group of perMessage.values()) {
      if (group.length < 2) continue;
      for (const call of group) steps[call.step]!.group = `g${group[0]!.step}`;
    }
  }
}
