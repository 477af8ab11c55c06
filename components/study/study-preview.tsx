import { leaves } from "@/lib/signals/schema";
import { OutcomeName } from "@/lib/queues/pool-filter";
import { FigureTable } from "../chart/figure-table";
import { StackedBars } from "../chart/stacked-bars";
import { outcomeTitles } from "../pool/outcome-words";
import { LeafChip } from "../signal/leaf";
import { formatCount, formatPercent, formatPlural } from "../ui/format";
import { RowHead, Table, Td, Th } from "../ui/table";
import { CountTable } from "./count-table";
import type { StudyPreview } from "./preview-facts";
import { Remark, Undefined } from "./report-section";
import { SamplerName } from "./sampler-name";
import { samplerTitle } from "./sampler-title";

/** The composition of the samples, before anything is stored. */
export function StudyPreviewFigures({ preview, reference }: { preview: StudyPreview; reference: string }) {
  const { samplers, items, overlapping, labels, power } = preview;
  const short = samplers.filter(({ drawn, size }) => drawn < size);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Table aria-label="What each sampler draws" className="min-w-[560px]">
          <thead>
            <tr>
              <Th>Sampler</Th>
              <Th num>Eligible</Th>
              <Th num>Drawn</Th>
              <Th num>Widest interval</Th>
              <Th num>Power at 10, 20, 30 points</Th>
            </tr>
          </thead>
          <tbody>
            {samplers.map((one) => (
              <tr key={one.sampler}>
                <RowHead>
                  <SamplerName sampler={one.sampler} />
                </RowHead>
                <Td num>{formatCount(one.eligible)}</Td>
                <Td num className={one.drawn < one.size ? "font-strong" : undefined}>
                  {formatCount(one.drawn)} <span className="meta">of {formatCount(one.size)}</span>
                </Td>
                <Td num>
                  {one.interval_width === null ? (
                    <Undefined>nothing drawn</Undefined>
                  ) : (
                    `${formatPercent(one.interval_width, 1)} pp`
                  )}
                </Td>
                <Td num>
                  <Power sampler={one.sampler} reference={reference} power={power} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Remark>
          {formatPlural(items, "trajectory", "trajectories")} in all, {formatPlural(labels, "label")}.{" "}
          {overlapping > 0
            ? `${formatPlural(overlapping, "trajectory was", "trajectories were")} drawn by more than one sampler: labelled once, they count for each.`
            : "No trajectory was drawn twice."}{" "}
          Intervals: 95%, at a rate of one half, where they are widest. Power: the chance of telling such a
          difference from {samplerTitle(reference)} by a two-sided Fisher test at 0.05, around one half.
        </Remark>
      </div>
      {short.length > 0 ? (
        <p className="note" data-tone="warn">
          {short.map(({ sampler }) => samplerTitle(sampler)).join(", ")}: fewer trajectories are eligible than
          were asked for. All of them are taken.
        </p>
      ) : null}
      <section aria-labelledby="preview-outcomes">
        <h3 id="preview-outcomes" className="mb-2 text-sm">
          Outcomes
        </h3>
        <StackedBars
          title="Outcomes by sampler"
          axis="share of the trajectories drawn, %"
          parts={OutcomeName.options.map((value) => ({
            key: value,
            label: outcomeTitles[value],
            tone: value === "failed" ? "danger" : value === "success" ? "satisfaction" : "paper",
          }))}
          rows={samplers.map(({ sampler, drawn, outcomes }) => ({
            key: sampler,
            label: samplerTitle(sampler),
            name: samplerTitle(sampler),
            n: drawn,
            counts: OutcomeName.options.map((value) => outcomes.find((one) => one.value === value)?.n ?? 0),
          }))}
        />
        <FigureTable label="Table">
          <CountTable
            label="Outcomes by sampler"
            head="Outcome"
            samplers={samplers}
            of={(one) => one.outcomes}
            title={(value) => outcomeTitles[OutcomeName.parse(value)]}
          />
        </FigureTable>
      </section>
      <section aria-labelledby="preview-leaves">
        <h3 id="preview-leaves" className="mb-2 text-sm">
          Signals
        </h3>
        <Table aria-label="Leaves by sampler">
          <tbody>
            {samplers.map(({ sampler, leaves: found }) => (
              <tr key={sampler}>
                <RowHead className="w-[112px]">
                  <SamplerName sampler={sampler} />
                </RowHead>
                <Td>
                  <span className="flex flex-wrap gap-1">
                    {found.length === 0 ? <span className="text-ink-3">none</span> : null}
                    {found.slice(0, 8).map(({ value, n }) => {
                      const type = leaves[Number(value)]?.type;
                      return type ? <LeafChip key={value} type={type} count={n} /> : null;
                    })}
                    {found.length > 8 ? (
                      <span className="meta self-center">and {found.length - 8} more</span>
                    ) : null}
                  </span>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <section aria-labelledby="preview-domains">
        <h3 id="preview-domains" className="mb-2 text-sm">
          Domains
        </h3>
        <CountTable
          label="Domains by sampler"
          head="Domain"
          samplers={samplers}
          of={(one) => one.domains}
          title={(value) => value}
          most={8}
        />
      </section>
    </div>
  );
}

function Power({
  sampler,
  reference,
  power,
}: {
  sampler: string;
  reference: string;
  power: StudyPreview["power"];
}) {
  if (sampler === reference) return <span className="text-ink-3">reference</span>;
  const at = power.find((one) => one.sampler === sampler)?.at;
  if (!at) return <Undefined>not computed at this size</Undefined>;
  return at.map(({ power: chance }) => (chance > 0.995 ? "> 0.99" : chance.toFixed(2))).join(" · ");
}
