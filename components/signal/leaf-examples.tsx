import Link from "next/link";
import type { SignalType } from "@/lib/signals/schema";
import { VisibleText } from "../trajectory/source-text";
import { formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { Outcome } from "./outcome";

export interface LeafExample {
  id: string;
  external_id: string;
  domain: string | null;
  outcome: "success" | "failed" | "unknown";
  hits: number;
  /** The step's `i`; null when the hit is about the whole conversation. */
  step: number | null;
  snippet: string;
  rule: string;
}

type LeafExamplesProps = {
  leaf: SignalType;
  examples: readonly LeafExample[];
  hrefOf: (id: string, step: number | null) => string;
};

const successOf = { success: true, failed: false, unknown: null } as const;

/** Places where a leaf fired, each leading to its step. */
export function LeafExamples({ leaf, examples, hrefOf }: LeafExamplesProps) {
  return (
    <Table aria-label={`Examples of ${leaf}`}>
      <thead>
        <tr>
          <Th className="w-[190px]">Trajectory</Th>
          <Th>First hit</Th>
          <Th className="max-narrow:hidden">Rule</Th>
          <Th className="w-[84px]">Hits</Th>
          <Th className="w-[112px]">Outcome</Th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ id, external_id, outcome, hits, step, snippet, rule }) => (
          <tr key={id}>
            <RowHead className="max-w-[190px] truncate font-mono text-xs">
              <Link href={hrefOf(id, step)} className="link">
                <VisibleText>{external_id}</VisibleText>
              </Link>
            </RowHead>
            <Td className="wrap-anywhere">
              <VisibleText>{snippet}</VisibleText>
              {step === null ? null : <span className="meta tnum"> step {step + 1}</span>}
            </Td>
            <Td className="font-mono text-xs wrap-anywhere text-ink-2 max-narrow:hidden">
              <VisibleText>{rule}</VisibleText>
            </Td>
            <Td>{formatPlural(hits, "hit")}</Td>
            <Td>
              <Outcome success={successOf[outcome]} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
