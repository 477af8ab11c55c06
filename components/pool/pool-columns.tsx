import Link from "next/link";
import { leaves } from "@/lib/signals/schema";
import { Severity as SeverityLevel } from "@/lib/signals/report";
import { LeafChips } from "../signal/leaf";
import { readType, type ShownLayer } from "../signal/layer";
import { Outcome } from "../signal/outcome";
import { Severity } from "../signal/severity";
import { VisibleText } from "../trajectory/source-text";
import { dataColumns } from "../table/features";
import { formatCount, formatDecimal } from "../ui/format";
import { Moment } from "../ui/moment";
import { LabelState } from "./label-state";
import { successOf } from "./outcome-words";
import type { PoolRow } from "./pool-row";

const column = dataColumns<PoolRow>();
const dash = <span className="text-ink-3">–</span>;
/** Columns whose name is an order that the server offers; the others can't be sorted by. */
const unsorted = { enableSorting: false } as const;

/** Hidden until somebody asks for them. */
export const firstHidden = ["agent", "tags", "steps", "errors", "preview", "run_at", "newest"];

/** Which kind stands first in a row that can't show all. */
const shownOrder: readonly ShownLayer[] = ["execution", "interaction", "environment", "satisfaction"];

/** Pixels of the column, and about how many a chip with its gap takes: the font isn't measured. */
const room = 216;
const more = 36;
const chip = (name: string): number => 30 + 6.5 * name.length;

/** Leaves in order, and how many of them fit their column beside the number of the others. */
function fitting(ids: readonly number[]) {
  const types = ids
    .map((id) => leaves[id]!.type)
    .sort((a, b) => shownOrder.indexOf(readType(a).shown) - shownOrder.indexOf(readType(b).shown));
  let used = 0;
  let limit = 0;
  for (const [place, type] of types.entries()) {
    used += chip(readType(type).name);
    if (used + (place < types.length - 1 ? more : 0) > room) break;
    limit += 1;
  }
  return { leaves: types.map((type) => ({ type, count: 1 })), limit: Math.max(1, limit) };
}

/** The columns of the table of trajectories; ids of sortable ones are the sorts of the pool. */
export const poolColumns = (hrefOf: (id: string) => string) =>
  column.columns([
    column.accessor("external_id", {
      ...unsorted,
      meta: { label: "Id", width: 128 },
      cell: ({ row: { original } }) => (
        <Link
          href={hrefOf(original.id)}
          data-row-link
          className="code text-[12.5px]"
          title={original.external_id}
        >
          {original.external_id}
          {original.version > 1 ? <span className="meta"> v{original.version}</span> : null}
        </Link>
      ),
    }),
    column.accessor("format", {
      ...unsorted,
      meta: { label: "Source", width: 92 },
      cell: ({ row: { original } }) => (
        <span className="text-ink-2" title={original.source_name}>
          {original.format}
        </span>
      ),
    }),
    column.accessor("domain", {
      ...unsorted,
      meta: { label: "Domain", width: 84 },
      cell: ({ getValue }) => getValue() ?? dash,
    }),
    column.accessor("agent", {
      ...unsorted,
      meta: { label: "Agent", width: 120 },
      cell: ({ getValue }) => getValue() ?? dash,
    }),
    column.accessor("tags", {
      ...unsorted,
      meta: { label: "Tags", width: 140 },
      cell: ({ getValue }) => {
        const tags = getValue();
        return tags.length > 0 ? <VisibleText>{tags.join(", ")}</VisibleText> : dash;
      },
    }),
    column.accessor("outcome", {
      ...unsorted,
      meta: { label: "Outcome", width: 98 },
      cell: ({ getValue }) => <Outcome success={successOf(getValue())} />,
    }),
    column.accessor("user_turns", {
      meta: { label: "Turns", width: 52, num: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor("tool_calls", {
      meta: { label: "Tools", width: 50, num: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor("steps", {
      ...unsorted,
      meta: { label: "Steps", width: 62, num: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor("errors", {
      ...unsorted,
      meta: { label: "Errors", width: 62, num: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor("leaves", {
      ...unsorted,
      meta: { label: "Signals" },
      cell: ({ row: { original } }) =>
        original.analysed ? (
          <LeafChips {...fitting(original.leaves)} />
        ) : (
          <span className="text-ink-3">not analysed yet</span>
        ),
    }),
    column.accessor("preview", {
      ...unsorted,
      meta: { label: "First words", width: 260 },
      cell: ({ getValue }) => <span className="text-ink-2">{getValue()}</span>,
    }),
    column.accessor("severity", {
      meta: { label: "Severity", width: 100 },
      cell: ({ row: { original } }) =>
        original.analysed ? <Severity level={SeverityLevel.parse(original.severity)} /> : dash,
    }),
    column.accessor("priority", {
      meta: { label: "Priority", width: 78, num: true },
      cell: ({ row: { original } }) => (original.analysed ? formatDecimal(original.priority, 2) : dash),
    }),
    column.display({
      id: "label",
      ...unsorted,
      meta: { label: "Label", width: 100 },
      cell: ({ row: { original } }) => <LabelState labels={original.labels} wanted={original.wanted} />,
    }),
    column.accessor("run_at", {
      ...unsorted,
      meta: { label: "Run", width: 140 },
      cell: ({ getValue }) => {
        const at = getValue();
        return at ? <Moment at={at} /> : dash;
      },
    }),
    column.accessor("created_at", {
      id: "newest",
      meta: { label: "Imported", width: 140 },
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
  ]);
