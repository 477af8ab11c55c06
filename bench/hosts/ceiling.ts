import { readdirSync, readFileSync } from "node:fs";
import { pool } from "@/lib/db/client";
import { openProjectDb } from "@/lib/db";
import { owner } from "@/lib/db/client";
import { projects } from "@/lib/db/projects";
import type { Caller } from "@/lib/usecases/usecase";
import { findPostmaster } from "../../scripts/postgres/postmaster.mjs";

const batch = 500;
const atOnce = 4;
const seconds = 20;

/**
 * What this PostgreSQL carries when analysing costs nothing: batches are looked up, read and saved as in life, with reports
 * that were made before. Also the processor time that the server itself needs for a batch, which says what it would carry
 * with cores of its own.
 */
export async function measureCeiling(data: string, caller: Caller) {
  const slug = caller.kind === "operator" ? (caller.project ?? "") : "";
  const project = (await projects(owner()).bySlug(slug))!;
  const db = openProjectDb({ tx: owner(), project_id: project.id });
  const { rows } = await pool().query<{ id: string; report: Buffer }>(
    `select t.id::text, a.report from trajectory t join analysis a on a.project_id = t.project_id and a.trajectory_id = t.id
       and a.engine = t.report_engine and a.config = t.report_config order by t.id limit 20000`,
  );
  const batches = Array.from({ length: Math.ceil(rows.length / batch) }, (_, i) =>
    rows.slice(i * batch, (i + 1) * batch),
  );
  let config = 1000;
  let next = 0;
  let done = 0;
  const began = performance.now();
  const before = serverSeconds(data);
  const work = async () => {
    while (performance.now() - began < seconds * 1000) {
      if (next === batches.length) [next, config] = [0, config + 1];
      const own = batches[next++]!;
      const analyser = { engine: "1000.0.0", config };
      const missing = await db.analyses.missing(
        own.map(({ id }) => id),
        analyser,
      );
      for (let at = 0; at < missing.length; at += 50) await db.bodies.whole(missing.slice(at, at + 50));
      await db.analyses.save(
        analyser,
        own.map(({ id, report }, i) => ({
          trajectory_id: id,
          report,
          leaves: i % 2 === 0 ? [5] : [5, 16],
          severity: 1,
          quality: 40,
          priority: 0.3,
        })),
      );
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const took = (performance.now() - began) / 1000;
  return {
    batch,
    at_once: atOnce,
    batches_per_second: done / took,
    trajectories_per_second: (done * batch) / took,
    server_seconds_per_batch: (serverSeconds(data) - before) / done,
  };
}

const ticks = 100;

/** Processor time of the server and all its processes so far, in seconds. */
function serverSeconds(data: string): number {
  const server = findPostmaster(data)?.pid;
  if (server === undefined) throw new Error("PostgreSQL doesn't run.");
  let sum = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${name}/stat`, "utf8");
    } catch {
      continue; // it has just ended; its parent counts it then
    }
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (i) => fields[i],
    );
    if (Number(name) === server) sum += user + system + childUser + childSystem;
    else if (parent === server) sum += user + system;
  }
  return sum / ticks;
}
