import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { Step } from "@/lib/trajectories/schema";
import { query, type Scope } from "./client";

const Chunk = z.object({ first: z.number(), n: z.number(), body: z.instanceof(Uint8Array) });

/** A run of consecutive steps. */
export interface StepSlice {
  first: number;
  steps: Step[];
}

// Written by our own normaliser and checked there; parsing 50,000 steps again would cost more than reading them.
const parse = (chunk: z.infer<typeof Chunk>): Step[] => JSON.parse(gunzipSync(chunk.body).toString("utf8"));

/** The steps of trajectories as stored: gzip JSON chunks that hold only what an annotator may see. */
export const steps = ({ tx, project_id }: Scope) => ({
  /** The chunk that holds step `at`; null past the end. */
  async slice(trajectory_id: string, at: number): Promise<StepSlice | null> {
    const rows = await query(
      tx,
      Chunk,
      `select first, n, body from trajectory_chunk
       where project_id = $1::uuid and trajectory_id = $2::uuid and first <= $3 order by first desc limit 1`,
      project_id,
      trajectory_id,
      at,
    );
    const chunk = rows[0];
    return chunk && at < chunk.first + chunk.n ? { first: chunk.first, steps: parse(chunk) } : null;
  },

  /** The first chunks, until at least `enough` steps are read or the trajectory ends. */
  async opening(trajectory_id: string, enough: number): Promise<Step[]> {
    const rows = await query(
      tx,
      Chunk,
      `select first, n, body from trajectory_chunk
       where project_id = $1::uuid and trajectory_id = $2::uuid and first < $3 order by first`,
      project_id,
      trajectory_id,
      enough,
    );
    return rows.flatMap(parse);
  },
});
