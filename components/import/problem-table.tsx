import { formatCount } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { VisibleText } from "../trajectory/source-text";

/** One entry of the per-record report. */
export interface ProblemView {
  n: number;
  severity: "rejected" | "warning";
  record: number;
  line: number | null;
  col: number | null;
  pointer: string | null;
  code: string;
  expected: string | null;
  excerpt: string | null;
}

/** What was rejected or remarked, in the order of the file. `excerpt` and `expected` hold words of the file: text only. */
export function ProblemTable({ problems }: { problems: readonly ProblemView[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>What</Th>
          <Th num>Line</Th>
          <Th num>Column</Th>
          <Th num>Record</Th>
          <Th>Code</Th>
          <Th>Expected or detail</Th>
          <Th>Where, and how it begins</Th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={problem.n}>
            <RowHead>{problem.severity === "rejected" ? "Rejected" : "Warning"}</RowHead>
            <Td num>{problem.line === null ? "–" : formatCount(problem.line)}</Td>
            <Td num>{problem.col === null ? "–" : formatCount(problem.col)}</Td>
            <Td num>{formatCount(problem.record + 1)}</Td>
            <Td className="code">{problem.code}</Td>
            <Td className="wrap-anywhere">
              <VisibleText>{problem.expected ?? ""}</VisibleText>
            </Td>
            <Td className="code max-w-[420px] wrap-anywhere">
              {problem.pointer ? (
                <span className="text-ink-3">
                  <VisibleText>{problem.pointer}</VisibleText>{" "}
                </span>
              ) : null}
              <VisibleText>{problem.excerpt ?? ""}</VisibleText>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
