import type { GroupPrecision } from "@/lib/references/precision";
import { AxisCell } from "../chart/axis-cell";
import { IntervalCell } from "../chart/interval-cell";
import { formatCount, formatInterval, formatPercent } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { bounds, precisionScale } from "./precision-scale";
import { groupNames } from "./reference-words";

/** How far the audit is in each branch and how precise it has proved. Filters overlap where both passed. */
export function BranchTable({ groups }: { groups: readonly GroupPrecision[] }) {
  const scale = precisionScale(groups);
  return (
    <Table aria-label="Precision by branch" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Branch</Th>
          <Th num>Candidates</Th>
          <Th num>Audited</Th>
          <Th num>Kept</Th>
          <Th num>Rejected</Th>
          <Th num>Unsure</Th>
          <Th num>Left</Th>
          <Th num>Precision</Th>
          <Th className="w-[380px] pl-6!" colSpan={2}>
            95% interval
          </Th>
        </tr>
      </thead>
      <tbody>
        {groups.map((one) => {
          const interval = bounds(one);
          return (
            <tr key={one.group}>
              <RowHead>{groupNames[one.group]}</RowHead>
              <Td num>{formatCount(one.candidates)}</Td>
              <Td num>{formatCount(one.audited)}</Td>
              <Td num>{formatCount(one.kept)}</Td>
              <Td num>{formatCount(one.rejected)}</Td>
              <Td num>{formatCount(one.unsure)}</Td>
              <Td num>{formatCount(one.open)}</Td>
              <Td num>
                {one.precision === null ? (
                  <span className="text-ink-3">–</span>
                ) : (
                  `${formatPercent(one.precision, 2)}%`
                )}
              </Td>
              <td data-plot="">
                <IntervalCell
                  scale={scale}
                  marks={[{ value: one.precision, interval: interval ?? undefined }]}
                  height={24}
                />
              </td>
              <Td num>
                {interval ? formatInterval(interval, 2, 100) : <span className="text-ink-3">–</span>}
              </Td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={8} className="meta align-top">
            Precision is kept of kept and rejected. Consistency and Utility also count what passed both; the
            other three count every candidate once.
          </td>
          <td data-plot="">
            <AxisCell scale={scale} />
          </td>
          <td />
        </tr>
      </tfoot>
    </Table>
  );
}
