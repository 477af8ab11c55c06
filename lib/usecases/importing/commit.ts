import type { BatchTransaction, Progress } from "@/lib/db/import-writer";
import { storeAttachments } from "@/lib/db/attachments";
import { newId } from "@/lib/db/ids";
import { knownQueries, retireQueries, storeQueries } from "@/lib/db/queries-store";
import {
  knownTrajectories,
  retireTrajectories,
  storeTrajectories,
  type Provenance,
} from "@/lib/db/trajectories-store";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { settleIdentities, type Identity, type KnownVersion } from "@/lib/trajectories/identity";
import type { Batch, Reported } from "./batch";
import type { Report } from "./report";

/** What a batch changed: records stored and known, trajectories stored, and those of them that have no report. */
export interface Committed {
  stored: number;
  existing: number;
  items: number;
  conflicts: number;
  trajectory_ids: string[];
  unanalysed: string[];
}

interface Shelf<Packed> {
  known(ids: readonly string[]): Promise<KnownVersion[]>;
  retire(ids: readonly string[]): Promise<void>;
  store(placed: { packed: Packed; id: string; version: number; latest: boolean }[]): Promise<void>;
}

/** Stores the records of one kind that aren't there yet; tells of every new version. */
async function settle<Packed extends { row: Identity }>(
  arrived: readonly { packed: Packed; reported: Reported }[],
  shelf: Shelf<Packed>,
  from: Provenance,
  batch: Batch,
): Promise<{ placed: { packed: Packed; id: string }[]; existing: number; conflicts: number }> {
  if (arrived.length === 0) return { placed: [], existing: 0, conflicts: 0 };
  const rows = arrived.map(({ packed }) => packed.row);
  const known = await shelf.known([...new Set(rows.map(({ external_id }) => external_id))]);
  const settled = settleIdentities(rows, known, { ...from, newId });
  const replaced = new Set(settled.flatMap((one) => (one.kind === "store" ? (one.replaces ?? []) : [])));
  const placed: Parameters<typeof shelf.store>[0] = [];
  let conflicts = 0;
  settled.forEach((one, index) => {
    if (one.kind === "existing") return;
    const { packed, reported } = arrived[index]!;
    placed.push({ packed, id: one.id, version: one.version, latest: !replaced.has(one.id) });
    if (one.version === 1) return;
    if (one.conflict) conflicts += 1;
    batch.warn([versionWarning(one.version, one.conflict)], reported);
  });
  const stored = new Set(placed.map(({ id }) => id));
  await shelf.retire([...replaced].filter((id) => !stored.has(id)));
  await shelf.store(placed);
  return { placed, existing: rows.length - placed.length, conflicts };
}

/** Code under which two records of one import with one id and different contents are reported. */
export const conflictCode = "same_id_other_content";

const versionWarning = (version: number, conflict: boolean) => ({
  code: conflict ? conflictCode : "new_version",
  pointer: null,
  detail: conflict
    ? `Two records of this import have this id and different contents. This one is version ${version}.`
    : `Stored as version ${version}. Labels stay on the version before.`,
});

/** Writes a batch and where the import then is, in the transaction that it is given. */
export async function commitBatch(
  transaction: BatchTransaction,
  batch: Batch,
  arrived: Awaited<ReturnType<Batch["trajectories"]>>,
  from: Provenance,
  report: Report,
  progress: (committed: Committed) => Progress,
): Promise<Committed> {
  const { client } = transaction;
  const { project_id } = from;
  await storeAttachments(client, project_id, [...batch.blobs.values()]);
  const trajectories = await settle(
    arrived,
    {
      known: (ids) => knownTrajectories(client, project_id, ids),
      retire: (ids) => retireTrajectories(client, project_id, ids),
      store: (placed) =>
        storeTrajectories(client, from, placed, { engine: ENGINE_VERSION, config: batch.settings.version }),
    },
    from,
    batch,
  );
  const queries = await settle(
    batch.queries,
    {
      known: (ids) => knownQueries(client, from, ids),
      retire: (ids) => retireQueries(client, project_id, ids),
      store: (placed) => storeQueries(client, from, placed),
    },
    from,
    batch,
  );
  const committed: Committed = {
    stored: trajectories.placed.length + queries.placed.length,
    existing: trajectories.existing + queries.existing,
    items: queries.placed.length,
    conflicts: trajectories.conflicts + queries.conflicts,
    trajectory_ids: trajectories.placed.map(({ id }) => id),
    unanalysed: trajectories.placed.filter(({ packed }) => !packed.findings).map(({ id }) => id),
  };
  await transaction.storeProblems(report.number(batch.problems));
  await transaction.advance(progress(committed));
  return committed;
}
