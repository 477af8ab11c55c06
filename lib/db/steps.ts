import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { Step } from "@/lib/trajectories/schema";
import { query, type Scope } from "./client";

const Chunk = z.object({ first: z.number(), n: z.number(), body: z.instanceof(Uint8Array) });

// Written by our own normaliser and checked there; parsing 50,000 steps again would cost more than reading them.
const parse = (chunk: z.infer<typeof Chunk>): Step[] => JSON.parse(gunzipSync(chunk.body).toString("utf8"));

/** The steps of trajectories as stored: gzip JSON chunks that hold only what an annotator may see. */
export const steps = ({ tx, project_id }: Scope) => ({
  /** The steps from `first` on, at most `n`; fewer at the end, none past it. */
  async range(trajectory_id: string, first: number, n: number): Promise<Step[]> {
    const rows = await query(
      tx,
      Chunk,
      `select first, n, body from trajectory_chunk
       where project_id = $1::uuid and trajectory_id = $2::uuid and first < $4 and first + n > $3 order by first`,
      project_id,
      trajectory_id,
      first,
      first + n,
    );
    const skipped = first - (rows[0]?.first ?? first);
    return rows.flatMap(parse).slice(skipped, skipped + n);
  },
});
