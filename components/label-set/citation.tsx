import type { ReactNode } from "react";
import { FactList } from "../ui/facts";
import { Moment } from "../ui/moment";
import { ReportSection } from "../study/report-section";
import { AddressOf } from "./address-of";
import { CopyButton } from "./copy-button";
import { bundleName } from "./set-words";

type CitationProps = {
  project: string;
  set: { id: string; name: string; hash: string; created_at: Date; note: string };
  /** What was labelled: the study, or the queue. */
  about: string;
  /** Fetches the bundle. */
  bundle: ReactNode;
};

/** How to refer to a snapshot, and how anybody checks what it says. */
export function Citation({ project, set, about, bundle }: CitationProps) {
  const command = `assay verify ${bundleName(project, set.name)} --label-set ${set.hash}`;
  const text = `${about}, snapshot “${set.name}” of ${set.created_at.toISOString().slice(0, 10)}, label set sha256:${set.hash}`;
  return (
    <ReportSection id="cite" title="Cite">
      <FactList
        facts={[
          { label: "Text", value: <CopyButton text={text} what="the citation" /> },
          { label: "Address", value: <AddressOf path={`/p/${project}/snapshots/${set.id}`} /> },
          { label: "Label set", value: <span className="code">sha256 {set.hash}</span> },
          {
            label: "Frozen",
            value: (
              <>
                <Moment at={set.created_at} />
                {set.note === "" ? "" : `, ${set.note}`}
              </>
            ),
          },
          { label: "Bundle", value: bundle },
          { label: "Check it", value: <CopyButton text={command} what="the command" code /> },
        ]}
      />
      <p className="mt-2 max-w-(--measure-px) text-xs leading-note text-ink-2">
        Nobody can change a snapshot, so this address shows the same figures for good. The command needs no
        server: it checks every file of the bundle and counts every figure on this page again from the labels.
      </p>
    </ReportSection>
  );
}
