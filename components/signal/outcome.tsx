import { Check, CircleHelp, X } from "lucide-react";

/** What the source says of the run's end; nobody said is a state of its own. */
export function Outcome({ success }: { success: boolean | null }) {
  const Icon = success === null ? CircleHelp : success ? Check : X;
  const tone = success === null ? "text-ink-3" : success ? "text-satisfaction" : "text-danger";
  return (
    <span className={`inline-flex items-center gap-[5px] whitespace-nowrap ${tone}`}>
      <Icon className="size-[13px]" aria-hidden="true" />
      {success === null ? "Unknown" : success ? "Successful" : "Failed"}
    </span>
  );
}
