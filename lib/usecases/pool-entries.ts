import { createHash } from "node:crypto";
import type { PoolRow } from "@/lib/db/studies";
import { deal, type DealtItem } from "@/lib/queues/deal";
import { drawSamples, type SamplerDraw } from "@/lib/queues/draw-samples";
import type { PoolEntry } from "@/lib/queues/sampler";
import type { StudyPlan } from "@/lib/studies/schema";

/** SHA-256 over "id content-hash" lines in order of id: says which trajectories, in which version, the pool held. */
export function poolHash(pool: readonly PoolRow[]): string {
  const hash = createHash("sha256");
  for (const row of pool) hash.update(`${row.id} ${row.content_hash}\n`);
  return hash.digest("hex");
}

/**
 * The pool as samplers see it. A trajectory is drawn by the id of its source, so that a draw from the same runs elsewhere
 * (`assay sample`) is the same; where two sources use one id, the later ones are told apart by their source's name.
 */
function entriesOf(pool: readonly PoolRow[]): PoolEntry[] {
  const seen = new Set<string>();
  return pool.map(({ id, external_id, source_name, user_turns, leaves }) => {
    const key = seen.has(external_id) ? `${external_id}\n${source_name}` : external_id;
    seen.add(key);
    return { trajectory_id: id, key, user_turns, leaves };
  });
}

/** Draws a plan's samples from the pool and deals them into items. Preview and creation call the same, so they agree. */
export function drawStudy(
  plan: StudyPlan,
  pool: readonly PoolRow[],
): { drawn: SamplerDraw[]; items: DealtItem[] } {
  const drawn = drawSamples(entriesOf(pool), plan.samplers, plan.seed);
  return { drawn, items: deal(drawn, plan.seed) };
}
