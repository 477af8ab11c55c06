import { z } from "zod";
import { QueryFilter } from "@/lib/references/query-filter";

/**
 * What can be exported. `label_set`: the bundle that checks itself, items, labels, votes and decisions with every figure
 * counted from them. `labels`: one person's answers a row. `votes`: one question of an item a row, with the
 * consensus. `trajectories`: canonical. `sources`: the records as they were imported. `references`: every reference and
 * candidate with its audit. `cleaned_references`: the audited set of each query.
 */
export const ExportKind = z.enum([
  "label_set",
  "labels",
  "votes",
  "trajectories",
  "sources",
  "references",
  "cleaned_references",
]);
export type ExportKind = z.infer<typeof ExportKind>;

export const ExportFormat = z.enum(["jsonl", "csv", "parquet"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** One order whatever the order of asking, and each once, so that the same export is the same request. */
const inOrder =
  <Option extends string>(options: readonly Option[]) =>
  (list: readonly Option[]): Option[] =>
    options.filter((option) => list.includes(option));

/** An export as it is asked for and kept; asked again it gives the same bytes as long as the data is the same. */
export const ExportRequest = z
  .object({
    what: z.array(ExportKind).min(1, "Choose what to export.").transform(inOrder(ExportKind.options)),
    formats: z.array(ExportFormat).min(1, "Choose a format.").transform(inOrder(ExportFormat.options)),
    /** Only the labels, votes and trajectories of this study. */
    study: z.uuid().nullable().default(null),
    /** … of this queue. */
    queue: z.uuid().nullable().default(null),
    /** A frozen label set in place of the labels as they are now; it brings its own study or queue. */
    label_set: z.uuid().nullable().default(null),
    /** Of trajectories or of reference queries. */
    domain: QueryFilter.shape.domain,
    /** Of reference queries. */
    split: QueryFilter.shape.split,
  })
  .refine(
    ({ study, queue, label_set }) => [study, queue, label_set].filter((one) => one !== null).length < 2,
    {
      path: ["queue"],
      message: "Choose a study, a queue or a snapshot: one of them.",
    },
  )
  .refine(({ label_set, domain }) => label_set === null || domain === null, {
    path: ["domain"],
    message: "A snapshot is exported whole: its hash is that of all its rows.",
  })
  // What counts and checks a label set are its rows as JSON.
  .transform((request) =>
    request.what.includes("label_set") && !request.formats.includes("jsonl")
      ? { ...request, formats: inOrder(ExportFormat.options)(["jsonl", ...request.formats]) }
      : request,
  );
export type ExportRequest = z.infer<typeof ExportRequest>;
