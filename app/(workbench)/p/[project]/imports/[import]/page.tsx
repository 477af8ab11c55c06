import type { Metadata } from "next";
import { ImportFacts } from "@/components/import/import-facts";
import { ImportStatus } from "@/components/import/import-status";
import { ProblemTable } from "@/components/import/problem-table";
import { VisibleText } from "@/components/trajectory/source-text";
import { EmptyState } from "@/components/ui/empty-state";
import { formatPlural } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { Note } from "@/components/ui/note";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showImport } from "@/lib/usecases";
import { ImportActions } from "./import-actions";

export const metadata: Metadata = { title: "Import" };

type Props = {
  params: Promise<{ project: string; import: string }>;
  searchParams: Promise<{ after?: string; only?: string }>;
};

export default async function ImportPage({ params, searchParams }: Props) {
  const { project, import: import_id } = await params;
  const { after = "0", only } = await searchParams;
  const severity = only === "rejected" || only === "warning" ? only : null;
  const report = await load(showImport, project, { import_id, after, severity });
  const { import: one, problems, next, counts, may_import } = report;
  const here = `/p/${project}/imports/${import_id}`;
  const listed = (what: string) =>
    counts.filter((count) => count.severity === what).reduce((sum, { n }) => sum + n, 0);
  const filter = (what: "rejected" | "warning" | null, words: string) => (
    <LinkButton
      key={words}
      size="sm"
      variant={severity === what ? "primary" : "default"}
      aria-current={severity === what ? "page" : undefined}
      href={what ? `${here}?only=${what}` : here}
    >
      {words}
    </LinkButton>
  );
  return (
    <>
      <TopBar
        trail={[{ href: `/p/${project}/imports`, label: "Imports" }]}
        title={<VisibleText>{one.file_name}</VisibleText>}
        badges={<ImportStatus status={one.status} />}
        actions={<ImportActions project={project} one={one} mayImport={may_import} />}
      />
      <main id="main" className="grid grid-cols-1 gap-7 px-5 py-5">
        {one.message ? (
          <Note tone={one.status === "failed" ? "danger" : one.status === "partial" ? "warn" : "info"}>
            <VisibleText>{one.message}</VisibleText>
          </Note>
        ) : null}
        <ImportFacts one={one} />
        <section className="grid gap-2" aria-labelledby="report">
          <PanelHead
            id="report"
            title="Report"
            note={
              listed("warning") < one.warnings
                ? "in the order of the file; each record tells a code once, and 1,000 of a code are listed"
                : "record by record, in the order of the file"
            }
            end={[
              filter(null, "All"),
              filter("rejected", formatPlural(listed("rejected"), "rejected", "rejected")),
              filter("warning", formatPlural(listed("warning"), "warning")),
            ]}
          />
          {problems.length > 0 ? (
            <ProblemTable problems={problems} />
          ) : (
            <EmptyState title="Nothing to report here">
              {severity
                ? "No record of this kind. Choose another kind above."
                : "Every record was read as it stands."}
            </EmptyState>
          )}
          <div className="flex gap-2 empty:hidden">
            {after !== "0" ? (
              <LinkButton href={only ? `${here}?only=${only}` : here}>From the beginning</LinkButton>
            ) : null}
            {next ? (
              <LinkButton href={`${here}?after=${next}${only ? `&only=${only}` : ""}`}>Next 100</LinkButton>
            ) : null}
          </div>
        </section>
      </main>
    </>
  );
}
