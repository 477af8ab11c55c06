"use client";

import { SlidersHorizontal } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { PoolSort } from "@/lib/queues/pool-filter";
import { DataTable } from "../table/data-table";
import { FilterChip } from "../table/filter-chip";
import { Pager } from "../table/pager";
import { useHiddenColumns } from "../table/use-hidden-columns";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { formatCount, formatDuration } from "../ui/format";
import { TextButton } from "../ui/link-button";
import { filterWords } from "./filter-words";
import { MoreFilters } from "./more-filters";
import { PoolBar } from "./pool-bar";
import { firstHidden, poolColumns } from "./pool-columns";
import { PoolEmpty } from "./pool-empty";
import { PoolFacets, type PoolFacts } from "./pool-facets";
import { useKeepPlace } from "./pool-place";
import type { PoolRow } from "./pool-row";
import { poolQuery, type Cursor } from "./pool-search";
import { PoolSelection, type SelectionActions } from "./pool-selection";
import { usePoolFacts } from "./use-pool-facts";
import { usePoolSearch } from "./use-pool-search";
import { ViewsBar } from "./views-bar";

export interface PoolPage {
  rows: PoolRow[];
  count: { n: number; about: boolean };
  total: { n: number; about: boolean };
  next: Cursor | null;
  previous: Cursor | null;
  ms: number;
}

interface PoolTableProps {
  project: string;
  page: PoolPage;
  loadFacts: () => Promise<PoolFacts>;
  /** What can be done with selected rows; rows can't be selected without it. */
  actions: SelectionActions | null;
  mayImport: boolean;
}

const sortable: readonly PoolSort[] = ["newest", "priority", "user_turns", "tool_calls", "severity"];
const pageSize = 50;
const counted = ({ n, about }: { n: number; about: boolean }) => `${about ? "about " : ""}${formatCount(n)}`;

/** The table of trajectories with its filters. */
export function PoolTable({ project, page, loadFacts, actions, mayImport }: PoolTableProps) {
  const address = `/p/${project}/trajectories`;
  const { search, pending, filter: change, type, clear, page: goTo } = usePoolSearch();
  const { facts, problem } = usePoolFacts(loadFacts);
  const [hidden, hide] = useHiddenColumns("trajectories", firstHidden);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [facetsOpen, setFacetsOpen] = useState(false);
  const columns = useMemo(() => poolColumns((id) => `${address}/${id}`), [address]);
  const importer = mayImport ? `/p/${project}/imports` : null;

  const { rows, count, total, next, previous, ms } = page;
  // Rows can be selected on one page and used on another.
  const seen = useRef(new Map<string, PoolRow>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row);
  }, [rows]);
  const filter: typeof change = (next) => {
    setSelected(new Set());
    change(next);
  };
  const words = filterWords(search);
  const first = previous === null ? 1 : Math.max(1, search.from);
  useKeepPlace(project, {
    ids: rows.map(({ id }) => id),
    first,
    of: counted(count),
    address: poolQuery(address, search),
  });
  const facets = <PoolFacets search={search} facts={facts} onFilter={filter} />;

  return (
    <div className="flex h-screen flex-col">
      <PoolBar
        note={words.length > 0 ? `${counted(count)} of ${counted(total)}` : counted(total)}
        columns={columns.map(({ id, meta, ...rest }) => ({
          id: id ?? ("accessorKey" in rest ? String(rest.accessorKey) : ""),
          label: meta?.label ?? "",
        }))}
        hidden={hidden}
        onHide={hide}
        importer={importer}
        text={search.q}
        onText={(q) => {
          setSelected(new Set());
          type(q);
        }}
      />
      <ViewsBar project={project} address={address} search={search} />
      <div
        role="search"
        aria-label="Filters"
        className="flex flex-wrap items-center gap-2 px-5 py-2 max-narrow:px-4"
      >
        {words.map(({ key, subject, value }) => (
          <FilterChip key={key} subject={subject} value={value} onRemove={() => filter({ [key]: null })} />
        ))}
        <MoreFilters search={search} onFilter={filter} />
        <Button
          size="sm"
          className="h-7! narrow:hidden"
          icon={<SlidersHorizontal className="size-3.5" aria-hidden="true" />}
          onClick={() => setFacetsOpen(true)}
        >
          Facets
        </Button>
        {words.length > 0 ? (
          <TextButton
            className="ml-auto"
            onClick={() => {
              setSelected(new Set());
              clear();
            }}
          >
            Clear all
          </TextButton>
        ) : null}
      </div>
      <div className="flex min-h-0 flex-1 border-t border-line-2">
        <main id="main" className="flex min-w-0 flex-1 flex-col">
          <DataTable
            label="Trajectories"
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            rowName={(row) => row.external_id}
            sort={{ column: search.sort, desc: search.dir === "desc" }}
            onSort={({ column, desc }) => {
              const sort = sortable.find((one) => one === column);
              if (sort) filter({ sort, dir: desc ? "desc" : "asc" });
            }}
            selection={actions ? { ids: selected, onChange: setSelected } : undefined}
            hidden={hidden}
            busy={pending}
            empty={<PoolEmpty filtered={words.length > 0} clear={clear} importer={importer} />}
          >
            {actions && selected.size > 0 ? (
              <PoolSelection
                selected={selected}
                rows={() => [...seen.current.values()].filter(({ id }) => selected.has(id))}
                count={count}
                search={search}
                tags={facts?.tags.map(({ value }) => value) ?? []}
                onClear={() => setSelected(new Set())}
                actions={actions}
              />
            ) : null}
          </DataTable>
        </main>
        <aside
          aria-label="Facets"
          className="scroll-thin w-[200px] flex-none overflow-auto border-l border-line-2 px-4 py-3 max-narrow:hidden"
        >
          {problem ? <p className="meta mb-2">The counts are missing: {problem}</p> : null}
          {facets}
        </aside>
      </div>
      <Dialog open={facetsOpen} onOpenChange={setFacetsOpen} title="Facets">
        {facets}
      </Dialog>
      <Pager
        size={pageSize}
        busy={pending}
        onBack={previous ? () => goTo({ before: previous, from: Math.max(1, first - pageSize) }) : null}
        onNext={next ? () => goTo({ after: next, from: first + rows.length }) : null}
      >
        {rows.length > 0
          ? `Rows ${formatCount(first)}–${formatCount(first + rows.length - 1)} of ${counted(count)} · answered in ${formatDuration(ms)}`
          : "No rows"}
      </Pager>
    </div>
  );
}
