"use client";

import { useRouter } from "next/navigation";
import { call } from "@/app/call";
import { FreezeDialog } from "@/components/label-set/freeze-dialog";

type FreezeProps = { project: string; queues: readonly { id: string; name: string; status: string }[] };

/** The dialog of a new snapshot with the server behind it. */
export function Freeze({ project, queues }: FreezeProps) {
  const router = useRouter();
  return (
    <FreezeDialog
      queues={queues}
      freeze={async (set) => {
        const { id } = await call<{ id: string }>(project, "make-label-set", set);
        router.push(`/p/${project}/snapshots/${id}`);
      }}
    />
  );
}
