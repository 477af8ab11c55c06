"use client";

import { useRouter } from "next/navigation";
import { call } from "@/app/call";
import { RemarksTable, type CandidateRemark } from "@/components/reference/remarks-table";

type RemarksProps = { project: string; remarks: CandidateRemark[]; mayLead: boolean };

/** What auditors said beside their decisions; a flag that is resolved leaves the list. */
export function Remarks({ project, remarks, mayLead }: RemarksProps) {
  const router = useRouter();
  const resolve = async ({ query_id, candidate, actor_id }: CandidateRemark) => {
    await call(project, "resolve-candidate-flag", { query: query_id, candidate, person: actor_id });
    router.refresh();
  };
  return <RemarksTable project={project} remarks={remarks} resolve={mayLead ? resolve : null} />;
}
