import { agreementFile, modelsFile, reconciliationFile, reportsFile } from "@/lib/exports/label-set/files";
import type { CountedFigures } from "@/lib/exports/label-set/figures";
import type { PlannedFile } from "./planned-file";

/** What is counted from a label set, in files that aren't tables. */
export function figureFiles(counted: () => Promise<CountedFigures>): PlannedFile[] {
  const file = (name: string, of: (figures: CountedFigures) => object): PlannedFile => ({
    name,
    media_type: "application/json",
    async *content() {
      yield Buffer.from(`${JSON.stringify(of(await counted()), null, 2)}\n`, "utf8");
    },
  });
  return [
    file("agreement.json", ({ queues }) => agreementFile(queues)),
    file("vote-models.json", ({ queues }) => modelsFile(queues)),
    file("reports.json", ({ queues }) => reportsFile(queues)),
    file("reconciliation.json", ({ queues, rows }) => reconciliationFile(queues, rows)),
  ];
}
