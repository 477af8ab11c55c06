import type { ProblemToStore } from "@/lib/db/import-writer";
import type { ProblemToReport } from "./batch";

/** Warnings of one code that the report lists; more of them are only counted. Rejected records are all listed. */
const listedPerCode = 1000;

/** Numbers the entries of the per-record report over the batches, and over the runs of an import that was resumed. */
export class Report {
  private readonly perCode = new Map<string, number>();
  private count = 0;

  /** @param listed what the report already holds, by code */
  constructor(listed: readonly { severity: string; code: string; n: number }[]) {
    for (const { severity, code, n } of listed) {
      this.count += n;
      if (severity === "warning") this.perCode.set(code, n);
    }
  }

  number(problems: readonly ProblemToReport[]): ProblemToStore[] {
    return [...problems]
      .sort((a, b) => a.record - b.record)
      .filter(({ severity, code }) => {
        if (severity === "rejected") return true;
        const n = (this.perCode.get(code) ?? 0) + 1;
        this.perCode.set(code, n);
        return n <= listedPerCode;
      })
      .map((problem) => ({ ...problem, n: ++this.count }));
  }
}
