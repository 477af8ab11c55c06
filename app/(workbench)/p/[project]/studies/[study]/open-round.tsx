"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { call } from "@/app/call";
import { RoundDialog } from "@/components/study/round-dialog";

type OpenRoundProps = { project: string; study: string } & Omit<
  ComponentProps<typeof RoundDialog>,
  "openRound"
>;

/** The dialog of a further round with the server behind it; the page shows the new round then. */
export function OpenRound({ project, study, ...facts }: OpenRoundProps) {
  const router = useRouter();
  return (
    <RoundDialog
      {...facts}
      openRound={async (round) => {
        const { queue_id } = await call<{ queue_id: string }>(project, "open-round", { study, ...round });
        router.push(`/p/${project}/studies/${study}?round=${queue_id}`);
        router.refresh();
      }}
    />
  );
}
