"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { call } from "@/app/call";
import { canGoOn, isUnderWay, type ImportView } from "@/components/import/imported";
import { paceText } from "@/components/import/pace";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";

type ImportActionsProps = {
  project: string;
  one: Pick<ImportView, "id" | "status" | "bytes" | "bytes_done">;
  mayImport: boolean;
};

/** What can be done to one import; while it runs, the page looks again each second. */
export function ImportActions({ project, one, mayImport }: ImportActionsProps) {
  const router = useRouter();
  const { busy, problem, run } = useAction();
  const active = isUnderWay(one);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => router.refresh(), 1000);
    return () => clearInterval(timer);
  }, [active, router]);
  const act = (verb: string) =>
    void run(async () => {
      await call(project, verb, { import_id: one.id });
      router.refresh();
    });
  const still = { done: one.bytes_done, at: 0 };
  return (
    <>
      <span role="status" className="meta tnum">
        {problem ?? (active ? paceText(one.bytes, still, still) : null)}
      </span>
      {mayImport && active ? (
        <Button busy={busy} onClick={() => act("cancel-import")}>
          Cancel
        </Button>
      ) : null}
      {mayImport && canGoOn(one) && one.bytes > 0 ? (
        <Button busy={busy} onClick={() => act("resume-import")}>
          Go on
        </Button>
      ) : null}
      {one.status === "uploading" ? null : (
        <a className="btn" href={`/api/v1/p/${project}/imports/${one.id}/source`} download>
          <Download className="size-3.5" aria-hidden="true" />
          Download source
        </a>
      )}
    </>
  );
}
