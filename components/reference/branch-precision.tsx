import type { GroupPrecision } from "@/lib/references/precision";
import { AxisCell } from "../chart/axis-cell";
import { IntervalCell } from "../chart/interval-cell";
import { formatCount, formatInterval, formatPercent } from "../ui/format";
import { PanelHead } from "../ui/panel-head";
import { bounds, precisionScale } from "./precision-scale";
import { groupNames } from "./reference-words";

type BranchPrecisionProps = {
  groups: readonly GroupPrecision[];
  /** Queries, each with one logged reference, and kept candidates. */
  queries: number;
  kept: number;
};

/** How precise each filter has proved so far, over all auditors, with exact intervals. */
export function BranchPrecision({ groups, queries, kept }: BranchPrecisionProps) {
  const filters = groups.filter(({ group }) => group === "consistency" || group === "utility");
  const scale = precisionScale(filters);
  return (
    <section aria-label="Precision by branch">
      <PanelHead level={3} title="Precision by branch" note="live, all auditors" />
      {filters.map((one) => (
        <div key={one.group} className="py-1">
          <p className="flex items-baseline justify-between">
            <strong className="font-strong">{groupNames[one.group]}</strong>
            <span className="tnum">
              {formatCount(one.kept)} of {formatCount(one.audited)} kept
            </span>
          </p>
          {one.precision === null ? (
            <p className="text-ink-2">Nothing audited yet</p>
          ) : (
            <>
              <div className="relative">
                <IntervalCell
                  scale={scale}
                  marks={[{ value: one.precision, interval: bounds(one) ?? undefined }]}
                  height={26}
                />
              </div>
              <p className="flex items-baseline justify-between">
                <span className="tnum text-lg font-strong">{formatPercent(one.precision, 2)}%</span>
                <span className="meta tnum">
                  {bounds(one) ? `95% interval ${formatInterval(bounds(one) ?? [0, 0], 2, 100)}` : null}
                </span>
              </p>
            </>
          )}
          <p className="meta tnum">
            {formatCount(one.rejected)} rejected, {formatCount(one.unsure)} unsure, {formatCount(one.open)}{" "}
            left
          </p>
        </div>
      ))}
      {filters.some(({ precision }) => precision !== null) ? (
        <div className="px-4">
          <AxisCell scale={scale} />
        </div>
      ) : null}
      <p className="meta tnum mt-1">
        {formatCount(queries)} logged + {formatCount(kept)} kept = {formatCount(queries + kept)} references
      </p>
    </section>
  );
}
