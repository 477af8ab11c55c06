import type { Metadata } from "next";
import { AuditTable } from "@/components/people/audit-table";
import { VerbFilter } from "@/components/people/verb-filter";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listAuditLog } from "@/lib/usecases";
import { listAddress, type AuditSearch } from "./search";

export const metadata: Metadata = { title: "Audit log" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<AuditSearch> };

export default async function AuditLogPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { verb = null, before = null } = await searchParams;
  const { entries, next, verbs } = await load(listAuditLog, project, { verb, before });
  return (
    <>
      <TopBar
        title="Audit log"
        note="Nobody can change or delete an entry"
        actions={<VerbFilter verbs={verbs} />}
      />
      <main id="main" className="grid gap-4 px-5 py-5">
        <AuditTable entries={entries} filtered={verb !== null || before !== null} />
        <div className="flex gap-2">
          {before ? <LinkButton href={listAddress(project, { verb })}>Newest</LinkButton> : null}
          {next ? (
            <LinkButton href={listAddress(project, { verb, before: next })}>Older entries</LinkButton>
          ) : null}
        </div>
      </main>
    </>
  );
}
