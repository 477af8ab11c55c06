import type { ReactNode } from "react";

/** A numbered part of a report; the number is counted by the page's style, so that no part has to know its place. */
export function ReportSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="report-section">
      <h3 id={`${id}-title`} className="report-section__title">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A remark under a table. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-(--measure-px) text-xs leading-note text-ink-2">{children}</p>;
}

/** Something that has no value: the words say why. */
export function Undefined({ children }: { children: ReactNode }) {
  return <span className="text-xs whitespace-normal text-ink-2">{children}</span>;
}
