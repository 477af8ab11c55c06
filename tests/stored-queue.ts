import { gzipSync } from "node:zlib";
import { openProjectDb } from "@/lib/db";
import { owner, run } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { projects } from "@/lib/db/projects";

export interface StoredTrajectory {
  outcome?: 0 | 1 | 2;
  domain?: string | null;
  user_turns?: number;
  leaves?: number[];
  text?: string;
  agent?: string;
  /** Two with the same one hold the same run. */
  content_hash?: string;
}

const idOf = async (slug: string): Promise<string> => (await projects(owner()).bySlug(slug))!.id;

/** Stores small analysed trajectories of two steps without an import; returns their ids in order. */
export async function storeTrajectories(list: StoredTrajectory[], slug = "lab"): Promise<string[]> {
  const project_id = await idOf(slug);
  const file = newId();
  await run(
    owner(),
    `insert into source_file (project_id, id, file_name, created_by) values ($1::uuid, $2::uuid, 'test.jsonl', $2::uuid)`,
    project_id,
    file,
  );
  const ids: string[] = [];
  for (const [n, { text = "hello", ...given }] of list.entries()) {
    const id = newId();
    ids.push(id);
    await run(
      owner(),
      `insert into trajectory (project_id, id, source_name, external_id, content_hash, format, import_id, source_file_id, record,
         domain, outcome, steps, messages, user_turns, tool_calls, preview, leaves, agent, analysed)
       values ($1::uuid, $2::uuid, 'test', $3, $11, 'openai-chat', $4::uuid, $4::uuid, $5, $6, $7, 2, 2, $8, 0, $9, $10::smallint[], $12, true)`,
      project_id,
      id,
      id,
      file,
      n,
      given.domain ?? null,
      given.outcome ?? 2,
      given.user_turns ?? 1,
      text,
      given.leaves ?? [],
      given.content_hash ?? id,
      given.agent ?? null,
    );
    const said = (i: number, role: "user" | "assistant", words: string) => ({
      i,
      message: i,
      turn: 1,
      role,
      actor: role,
      channel: "visible",
      kind: "text",
      text: words,
    });
    await run(
      owner(),
      `insert into trajectory_chunk (project_id, trajectory_id, first, n, body) values ($1::uuid, $2::uuid, 0, 2, $3)`,
      project_id,
      id,
      gzipSync(JSON.stringify([said(0, "user", text), said(1, "assistant", "Done.")])),
    );
  }
  return ids;
}

/** Opens a queue of these trajectories that belongs to no study. */
export async function storeQueue(
  trajectory_ids: string[],
  settings: { k?: number; lease_minutes?: number } = {},
  slug = "lab",
): Promise<string> {
  const id = newId();
  await openProjectDb({ tx: owner(), project_id: await idOf(slug) }).queues.insert({
    id,
    study_id: null,
    name: "Queue",
    schema_id: "trajectory-review",
    schema_version: 1,
    k: settings.k ?? 3,
    lease_minutes: settings.lease_minutes ?? 30,
    undo_minutes: 5,
    buckets: 512,
    created_by: id,
    trajectory_ids,
  });
  return id;
}
