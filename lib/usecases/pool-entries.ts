import { createHash } from "node:crypto";
import type { PoolRow } from "@/lib/db/studies";
import { deal, type DealtItem } from "@/lib/queues/deal";
import { drawSamples, type SamplerDraw } from "@/lib/queues/draw-samples";
import type { StudyPlan } from "@/lib/studies/schema";

/** SHA-256 over "id content-hash" lines in order of id: says which trajectories, in which version, the pool held. */
export function poolHash(pool: readonly PoolRow[]): string {
  const hash = createHash("sha256");
  for (const row of pool) hash.update(`${row.id} ${row.content_hash}\n`);
  return hash.digest("hex");
}

/** Draws a plan's samples from the pool and deals them into items. Preview and creation call the same, so they agree. */
export function drawStudy(
  plan: StudyPlan,
  pool: readonly PoolRow[],
): { drawn: SamplerDraw[]; items: DealtItem[] } {
  const entries = pool.map(({ id, user_turns, leaves }) => ({ trajectory_id: id, user_turns, leaves }));
  const drawn = drawSamples(entries, plan.samplers, plan.seed);
  return { drawn, items: deal(drawn, plan.seed) };
}
