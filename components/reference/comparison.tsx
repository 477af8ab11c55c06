"use client";

import { Columns2, Dices, LockKeyhole, UserRound } from "lucide-react";
import { useMemo } from "react";
import type { CandidateView, QueryView } from "@/lib/references/audit-view";
import { consistencyDimensions, type JudgeVerdict } from "@/lib/references/schema";
import { Chip } from "../ui/chip";
import { formatPlural } from "../ui/format";
import { PanelHead } from "../ui/panel-head";
import { Segmented } from "../ui/segmented";
import { VisibleText } from "../trajectory/source-text";
import { characterCount, diffTexts, type DiffMode } from "./diff-texts";
import { branchNames, sourceNames } from "./reference-words";
import { VerdictCard } from "./verdict-card";
import { DiffKey, DiffText } from "./word-diff";

export type ShownDiff = DiffMode | "off";

type ComparisonProps = {
  query: QueryView;
  candidate: CandidateView;
  /** Candidates that are in the set already. */
  kept: readonly { number: number; text: string }[];
  diff: ShownDiff;
  onDiff: (diff: ShownDiff) => void;
};

const utilityRows = ["stage", "technical_accuracy", "basis"];

/** The candidate beside the logged reference, then the judges' verdicts, then what the set has already. */
export function Comparison({ query, candidate, kept, diff, onDiff }: ComparisonProps) {
  const language = query.language ?? undefined;
  const reference = query.references.find((one) => one.source === "logged") ?? query.references[0];
  const left = reference?.text ?? "";
  const parts = useMemo(
    () => (diff === "off" ? null : diffTexts(left, candidate.text, diff, language)),
    [left, candidate.text, diff, language],
  );
  const { revealed } = candidate;
  const verdict = (judge: JudgeVerdict["judge"]) =>
    revealed?.verdicts.find((one) => one.judge === judge) ?? null;
  return (
    <>
      <div className="flex h-12 items-center gap-2">
        <h2 className="text-md whitespace-nowrap">
          Query <VisibleText>{query.external_id}</VisibleText>
        </h2>
        <span className="meta min-w-0 truncate max-narrow:hidden">
          {query.domain ? (
            <>
              <VisibleText>{query.domain}</VisibleText>,{" "}
            </>
          ) : null}
          logged reference and {formatPlural(kept.length, "candidate")} kept so far
        </span>
        <span className="flex-1" />
        <Segmented
          label="Difference"
          value={diff}
          onChange={onDiff}
          options={[
            { value: "words", label: "Words", kbd: "d" },
            { value: "characters", label: "Characters" },
            { value: "off", label: "Off" },
          ]}
        />
      </div>
      <div className="grid grid-cols-2 rounded-3 border border-line-2 max-narrow:grid-cols-1">
        <Side title="Logged reference" text={left}>
          <div className="mt-0.5 mb-3 flex flex-wrap gap-1.5">
            <Chip icon={<UserRound aria-hidden="true" />}>
              {reference?.source === "human" ? "Written by a person" : "As it was answered"}
            </Chip>
          </div>
          <DiffText parts={parts?.left ?? [{ text: left, only: false }]} side="left" language={language} />
        </Side>
        <Side
          title={`Candidate ${candidate.number}`}
          text={candidate.text}
          className="border-l border-line-2 max-narrow:border-t max-narrow:border-l-0"
        >
          <div className="mt-0.5 mb-3 flex flex-wrap gap-1.5">
            {revealed ? (
              <Chip icon={<Columns2 aria-hidden="true" />}>{branchNames[revealed.branch]}</Chip>
            ) : null}
            <Chip icon={<Dices aria-hidden="true" />}>{sourceNames[candidate.source]}</Chip>
          </div>
          <DiffText
            parts={parts?.right ?? [{ text: candidate.text, only: false }]}
            side="right"
            language={language}
          />
        </Side>
      </div>
      {parts ? <DiffKey common={parts.common} /> : null}

      <section id="verdicts" className="mt-5" aria-label="Judge verdicts">
        <PanelHead
          title="Judge verdicts"
          note={
            revealed ? null : (
              <span className="inline-flex items-center gap-1.5 text-ink-2">
                <LockKeyhole className="size-3.5" aria-hidden="true" />
                Hidden until you decide, so that the audit stays independent
              </span>
            )
          }
        />
        <div className="mt-1 grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          <VerdictCard
            title="Consistency judge"
            note="against the logged reference"
            expected={consistencyDimensions}
            verdict={verdict("consistency")}
          />
          <VerdictCard
            title="Utility judge"
            note="with the ticket summary"
            expected={utilityRows}
            verdict={verdict("utility")}
          />
        </div>
      </section>

      <section className="mt-4" aria-label="Already in the set">
        <PanelHead
          title="Already in the set for this query"
          note="to see whether the candidate adds anything"
        />
        <ul className="mt-1">
          {query.references.map((one) => (
            <SetEntry
              key={one.id}
              name={one.source === "logged" ? "Logged" : "Written by a person"}
              text={one.text}
              language={language}
            />
          ))}
          {kept.map((one) => (
            <SetEntry key={one.number} name={`Candidate ${one.number}`} text={one.text} language={language} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Side({
  title,
  text,
  className = "",
  children,
}: {
  title: string;
  text: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <article className={`min-w-0 px-5 pt-3 pb-5 max-narrow:px-4 ${className}`}>
      <header className="flex min-h-7 items-center gap-2">
        <h3 className="text-sm whitespace-nowrap">{title}</h3>
        <span className="meta tnum ml-auto whitespace-nowrap">
          {formatPlural(characterCount(text), "character")}
        </span>
      </header>
      {children}
    </article>
  );
}

/** One line of the set; the whole text on a press. */
function SetEntry({ name, text, language }: { name: string; text: string; language?: string }) {
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="grid list-none grid-cols-[160px_minmax(0,1fr)] items-baseline py-1.5">
          <span className="meta">{name}</span>
          <span lang={language} className="truncate text-md text-ink-2 group-open:whitespace-normal">
            <VisibleText>{text}</VisibleText>
          </span>
        </summary>
      </details>
    </li>
  );
}
