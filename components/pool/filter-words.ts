import type { SignalType } from "@/lib/signals/schema";
import { noFilter, type PoolSearch, type Range } from "./pool-search";
import { outcomeWords } from "./outcome-words";

/** A filter that is on, in words, and the change that takes it off. */
export interface FilterWords {
  key: keyof typeof noFilter;
  subject: string;
  value: string;
}

const leafNames = (types: readonly SignalType[]): string =>
  types.length > 3 ? `${types.length} leaves` : listed(types.map((type) => type.split(".").at(-1)!));

const listed = (words: readonly string[]): string =>
  words.length > 3 ? `${words.slice(0, 2).join(", ")} and ${words.length - 2} more` : words.join(", ");

const rangeWords = ({ min, max }: Range): string =>
  min !== null && max !== null
    ? min === max
      ? `exactly ${min}`
      : `${min} to ${max}`
    : min !== null
      ? `${min} or more`
      : `${max} or fewer`;

const labelWords = {
  unlabelled: "not in any queue",
  in_queue: "in a queue, labels missing",
  labelled: "all in",
} as const;

/** The filters of a search that are on, in the order in which the table shows them. */
export function filterWords(search: PoolSearch): FilterWords[] {
  const words: FilterWords[] = [];
  const say = (key: FilterWords["key"], subject: string, value: string | null) => {
    if (value !== null) words.push({ key, subject, value });
  };
  const some = <T>(list: readonly T[], text: (list: readonly T[]) => string) =>
    list.length > 0 ? text(list) : null;
  say("q", "Text has", search.q === "" ? null : `“${search.q}”`);
  say(
    "outcome",
    "Outcome is",
    some(search.outcome, (list) => list.map((one) => outcomeWords[one]).join(" or ")),
  );
  say("any", "Leaves any of", some(search.any, leafNames));
  say("all", "Leaves all of", some(search.all, leafNames));
  say("none", "Leaves none of", some(search.none, leafNames));
  say("domain", "Domain is", some(search.domain, listed));
  say("source", "Source is", some(search.source, listed));
  say("agent", "Agent is", some(search.agent, listed));
  say("month", "Run in", some(search.month, listed));
  say("tag", "Tag is", some(search.tag, listed));
  say("turns", "User turns", search.turns && rangeWords(search.turns));
  say("tools", "Tool calls", search.tools && rangeWords(search.tools));
  say("severity", "Severity at least", severityWords(search.severity));
  say("priority", "Priority at least", search.priority === null ? null : search.priority.toFixed(2));
  say("label", "Labels are", search.label === "any" ? null : labelWords[search.label]);
  say("import", "From the import", search.import && `${search.import.slice(-6)}`);
  say("session", "Session is", search.session);
  return words;
}

const severityWords = (severity: number | null): string | null =>
  severity === null || severity <= 0
    ? null
    : (["mild", "moderate", "severe"][Math.min(severity, 3) - 1] ?? null);
