import Link from "next/link";
import type { StudyPlan } from "@/lib/studies/schema";
import { formatCount } from "../ui/format";
import { Moment } from "../ui/moment";
import { Progress } from "../ui/progress";
import { RowHead, Table, Td, Th } from "../ui/table";
import { SamplerName } from "./sampler-name";

export interface ListedStudy {
  id: string;
  name: string;
  status: string;
  plan: StudyPlan;
  pool_size: number;
  rounds: number;
  created_at: Date;
  closed_at: Date | null;
  items: number;
  complete_items: number;
  labels: number;
  wanted: number;
}

/** All studies with how far they are. Researchers read closed ones; an open one isn't a link for them. */
export function StudiesTable({
  project,
  studies,
  openOnes,
}: {
  project: string;
  studies: readonly ListedStudy[];
  openOnes: boolean;
}) {
  return (
    <Table aria-label="Studies" className="min-w-[860px]">
      <thead>
        <tr>
          <Th>Study</Th>
          <Th>Samples</Th>
          <Th className="w-[180px]">Labels</Th>
          <Th num>Complete</Th>
          <Th num>Pool</Th>
          <Th className="pl-6!">State</Th>
        </tr>
      </thead>
      <tbody>
        {studies.map((study) => {
          const closed = study.status === "closed";
          return (
            <tr key={study.id}>
              <RowHead>
                {closed || openOnes ? (
                  <Link href={`/p/${project}/studies/${study.id}`} className="link whitespace-normal!">
                    {study.name}
                  </Link>
                ) : (
                  <span className="font-medium">{study.name}</span>
                )}
                <span className="meta block">
                  {study.plan.k} annotators each
                  {study.plan.domain === null ? "" : `, domain ${study.plan.domain}`}
                  {study.rounds > 1 ? `, ${study.rounds} rounds` : ""}
                </span>
              </RowHead>
              <Td>
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  {study.plan.samplers.map(({ sampler, size }) => (
                    <span key={sampler} className="inline-flex items-center gap-1.5">
                      <SamplerName sampler={sampler} />
                      <span className="meta tnum">{formatCount(size)}</span>
                    </span>
                  ))}
                </span>
              </Td>
              <Td>
                <Progress label={`Labels of ${study.name}`} value={study.labels} max={study.wanted} />
                <span className="meta tnum">
                  {formatCount(study.labels)} of {formatCount(study.wanted)}
                </span>
              </Td>
              <Td num>
                {formatCount(study.complete_items)}{" "}
                <span className="meta">of {formatCount(study.items)}</span>
              </Td>
              <Td num>{formatCount(study.pool_size)}</Td>
              <Td className="pl-6!">
                {closed && study.closed_at ? (
                  <>
                    Closed <Moment at={study.closed_at} clock={false} />
                  </>
                ) : (
                  <>
                    Open <span className="meta">since</span> <Moment at={study.created_at} clock={false} />
                  </>
                )}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
