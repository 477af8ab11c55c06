import type { ReactNode } from "react";
import type { Agent, Outcome, Usage, Warning } from "@/lib/trajectories/schema";
import { VisibleText } from "../trajectory/source-text";
import { FactList, type Fact } from "../ui/facts";
import { formatCount, formatDuration, formatPlural } from "../ui/format";
import { TextLink } from "../ui/link-button";
import { Moment } from "../ui/moment";
import { PanelHead } from "../ui/panel-head";
import { Neighbours, type Neighbour } from "./neighbours";
import { QueuePlaces, type QueuePlace } from "./queue-places";
import { outcomeTitles } from "./outcome-words";
import { outcomeName } from "@/lib/queues/pool-filter";

/** What is known of a trajectory beside its steps. */
export interface TrajectoryFacts {
  id: string;
  external_id: string;
  version: number;
  latest: boolean;
  source_name: string;
  format: string;
  import_id: string;
  domain: string | null;
  outcome: number;
  steps: number;
  user_turns: number;
  tool_calls: number;
  errors: number;
  session_ref: string | null;
  session_index: number | null;
  run_at: Date | null;
  created_at: Date;
  task_id: string | null;
  trial: number | null;
  user_id: string | null;
  agents: Agent[];
  tools: string[];
  result: Outcome | null;
  usage: Usage | null;
  warnings: Warning[];
  tags: string[];
}

/** Another record with the same content. */
export interface SameContent {
  id: string;
  external_id: string;
  version: number;
  source_name: string;
}

interface TrajectoryFactsProps {
  project: string;
  facts: TrajectoryFacts;
  versions: readonly Neighbour[];
  /** The trajectories around this one in its session, itself among them. */
  session: readonly Neighbour[];
  sameContent: readonly SameContent[];
  places: readonly QueuePlace[];
}

/** Where a trajectory comes from, how it ended, its session and versions, its queues, and the import's warnings. */
export function TrajectoryFactsPage({
  project,
  facts,
  versions,
  session,
  sameContent,
  places,
}: TrajectoryFactsProps) {
  const base = `/p/${project}/trajectories`;
  return (
    <div className="grid grid-cols-2 content-start gap-x-12 gap-y-8 px-6 py-5 max-narrow:grid-cols-1 max-narrow:px-4">
      <Part title="Source">
        <FactList
          facts={shown([
            [
              "Id",
              <span key="id" className="code">
                {facts.external_id}
              </span>,
            ],
            [
              "Version",
              facts.latest ? `${facts.version}, the latest` : `${facts.version}, a later one is there`,
            ],
            ["File", facts.source_name],
            ["Format", facts.format],
            [
              "Import",
              <TextLink key="import" href={`/p/${project}/imports/${facts.import_id}`}>
                Its report
              </TextLink>,
            ],
            [
              "Tags",
              facts.tags.length === 0 ? null : <VisibleText key="tags">{facts.tags.join(", ")}</VisibleText>,
            ],
            ["Domain", facts.domain],
            ["Task", facts.task_id],
            ["Trial", facts.trial],
            ["Run", facts.run_at ? <Moment key="run" at={facts.run_at} /> : null],
            ["Imported", <Moment key="imported" at={facts.created_at} />],
          ])}
        />
      </Part>
      <Part title="Outcome" note="as the source says; no reviewer sees it while labelling">
        <FactList
          facts={shown([
            ["Ended", outcomeTitles[outcomeName(facts.outcome)]],
            ["Reward", facts.result?.reward ?? null],
            ["Scale", facts.result?.scale ?? null],
            ["End reason", facts.result?.end_reason ?? null],
            ["Error", facts.result?.error ?? null],
            ["Parts", jsonOf(facts.result?.parts)],
            ["Input tokens", number(facts.usage?.input_tokens)],
            ["Output tokens", number(facts.usage?.output_tokens)],
            ["Duration", facts.usage?.duration_ms == null ? null : formatDuration(facts.usage.duration_ms)],
            [
              "Cost",
              facts.usage?.cost == null
                ? null
                : `${facts.usage.cost} ${facts.usage.currency ?? "(no currency given)"}`,
            ],
          ])}
        />
      </Part>
      <Part title="Agents and tools">
        <FactList
          facts={shown([
            ...facts.agents.map((agent): [string, ReactNode] => [
              agent.kind.replace("_", " "),
              [agent.name ?? agent.id, agent.model].filter(Boolean).join(", "),
            ]),
            ["End user", facts.user_id],
            ["Steps", formatCount(facts.steps)],
            ["User turns", formatCount(facts.user_turns)],
            ["Tool calls", `${formatCount(facts.tool_calls)}, ${formatPlural(facts.errors, "error")}`],
            [
              "Tools",
              facts.tools.length === 0 ? null : (
                <span key="tools" className="code">
                  {facts.tools.slice(0, 40).join(", ")}
                  {facts.tools.length > 40 ? ` and ${facts.tools.length - 40} more` : ""}
                </span>
              ),
            ],
          ])}
        />
      </Part>
      <Part title="Queues">
        <QueuePlaces project={project} places={places} />
      </Part>
      {sameContent.length > 0 ? (
        <Part title="Same content as" note="other records that say the same to the letter; only ids differ">
          <ul className="grid gap-1">
            {sameContent.map((other) => (
              <li key={other.id} className="flex items-baseline gap-2">
                <TextLink href={`${base}/${other.id}`} className="code">
                  <VisibleText>{other.external_id}</VisibleText> v{other.version}
                </TextLink>
                <span className="meta">
                  <VisibleText>{other.source_name}</VisibleText>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {session.length > 1 ? (
        <Part title="Session" note={facts.session_ref ?? facts.user_id ?? undefined}>
          <Neighbours base={base} current={facts.id} neighbours={session} />
        </Part>
      ) : null}
      {versions.length > 1 ? (
        <Part title="Versions" note="the same source record, imported with other content">
          <Neighbours base={base} current={facts.id} neighbours={versions} />
        </Part>
      ) : null}
      {facts.warnings.length > 0 ? (
        <Part title="Warnings of the import" note={formatPlural(facts.warnings.length, "warning")}>
          <ul className="grid gap-1.5">
            {facts.warnings.slice(0, 100).map((warning, n) => (
              <li key={n} className="leading-note wrap-anywhere">
                <span className="code font-medium">{warning.code}</span>{" "}
                {warning.pointer ? <span className="code text-ink-3">{warning.pointer}</span> : null}{" "}
                <VisibleText>{warning.detail ?? ""}</VisibleText>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <PanelHead title={title} note={note} />
      {children}
    </section>
  );
}

/** Facts that are known; nothing is shown for what nobody said. */
const shown = (facts: readonly [string, ReactNode][]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ label, value }],
  );

const number = (value: number | null | undefined): string | null =>
  value == null ? null : formatCount(value);

const jsonOf = (parts: Record<string, unknown> | undefined): ReactNode =>
  parts && Object.keys(parts).length > 0 ? (
    <span className="code">
      <VisibleText>{JSON.stringify(parts)}</VisibleText>
    </span>
  ) : null;
