"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { call } from "@/app/call";
import type { PoolFacts } from "@/components/pool/pool-facets";
import { filterOf } from "@/components/pool/pool-search";
import type { Chosen } from "@/components/pool/pool-selection";
import { PoolTable, type PoolPage } from "@/components/pool/pool-table";

type TrajectoriesProps = { project: string; page: PoolPage; mayLead: boolean; mayImport: boolean };

const chosenInput = (chosen: Chosen) =>
  "ids" in chosen ? { trajectories: chosen.ids } : { filter: filterOf(chosen.search) };

/** The table with what a lead can do with its rows. */
export function Trajectories({ project, page, mayLead, mayImport }: TrajectoriesProps) {
  const router = useRouter();
  const loadFacts = useCallback(() => call<PoolFacts>(project, "show-pool", {}), [project]);
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
              toExport: null,
            }
          : null
      }
    />
  );
}
