import type { Metadata } from "next";
import { FormatShelf } from "@/components/import/format-shelf";
import { LinkButton } from "@/components/ui/link-button";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listImports, listLive } from "@/lib/usecases";
import { Imports } from "./imports";
import { Live } from "./live";

export const metadata: Metadata = { title: "Imports" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<{ before?: string }> };

export default async function ImportsPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { before = null } = await searchParams;
  const { imports, next, formats, may_import } = await load(listImports, project, { before });
  const live = await load(listLive, project, {});
  return (
    <>
      <TopBar title="Imports" note="Files of trajectories and what became of their records" />
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-8 px-5 py-5">
        <Imports
          project={project}
          imports={imports}
          before={before}
          formats={formats}
          mayImport={may_import}
        />
        <div className="flex gap-2 empty:hidden">
          {before ? <LinkButton href={`/p/${project}/imports`}>Newest</LinkButton> : null}
          {next ? <LinkButton href={`/p/${project}/imports?before=${next}`}>Older imports</LinkButton> : null}
        </div>
        <Live project={project} given={live} mayImport={may_import} />
        <FormatShelf formats={formats} />
      </main>
    </>
  );
}
