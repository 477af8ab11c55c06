"use client";

import Link from "next/link";
import type { RemarkKind } from "@/lib/references/candidate-remark";
import { VisibleText } from "../trajectory/source-text";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";
import { remarkWords } from "./reference-words";

/** What an auditor said of a candidate beside a decision. */
export interface CandidateRemark {
  query_id: string;
  external_id: string;
  candidate: string;
  position: number;
  kind: RemarkKind;
  actor_id: string;
  name: string;
  reason: string;
  at: Date;
}

type RemarksTableProps = {
  project: string;
  remarks: readonly CandidateRemark[];
  /** Null for those who may only read. */
  resolve: ((flag: CandidateRemark) => Promise<void>) | null;
};

/** Flags with the button that says they are dealt with, and why candidates that wait for a decision were put aside. */
export function RemarksTable({ project, remarks, resolve }: RemarksTableProps) {
  const { busy, problem, run } = useAction();
  return (
    <div className="grid gap-2">
      <Table aria-label="Flagged and put aside" className="min-w-[640px]">
        <thead>
          <tr>
            <Th>Query</Th>
            <Th className="w-[110px]">Candidate</Th>
            <Th className="w-[110px]">What</Th>
            <Th>Reason</Th>
            <Th className="w-[140px]">By</Th>
            <Th className="w-[150px]">When</Th>
            <Th className="w-[110px]">
              <span className="sr-only">Action</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {remarks.map((remark) => (
            <tr key={`${remark.query_id} ${remark.candidate} ${remark.kind} ${remark.actor_id}`}>
              <RowHead className="code">
                <Link href={`/p/${project}/references/${remark.query_id}`} className="link">
                  <VisibleText>{remark.external_id}</VisibleText>
                </Link>
              </RowHead>
              <Td>{remark.position + 1}</Td>
              <Td>
                <Chip tone={remark.kind === "flag" ? "warn" : "quiet"}>{remarkWords[remark.kind]}</Chip>
              </Td>
              <Td className="wrap-anywhere">
                <VisibleText>{remark.reason}</VisibleText>
              </Td>
              <Td>
                <VisibleText>{remark.name}</VisibleText>
              </Td>
              <Td>
                <Moment at={remark.at} />
              </Td>
              <Td className="text-right">
                {resolve && remark.kind === "flag" ? (
                  <Button size="sm" busy={busy} onClick={() => void run(() => resolve(remark))}>
                    Resolve
                    <span className="sr-only">
                      {" "}
                      the flag on candidate {remark.position + 1} of {remark.external_id}
                    </span>
                  </Button>
                ) : null}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ProblemNote problem={problem} />
    </div>
  );
}
