import { Activity } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { createLoader, parseAsStringLiteral } from "nuqs/server";
import { shareScale } from "@/components/chart/scale";
import { poolQuery } from "@/components/pool/pool-search";
import { readType, type ShownLayer } from "@/components/signal/layer";
import { LeafBreakdown, LeafPairs } from "@/components/signal/leaf-heat";
import { LeafRates } from "@/components/signal/leaf-rates";
import { Shape } from "@/components/signal/shape";
import { EmptyState } from "@/components/ui/empty-state";
import { formatCount } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { Note } from "@/components/ui/note";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import type { OutcomeName } from "@/lib/queues/pool-filter";
import type { SignalType } from "@/lib/signals/schema";
import { showSignals } from "@/lib/usecases";

export const metadata: Metadata = { title: "Signals" };

const facts = { domain: "Domain", outcome: "Outcome", agent: "Agent", month: "Month" } as const;
type Fact = keyof typeof facts;
const loadSearch = createLoader({
  by: parseAsStringLiteral(Object.keys(facts) as Fact[]).withDefault("domain"),
});

const layers: { layer: ShownLayer; title: string; note: string }[] = [
  { layer: "interaction", title: "Interaction", note: "for learning" },
  { layer: "execution", title: "Execution", note: "for learning" },
  { layer: "satisfaction", title: "Satisfaction", note: "for finding exemplars" },
  { layer: "environment", title: "Environment", note: "diagnosis only" },
];

type Props = {
  params: Promise<{ project: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function SignalsPage({ params, searchParams }: Props) {
  const { project } = await params;
  const { by } = await loadSearch(searchParams);
  const signals = await load(showSignals, project, { by });
  const base = `/p/${project}/trajectories`;
  const fired = signals.leaves.filter(({ n }) => n > 0).map(({ type }) => type);
  const scale = shareScale(
    "share of analysed trajectories, %",
    signals.leaves.map(({ ci95 }) => ci95[1]),
  );
  const filtered = (value: string, type: SignalType): string | null =>
    by === "domain"
      ? base + poolQuery({ any: [type], domain: [value] })
      : by === "outcome"
        ? base + poolQuery({ any: [type], outcome: [value as OutcomeName] })
        : null;
  return (
    <>
      <TopBar
        title="Signals"
        note={
          signals.analysed > 0
            ? `${formatCount(signals.analysed)} of ${formatCount(signals.trajectories)} analysed`
            : undefined
        }
      />
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-8 px-5 py-5 max-narrow:px-4">
        {signals.analysed === 0 ? (
          <EmptyState
            icon={<Activity size={18} />}
            title="Nothing is analysed yet"
            actions={<LinkButton href={`/p/${project}/imports`}>Import trajectories</LinkButton>}
          >
            Rules look through each trajectory after its import; what they find is counted here.
          </EmptyState>
        ) : (
          <>
            <Note lead="A signal marks a pattern.">
              It is not a reward and not a verdict on whether the agent was right.
            </Note>
            {layers.map(({ layer, title, note }) => (
              <section key={layer} aria-label={title}>
                <PanelHead
                  title={
                    <span className="inline-flex items-center gap-2">
                      <Shape layer={layer} /> {title}
                    </span>
                  }
                  note={note}
                />
                <LeafRates
                  scale={scale}
                  rates={signals.leaves.filter(({ type }) => readType(type).shown === layer)}
                  hrefOf={(type) => base + poolQuery({ any: [type] })}
                />
              </section>
            ))}
            <section aria-label="Together">
              <PanelHead title="Together" note="trajectories in which both leaves fired" />
              <LeafPairs
                types={fired}
                pairs={signals.pairs}
                hrefOf={(types) => base + poolQuery({ all: types })}
              />
            </section>
            <section aria-label={`By ${facts[by].toLowerCase()}`}>
              <PanelHead
                title={`By ${facts[by].toLowerCase()}`}
                note="share of its trajectories, %"
                end={
                  <nav aria-label="Break down by" className="flex gap-3 text-xs">
                    {Object.entries(facts).map(([fact, name]) => (
                      <Link
                        key={fact}
                        href={`/p/${project}/signals?by=${fact}`}
                        aria-current={fact === by ? "true" : undefined}
                        className={fact === by ? "font-strong text-ink" : "link"}
                      >
                        {name}
                      </Link>
                    ))}
                  </nav>
                }
              />
              {signals.values.length > 0 ? (
                <LeafBreakdown types={fired} values={signals.values} hrefOf={filtered} />
              ) : (
                <p className="text-ink-2">No trajectory says its {facts[by].toLowerCase()}.</p>
              )}
            </section>
          </>
        )}
      </main>
    </>
  );
}
