import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { createLoader, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { ConflictsOfQueue } from "@/components/adjudication/conflicts-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatCount } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listConflicts } from "@/lib/usecases";

export const metadata: Metadata = { title: "Conflicts of a queue" };

type Props = {
  params: Promise<{ project: string; queue: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const loadSearch = createLoader({
  state: parseAsStringLiteral(["open", "decided"]).withDefault("open"),
  after: parseAsInteger.withDefault(0),
});

export default async function QueueConflictsPage({ params, searchParams }: Props) {
  const { project, queue: id } = await params;
  const { state, after } = await loadSearch(searchParams);
  const { queue, schema, counts, conflicts, next } = await load(listConflicts, project, {
    queue: id,
    state,
    after: Math.max(0, after),
  });
  const address = `/p/${project}/adjudication`;
  const here = `${address}/${id}`;
  const choice = (value: typeof state, words: string) => (
    <LinkButton
      size="sm"
      variant={state === value ? "primary" : "default"}
      aria-current={state === value ? "page" : undefined}
      href={`${here}?state=${value}`}
    >
      {formatCount(counts[value])} {words}
    </LinkButton>
  );
  return (
    <>
      <TopBar
        title={queue.name}
        trail={[{ href: address, label: "Adjudication" }]}
        actions={
          <>
            {choice("open", "to decide")}
            {choice("decided", "decided")}
          </>
        }
      />
      <main id="main" className="grid grid-cols-1 gap-4 px-5 py-5 max-narrow:px-4">
        {conflicts.length > 0 ? (
          <ConflictsOfQueue
            address={here}
            label={`Conflicts of ${queue.name}`}
            schema={schema}
            conflicts={conflicts}
          />
        ) : (
          <EmptyState icon={<Scale aria-hidden="true" />} title="No item here">
            {state === "open"
              ? "Every item whose labels are all in has a majority on every question, or was decided."
              : "Nothing was decided in this queue yet."}
          </EmptyState>
        )}
        <div className="flex gap-2 empty:hidden">
          {after > 0 ? <LinkButton href={`${here}?state=${state}`}>From the beginning</LinkButton> : null}
          {next ? <LinkButton href={`${here}?state=${state}&after=${next}`}>Next 100</LinkButton> : null}
        </div>
      </main>
    </>
  );
}
