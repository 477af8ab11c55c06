import type { ReactNode } from "react";
import type { Group, Report, Signal } from "@/lib/signals/report";
import { VisibleText } from "../trajectory/source-text";
import { formatDecimal, formatPercent, formatPlural } from "../ui/format";
import { Note } from "../ui/note";
import { PanelHead } from "../ui/panel-head";
import { readType, type ShownLayer } from "./layer";
import { LeafChip } from "./leaf";
import { Severity } from "./severity";
import { Shape } from "./shape";

type ReportPanelProps = {
  report: Report;
  /** By which engine and settings it was made. */
  head?: ReactNode;
  onJump: (step: number) => void;
  /** At the right of the heading, e.g. the button that hides the panel. */
  end?: ReactNode;
};

/** What the rules found in a trajectory: by layer and category, the turns, the summary line. Never a verdict. */
export function ReportPanel({ report, head, onJump, end }: ReportPanelProps) {
  const {
    interaction_signals: interaction,
    execution_signals: execution,
    environment_signals: environment,
  } = report;
  const { turn_metrics: turns } = report;
  return (
    <div className="px-5 pt-1 pb-5 max-narrow:px-4">
      <PanelHead title="Signals" note={head ? undefined : `engine ${report.engine}`} end={end} />
      {head}
      <div className="mb-1">
        <Note lead="A signal is not a quality score.">
          It marks a pattern that is worth reading. It says neither that the agent was wrong nor how good it
          was.
        </Note>
      </div>
      <LayerSection
        layer="interaction"
        title="Interaction"
        groups={[
          interaction.misalignment,
          interaction.stagnation,
          interaction.disengagement,
          interaction.satisfaction,
        ]}
        onJump={onJump}
      />
      <LayerSection
        layer="execution"
        title="Execution"
        groups={[execution.failure, execution.loops]}
        onJump={onJump}
      />
      <LayerSection
        layer="environment"
        title="Environment"
        remark="diagnosis only"
        groups={[environment.exhaustion]}
        onJump={onJump}
      />
      <Section title="Turns">
        <dl className="mb-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1">
          {[
            ["User turns", turns.user_turns],
            ["Agent turns", turns.assistant_turns],
            ["Efficiency", `${formatPercent(turns.efficiency_score, 1)}%`],
          ].map(([label, value]) => (
            <div key={label}>
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="tnum text-md font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="meta">
          Efficiency falls with each user turn after the baseline.
          {turns.is_dragging ? " This conversation counts as dragging." : ""}
        </p>
      </Section>
      <Section title="Summary line">
        <p className="mb-1.5 font-mono text-xs leading-read wrap-anywhere text-ink-2">
          <VisibleText>{report.summary}</VisibleText>
        </p>
        <p className="meta">
          The engine’s 0–100 score, for sorting and parity only: {formatDecimal(report.quality_score, 0)}.
        </p>
      </Section>
      {report.warnings.length > 0 ? (
        <Section title="What the rules could not read">
          <ul className="grid gap-1 text-ink-2">
            {report.warnings.map((warning, index) => (
              <li key={index}>
                <VisibleText>{warning.detail}</VisibleText>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-3">
      <h3 className="mb-1 text-sm">{title}</h3>
      {children}
    </section>
  );
}

type LayerSectionProps = {
  layer: ShownLayer;
  title: string;
  remark?: string;
  groups: readonly Group[];
  onJump: (step: number) => void;
};

function LayerSection({ layer, title, remark, groups, onJump }: LayerSectionProps) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <section className="border-t border-line py-3 first-of-type:border-t-0">
      <h3 className="mb-1 flex items-center gap-2 text-sm">
        <Shape layer={layer} size="lg" />
        {title}
        <span className="meta tnum ml-auto">
          {formatPlural(count, "hit")}
          {remark ? `, ${remark}` : ""}
        </span>
      </h3>
      <ul className="pl-[18px]">
        {groups.map((group) => (
          <li key={group.category}>
            <div className="grid min-h-6 grid-cols-[minmax(0,1fr)_40px_92px] items-center gap-x-3">
              <span className={`capitalize ${group.count === 0 ? "text-ink-3" : "text-ink-2"}`}>
                {group.category}
              </span>
              <span className={`tnum text-right ${group.count === 0 ? "text-ink-3" : ""}`}>
                {group.count}
              </span>
              <Severity level={group.severity} />
            </div>
            {group.count > 0 ? <Hits signals={group.signals} onJump={onJump} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hits of a category, one chip a leaf; each goes to its first step. */
function Hits({ signals, onJump }: { signals: readonly Signal[]; onJump: (step: number) => void }) {
  const byType = new Map<Signal["signal_type"], Signal[]>();
  for (const signal of signals)
    byType.set(signal.signal_type, [...(byType.get(signal.signal_type) ?? []), signal]);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 pt-px pb-1.5">
      {[...byType].map(([type, hits]) => {
        const steps = hits.flatMap((hit) => (hit.step === undefined ? [] : [hit.step]));
        const first = steps[0];
        return first === undefined ? (
          <LeafChip key={type} type={type} count={hits.length} />
        ) : (
          <button
            key={type}
            type="button"
            className="group inline-flex items-center gap-1.5 rounded-1"
            aria-label={`${readType(type).name}, to step ${first + 1}`}
            onClick={() => onJump(first)}
          >
            <LeafChip type={type} count={hits.length} />
            <span className="meta tnum group-hover:underline">step {first + 1}</span>
          </button>
        );
      })}
    </p>
  );
}
