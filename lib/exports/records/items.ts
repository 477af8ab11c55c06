import { column, type Column } from "../column";
import { itemColumns, itemMembers, type ItemMembers, type ItemRow } from "./item";

/** An item with what happened to it beside its labels. */
export interface ItemStateRow extends ItemRow {
  open_flags: number;
  skips: number;
  /** Which samplers drew it; null while its study is open or when it belongs to none. */
  samplers: string[] | null;
  /** The newest change of its flags and skips, ISO 8601; null when there are none. */
  changed_at: string | null;
}

/** One row an item, labelled or not. */
export type ItemRecord = ItemMembers & Omit<ItemStateRow, keyof ItemRow>;

export const itemRecord = (row: ItemStateRow): ItemRecord =>
  Object.assign(itemMembers(row), {
    open_flags: row.open_flags,
    skips: row.skips,
    samplers: row.samplers,
    changed_at: row.changed_at,
  });

const { integer, texts, moment } = column;

export const itemStateColumns: readonly Column[] = [
  ...itemColumns,
  integer("open_flags", "flags that nobody has resolved; such an item has no say in a study's rates"),
  integer("skips", "people who skipped it"),
  texts("samplers", "the samplers that drew it; empty while its study is open or when it belongs to none"),
  moment("changed_at", "the newest change of its flags and skips"),
];
