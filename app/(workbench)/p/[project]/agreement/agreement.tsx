"use client";

import { Braces } from "lucide-react";
import { call } from "@/app/call";
import { AgreementReport, type AgreementFacts } from "@/components/agreement/agreement-report";
import { matrixFile, type Matrix } from "@/components/agreement/matrix-file";
import { Button } from "@/components/ui/button";
import { saveText } from "@/components/ui/save-text";
import { useAction } from "@/components/ui/use-action";

type AgreementProps = { project: string; queue: string; facts: AgreementFacts };

/** The report with the downloads of what it was computed from. */
export function Agreement({ project, queue, facts }: AgreementProps) {
  return (
    <AgreementReport
      facts={facts}
      conflicts={`/p/${project}/adjudication/${queue}?state=open`}
      download={(place) => <MatrixButton project={project} queue={queue} facts={facts} place={place} />}
    />
  );
}

/** Fetches the ratings when they are asked for: they can be large. */
function MatrixButton({ project, queue, facts, place }: AgreementProps & { place: number }) {
  const { busy, problem, run } = useAction();
  const agreement = facts.questions[place]!;
  const save = async () => {
    const { matrices } = await call<{ matrices: Matrix[] }>(project, "show-agreement", {
      queue,
      matrices: true,
    });
    const name = `ratings-${agreement.question}${agreement.subset ? `-${agreement.subset.rule}` : ""}.json`;
    saveText(name, "application/json", matrixFile(agreement, matrices[place]!, facts.queue.name));
  };
  return (
    <>
      {problem ? (
        <span role="alert" className="text-xs text-danger">
          {problem}
        </span>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        icon={<Braces className="size-3.5" aria-hidden="true" />}
        title="The exact ratings, as `assay stats` reads them"
        onClick={() => void run(save)}
      >
        Ratings as JSON
      </Button>
    </>
  );
}
