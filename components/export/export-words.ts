import type { ExportFormat, ExportKind, ExportRequest } from "@/lib/exports/request";

/** What each kind is called and holds. */
export const kindWords: Record<ExportKind, { name: string; holds: string }> = {
  label_set: {
    name: "Label set with its figures",
    holds:
      "items, labels, votes, decisions and vote models, and every figure counted from them; checks itself",
  },
  labels: { name: "Labels", holds: "every person’s answers, one row a label" },
  votes: { name: "Votes and consensus", holds: "one row a question of an item, adjudications included" },
  trajectories: { name: "Trajectories", holds: "canonical form; as CSV the facts without the steps" },
  sources: { name: "Source records", holds: "the records as they were imported, byte for byte" },
  references: { name: "References", holds: "every reference and candidate, with what the audit said" },
  cleaned_references: {
    name: "Cleaned reference sets",
    holds: "logged reference and kept candidates of each query",
  },
};

export const formatNames: Record<ExportFormat, string> = { jsonl: "JSONL", csv: "CSV", parquet: "Parquet" };

/** Kinds that a study or queue narrows; the others are narrowed by split. */
export const ofItems: readonly ExportKind[] = ["label_set", "labels", "votes", "trajectories", "sources"];

interface Names {
  studies: readonly { id: string; name: string }[];
  queues: readonly { id: string; name: string }[];
  label_sets: readonly { id: string; name: string }[];
}

/** What an export was narrowed to, in words; null when it was the whole project. */
export function filterWords(
  { study, queue, label_set, domain, split }: ExportRequest,
  names: Names,
): string | null {
  const nameOf = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? id.slice(0, 8);
  const words = [
    study === null ? null : `study ${nameOf(names.studies, study)}`,
    queue === null ? null : `queue ${nameOf(names.queues, queue)}`,
    label_set === null ? null : `snapshot ${nameOf(names.label_sets, label_set)}`,
    domain === null ? null : `domain ${domain}`,
    split === null ? null : `split ${split}`,
  ].filter((part) => part !== null);
  return words.length > 0 ? words.join(", ") : null;
}
