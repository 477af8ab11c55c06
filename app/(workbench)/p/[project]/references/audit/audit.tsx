"use client";

import { BookOpen, CheckCheck, Keyboard } from "lucide-react";
import { useState } from "react";
import { AuditDialogs, type AuditDialog } from "@/components/reference/audit-dialogs";
import { AuditScreen } from "@/components/reference/audit-screen";
import { ThemeMenu } from "@/components/shell/theme-menu";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Note, ProblemNote } from "@/components/ui/note";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TopBar } from "@/components/ui/top-bar";
import { useKeys } from "@/components/ui/use-keys";
import { useAudit, type AuditFilter, type AuditProgress } from "./use-audit";

type AuditProps = { project: string; filter: AuditFilter; progress: AuditProgress };

/** The audit page: one candidate after the other until there is none. */
export function Audit({ project, filter, progress: first }: AuditProps) {
  const audit = useAudit(project, filter, first);
  const { item, progress, problem } = audit;
  const [dialog, setDialog] = useState<AuditDialog | null>(null);
  useKeys({ "?": () => setDialog("keys") }, dialog === null);
  const title = filter.split === null ? "Audit" : `Audit, ${filter.split} split`;
  const trail = [{ href: `/p/${project}/references`, label: "References" }];
  if (!item)
    return (
      <>
        <TopBar title={title} trail={trail} />
        <main id="main" className="py-4">
          {problem ? (
            <div className="mx-auto max-w-[560px] px-5">
              <ProblemNote problem={problem} action={<Button onClick={audit.begin}>Try again</Button>} />
            </div>
          ) : item === undefined ? (
            <SkeletonRows label="Fetching a candidate" />
          ) : (
            <EmptyState
              icon={<CheckCheck aria-hidden="true" />}
              title="Nothing is left for you to audit here"
              actions={
                <>
                  <Button onClick={audit.begin}>Look again</Button>
                  <LinkButton href={`/p/${project}/references`} variant="primary">
                    See the results
                  </LinkButton>
                </>
              }
            >
              Every candidate is decided, in somebody else’s hands, or waits for a second opinion that isn’t
              yours.
            </EmptyState>
          )}
        </main>
      </>
    );
  const again = item.candidate.version > 0 && !item.candidate.decision;
  return (
    <>
      <AuditScreen
        key={`${item.query_id} ${item.candidate.candidate} ${again ? item.candidate.version : ""}`}
        title={title}
        trail={trail}
        query={item.query}
        candidate={item.candidate}
        kept={item.kept}
        progress={progress}
        save={audit.save}
        busy={audit.busy}
        onDecide={audit.decide}
        onNext={audit.next}
        onSkip={() => setDialog("skip")}
        onFlag={() => setDialog("flag")}
        onGuidelines={() => setDialog("guidelines")}
        onUndo={audit.last ? audit.undo : undefined}
        notice={
          problem ? (
            <ProblemNote problem={problem} />
          ) : again ? (
            <Note>This candidate was decided before and is open again. Decide afresh.</Note>
          ) : null
        }
        menu={
          <>
            <Button
              variant="ghost"
              kbd="g"
              icon={<BookOpen aria-hidden="true" />}
              onClick={() => setDialog("guidelines")}
            >
              Guidelines
            </Button>
            <Button
              variant="ghost"
              kbd="?"
              icon={<Keyboard aria-hidden="true" />}
              onClick={() => setDialog("keys")}
            >
              Keys
            </Button>
            <ThemeMenu />
          </>
        }
      />
      <AuditDialogs open={dialog} onClose={() => setDialog(null)} onSkip={audit.skip} onFlag={audit.flag} />
    </>
  );
}
