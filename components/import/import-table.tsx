import type { ReactNode } from "react";
import { formatBytes, formatCount } from "../ui/format";
import { TextLink } from "../ui/link-button";
import { Moment } from "../ui/moment";
import { Progress } from "../ui/progress";
import { RowHead, Table, Td, Th } from "../ui/table";
import { VisibleText } from "../trajectory/source-text";
import { isUnderWay, type ImportView } from "./imported";
import { ImportStatus } from "./import-status";
import { paceText, type Mark } from "./pace";

type ImportTableProps = {
  imports: readonly ImportView[];
  hrefOf: (id: string) => string;
  /** First and last mark of those that run. */
  paceOf: (id: string) => { first: Mark; last: Mark } | null;
  actionsOf: (one: ImportView) => ReactNode;
};

/** Imports, newest first; those under way with rate and time left. */
export function ImportTable({ imports, hrefOf, paceOf, actionsOf }: ImportTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>File</Th>
          <Th>Source</Th>
          <Th>Format</Th>
          <Th>State</Th>
          <Th num>Stored</Th>
          <Th num>Already there</Th>
          <Th num>Rejected</Th>
          <Th num>Warnings</Th>
          <Th>Begun</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <tr key={one.id}>
            <RowHead>
              <TextLink href={hrefOf(one.id)} className="max-w-72">
                <span className="truncate">
                  <VisibleText>{one.file_name}</VisibleText>
                </span>
              </TextLink>{" "}
              <span className="meta tnum">{formatBytes(one.bytes)}</span>
            </RowHead>
            <Td className="max-w-48 truncate">
              <VisibleText>{one.source_name}</VisibleText>
            </Td>
            <Td>{one.format_found ?? <span className="text-ink-3">–</span>}</Td>
            <Td>
              <ImportStatus status={one.status} />
              {isUnderWay(one) ? <Pace one={one} pace={paceOf(one.id)} /> : null}
            </Td>
            <Td num>{formatCount(one.stored)}</Td>
            <Td num>{formatCount(one.existing)}</Td>
            <Td num>{formatCount(one.rejected)}</Td>
            <Td num>{formatCount(one.warnings)}</Td>
            <Td>
              <Moment at={one.created_at} />
            </Td>
            <Td>
              <span className="flex justify-end gap-2">{actionsOf(one)}</span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Pace({ one, pace }: { one: ImportView; pace: { first: Mark; last: Mark } | null }) {
  return (
    <span className="mt-1 grid w-56 gap-1">
      <Progress label={`Imported of ${one.file_name}`} value={one.bytes_done} max={one.bytes} />
      <span className="meta tnum">
        {pace ? paceText(one.bytes, pace.first, pace.last) : formatBytes(one.bytes_done)}
      </span>
    </span>
  );
}
