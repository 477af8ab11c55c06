"use client";

import Link from "next/link";
import { leaves, type SignalType } from "@/lib/signals/schema";
import { VisibleText } from "../../trajectory/source-text";
import { formatCount, formatPercent, formatPlural } from "../../ui/format";
import { Note } from "../../ui/note";
import { RowHead, Table, Td, Th } from "../../ui/table";
import { LeafChip } from "../leaf";

/** What a trajectory would gain or lose, with the text that says why. */
export interface TriedChange {
  type: SignalType;
  change: "gained" | "lost";
  step: number | null;
  rule: string;
  matched: string;
}

export interface TriedTrajectory {
  id: string;
  external_id: string;
  changes: readonly TriedChange[];
}

/** How far a dry run is, and what it found. */
export interface Tried {
  tried: number;
  of: number;
  /** In words: "the newest trajectories", "a sample (seed 1)". */
  what: string;
  changed: readonly TriedTrajectory[];
}

const shownPerLeaf = 20;

type DryRunResultProps = { tried: Tried; hrefOf: (id: string, step: number | null) => string };

/** Which trajectories would gain or lose which leaf: counts, and the trajectories themselves. */
export function DryRunResult({ tried, hrefOf }: DryRunResultProps) {
  const { changed } = tried;
  const rows = leaves.flatMap(({ type }) => {
    const of = (kind: TriedChange["change"]) =>
      changed.flatMap(({ id, external_id, changes }) =>
        changes
          .filter((one) => one.type === type && one.change === kind)
          .map((one) => ({ id, external_id, ...one })),
      );
    const [gained, lost] = [of("gained"), of("lost")];
    return gained.length + lost.length > 0 ? [{ type, gained, lost }] : [];
  });
  const share = tried.tried === 0 ? 0 : changed.length / tried.tried;
  return (
    <div className="grid gap-3">
      <p aria-live="polite">
        <strong className="tnum">
          {formatCount(changed.length)} of {formatPlural(tried.tried, "trajectory", "trajectories")}
        </strong>{" "}
        would change ({formatPercent(share, 1)}%). Tried on {tried.what}.
      </p>
      {rows.length === 0 ? (
        <Note>No leaf comes or goes in these trajectories.</Note>
      ) : (
        <Table aria-label="Leaves that would come or go">
          <thead>
            <tr>
              <Th className="w-[180px]">Leaf</Th>
              <Th num className="w-[72px]">
                Gained
              </Th>
              <Th num className="w-[72px]">
                Lost
              </Th>
              <Th>Trajectories</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, gained, lost }) => (
              <tr key={type}>
                <RowHead className="align-top">
                  <LeafChip type={type} />
                </RowHead>
                <Td num className="align-top">
                  {gained.length > 0 ? `+${formatCount(gained.length)}` : "0"}
                </Td>
                <Td num className="align-top">
                  {lost.length > 0 ? `−${formatCount(lost.length)}` : "0"}
                </Td>
                <Td>
                  <Named title="gain it" list={gained} hrefOf={hrefOf} />
                  <Named title="lose it" list={lost} hrefOf={hrefOf} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

type NamedProps = {
  title: string;
  list: readonly (TriedChange & { id: string; external_id: string })[];
  hrefOf: DryRunResultProps["hrefOf"];
};

function Named({ title, list, hrefOf }: NamedProps) {
  if (list.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-ink-2">
        {formatPlural(list.length, "trajectory", "trajectories")} would {title}
      </summary>
      <ul className="my-1 grid gap-1">
        {list.slice(0, shownPerLeaf).map(({ id, external_id, step, matched, rule }) => (
          <li key={id} className="wrap-anywhere">
            <Link className="link font-mono text-xs" href={hrefOf(id, step)} target="_blank">
              <VisibleText>{external_id}</VisibleText>
            </Link>{" "}
            {matched ? (
              <span>
                “<VisibleText>{matched}</VisibleText>”{" "}
              </span>
            ) : null}
            <span className="meta">
              <VisibleText>{rule}</VisibleText>
            </span>
          </li>
        ))}
      </ul>
      {list.length > shownPerLeaf ? (
        <p className="meta">and {formatCount(list.length - shownPerLeaf)} more</p>
      ) : null}
    </details>
  );
}
