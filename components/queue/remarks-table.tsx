"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { Moment } from "../ui/moment";
import { ProblemNote } from "../ui/note";
import { RowHead, Table, Td, Th } from "../ui/table";
import { useAction } from "../ui/use-action";

/** What an annotator said of an item: a flag or a skip. */
export interface ItemRemark {
  item: number;
  trajectory_id: string;
  name: string;
  annotator_id: string;
  reason: string;
  at: Date;
}

interface RemarksTableProps {
  label: string;
  project: string;
  remarks: readonly ItemRemark[];
  /** The last cell of each row. */
  end?: (remark: ItemRemark) => ReactNode;
}

/** Flags or skips of a queue, the newest first, each with the way to its trajectory. */
export function RemarksTable({ label, project, remarks, end }: RemarksTableProps) {
  return (
    <Table aria-label={label} className="min-w-[560px]">
      <thead>
        <tr>
          <Th className="w-[72px]">Item</Th>
          <Th>Reason</Th>
          <Th className="w-[140px]">By</Th>
          <Th className="w-[150px]">When</Th>
          {end ? (
            <Th className="w-[110px]">
              <span className="sr-only">Action</span>
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {remarks.map((remark) => (
          <tr key={`${remark.item} ${remark.annotator_id}`}>
            <RowHead>
              <Link href={`/p/${project}/trajectories/${remark.trajectory_id}`} className="link">
                {remark.item}
              </Link>
            </RowHead>
            <Td className="wrap-anywhere">{remark.reason}</Td>
            <Td>{remark.name}</Td>
            <Td>
              <Moment at={remark.at} />
            </Td>
            {end ? <Td className="text-right">{end(remark)}</Td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Open flags with the button that says they are dealt with. */
export function OpenFlags({
  project,
  flags,
  resolve,
}: {
  project: string;
  flags: readonly ItemRemark[];
  /** Null for those who may only read. */
  resolve: ((flag: ItemRemark) => Promise<void>) | null;
}) {
  const { busy, problem, run } = useAction();
  return (
    <div className="grid gap-2">
      <RemarksTable
        label="Open flags"
        project={project}
        remarks={flags}
        end={
          resolve
            ? (flag) => (
                <Button size="sm" busy={busy} onClick={() => void run(() => resolve(flag))}>
                  Resolve<span className="sr-only"> the flag on item {flag.item}</span>
                </Button>
              )
            : undefined
        }
      />
      <ProblemNote problem={problem} />
    </div>
  );
}
