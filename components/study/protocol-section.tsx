import type { ReactNode } from "react";
import Link from "next/link";
import { FactList } from "../ui/facts";
import { formatPercent, formatPlural } from "../ui/format";
import { Moment } from "../ui/moment";
import { Remark, ReportSection } from "./report-section";
import { samplerTitle } from "./sampler-title";
import type { PageFacts } from "./study-facts";

const adjustments = { holm: "Holm", bh: "Benjamini and Hochberg" } as const;

type ProtocolSectionProps = { facts: PageFacts; addRound?: ReactNode; addDeviation?: ReactNode };

/** What was fixed before the first label, how often the items were asked, and what was done otherwise. */
export function ProtocolSection({ facts, addRound, addDeviation }: ProtocolSectionProps) {
  const { plan, study, deviations, rounds, queue, inclusion } = facts;
  const { protocol, budget } = plan;
  return (
    <ReportSection id="protocol" title="Protocol and deviations">
      {protocol ? (
        <FactList
          facts={[
            { label: "Fixed", value: <Moment at={study.created_at} /> },
            { label: "Question", value: protocol.question === "" ? "not written down" : protocol.question },
            {
              label: "Main comparison",
              value: protocol.primary
                ? `${samplerTitle(protocol.primary.a)} against ${samplerTitle(protocol.primary.b)}`
                : "none named: all comparisons count alike",
            },
            {
              label: "Tests",
              value: `two-sided Fisher, level ${protocol.alpha}, adjusted after ${adjustments[protocol.adjust]}`,
            },
            { label: "Ends", value: protocol.stopping === "" ? "when all labels are in" : protocol.stopping },
            { label: "Budget", value: budget === null ? "no limit" : formatPlural(budget, "label") },
          ]}
        />
      ) : (
        <p className="text-ink-2">
          No protocol was written down before labelling began. What the tests find here is a hint, to be
          confirmed by a study that names its comparison first.
        </p>
      )}
      <Remark>
        Chance of an eligible trajectory to be drawn:{" "}
        {inclusion
          .map(({ sampler, probability }) => `${samplerTitle(sampler)} ${formatPercent(probability, 1)}%`)
          .join(", ")}
        .
      </Remark>
      {rounds.length > 1 ? (
        <>
          <h4 className="mt-5 mb-1.5 text-sm">Rounds</h4>
          <ol className="grid gap-1">
            {rounds.map((round, place) => (
              <li key={round.queue_id}>
                {round.queue_id === queue.id ? (
                  <strong className="font-strong">Round {place + 1}, shown here</strong>
                ) : (
                  <Link className="link" href={`?round=${round.queue_id}`}>
                    Round {place + 1}
                  </Link>
                )}
                , {round.schema_id} version {round.schema_version}, {formatPlural(round.labels, "label")}
              </li>
            ))}
          </ol>
          <Remark>Labels of different rounds are never mixed: every figure here is of one round.</Remark>
        </>
      ) : null}
      {addRound}
      <h4 className="mt-5 mb-1.5 text-sm">Deviations</h4>
      {deviations.length === 0 ? (
        <p className="text-ink-2">None is logged.</p>
      ) : (
        <ol className="grid gap-2 border-l-2 border-line-2 pl-3">
          {deviations.map(({ n, what, why, actor, at }) => (
            <li key={n} className="leading-note wrap-anywhere">
              <p>
                {what}{" "}
                <span className="meta">
                  {actor}, <Moment at={at} />
                </span>
              </p>
              <p className="text-ink-2">Why: {why}</p>
            </li>
          ))}
        </ol>
      )}
      {addDeviation}
    </ReportSection>
  );
}
