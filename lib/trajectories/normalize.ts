import { cutData, lightText, withoutBlobs } from "./attachments";
import { CallBook } from "./call-book";
import { emptyOutcome, emptyUsage, type CallPart, type MessageHead, type ResultPart } from "./draft-parts";
import { exactValue } from "./exact-value";
import type { NormaliseContext, SourceRecord } from "./format";
import type { Json } from "./plain-values";
import { readTime, type SourceTime } from "./source-time";
import { TurnCounter } from "./turn-counter";
import type {
  Agent,
  Attachment,
  Channel,
  Outcome,
  SourcePlace,
  Step,
  ToolDefinition,
  ToolResult,
  Trajectory,
  Usage,
} from "./schema";

/**
 * A trajectory in the making. Formats walk their source and say what they find; this keeps the numbering, the turns,
 * the parallel groups and the binding of results to calls the same for all of them.
 */
export class TrajectoryDraft {
  externalId: string | null = null;
  pointer: string | null;
  domain: string | null = null;
  taskId: string | null = null;
  trial: number | null = null;
  userId: string | null = null;
  session: Trajectory["session"] = { id: null, index: null };
  agents: Agent[] = [];
  tools: ToolDefinition[] = [];
  outcome: Outcome = { ...emptyOutcome, parts: {}, annotations: [] };
  usage: Usage = { ...emptyUsage };
  labels: Json = {};
  extra: Json = {};

  private readonly steps: Step[] = [];
  private readonly warnings: Trajectory["warnings"] = [];
  private readonly calls = new CallBook();
  private created: SourceTime = { at: null, precision: null, zone: null, warning: null };
  private message = -1;
  private readonly turns = new TurnCounter();
  private head: MessageHead | null = null;
  private headSteps = 0;
  private readonly timeWarnings = new Set<string>();

  constructor(
    readonly format: string,
    readonly record: SourceRecord,
    readonly context: NormaliseContext,
  ) {
    this.pointer = record.raw.pointer === "" ? null : record.raw.pointer;
  }

  warn(code: string, given: string | null, detail?: string): void {
    const pointer = this.head?.place ?? given;
    this.warnings.push(detail === undefined ? { code, pointer } : { code, pointer, detail });
  }

  /** When the run was made; several times may be tried, the first that says something counts. */
  createdAt(value: unknown, pointer: string, time: SourceTime = readTime(value)): void {
    if (this.created.at !== null) return;
    if (time.warning) this.warnTime(time.warning, pointer);
    if (time.at !== null) this.created = time;
  }

  /** A source writes all its times alike: the first odd one of a kind says it. */
  private warnTime(code: string, pointer: string): void {
    if (this.timeWarnings.has(code)) return;
    this.timeWarnings.add(code);
    this.warn(code, pointer);
  }

  beginMessage(head: MessageHead): void {
    this.endMessage();
    this.message += 1;
    this.head = head;
    this.headSteps = this.steps.length;
    this.turns.beginMessage(head.role);
    this.calls.beginMessage(this.message);
  }

  /** Words; data inside them becomes attachments at its place. */
  text(text: string, channel: Channel, at: SourcePlace, marks: string[] = [], extra?: Json): void {
    const pieces = cutData(text, this.context);
    if (!pieces) return this.push({ channel, kind: "text", text, at }, marks, extra);
    const offset = at.range?.[0] ?? 0;
    for (const { range, attachment } of pieces) {
      const place = { ...at, range: [offset + range[0], offset + range[1]] as [number, number] };
      if (attachment) this.attachment(attachment, place, channel);
      else this.push({ channel, kind: "text", text: text.slice(...range), at: place }, marks, extra);
    }
  }

  call(part: CallPart): void {
    const { args_raw, args_raw_kind, args, args_error, warning } = part.arguments;
    if (warning) this.warn(warning, part.at.pointer);
    const { key, duplicate } = this.calls.open(
      part.sourceId,
      part.name,
      this.steps.length,
      this.head?.actor ?? "",
    );
    if (duplicate) this.warn("duplicate_call_id", part.at.pointer, part.sourceId ?? undefined);
    const call = {
      key,
      source_id: part.sourceId,
      name: part.name,
      args_raw: withoutBlobs(exactValue(this.record, args_raw, part.at.pointer), this.context),
      args_raw_kind,
      args: withoutBlobs(args, this.context),
      args_error,
      result_steps: [],
    };
    this.push({ channel: "tool", kind: "tool_call", call, at: part.at }, [], part.extra);
  }

