import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type RowData,
  type TableOptions,
} from "@tanstack/react-table";

/** How a column stands in the grid. */
interface DataColumnMeta {
  /** The heading, also in the column menu. */
  label: string;
  /** Pixels; without it the column takes what is left. */
  width?: number;
  /** Numbers stand right, with tabular figures. */
  num?: boolean;
}

/** Sorting, filtering and paging are the server's: these features only carry the state. */
export const dataTableFeatures = tableFeatures({
  columnMeta: metaHelper<DataColumnMeta>(),
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** Columns for `DataTable`; make them once, at module scope. */
export const dataColumns = <Row extends RowData>() => createColumnHelper<typeof dataTableFeatures, Row>();

export type DataColumns<Row extends RowData> = TableOptions<typeof dataTableFeatures, Row>["columns"];
