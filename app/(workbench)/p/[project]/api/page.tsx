import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { OperationList } from "@/components/api/operation-list";
import { OperationView } from "@/components/api/operation-view";
import { TopBar } from "@/components/ui/top-bar";
import { apiGuide } from "@/lib/entry/api-guide";
import { may } from "../my-role";

export const metadata: Metadata = { title: "API" };

type Props = { params: Promise<{ project: string }>; searchParams: Promise<{ call?: string }> };

export default async function ApiPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { call = "import-status" } = await searchParams;
  if (!(await may(project, "read"))) forbidden();
  const { groups, operation, definitions } = apiGuide(call, project);
  return (
    <>
      <TopBar
        title="API"
        note="What programs can call"
        actions={
          <a href="/api/v1/openapi.json" className="btn" data-variant="default" data-size="md">
            OpenAPI document
          </a>
        }
      />
      <main
        id="main"
        className="grid grid-cols-[220px_minmax(0,1fr)] gap-8 px-5 py-5 max-narrow:grid-cols-[minmax(0,1fr)]"
      >
        <OperationList groups={groups} current={call} hrefOf={(id) => `/p/${project}/api?call=${id}`} />
        {operation ? (
          <OperationView operation={operation} definitions={definitions} />
        ) : (
          <p className="text-ink-2">There is no such call. Choose one from the list.</p>
        )}
      </main>
    </>
  );
}
