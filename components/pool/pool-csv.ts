import { csv } from "@/lib/exports/writers/csv";
import { outcomeName } from "@/lib/queues/pool-filter";
import { leaves } from "@/lib/signals/schema";
import type { PoolRow } from "./pool-row";

const columns = [
  "id",
  "external_id",
  "version",
  "source",
  "format",
  "domain",
  "agent",
  "outcome",
  "steps",
  "user_turns",
  "tool_calls",
  "errors",
  "signals",
  "severity",
  "priority",
  "tags",
  "labels",
  "labels_wanted",
];

/** Rows of the table as CSV: what it lists, not the trajectories themselves. */
export function poolCsv(rows: readonly PoolRow[]): string {
  const sheet = csv.sheet(columns);
  const lines = rows.map((row) =>
    sheet.line({
      ...row,
      source: row.source_name,
      outcome: outcomeName(row.outcome),
      signals: row.leaves.map((leaf) => leaves[leaf]?.type).join(" "),
      // Stored in single precision: more digits would be noise.
      priority: Number(row.priority.toFixed(4)),
      tags: row.tags.join("; "),
      labels_wanted: row.wanted,
    }),
  );
  return sheet.head + lines.map(({ text }) => text).join("");
}
