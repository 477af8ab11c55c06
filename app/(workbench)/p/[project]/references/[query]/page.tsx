import type { Metadata } from "next";
import { QueryPage } from "@/components/reference/query-page";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listCandidateRemarks, showQuery } from "@/lib/usecases";

export const metadata: Metadata = { title: "Query" };

type Props = { params: Promise<{ project: string; query: string }> };

export default async function ReferenceQueryPage({ params }: Props) {
  const { project, query: id } = await params;
  const [{ query, candidates, references }, remarks] = await Promise.all([
    load(showQuery, project, { id }),
    load(listCandidateRemarks, project, { query: id }),
  ]);
  return (
    <>
      <TopBar
        title={query.external_id}
        code
        trail={[{ href: `/p/${project}/references`, label: "References" }]}
        note={[query.split && `split ${query.split}`, query.domain].filter(Boolean).join(", ")}
      />
      <main id="main" className="px-5 py-5 max-narrow:px-4">
        <QueryPage
          query={query}
          candidates={candidates}
          remarks={remarks}
          inSet={references.map((reference) => reference.id)}
        />
      </main>
    </>
  );
}
