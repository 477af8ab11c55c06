import { FactRow } from "../ui/facts";
import { formatBytes, formatCount } from "../ui/format";
import { Moment } from "../ui/moment";
import { VisibleText } from "../trajectory/source-text";
import type { ImportView } from "./imported";

/** The counts of an import, which add up, and where it came from. */
export function ImportFacts({ one }: { one: ImportView }) {
  const read = one.stored + one.existing + one.rejected;
  const formats = Object.entries(one.formats).map(([id, n]) => `${id} (${formatCount(n)})`);
  return (
    <div className="grid gap-5">
      <FactRow
        facts={[
          { label: "Records read", value: formatCount(read) },
          { label: "= stored", value: formatCount(one.stored) },
          { label: "+ already there", value: formatCount(one.existing) },
          { label: "+ rejected", value: formatCount(one.rejected) },
          ...(one.items > 0 ? [{ label: "Queries among the stored", value: formatCount(one.items) }] : []),
          { label: "Warnings", value: formatCount(one.warnings) },
        ]}
      />
      <FactRow
        facts={[
          { label: "Source", value: <VisibleText>{one.source_name}</VisibleText> },
          { label: "Format", value: formats.join(", ") || "not recognised" },
          { label: "Size", value: formatBytes(one.bytes) },
          { label: "Begun", value: <Moment at={one.created_at} /> },
          ...(one.finished_at ? [{ label: "Ended", value: <Moment at={one.finished_at} /> }] : []),
          { label: "By", value: one.created_by ?? "the command line" },
        ]}
      />
    </div>
  );
}
