"use client";

import { useState } from "react";
import { leaves, type SignalType } from "@/lib/signals/schema";
import { OutcomeName } from "@/lib/queues/pool-filter";
import { readType, type ShownLayer } from "../signal/layer";
import { Shape } from "../signal/shape";
import { FacetGroup, FacetOptions, FacetSection, type FacetOption } from "../table/facet";
import { Segmented } from "../ui/segmented";
import { outcomeTitles } from "./outcome-words";
import type { PoolSearch } from "./pool-search";

interface Counted {
  value: string;
  n: number;
}

/** How many trajectories the whole pool has of each kind. */
export interface PoolFacts {
  leaves: readonly { type: SignalType; n: number }[];
  domains: readonly Counted[];
  outcomes: readonly Counted[];
  formats: readonly Counted[];
  agents: readonly Counted[];
  tags: readonly Counted[];
}

interface PoolFacetsProps {
  search: PoolSearch;
  /** Null while the counts are on their way. */
  facts: PoolFacts | null;
  onFilter: (change: Partial<PoolSearch>) => void;
}

const layers: readonly { layer: ShownLayer; title: string; open: boolean }[] = [
  { layer: "execution", title: "Execution", open: true },
  { layer: "interaction", title: "Interaction", open: true },
  { layer: "satisfaction", title: "Satisfaction", open: false },
  { layer: "environment", title: "Environment", open: false },
];

type LeafRule = "any" | "all" | "none";

const labelStates = [
  { value: "any", title: "Any" },
  { value: "unlabelled", title: "Not in any queue" },
  { value: "in_queue", title: "Labels missing" },
  { value: "labelled", title: "Labelled" },
] as const;

/** What the pool can be narrowed down to, with counts of the whole pool. */
export function PoolFacets({ search, facts, onFilter }: PoolFacetsProps) {
  const countOf = (list: readonly Counted[] | undefined, value: string) =>
    facts ? (list?.find((one) => one.value === value)?.n ?? 0) : null;
  return (
    <>
      <FacetSection title="Signals">
        <LeafFacet search={search} facts={facts} onFilter={onFilter} />
      </FacetSection>
      <FacetSection title="Outcome">
        <FacetOptions
          options={OutcomeName.options.map((value) => ({
            value,
            label: outcomeTitles[value],
            n: countOf(facts?.outcomes, value),
          }))}
          chosen={search.outcome}
          onChange={(chosen) => onFilter({ outcome: OutcomeName.array().parse(chosen) })}
        />
      </FacetSection>
      <FacetSection title="Domain">
        <Values counted={facts?.domains} chosen={search.domain} onChange={(domain) => onFilter({ domain })} />
      </FacetSection>
      <FacetSection title="Source">
        <Values counted={facts?.formats} chosen={search.source} onChange={(source) => onFilter({ source })} />
      </FacetSection>
      <FacetSection title="Agent">
        <Values counted={facts?.agents} chosen={search.agent} onChange={(agent) => onFilter({ agent })} />
      </FacetSection>
      <FacetSection title="Tag">
        <Values counted={facts?.tags} chosen={search.tag} onChange={(tag) => onFilter({ tag })} />
      </FacetSection>
      <FacetSection title="Label state">
        {labelStates.map(({ value, title }) => (
          <label key={value} className="flex h-[25px] items-center gap-2">
            <input
              type="radio"
              name="label-state"
              className="check"
              checked={search.label === value}
              onChange={() => onFilter({ label: value })}
            />
            {title}
          </label>
        ))}
      </FacetSection>
    </>
  );
}

/** Values that the pool has, and chosen ones that it doesn't have (any more). */
function Values({
  counted,
  chosen,
  onChange,
}: {
  counted: readonly Counted[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const known = counted ?? [];
  const options: FacetOption[] = [
    ...known.map(({ value, n }) => ({ value, label: value, n })),
    ...chosen
      .filter((value) => !known.some((one) => one.value === value))
      .map((value) => ({ value, label: value, n: counted ? 0 : null })),
  ];
  if (options.length === 0) return <p className="meta">{counted ? "None given" : "Counting"}</p>;
  return <FacetOptions options={options} chosen={chosen} onChange={onChange} />;
}

function LeafFacet({ search, facts, onFilter }: PoolFacetsProps) {
  const [rule, setRule] = useState<LeafRule>(
    search.any.length > 0 ? "any" : search.all.length > 0 ? "all" : search.none.length > 0 ? "none" : "any",
  );
  const chosen = search[rule];
  const counts = new Map(facts?.leaves.map(({ type, n }) => [type, n]));
  return (
    <>
      <Segmented
        label="Which trajectories the ticked leaves mean"
        className="w-full"
        value={rule}
        onChange={setRule}
        options={[
          { value: "any", label: "Any", name: "With any of the leaves" },
          { value: "all", label: "All", name: "With all of the leaves" },
          { value: "none", label: "None", name: "With none of the leaves" },
        ]}
      />
      {layers.map(({ layer, title, open }) => {
        const own = leaves.filter(({ type }) => readType(type).shown === layer);
        const on = own.filter(({ type }) => chosen.includes(type)).length;
        return (
          <FacetGroup
            key={layer}
            open={open || on > 0}
            end={on > 0 ? `${on} on` : undefined}
            title={
              <>
                <Shape layer={layer} />
                {title}
              </>
            }
          >
            <FacetOptions
              first={4}
              options={own
                .map(({ type, name }) => ({
                  value: type as string,
                  label: name,
                  n: facts ? (counts.get(type) ?? 0) : null,
                }))
                .sort((a, b) => (b.n ?? 0) - (a.n ?? 0))}
              chosen={own.map(({ type }) => type).filter((type) => chosen.includes(type))}
              onChange={(next) =>
                onFilter({
                  [rule]: [
                    ...chosen.filter((type) => readType(type).shown !== layer),
                    ...own.map(({ type }) => type).filter((type) => next.includes(type)),
                  ],
                })
              }
            />
          </FacetGroup>
        );
      })}
    </>
  );
}
