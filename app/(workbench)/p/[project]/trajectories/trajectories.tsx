"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { call } from "@/app/call";
import type { PoolFacts } from "@/components/pool/pool-facets";
import type { PoolRow } from "@/components/pool/pool-row";
import { filterOf, type Cursor, type PoolSearch } from "@/components/pool/pool-search";
import type { Chosen } from "@/components/pool/pool-selection";
import { PoolTable, type PoolPage } from "@/components/pool/pool-table";

type TrajectoriesProps = { project: string; page: PoolPage; mayLead: boolean; mayImport: boolean };

const chosenInput = (chosen: Chosen) =>
  "ids" in chosen ? { trajectories: chosen.ids } : { filter: filterOf(chosen.search) };

/** The most rows that are listed in one file. */
const most = 20_000;

/** All rows that a search finds, read page by page. Throws when they are too many for one list. */
async function readAll(project: string, search: PoolSearch): Promise<PoolRow[]> {
  const rows: PoolRow[] = [];
  let after: Cursor | null = null;
  do {
    const page: PoolPage = await call(project, "list-trajectories", {
      filter: filterOf(search),
      sort: search.sort,
      direction: search.dir,
      after,
      limit: 500,
    });
    if (page.count.n > most)
      throw new Error("A list holds 20,000 rows at most. Narrow the filter, or make an export.");
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows;
}

/** The table with what a lead can do with its rows. */
export function Trajectories({ project, page, mayLead, mayImport }: TrajectoriesProps) {
  const router = useRouter();
  // Tags that were put on or taken off change the counts beside the table.
  const [changes, setChanges] = useState(0);
  const loadFacts = useCallback(() => {
    void changes;
    return call<PoolFacts>(project, "show-pool", {});
  }, [project, changes]);
  return (
    <PoolTable
      project={project}
      page={page}
      loadFacts={loadFacts}
      mayImport={mayImport}
      actions={
        mayLead
          ? {
              async openQueue(chosen, settings) {
                const queue = await call<{ id: string }>(project, "create-queue", {
                  ...settings,
                  ...chosenInput(chosen),
                });
                router.push(`/p/${project}/queues/${queue.id}`);
              },
              async tag(chosen, tag, on) {
                const verb = on ? "tag-trajectories" : "untag-trajectories";
                const done = await call<{ tagged?: number; untagged?: number }>(project, verb, {
                  tag,
                  ...chosenInput(chosen),
                });
                setChanges((n) => n + 1);
                router.refresh();
                return done.tagged ?? done.untagged ?? 0;
              },
              readAll: (search) => readAll(project, search),
            }
          : null
      }
    />
  );
}
