"use client";

import { Check, Scale } from "lucide-react";
import Link from "next/link";
import type { Conflict as FoundConflict } from "@/lib/annotations/conflicts";
import type { LabelSchema } from "@/lib/annotations/schema";
import { useRowCursor } from "../table/use-row-cursor";
import { formatCount } from "../ui/format";
import { TextLink } from "../ui/link-button";
import { PanelHead } from "../ui/panel-head";
import { RowHead, Table, Td, Th } from "../ui/table";
import { choiceText } from "./vote-words";

/** An item that needs or had a decision. */
export interface Conflict extends FoundConflict {
  domain: string | null;
}

/** A queue's conflicts: how many, and the first of them, those to decide before those decided. */
export interface QueueConflicts {
  queue: { id: string; name: string };
  schema: LabelSchema;
  counts: { open: number; decided: number };
  conflicts: Conflict[];
}

/** The conflicts of all queues, those to decide before those decided; j and k move through all, Enter opens. */
export function ConflictsList({ address, queues }: { address: string; queues: readonly QueueConflicts[] }) {
  const { current, frame, onFocus } = useRowCursor();
  return (
    <div ref={frame} onFocus={onFocus} className="grid grid-cols-1 gap-8">
      {queues.map(({ queue, schema, counts, conflicts }) => {
        return (
          <section key={queue.id} aria-labelledby={`conflicts-${queue.id}`}>
            <PanelHead
              id={`conflicts-${queue.id}`}
              title={queue.name}
              note={`${formatCount(counts.open)} to decide, ${formatCount(counts.decided)} decided`}
            />
            {conflicts.length > 0 ? (
              <ConflictsTable
                address={`${address}/${queue.id}`}
                label={`Conflicts of ${queue.name}`}
                schema={schema}
                conflicts={conflicts}
                current={current}
              />
            ) : (
              <p className="text-ink-2">
                Every item whose labels are all in has a majority on every question.
              </p>
            )}
            {counts.open + counts.decided > conflicts.length ? (
              <p className="mt-2">
                <TextLink href={`${address}/${queue.id}${counts.open > 0 ? "" : "?state=decided"}`}>
                  All {formatCount(counts.open + counts.decided)} of this queue
                </TextLink>
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

/** The conflicts of one queue; j and k move through them, Enter opens. */
export function ConflictsOfQueue(props: Omit<ConflictsTableProps, "current">) {
  const { current, frame, onFocus } = useRowCursor();
  return (
    <div ref={frame} onFocus={onFocus}>
      <ConflictsTable {...props} current={current} />
    </div>
  );
}

interface ConflictsTableProps {
  /** Address of the queue's adjudication; items hang below it. */
  address: string;
  label: string;
  schema: LabelSchema;
  conflicts: readonly Conflict[];
  current: string | null;
}

/** Items without a majority, and those that were decided. */
function ConflictsTable({ address, label, schema, conflicts, current }: ConflictsTableProps) {
  const questionOf = (id: string) => schema.questions.find((question) => question.id === id);
  return (
    <Table aria-label={label} className="min-w-[640px]">
      <thead>
        <tr>
          <Th className="w-[90px]">Item</Th>
          <Th className="w-[150px]">Domain</Th>
          <Th>Question</Th>
          <Th>State</Th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ item, domain, open, decided }) => (
          <tr
            key={item}
            data-row={`${address}/${item}`}
            data-cursor={`${address}/${item}` === current ? "" : undefined}
          >
            <RowHead className="align-top!">
              <Link href={`${address}/${item}`} data-row-link className="link">
                Item {item}
              </Link>
            </RowHead>
            <Td className="align-top!">{domain ?? <span className="text-ink-3">–</span>}</Td>
            <Td className="align-top!">
              <ul>
                {open.map(({ question }) => (
                  <li key={question} className="flex items-center gap-1.5">
                    <Scale className="size-3.5 text-execution" aria-hidden="true" />
                    {questionOf(question)?.title ?? question}
                  </li>
                ))}
                {decided.map(({ question }) => (
                  <li key={question} className="flex items-center gap-1.5 text-ink-2">
                    <Check className="size-3.5 text-satisfaction" aria-hidden="true" />
                    {questionOf(question)?.title ?? question}
                  </li>
                ))}
              </ul>
            </Td>
            <Td className="align-top!">
              <ul>
                {open.map(({ question }) => (
                  <li key={question}>no majority</li>
                ))}
                {decided.map(({ question, value }) => (
                  <li key={question} className="text-ink-2">
                    decided: {value === null ? "none" : choiceText(questionOf(question), value)}
                  </li>
                ))}
              </ul>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
