"use client";

import {
  useTable,
  type ColumnVisibilityState,
  type RowData,
  type RowSelectionState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";
import { Checkbox } from "../ui/checkbox";
import { dataTableFeatures, type DataColumns } from "./features";
import { HeadCell } from "./head-cell";
import { useRowCursor } from "./use-row-cursor";

export interface DataSort {
  column: string;
  desc: boolean;
}

interface DataTableProps<Row extends RowData> {
  /** What the table holds, for assistive technology. */
  label: string;
  columns: DataColumns<Row>;
  rows: Row[];
  rowId: (row: Row) => string;
  /** What a row is called, e.g. in "Select airline-0412". */
  rowName: (row: Row) => string;
  sort: DataSort;
  onSort: (sort: DataSort) => void;
  /** Without it rows can't be selected. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: Set<string>) => void };
  hidden: ReadonlySet<string>;
  /** New rows are on their way: the old ones stay, dimmed. */
  busy?: boolean;
  /** Instead of rows, when there are none. */
  empty: ReactNode;
  /** Below the rows, above the lower edge of the frame. */
  children?: ReactNode;
}

const stateOf = <State,>(updater: Updater<State>, old: State): State =>
  updater instanceof Function ? updater(old) : updater;

const noSelection: ReadonlySet<string> = new Set();

/**
 * The table of data: a page of rows that the server sorted, filtered and cut. Sticky head, selection, keyboard cursor
 * (j, k; x selects; Enter opens).
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowName, sort, onSort, selection, hidden, busy, empty, children } =
    props;
  const ids = selection?.ids ?? noSelection;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...ids].map((id) => [id, true])),
    [ids],
  );
  const columnVisibility = useMemo<ColumnVisibilityState>(
    () => Object.fromEntries([...hidden].map((id) => [id, false])),
    [hidden],
  );
  const sorting = useMemo(() => [{ id: sort.column, desc: sort.desc }], [sort.column, sort.desc]);
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: true,
    state: { rowSelection, columnVisibility, sorting },
    onSortingChange: (updater) => {
      const [next] = stateOf(updater, sorting);
      if (next) onSort({ column: next.id, desc: next.desc });
    },
    onRowSelectionChange: (updater) =>
      selection?.onChange(new Set(Object.keys(stateOf(updater, rowSelection)))),
  });
  const { frame, onFocus, current } = useRowCursor({
    x: selection ? (id) => table.getRow(id).toggleSelected() : undefined,
  });
  const leaves = table.getVisibleLeafColumns();
  const fixed = leaves.reduce(
    (sum, column) => sum + (column.columnDef.meta?.width ?? 216),
    selection ? 44 : 0,
  );
  const some = rows.some((row) => ids.has(rowId(row)));
  const all = rows.length > 0 && rows.every((row) => ids.has(rowId(row)));

  return (
    <div ref={frame} onFocus={onFocus} className="grid-frame scroll-thin" tabIndex={-1}>
      <table className="data-grid" style={{ minWidth: fixed }} aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" style={{ width: 44 }}>
                <Checkbox
                  label="Select this page"
                  checked={all}
                  mixed={some && !all}
                  onCheckedChange={(on) => table.toggleAllRowsSelected(on)}
                />
              </th>
            ) : null}
            {table
              .getHeaderGroups()
              .flatMap((group) =>
                group.headers.map(({ id, column }) => (
                  <HeadCell
                    key={id}
                    label={column.columnDef.meta?.label ?? column.id}
                    width={column.columnDef.meta?.width}
                    num={column.columnDef.meta?.num}
                    sorted={column.getIsSorted()}
                    onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
                  />
                )),
              )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              data-cursor={row.id === current ? "" : undefined}
              data-selected={row.getIsSelected() ? "" : undefined}
            >
              {selection ? (
                <td>
                  <Checkbox
                    label={`Select ${rowName(row.original)}`}
                    aria-keyshortcuts="x"
                    checked={row.getIsSelected()}
                    onCheckedChange={(on) => row.toggleSelected(on)}
                  />
                </td>
              ) : null}
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} data-num={cell.column.columnDef.meta?.num ? "" : undefined}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? empty : null}
      {children}
    </div>
  );
}
