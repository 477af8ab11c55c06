import { agreementFile, reconciliationFile, reportsFile } from "@/lib/exports/label-set/files";
import { countedFigures, type CountedFigures } from "@/lib/exports/label-set/figures";
import type { LabelSetRows } from "@/lib/exports/label-set/rows";
import type { QueueRecord } from "@/lib/exports/records/queues";
import type { PlannedFile } from "./planned-file";

/** What is counted from a label set, in three files. The rows are read once for all of them. */
export function figureFiles(queues: readonly QueueRecord[], labels: LabelSetRows): PlannedFile[] {
  let counted: Promise<CountedFigures> | undefined;
  const file = (name: string, of: (figures: CountedFigures) => object): PlannedFile => ({
    name,
    media_type: "application/json",
    async *content() {
      counted ??= countedFigures(queues, labels);
      yield Buffer.from(`${JSON.stringify(of(await counted), null, 2)}\n`, "utf8");
    },
  });
  return [
    file("agreement.json", ({ queues }) => agreementFile(queues)),
    file("reports.json", ({ queues }) => reportsFile(queues)),
    file("reconciliation.json", ({ queues, rows }) => reconciliationFile(queues, rows)),
  ];
}
