import type { ReactNode } from "react";

type PanelHeadProps = {
  title: ReactNode;
  /** Quiet words after the title. */
  note?: ReactNode;
  /** Links or buttons at the right. */
  end?: ReactNode;
  level?: 2 | 3;
  id?: string;
};

/** The heading of a part of the page. */
export function PanelHead({ title, note, end, level = 2, id }: PanelHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="flex min-h-8 items-center gap-2">
      <Heading id={id} className={level === 2 ? "text-md whitespace-nowrap" : "text-sm whitespace-nowrap"}>
        {title}
      </Heading>
      {note ? <span className="meta min-w-0 truncate">{note}</span> : null}
      {end ? <span className="ml-auto flex items-center gap-3">{end}</span> : null}
    </div>
  );
}
