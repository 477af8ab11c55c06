import { FactList } from "../ui/facts";
import { formatCount, formatPlural } from "../ui/format";
import { Moment } from "../ui/moment";
import { Remark, ReportSection } from "./report-section";
import { samplerTitle } from "./sampler-title";
import type { StudyFacts } from "./study-facts";
import { leftOutWords, majorityWords } from "./study-words";

/** What it takes to draw, deal and count the same again. */
export function Recipe({ study, plan, schema, queue, report }: StudyFacts) {
  const code = (text: string) => <span className="code">{text}</span>;
  return (
    <ReportSection id="recipe" title="Recipe">
      <FactList
        facts={[
          {
            label: "Pool",
            value: (
              <>
                {formatPlural(study.pool_size, "analysed trajectory", "analysed trajectories")}
                {plan.domain === null ? "" : ` of the domain ${plan.domain}`}, frozen{" "}
                <Moment at={study.created_at} />
              </>
            ),
          },
          { label: "Pool hash", value: code(`sha256 ${study.pool_hash}`) },
          { label: "Seed", value: code(plan.seed) },
          {
            label: "Samples",
            value: code(
              report.samplers
                .map(
                  ({ sampler, size, drawn }) =>
                    `${sampler} ${drawn}${drawn === size ? "" : ` of ${size} wanted`}`,
                )
                .join(" · "),
            ),
          },
          { label: "Reference", value: samplerTitle(plan.reference) },
          {
            label: "Labels",
            value: `${formatCount(report.labels)} on ${formatPlural(queue.item_count, "trajectory", "trajectories")}, ${plan.k} wanted on each, blind, without hints; lease ${plan.lease_minutes} minutes`,
          },
          { label: "Schema", value: code(`${schema.id}/${schema.version}`) },
          {
            label: "Rule",
            value: `majority: ${majorityWords(plan.k)}; a decision of an adjudicator stands above it`,
          },
          { label: "Left out", value: leftOutWords(report.left_out) ?? "nothing" },
        ]}
      />
      <Remark>
        The pool hash is SHA-256 over the lines “id content-hash” of all trajectories in order of id. The same
        plan with the same seed on a pool of the same hash draws the same samples in the same order. The JSON
        holds the whole plan.
      </Remark>
    </ReportSection>
  );
}
