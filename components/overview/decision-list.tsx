import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "../ui/format";

/** A group of things that wait for somebody. */
export interface Waiting {
  key: string;
  n: number;
  icon: ReactNode;
  /** "conflicts without a majority" */
  title: string;
  /** Where, which, or the newest of them. */
  note: ReactNode;
  /** Something went wrong, rather than being due. */
  urgent?: boolean;
  action: ReactNode;
}

/** What needs a decision, each group with the way to decide. */
export function DecisionList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-3 border border-line-2 bg-paper px-5 py-6 text-ink-2">
        <CircleCheck className="text-satisfaction" aria-hidden="true" />
        Nothing waits for a decision.
      </p>
    );
  return (
    <ul className="divide-y divide-line rounded-3 border border-line-2 bg-paper">
      {waiting.map(({ key, n, icon, title, note, urgent, action }) => (
        <li key={key} className="flex min-h-[68px] items-center gap-3 px-5 py-3">
          <span className="tnum min-w-[42px] text-right text-lg font-strong">{formatCount(n)}</span>
          <span className={urgent ? "text-danger" : "text-ink-2"} aria-hidden="true">
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-md">{title}</p>
            <p className="meta truncate">{note}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
