import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import type { Step, Trajectory } from "@/lib/trajectories/schema";
import { pool, type Scope } from "./client";
import { joinTrajectory, type StoredHead } from "./stored-trajectory";

// Written by our own normaliser and checked there.
const parse = async (body: Buffer): Promise<unknown> =>
  JSON.parse((await promisify(gunzip)(body)).toString("utf8"));

/** Whole trajectories, heads included: for analysis, exports and people who read everything. */
export const bodies = ({ project_id }: Scope) => {
  const rows = async (text: string, ids: readonly string[]) =>
    (await pool().query<{ id: string; body: Buffer }>(text, [project_id, ids])).rows;

  return {
    /** The trajectories by id; one that isn't there is left out. Mind the memory: all of them are read at once. */
    async whole(ids: readonly string[]): Promise<Map<string, Trajectory>> {
      const heads = await rows(
        `select trajectory_id::text as id, body from trajectory_head
         where project_id = $1::uuid and trajectory_id = any($2::uuid[])`,
        ids,
      );
      const chunks = await rows(
        `select trajectory_id::text as id, body from trajectory_chunk
         where project_id = $1::uuid and trajectory_id = any($2::uuid[]) order by trajectory_id, first`,
        ids,
      );
      const steps = new Map<string, Step[]>();
      for (const { id, body } of chunks) {
        const known = steps.get(id);
        const more = (await parse(body)) as Step[];
        if (known) known.push(...more);
        else steps.set(id, more);
      }
      const whole = new Map<string, Trajectory>();
      for (const { id, body } of heads)
        whole.set(id, joinTrajectory((await parse(body)) as StoredHead, steps.get(id) ?? []));
      return whole;
    },
  };
};
