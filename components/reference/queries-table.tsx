import Link from "next/link";
import { VisibleText } from "../trajectory/source-text";
import { formatCount } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";

export interface ListedQuery {
  id: string;
  external_id: string;
  split: string | null;
  domain: string | null;
  language: string | null;
  preview: string;
  candidates: number;
  kept: number;
  rejected: number;
  unsure: number;
  open: number;
}

/** Reference queries with what became of their candidates. */
export function QueriesTable({ project, queries }: { project: string; queries: readonly ListedQuery[] }) {
  return (
    <Table aria-label="Queries" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Query</Th>
          <Th>Split</Th>
          <Th>Domain</Th>
          <Th num>Candidates</Th>
          <Th num>Kept</Th>
          <Th num>Rejected</Th>
          <Th num>Unsure</Th>
          <Th num>To audit</Th>
        </tr>
      </thead>
      <tbody>
        {queries.map((query) => (
          <tr key={query.id}>
            <RowHead className="max-w-[520px]">
              <Link href={`/p/${project}/references/${query.id}`} className="link code max-w-full">
                <span className="truncate">
                  <VisibleText>{query.external_id}</VisibleText>
                </span>
              </Link>
              <span
                className="block truncate font-normal text-ink-2"
                lang={query.language ?? undefined}
                dir="auto"
              >
                <VisibleText>{query.preview}</VisibleText>
              </span>
            </RowHead>
            <Td>
              <Short>{query.split}</Short>
            </Td>
            <Td>
              <Short>{query.domain}</Short>
            </Td>
            <Count of={query.candidates} />
            <Count of={query.kept} />
            <Count of={query.rejected} />
            <Count of={query.unsure} />
            <Count of={query.open} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A zero is quiet, so that what is there stands out. */
const Count = ({ of }: { of: number }) => (
  <Td num className={of === 0 ? "text-ink-3" : undefined}>
    {formatCount(of)}
  </Td>
);

const Short = ({ children }: { children: string | null }) =>
  children === null ? <span className="text-ink-3">–</span> : <VisibleText>{children}</VisibleText>;
