import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoteProps = {
  tone?: "info" | "warn" | "danger" | "good";
  /** The first words, in bold. */
  lead?: string;
  children: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  /** Announce it when it appears. */
  live?: boolean;
};

/** A remark in its place: what happened, what is safe, what to do. */
export function Note({ tone = "info", lead, children, action, live }: NoteProps) {
  const Icon = tone === "info" ? Info : tone === "good" ? CircleCheck : TriangleAlert;
  return (
    <div className="note" data-tone={tone} role={live ? (tone === "danger" ? "alert" : "status") : undefined}>
      <Icon className="size-3.5" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {lead ? <strong>{lead} </strong> : null}
        {children}
      </div>
      {action}
    </div>
  );
}

/** Why the last try was refused, in words; nothing as long as nothing was. */
export function ProblemNote({ problem, action }: { problem: string | null; action?: ReactNode }) {
  return problem ? (
    <Note tone="danger" live action={action}>
      {problem}
    </Note>
  ) : null;
}
