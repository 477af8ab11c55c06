import { CheckCheck } from "lucide-react";
import type { LabelSchema } from "@/lib/annotations/schema";
import { Chip } from "../ui/chip";
import { EmptyState } from "../ui/empty-state";
import { LinkButton } from "../ui/link-button";
import { RowHead, Table, Td, Th } from "../ui/table";
import { choiceText, questionTitle } from "./words";

export type Conflict = {
  item: number;
  domain: string | null;
  open: { question: string; leaders: string[] }[];
  decided: { question: string; value: string | null }[];
};

type ConflictsTableProps = {
  schema: LabelSchema;
  conflicts: readonly Conflict[];
  hrefOf: (item: number) => string;
};

/** Items on which people differ without a majority: what is open, what was decided, the way in. */
export function ConflictsTable({ schema, conflicts, hrefOf }: ConflictsTableProps) {
  if (conflicts.length === 0)
    return (
      <EmptyState icon={<CheckCheck size={18} />} title="Nothing to decide here">
        Every item whose labels are all in has a majority on every question. New conflicts appear as labels
        come in.
      </EmptyState>
    );
  return (
    <Table>
      <caption className="sr-only">Items without a majority</caption>
      <thead>
        <tr>
          <Th>Item</Th>
          <Th>Domain</Th>
          <Th>Open</Th>
          <Th>Decided</Th>
          <Th>
            <span className="sr-only">Action</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ item, domain, open, decided }) => (
          <tr key={item}>
            <RowHead>Item {item}</RowHead>
            <Td>{domain ?? <span className="text-ink-3">none given</span>}</Td>
            <Td>
              <span className="flex flex-wrap gap-1.5">
                {open.map(({ question, leaders }) => (
                  <Chip key={question}>
                    {questionTitle(schema, question)}:{" "}
                    {leaders.map((value) => choiceText(schema, question, value)).join(" / ")}
                  </Chip>
                ))}
                {open.length === 0 ? <span className="text-ink-3">nothing</span> : null}
              </span>
            </Td>
            <Td>
              {decided.map(({ question, value }) => (
                <span key={question} className="block">
                  {questionTitle(schema, question)}:{" "}
                  <strong>{choiceText(schema, question, value ?? "")}</strong>
                </span>
              ))}
            </Td>
            <Td num>
              <LinkButton size="sm" variant={open.length > 0 ? "primary" : "default"} href={hrefOf(item)}>
                {open.length > 0 ? "Decide" : "Look again"}
              </LinkButton>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
