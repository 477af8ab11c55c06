import type { Metadata } from "next";
import { logAddress, type LogSearch } from "@/app/log-address";
import { AuditTable } from "@/components/people/audit-table";
import { InstallationBar } from "@/components/people/installation-bar";
import { LogPages } from "@/components/people/log-pages";
import { VerbFilter } from "@/components/people/verb-filter";
import { load } from "@/lib/entry/page";
import { listInstallationLog } from "@/lib/usecases";

export const metadata: Metadata = { title: "Log" };

type Props = { searchParams: Promise<LogSearch> };

export default async function InstallationLogPage({ searchParams }: Props) {
  const { verb = null, before = null } = await searchParams;
  const { entries, next, verbs } = await load(listInstallationLog, null, { verb, before });
  const here = "/installation/log";
  return (
    <>
      <InstallationBar
        here="log"
        note="sign-ins, accounts and new projects; nobody can change or delete an entry"
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
