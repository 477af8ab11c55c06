import { Activity } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { createLoader, createSerializer, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { shareScale } from "@/components/chart/scale";
import { poolQuery } from "@/components/pool/pool-search";
import { readType, type ShownLayer } from "@/components/signal/layer";
import { LeafExamples } from "@/components/signal/leaf-examples";
import { LeafBreakdown, LeafPairs } from "@/components/signal/leaf-heat";
import { LeafRates } from "@/components/signal/leaf-rates";
import { ReportDownloads } from "@/components/signal/report-downloads";
import { Shape } from "@/components/signal/shape";
import { EmptyState } from "@/components/ui/empty-state";
import { formatCount } from "@/components/ui/format";
import { LinkButton, TextLink } from "@/components/ui/link-button";
import { Note } from "@/components/ui/note";
import { PanelHead } from "@/components/ui/panel-head";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import type { OutcomeName } from "@/lib/queues/pool-filter";
import type { SignalType } from "@/lib/signals/schema";
import { showSignalExamples, showSignals } from "@/lib/usecases";
import { may } from "../my-role";
import { AnalysisWatch } from "./analysis-watch";
import { SignalTabs } from "./signal-tabs";

export const metadata: Metadata = { title: "Signals" };

const facts = { domain: "Domain", outcome: "Outcome", agent: "Agent version", month: "Month" } as const;
type Fact = keyof typeof facts;
const search = {
  by: parseAsStringLiteral(Object.keys(facts) as Fact[]).withDefault("domain"),
  /** The leaf of which examples are shown. */
  leaf: parseAsString,
};
const loadSearch = createLoader(search);
const searchQuery = createSerializer(search);

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
  const { by, leaf } = await loadSearch(searchParams);
  const [signals, mayLead] = await Promise.all([load(showSignals, project, { by }), may(project, "lead")]);
  const base = `/p/${project}/trajectories`;
  const fired = signals.leaves.filter(({ n }) => n > 0).map(({ type }) => type);
  const scale = shareScale(
    "share of analysed trajectories, %",
    signals.leaves.map(({ ci95 }) => ci95[1]),
  );
  const filtered = (value: string, type: SignalType | null): string => {
    const any = type === null ? [] : [type];
    return (
      base + poolQuery(by === "outcome" ? { any, outcome: [value as OutcomeName] } : { any, [by]: [value] })
    );
  };
  const here = (change: { by?: Fact; leaf?: string }): string =>
    `/p/${project}/signals${searchQuery({ by, leaf, ...change })}`;
  const commonest = signals.leaves.reduce((most, one) => (one.n > most.n ? one : most));
  const shown = fired.find((type) => type === leaf) ?? (commonest.n > 0 ? commonest.type : null);
  const examples = shown === null ? [] : (await load(showSignalExamples, project, { leaf: shown })).examples;
  return (
    <>
      <TopBar
        title="Signals"
        note={
          signals.analysed > 0
            ? `${formatCount(signals.analysed)} of ${formatCount(signals.trajectories)} analysed`
            : undefined
        }
        actions={signals.analysed > 0 ? <ReportDownloads project={project} /> : undefined}
      />
      {mayLead ? (
        <div className="flex h-10 items-center border-b border-line bg-paper px-5 max-narrow:px-4">
          <SignalTabs project={project} current="found" />
        </div>
      ) : null}
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-8 px-5 py-5 max-narrow:px-4">
        <AnalysisWatch project={project} given={signals.state} />
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
                  examplesOf={(type) => `${here({ leaf: type })}#examples`}
                />
              </section>
            ))}
            {shown ? (
              <section aria-label="Examples" id="examples" className="scroll-mt-16">
                <PanelHead
                  title="Examples"
                  note={`the newest trajectories with ${readType(shown).name}; choose a leaf above`}
                  end={
                    <TextLink href={base + poolQuery({ any: [shown] })}>
                      All with {readType(shown).name}
                    </TextLink>
                  }
                />
                <LeafExamples
                  leaf={shown}
                  examples={examples}
                  hrefOf={(id, step) => `${base}/${id}${step === null ? "" : `?step=${step + 1}`}`}
                />
              </section>
            ) : null}
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
                note="share of its trajectories, %; the twelve commonest"
                end={
                  <nav aria-label="Break down by" className="flex gap-3 text-xs">
                    {Object.entries(facts).map(([fact, name]) => (
                      <Link
                        key={fact}
                        href={here({ by: fact as Fact })}
                        scroll={false}
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
