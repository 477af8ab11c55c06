import Link from "next/link";
import type { ReactNode } from "react";
import { ReportSection } from "../study/report-section";
import { Moment } from "../ui/moment";

type CiteStudyProps = {
  project: string;
  sets: readonly { id: string; name: string; hash: string; created_at: Date }[];
  open: boolean;
  /** For leads: makes a snapshot of this study. */
  freeze?: ReactNode;
};

/** A living report can change; what can be cited are its snapshots. */
export function CiteStudy({ project, sets, open, freeze }: CiteStudyProps) {
  return (
    <ReportSection id="cite" title="Cite">
      <p className="max-w-(--measure-px) leading-note text-ink-2">
        This page shows the labels as they are now
        {open ? "; they are still changing" : ", and a label can still be decided otherwise"}. Cite a
        snapshot: its address shows the same figures for good, with the hash of its labels and the command
        that counts them again.
      </p>
      {sets.length > 0 ? (
        <ul className="mt-3 grid gap-1.5">
          {sets.map(({ id, name, hash, created_at }) => (
            <li key={id}>
              <Link href={`/p/${project}/snapshots/${id}#cite`} className="link font-strong">
                {name}
              </Link>
              , <Moment at={created_at} />, <span className="code">sha256 {hash.slice(0, 16)}…</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-ink-2">No snapshot of it yet.</p>
      )}
      {freeze ? (
        <div className="mt-3" data-no-print>
          {freeze}
        </div>
      ) : null}
    </ReportSection>
  );
}
