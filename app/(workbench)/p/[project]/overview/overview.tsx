"use client";

import { Clock3, Columns2, Flag, Scale, Upload } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { call } from "@/app/call";
import type { Waiting } from "@/components/overview/decision-list";
import { OverviewPage } from "@/components/overview/overview-page";
import { ActionButton } from "@/components/queue/queue-actions";
import { formatCount } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";

type Named = { id: string; name: string; n: number };

type OverviewProps = {
  project: string;
  mayLead: boolean;
  overview: Omit<ComponentProps<typeof OverviewPage>, "project" | "waiting"> & {
    conflicts: Named[];
    flags: { open: number; newest: { reason: string; queue: string; queue_id: string } | null };
    audit: { left: number; of: number };
    stale: Named[];
    failed: { id: string; file_name: string; message: string | null; stored: number }[];
  };
};

const sum = (list: readonly Named[]) => list.reduce((total, { n }) => total + n, 0);
const names = (list: readonly Named[]) =>
  list.map(({ name, n }) => `${formatCount(n)} in ${name}`).join("; ");

/** The overview with what a lead can do about each thing that waits. */
export function Overview({ project, mayLead, overview }: OverviewProps) {
  const router = useRouter();
  const base = `/p/${project}`;
  const link = (href: string, verb: string) => (
    <LinkButton size="sm" href={`${base}${href}`}>
      {verb}
    </LinkButton>
  );
  const { conflicts, flags, audit, stale, failed } = overview;
  const groups: (Waiting | null)[] = [
    conflicts.length > 0
      ? {
          key: "conflicts",
          n: sum(conflicts),
          icon: <Scale />,
          title: "conflicts without a majority",
          note: names(conflicts),
          action: mayLead ? link("/adjudication", "Adjudicate") : null,
        }
      : null,
    flags.newest
      ? {
          key: "flags",
          n: flags.open,
          icon: <Flag />,
          title: "flagged by annotators",
          note: `Latest: “${flags.newest.reason}”, ${flags.newest.queue}`,
          urgent: true,
          action: link(`/queues/${flags.newest.queue_id}`, "Read flags"),
        }
      : null,
    audit.left > 0
      ? {
          key: "audit",
          n: audit.left,
          icon: <Columns2 />,
          title: "reference candidates to audit",
          note: `${formatCount(audit.of - audit.left)} of ${formatCount(audit.of)} are decided`,
          action: mayLead ? link("/references/audit", "Continue audit") : link("/references", "References"),
        }
      : null,
    stale.length > 0
      ? {
          key: "stale",
          n: sum(stale),
          icon: <Clock3 />,
          title: "leases ran out",
          note: `${names(stale)}; the drafts are kept`,
          action: mayLead ? (
            <ActionButton
              act={async () => {
                await call(project, "end-stale-leases", {});
                router.refresh();
              }}
            >
              Hand out again
            </ActionButton>
          ) : null,
        }
      : null,
    failed[0]
      ? {
          key: "failed",
          n: failed.length,
          icon: <Upload />,
          title: failed.length === 1 ? "import stopped" : "imports stopped",
          note: `${failed[0].file_name}: ${failed[0].message ?? "no reason given"} ${formatCount(failed[0].stored)} records are safe.`,
          urgent: true,
          action: link(`/imports/${failed[0].id}`, "Look at it"),
        }
      : null,
  ];
  return <OverviewPage {...overview} project={project} waiting={groups.filter((group) => group !== null)} />;
}
