import { Columns2, Gavel } from "lucide-react";
import type { Metadata } from "next";
import { BranchTable } from "@/components/reference/branch-table";
import { QueriesTable } from "@/components/reference/queries-table";
import { QueryFilters } from "@/components/reference/query-filters";
import { EmptyState } from "@/components/ui/empty-state";
import { formatCount, formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listCandidateRemarks, listQueries, showAuditProgress } from "@/lib/usecases";
import { may } from "../my-role";
import { Remarks } from "./remarks";
import { referencesAddress, ReferenceSearch } from "./search";

export const metadata: Metadata = { title: "References" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<Record<string, unknown>> };

export default async function ReferencesPage({ params, searchParams }: Props) {
  const { project } = await params;
  const search = ReferenceSearch.parse(await searchParams);
  const [list, progress, remarks, lead] = await Promise.all([
    load(listQueries, project, search),
    load(showAuditProgress, project, { split: search.split }),
    load(listCandidateRemarks, project, {}),
    may(project, "lead"),
  ]);
  const here = `/p/${project}/references`;
  const left = progress.candidates - progress.decided;
  if (list.facets.queries === 0)
    return (
      <>
        <TopBar title="References" />
        <main id="main">
          <EmptyState
            icon={<Columns2 aria-hidden="true" />}
            title="No reference queries yet"
            actions={
              lead ? (
                <LinkButton href={`/p/${project}/imports`} variant="primary">
                  Import queries
                </LinkButton>
              ) : null
            }
          >
            A query has a logged reference and candidates that judges passed. A person keeps or rejects each
            candidate here, which shows how precise the judges are and gives a cleaned reference set.
          </EmptyState>
        </main>
      </>
    );
  return (
    <>
      <TopBar
        title="References"
        note={`${formatCount(progress.decided)} of ${formatCount(progress.candidates)} candidates decided`}
        actions={
          lead && left > 0 ? (
            <LinkButton
              href={referencesAddress(`${here}/audit`, { split: search.split, domain: search.domain })}
              variant="primary"
              icon={<Gavel aria-hidden="true" />}
            >
              Audit {formatPlural(left, "candidate")}
            </LinkButton>
          ) : null
        }
      />
      <main id="main" className="grid grid-cols-1 gap-8 px-5 py-5 max-narrow:px-4">
        <section aria-label="Precision by branch" className="grid gap-1">
          <PanelHead
            title="Precision by branch"
            note={`${search.split === null ? "all splits" : `split ${search.split}`}; ${formatCount(progress.queries)} logged + ${formatCount(progress.kept)} kept = ${formatCount(progress.queries + progress.kept)} references`}
          />
          <BranchTable groups={progress.groups} />
        </section>
        {remarks.length > 0 ? (
          <section aria-label="Remarks" className="grid gap-1">
            <PanelHead title="Flagged and put aside" note="what auditors said beside their decisions" />
            <Remarks project={project} remarks={remarks} mayLead={lead} />
          </section>
        ) : null}
        <section aria-label="Queries" className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PanelHead title="Queries" />
            <QueryFilters splits={list.facets.splits} domains={list.facets.domains} />
          </div>
          {list.queries.length > 0 ? (
            <QueriesTable project={project} queries={list.queries} />
          ) : (
            <EmptyState title="No query fits these filters">
              Take one of them off, or go back to the first page.
            </EmptyState>
          )}
          <div className="flex gap-2">
            {search.after ? (
              <LinkButton href={referencesAddress(here, { ...search, after: null })}>First page</LinkButton>
            ) : null}
            {list.next ? (
              <LinkButton href={referencesAddress(here, { ...search, after: list.next })}>
                Next 100
              </LinkButton>
            ) : null}
          </div>
        </section>
      </main>
    </>
  );
}
