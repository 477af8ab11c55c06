import type { Metadata } from "next";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { listTokens } from "@/lib/usecases";
import { Tokens } from "./tokens";

export const metadata: Metadata = { title: "API tokens" };

type Props = { params: Promise<{ project: string }> };

export default async function TokensPage({ params }: Props) {
  const { project } = await params;
  const { tokens } = await load(listTokens, project, {});
  return (
    <>
      <TopBar title="API tokens" note="What programs sign in with" />
      <main id="main" className="grid max-w-[1000px] grid-cols-[minmax(0,1fr)] gap-8 px-5 py-5">
        <Tokens project={project} tokens={tokens} />
      </main>
    </>
  );
}
