import type { z } from "zod";
import type { Permission } from "@/lib/auth/permissions";
import { auditLog } from "@/lib/db/audit-log";
import { annotator, owner, sqlState, type Tx } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import {
  openAnnotatorDb,
  openInstanceDb,
  openProjectDb,
  type AnnotatorDb,
  type InstanceDb,
  type ProjectDb,
} from "@/lib/db";
import { addJob, type JobOptions, type JobPayloads } from "@/lib/db/jobs";
import type { ProjectRow } from "@/lib/db/projects";
import { AppError } from "@/lib/errors";
import { admit, type Actor, type Caller } from "./admission";

export type { Actor, Caller } from "./admission";

/** Which database a use case works on: one project's, the same as the sealed annotator role, or the installation's. */
interface Databases {
  project: ProjectDb;
  annotator: AnnotatorDb;
  instance: InstanceDb;
}
export type DatabaseKind = keyof Databases;

export interface Context<Kind extends DatabaseKind> {
  db: Databases[Kind];
  actor: Actor;
  /** The acting person; throws for the operator. */
  me(): string;
  project: ProjectRow;
  now: Date;
  newId(): string;
  addJob<Name extends keyof JobPayloads>(
    name: Name,
    payload: JobPayloads[Name],
    options?: JobOptions,
  ): Promise<void>;
  /** For use cases that run outside one transaction: runs one step in its own. */
  transaction<T>(
    work: (db: Databases[Kind], addJobInside: Context<Kind>["addJob"]) => Promise<T>,
  ): Promise<T>;
  /**
   * The same for the step that makes what `run` gives, which has to be what the step gives: its audit entry is written
   * in the step's own transaction, so that neither stands without the other. At most one a call.
   */
  conclude<T>(work: (db: Databases[Kind], addJobInside: Context<Kind>["addJob"]) => Promise<T>): Promise<T>;
}

export interface Audited {
  /** What was acted on, e.g. "queue 0199…" or "import airline.json". */
  object: string;
  /** Facts that matter later; never the raw input. */
  summary?: unknown;
}

export interface Usecase<Input extends z.ZodType, Output, Kind extends DatabaseKind> {
  /** verb-noun, as in addresses, the audit log and the command line. */
  name: string;
  permission: Permission;
  db: Kind;
  writes: boolean;
  input: Input;
  /** What `run` gives, for those who read it by the HTTP API; tests hold real answers against it. */
  output?: z.ZodType<NoInfer<Output>>;
  /** false: `run` is outside a transaction (model calls, long imports, streams) and opens its own by `transaction`. */
  transactional?: boolean;
  run(context: Context<Kind>, input: z.output<Input>): Promise<Output>;
  /** Stands after `run`, from which its output type comes. The audit entry of a write; null when this call changed nothing worth telling (a draft, a heartbeat). */
  audit?(input: z.output<Input>, output: Output): Audited | null;
}

/** Types a use case; the value is what every door calls. */
export const usecase = <Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  definition: Usecase<Input, Output, Kind>,
): Usecase<Input, Output, Kind> => definition;

function open<Kind extends DatabaseKind>(kind: Kind, tx: Tx, project_id: string): Databases[Kind] {
  const made: { [K in DatabaseKind]: () => Databases[K] } = {
    project: () => openProjectDb({ tx, project_id }),
    annotator: () => openAnnotatorDb({ tx, project_id }),
    instance: () => openInstanceDb(tx),
  };
  return made[kind]();
}

/** Serialisation failure and deadlock, and the two that a lost race for a slot ends in: try again. */
const raceStates = new Set(["40001", "40P01", "23505", "23502"]);

/** Does the work again, up to six times, when it lost a race that PostgreSQL took back. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= 6 || !state || !raceStates.has(state)) throw error;
      await new Promise((wake) => setTimeout(wake, 5 * attempt * attempt));
    }
  }
}

/**
 * The only way to do anything: checks session, membership and permission, parses the input, opens the transaction,
 * runs, and writes the audit entry in that same transaction.
 *
 * Throws AppError: signed_out, forbidden, not_found, invalid (with zod's issues), or what the use case throws.
 */
export async function execute<Input extends z.ZodType, Output, Kind extends DatabaseKind>(
  verb: Usecase<Input, Output, Kind>,
  caller: Caller,
  raw: unknown,
): Promise<Output> {
  const admission = await admit(owner(), verb.permission, caller);
  const parsed = verb.input.safeParse(raw);
  if (!parsed.success)
    throw new AppError(
      "invalid",
      parsed.error.issues.map((issue) => `${issue.path.join(".") || "input"}: ${issue.message}`).join("; "),
      parsed.error.issues,
    );
  const client = verb.db === "annotator" ? annotator() : owner();
  const { actor, project } = admission;

  const record = async (tx: Tx, output: Output): Promise<void> => {
    const entry = verb.writes ? (verb.audit?.(parsed.data, output) ?? null) : null;
    if (!entry) return;
    await auditLog({ tx, project_id: project.id }).append({
      id: newId(),
      actor_id: actor.id,
      actor_name: actor.name,
      verb: verb.name,
      object: entry.object,
      summary: entry.summary,
    });
  };
  const step = <T>(work: (tx: Tx, addJobInside: Context<Kind>["addJob"]) => Promise<T>): Promise<T> =>
    client.$transaction((tx) => work(tx, (name, payload, options) => addJob(tx, name, payload, options)), {
      maxWait: 20_000,
      timeout: 120_000,
    });
  let concluded = false;

  const context = (tx: Tx): Context<Kind> => ({
    db: open(verb.db, tx, project.id),
    actor,
    me() {
      if (actor.id === null) throw new AppError("forbidden", "Only a signed-in person can do this.");
      return actor.id;
    },
    project,
    now: new Date(),
    newId,
    addJob: (name, payload, options) => addJob(tx, name, payload, options),
    transaction: (work) => step((inner, add) => work(open(verb.db, inner, project.id), add)),
    async conclude(work) {
      const made = await step(async (inner, add) => {
        const output = await work(open(verb.db, inner, project.id), add);
        // The contract of `conclude`: what this step makes is what `run` gives.
        await record(inner, output as unknown as Output);
        return output;
      });
      concluded = true;
      return made;
    },
  });

  if (verb.transactional === false || !verb.writes) {
    const output = await verb.run(context(client), parsed.data);
    if (!concluded) await record(client, output);
    return output;
  }
  return withRetries(() =>
    client.$transaction(
      async (tx) => {
        const output = await verb.run(context(tx), parsed.data);
        await record(tx, output);
        return output;
      },
      { maxWait: 20_000, timeout: 60_000 },
    ),
  );
}
