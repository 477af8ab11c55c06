import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { QueueRefusal } from "@/components/annotation/queue-refusal";
import { load, loadUnlessRefused } from "@/lib/entry/page";
import { openItem, showMe } from "@/lib/usecases";
import { Labelling } from "./labelling";

type Props = { params: Promise<{ project: string; queue: string }> };

export const metadata: Metadata = { title: "Annotate · Assay" };

/** All data is awaited before the first byte: what an annotator gets must not depend on what finished first. */
export default async function AnnotatePage({ params }: Props) {
  const { project, queue } = await params;
  const me = await load(showMe, null, {});
  if (me.must_change) redirect("/account");
  const opened = await loadUnlessRefused(openItem, project, { queue });
  const home = `/p/${project}/home`;
  if (opened.refusal !== undefined) return <QueueRefusal message={opened.refusal} homeHref={home} />;
  return (
    <Labelling project={project} person={me.id} keys={me.preferences.keys} home={home} {...opened.result} />
  );
}
