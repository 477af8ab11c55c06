import { ScrollText } from "lucide-react";
import { VisibleText } from "../trajectory/source-text";
import { EmptyState } from "../ui/empty-state";
import { Moment } from "../ui/moment";
import { RowHead, Table, Td, Th } from "../ui/table";
import { summaryFacts } from "./summary-facts";
import { verbWords } from "./verb-words";

export interface AuditEntry {
  id: string;
  at: Date;
  actor_name: string;
  verb: string;
  object: string;
  object_name: string | null;
  summary: unknown;
}

/** Who did what to which thing, newest first. */
export function AuditTable({ entries, filtered }: { entries: readonly AuditEntry[]; filtered: boolean }) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ScrollText />}
        title={filtered ? "No entries here" : "Nothing has happened in this project yet"}
      >
        {filtered
          ? "Choose another kind of entry, or go back to the newest."
          : "Imports, queues, labels, decisions, exports and changes of people will be listed here."}
      </EmptyState>
    );
  return (
    <Table>
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Who</Th>
          <Th>Did what</Th>
          <Th>To what</Th>
          <Th>Facts</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Td>
              <Moment at={entry.at} />
            </Td>
            <Td>
              <VisibleText>{entry.actor_name}</VisibleText>
            </Td>
            <RowHead>{verbWords(entry.verb)}</RowHead>
            <Td className="wrap-anywhere">
              <ObjectOf entry={entry} />
            </Td>
            <Td className="text-ink-2 wrap-anywhere">
              {summaryFacts(entry.summary).map(({ name, value }, index) => (
                <span key={name}>
                  {index > 0 ? " · " : null}
                  <span className="text-ink-3">{name}</span> <VisibleText>{value}</VisibleText>
                </span>
              ))}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** "queue Spring review item 4" where the thing has a name; its id stays at hand as the title. */
function ObjectOf({ entry }: { entry: AuditEntry }) {
  if (entry.object_name === null)
    return (
      <span className="code">
        <VisibleText>{entry.object}</VisibleText>
      </span>
    );
  const [noun, , ...rest] = entry.object.split(" ");
  return (
    <span title={entry.object}>
      <span className="text-ink-3">{noun}</span> <VisibleText>{entry.object_name}</VisibleText>
      {rest.length > 0 ? <span className="tnum"> {rest.join(" ")}</span> : null}
    </span>
  );
}
