import type { Metadata } from "next";
import { load } from "@/lib/entry/page";
import { showAuditProgress } from "@/lib/usecases";
import { may } from "../../my-role";
import { ReferenceSearch } from "../search";
import { Audit } from "./audit";
import { forbidden } from "next/navigation";

export const metadata: Metadata = { title: "Audit" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<Record<string, unknown>> };

export default async function AuditPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { split, domain, branch } = ReferenceSearch.parse(await searchParams);
  const progress = await load(showAuditProgress, project, { split });
  // Who may only read would be refused at the first candidate; say so before.
  if (!(await may(project, "lead"))) forbidden();
  return <Audit project={project} filter={{ split, domain, branch }} progress={progress} />;
}
