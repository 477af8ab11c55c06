import type { Metadata } from "next";
import { logAddress, type LogSearch } from "@/app/log-address";
import { AuditTable } from "@/components/people/audit-table";
import { LogPages } from "@/components/people/log-pages";
import { VerbFilter } from "@/components/people/verb-filter";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listAuditLog } from "@/lib/usecases";

export const metadata: Metadata = { title: "Audit log" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<LogSearch> };

export default async function AuditLogPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { verb = null, before = null } = await searchParams;
  const { entries, next, verbs } = await load(listAuditLog, project, { verb, before });
  const here = `/p/${project}/audit-log`;
  return (
    <>
      <TopBar
        title="Audit log"
        note="Nobody can change or delete an entry"
        actions={<VerbFilter verbs={verbs} />}
      />
      <main id="main" className="grid grid-cols-1 gap-4 px-5 py-5">
        <AuditTable entries={entries} filtered={verb !== null || before !== null} />
        <LogPages
          newest={before ? logAddress(here, { verb }) : null}
          older={next ? logAddress(here, { verb, before: next }) : null}
        />
      </main>
    </>
  );
}
