import Link from "next/link";
import { Moment } from "../ui/moment";
import { Note } from "../ui/note";
import { analyserWords } from "./analysis-progress";

/** By what a report was made, and when. */
export interface Analysis {
  engine: string;
  config: number;
  created_at: Date | string;
}

type ReportVersionsProps = {
  shown: Analysis;
  /** Newest first: the first is the one that tables and figures use. */
  all: readonly Analysis[];
  hrefOf: (analysis: Analysis) => string;
};

const same = (a: Analysis, b: Analysis | undefined): boolean =>
  a.engine === b?.engine && a.config === b.config;

/** Says by which engine and settings a report was made, and leads to those made before. */
export function ReportVersions({ shown, all, hrefOf }: ReportVersionsProps) {
  const [newest] = all;
  const older = all.filter((one) => !same(one, shown));
  return (
    <div className="mb-2 grid gap-2">
      <p className="meta">
        Analysed by {analyserWords(shown)}, <Moment at={shown.created_at} />
      </p>
      {newest && !same(shown, newest) ? (
        <Note
          tone="warn"
          lead="This is an older report."
          action={
            <Link className="link whitespace-nowrap" href={hrefOf(newest)}>
              Show the one in force
            </Link>
          }
        >
          Tables and figures use a newer one.
        </Note>
      ) : null}
      {older.length > 0 ? (
        <details className="text-xs">
          <summary className="cursor-pointer text-ink-2">Other reports ({older.length})</summary>
          <ul className="mt-1 grid gap-1">
            {older.map((one) => (
              <li key={`${one.engine} ${one.config}`}>
                <Link className="link" href={hrefOf(one)}>
                  {analyserWords(one)}
                </Link>{" "}
                <span className="meta">
                  <Moment at={one.created_at} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
