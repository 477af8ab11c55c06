import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { load } from "@/lib/entry/page";
import { showConflict } from "@/lib/usecases";
import { Adjudicate } from "./adjudicate";

export const metadata: Metadata = { title: "Adjudication" };

type Props = {
  params: Promise<{ project: string; queue: string; item: string }>;
  searchParams: Promise<{ names?: string | string[] }>;
};

export default async function AdjudicateItemPage({ params, searchParams }: Props) {
  const { project, queue, item: text } = await params;
  const names = (await searchParams).names === "1";
  const item = Number(text);
  if (!Number.isInteger(item)) notFound();
  const { to_decide, ...facts } = await load(showConflict, project, { queue, item, names });
  return (
    <Adjudicate key={`${queue} ${item}`} project={project} facts={facts} names={names} toDecide={to_decide} />
  );
}
