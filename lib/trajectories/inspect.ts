import { readTrajectories, type ReadOptions, type ReadSummary } from "./read-trajectories";
import type { Problem } from "./problem";

export interface InspectedWarning {
  code: string;
  /** Number of the record it belongs to, or null when it is about the file. */
  record: number | null;
  pointer: string | null;
  detail: string | null;
}

export interface Inspection extends Omit<ReadSummary, "rejected" | "queries"> {
  /** Reference queries. */
  items: number;
  warnings: InspectedWarning[];
  rejected: Pick<Problem, "record" | "line" | "column" | "pointer" | "code" | "expected" | "excerpt">[];
  /** Warnings and rejections beyond the first `listed` of each are only counted. */
  warning_count: number;
  rejected_count: number;
}

/** Looks through a file and says what is in it, without keeping any of it. */
export async function inspectStream(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  listed = 1000,
): Promise<Inspection> {
  const warnings: InspectedWarning[] = [];
  const rejected: Inspection["rejected"] = [];
  let warningCount = 0;
  const warn = (warning: InspectedWarning) => {
    warningCount += 1;
    if (warnings.length < listed) warnings.push(warning);
  };
  for await (const item of readTrajectories(bytes, options)) {
    switch (item.kind) {
      case "trajectory":
        for (const { code, pointer, detail } of item.trajectory.warnings)
          warn({ code, record: item.trajectory.source.record, pointer, detail: detail ?? null });
        break;
      case "query":
        for (const { code, pointer, detail } of item.warnings)
          warn({ code, record: item.source[0]?.record ?? null, pointer, detail: detail ?? null });
        break;
      case "warning":
        warn({ code: item.code, record: null, pointer: null, detail: item.detail });
        break;
      case "rejected": {
        const { record, line, column, pointer, code, expected, excerpt } = item.problem;
        if (rejected.length < listed)
          rejected.push({ record, line, column, pointer, code, expected, excerpt });
        break;
      }
      case "aside":
        break;
      case "end": {
        const { queries, rejected: rejectedCount, ...summary } = item.summary;
        return {
          ...summary,
          items: queries,
          warnings,
          rejected,
          warning_count: warningCount,
          rejected_count: rejectedCount,
        };
      }
    }
  }
  throw new RangeError("The reading ended without a summary");
}
