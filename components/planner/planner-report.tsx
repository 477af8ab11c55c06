import type { Assumptions, Cost, SizePlan } from "@/lib/studies/planner";
import { SamplerName } from "../study/sampler-name";
import { WithheldPart } from "../agreement/withheld-note";
import { formatCount, formatDecimal, formatPercent, formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { RowHead, Table, Td, Th } from "../ui/table";
import { sizeWords, workWords } from "./planner-words";

export interface PlannerFacts {
  assumptions: Assumptions;
  sizes: SizePlan;
  studies: { id: string; name: string }[];
  pilot: {
    /** Its rates would tell of items on which the reader may have to decide blind. */
    withheld: boolean;
    id: string;
    name: string;
    k: number;
    minutes: number | null;
    samplers: {
      sampler: string;
      n: number;
      informative: number;
      rate: number | null;
      ci95: readonly [number | null, number | null];
      cost: Cost | null;
      cost_range: (Cost | null)[];
    }[];
  } | null;
}

const percent = (value: number) => `${formatPercent(value, 1)}%`;

/** What the assumptions ask for: sizes for the comparison and for intervals, and the cost of one informative trajectory. */
export function PlannerReport({ facts: { assumptions, sizes, pilot } }: { facts: PlannerFacts }) {
  const { comparison, total, interval, cost } = sizes;
  const { p1, p2, power, alpha, width, k } = assumptions;
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="comparison">
        <PanelHead id="comparison" title="To tell two rates apart" />
        {comparison && total ? (
          <>
            <p className="mt-1 text-2xl tracking-[-0.015em]">
              {formatPlural(comparison.n, "trajectory", "trajectories")} in each sample
            </p>
            <p className="mt-2 max-w-(--measure-px) leading-note text-ink-2">
              {percent(p1)} against {percent(p2)}, two-sided Fisher test at {alpha}, power {percent(power)}.{" "}
              {sizeWords(comparison)} Both samples together: {formatCount(total.trajectories)} trajectories,{" "}
              {formatCount(total.labels)} labels, about {workWords(total.minutes)} of work.
            </p>
          </>
        ) : (
          <Note tone="warn" lead="The two rates are the same.">
            No number of labels tells equal rates apart. Give the difference that would matter to you.
          </Note>
        )}
      </section>
      <section aria-labelledby="width">
        <PanelHead
          id="width"
          title="For an interval of a wanted width"
          note={`95%, exact limits, ${formatPercent(width, 0)} points from end to end on average`}
        />
        <Table aria-label="Trajectories for an interval of the wanted width">
          <thead>
            <tr>
              <Th>If the rate is</Th>
              <Th num>Trajectories</Th>
              <Th num>Labels</Th>
            </tr>
          </thead>
          <tbody>
            {interval.map(({ rate, n }) => (
              <tr key={rate}>
                <RowHead>{percent(rate)}</RowHead>
                <Td num className="font-strong">
                  {formatCount(n)}
                </Td>
                <Td num>{formatCount(n * k)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <section aria-labelledby="cost">
        <PanelHead id="cost" title="Cost of one informative trajectory" note="expected" />
        <CostTable label="Expected cost of one informative trajectory" rows={cost} />
      </section>
      {pilot ? <Pilot pilot={pilot} /> : null}
    </div>
  );
}

function CostTable({ label, rows }: { label: string; rows: readonly Cost[] }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Th>If the rate is</Th>
          <Th num>Trajectories</Th>
          <Th num>Labels</Th>
          <Th num>Work</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rate, trajectories, labels, minutes }) => (
          <tr key={rate}>
            <RowHead>{percent(rate)}</RowHead>
            {trajectories === null || labels === null || minutes === null ? (
              <td colSpan={3} className="text-right text-xs text-ink-2">
                not defined: at a rate of 0 none is ever found
              </td>
            ) : (
              <>
                <Td num>{formatDecimal(trajectories, 2)}</Td>
                <Td num className="font-strong">
                  {formatDecimal(labels, 2)}
                </Td>
                <Td num>{workWords(minutes)}</Td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What the pilot found, with the ends of its intervals: how far its rates are to be trusted. */
function Pilot({ pilot }: { pilot: NonNullable<PlannerFacts["pilot"]> }) {
  const labelsAt = (cost: Cost | null | undefined) =>
    cost?.labels == null ? "no limit" : formatDecimal(cost.labels, 2);
  return (
    <section aria-labelledby="pilot">
      <PanelHead
        id="pilot"
        title={`The pilot, ${pilot.name}`}
        note={
          pilot.minutes === null
            ? "no label yet"
            : `${formatPlural(pilot.k, "label")} an item, ${workWords(pilot.minutes)} a label`
        }
      />
      {pilot.withheld ? <WithheldPart /> : null}
      <Table aria-label="Rates of the pilot" className="min-w-[640px]">
        <thead>
          <tr>
            <Th>Sample</Th>
            <Th num>Informative</Th>
            <Th num>Rate</Th>
            <Th num>95% interval</Th>
            <Th num>Labels per informative</Th>
            <Th num>At the interval’s ends</Th>
          </tr>
        </thead>
        <tbody>
          {pilot.samplers.map(({ sampler, n, informative, rate, ci95: [low, high], cost, cost_range }) => (
            <tr key={sampler}>
              <RowHead>
                <SamplerName sampler={sampler} />
              </RowHead>
              <Td num>
                {formatCount(informative)} / {formatCount(n)}
              </Td>
              {rate === null || low === null || high === null ? (
                <td colSpan={4} className="text-right text-xs text-ink-2">
                  not defined: no item of this sample counts yet
                </td>
              ) : (
                <>
                  <Td num>{percent(rate)}</Td>
                  <Td num>
                    {formatPercent(low, 1)} to {formatPercent(high, 1)}
                  </Td>
                  <Td num className="font-strong">
                    {cost?.labels == null ? "not defined" : formatDecimal(cost.labels, 2)}
                  </Td>
                  <Td num>
                    {labelsAt(cost_range[1])} to {labelsAt(cost_range[0])}
                  </Td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 max-w-(--measure-px) text-xs leading-note text-ink-2">
        A small pilot makes a rough plan: look at the ends of the intervals, and take the difference that
        would matter, not the one that was found.
      </p>
    </section>
  );
}
