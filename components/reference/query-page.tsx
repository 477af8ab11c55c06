import type { CandidateView, QueryView } from "@/lib/references/audit-view";
import { auditReasons } from "@/lib/references/audit";
import { VisibleText } from "../trajectory/source-text";
import { Chip, type ChipTone } from "../ui/chip";
import { Moment } from "../ui/moment";
import { PanelHead } from "../ui/panel-head";
import { Dialogue } from "./dialogue";
import type { CandidateRemark } from "./remarks-table";
import { branchNames, remarkWords, sourceNames } from "./reference-words";
import { VerdictCard } from "./verdict-card";

type QueryPageProps = {
  query: QueryView;
  candidates: readonly CandidateView[];
  /** Open flags, and why undecided candidates were put aside. */
  remarks: readonly CandidateRemark[];
  inSet: readonly string[];
};

/** A query with its references and candidates and what was decided about each. */
export function QueryPage({ query, candidates, remarks, inSet }: QueryPageProps) {
  const language = query.language ?? undefined;
  return (
    <div className="grid grid-cols-[320px_minmax(0,1fr)] gap-8 max-narrow:grid-cols-1">
      <section aria-label="Dialogue">
        <PanelHead title="Dialogue" note="up to the query" />
        <Dialogue query={query} />
      </section>
      <div className="grid max-w-[860px] content-start gap-8">
        <section aria-label="References" className="grid gap-3">
          <PanelHead title="References" note="what was answered, and what people wrote" />
          {query.references.map((reference) => (
            <article key={reference.id} className="rounded-3 border border-line-2 bg-paper px-5 py-3">
              <Chip>{reference.source === "human" ? "Written by a person" : "As it was answered"}</Chip>
              <Words language={language}>{reference.text}</Words>
            </article>
          ))}
        </section>
        <section aria-label="Candidates" className="grid gap-3">
          <PanelHead
            title="Candidates"
            note="what the judges said is hidden until a person has decided, so that the audit stays independent"
          />
          {candidates.map((candidate) => (
            <Candidate
              key={candidate.candidate}
              candidate={candidate}
              language={language}
              remarks={remarks.filter((remark) => remark.candidate === candidate.candidate)}
              duplicate={candidate.decision?.decision === "keep" && !inSet.includes(candidate.candidate)}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

const tones: Record<string, ChipTone> = { keep: "good", reject: "danger", unsure: "warn" };
const said: Record<string, string> = { keep: "Kept", reject: "Rejected", unsure: "Unsure" };

function Candidate({
  candidate: { number, text, source, decision, revealed },
  language,
  remarks,
  duplicate,
}: {
  candidate: CandidateView;
  language?: string;
  remarks: readonly CandidateRemark[];
  /** Kept, but the set has this text already. */
  duplicate: boolean;
}) {
  const reason = auditReasons.find(({ value }) => value === decision?.reason)?.text;
  return (
    <article aria-label={`Candidate ${number}`} className="rounded-3 border border-line-2 bg-paper px-5 py-3">
      <header className="flex flex-wrap items-center gap-1.5">
        <h3 className="mr-2 text-sm">Candidate {number}</h3>
        <Chip>{sourceNames[source]}</Chip>
        {revealed ? <Chip>{branchNames[revealed.branch]}</Chip> : null}
        {decision ? (
          <Chip tone={tones[decision.decision]}>{said[decision.decision]}</Chip>
        ) : (
          <Chip tone="quiet">Not decided</Chip>
        )}
        {duplicate ? <Chip tone="quiet">Same text as another reference</Chip> : null}
      </header>
      <Words language={language}>{text}</Words>
      {decision ? (
        <p className="meta mt-2">
          {said[decision.decision]} by {decision.actor_name ?? "somebody who left"},{" "}
          <Moment at={decision.at} />
          {reason ? `. ${reason}` : null}
          {decision.note ? (
            <>
              : <VisibleText>{decision.note}</VisibleText>
            </>
          ) : null}
        </p>
      ) : null}
      {remarks.map((remark) => (
        <p key={`${remark.kind} ${remark.actor_id}`} className="meta mt-2">
          {remarkWords[remark.kind]} by {remark.name}, <Moment at={remark.at} />:{" "}
          <VisibleText>{remark.reason}</VisibleText>
        </p>
      ))}
      {revealed && revealed.verdicts.length > 0 ? (
        <div className="mt-3 grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          {revealed.verdicts.map((verdict, index) => (
            <VerdictCard
              key={index}
              title={verdict.judge === "utility" ? "Utility judge" : "Consistency judge"}
              note=""
              expected={[]}
              verdict={verdict}
            />
          ))}
        </div>
      ) : null}
    </article>
  );
}

const Words = ({ language, children }: { language?: string; children: string }) => (
  <p lang={language} dir="auto" className="mt-2 text-read leading-read wrap-anywhere whitespace-pre-wrap">
    <VisibleText>{children}</VisibleText>
  </p>
);
