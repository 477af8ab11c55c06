import { z } from "zod";
import { query, type Tx } from "./client";

/** Imports of all projects that wait or run without a job that could still be taken up. */
export const lostImports = (tx: Tx): Promise<{ project: string; import_id: string }[]> =>
  query(
    tx,
    z.object({ project: z.string(), import_id: z.string() }),
    `select p.slug as project, i.id::text as import_id
     from import_run i join project p on p.id = i.project_id
     where i.status in ('waiting', 'running') and not exists (
       select from graphile_worker.jobs j
       where j.key = 'run-import ' || i.id and (j.attempts < j.max_attempts or j.locked_by is not null))
     order by i.id`,
  );