  result(part: ResultPart, actor?: string): void {
    const bound = this.calls.bind(part.sourceId, part.name ?? null, this.steps.length, actor);
    if (bound.warning) this.warn(bound.warning, part.at.pointer, part.sourceId ?? undefined);
    const { text, attachments } = lightText(part.text, this.context);
    const result: ToolResult = {
      call_key: bound.key,
      source_call_id: part.sourceId,
      bound_by: bound.by,
      status: part.status,
      text,
      parts: part.parts && part.parts.length > 0 ? withoutBlobs(part.parts, this.context) : null,
    };
    this.push(
      { channel: "tool", kind: "tool_result", result, at: part.at, role: "tool", actor: "environment" },
      [],
      part.extra,
    );
    for (const one of attachments) this.attachment(one, part.at, "tool");
  }

  attachment(attachment: Attachment, at: SourcePlace, channel: Channel = "visible"): void {
    // What a tool returned was not shown by whoever's message carries it.
    const side = channel === "tool" ? { role: "tool" as const, actor: "environment" } : {};
    this.push({ channel, kind: "attachment", attachment, at, ...side }, []);
  }

  event(text: string, at: SourcePlace, marks: string[] = [], extra?: Json): void {
    this.push({ channel: "control", kind: "event", text, at }, marks, extra);
  }

  /** Number of steps so far. */
  get length(): number {
    return this.steps.length;
  }

  /** True when the last message gave no step yet. */
  get messageIsEmpty(): boolean {
    return this.steps.length === this.headSteps;
  }

  /** Ends the trajectory. `hash` names it when the source has no id of its own. */
  finish(hash: (trajectory: Trajectory) => string): Trajectory {
    this.endMessage();
    this.calls.finish(this.steps, this.message, (pointer) => this.warn("missing_result", pointer));
    const { raw } = this.record;
    const trajectory: Trajectory = {
      schema: "trajectory/1",
      external_id: this.externalId ?? "",
      source: {
        format: this.format,
        import_id: null,
        file_sha256: null,
        pointer: this.pointer,
        record: raw.number,
        byte_range: raw.byteRange,
      },
      domain: this.domain,
      task_id: this.taskId,
      trial: this.trial,
      user_id: this.userId,
      session: this.session,
      created_at: this.created.at,
      created_precision: this.created.precision,
      created_zone: this.created.zone,
      agents: this.agents,
      tools: this.tools,
      outcome: this.outcome,
      usage: this.usage,
      steps: this.steps,
      labels: this.labels,
      extra: withoutBlobs(this.extra, this.context),
      warnings: [...this.record.warnings, ...this.warnings],
    };
    if (this.externalId === null || this.externalId === "") trajectory.external_id = hash(trajectory);
    return trajectory;
  }

  /** No source message may vanish: one that gave no step leaves an empty one. */
  private endMessage(): void {
    if (!this.head) return;
    if (this.messageIsEmpty) {
      const channel = this.head.role === "user" || this.head.role === "assistant" ? "visible" : "control";
      this.push({ channel, kind: "text", text: "", at: { pointer: this.head.pointer } }, ["empty"]);
    }
    this.head = null;
  }

  private push(part: Pick<Step, "channel" | "kind"> & Partial<Step>, marks: string[], extra?: Json): void {
    const head = this.head;
    if (!head) throw new RangeError("A step needs a message");
    const role = part.role ?? head.role;
    if (role === "user" && !head.outside) this.turns.countUser(part.kind === "tool_call");
    const step: Step = {
      i: this.steps.length,
      message: this.message,
      turn: this.turns.turn,
      role,
      actor: head.actor ?? role,
      ...part,
    };
    if (head.place !== undefined) step.at = { pointer: head.place };
    if (head.roleSource !== undefined && head.roleSource !== role) step.role_source = head.roleSource;
    const allMarks = [...(head.marks ?? []), ...marks];
    if (allMarks.length > 0) step.marks = allMarks;
    const first = this.messageIsEmpty;
    const time = first || !isTimed(this.steps.at(-1), this.message) ? readTime(head.time) : null;
    if (time?.warning && first) this.warnTime(time.warning, head.pointer);
    const at = time ? time.at : this.steps.at(-1)?.time;
    if (at) step.time = at;
    const rest = first ? { ...head.extra, ...extra } : extra;
    if (rest && Object.keys(rest).length > 0) step.extra = withoutBlobs(rest, this.context);
    this.steps.push(step);
  }
}

function isTimed(step: Step | undefined, message: number): boolean {
  return step !== undefined && step.message === message;
}
