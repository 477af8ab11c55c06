import { z } from "zod";
import { ExportRequest } from "./request";

/** One file of an export. */
export const ManifestFile = z.object({
  name: z.string(),
  media_type: z.string(),
  /** Rows without a head line; records for `sources`; 0 for what is no table. */
  records: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  /** CSV cells that began like a formula and got a leading apostrophe. */
  neutralised_cells: z.number().int().nonnegative(),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

/** A label schema that the exported answers refer to. */
export const ManifestSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  questions: z.array(z.object({ id: z.string(), title: z.string(), choices: z.array(z.string()) })),
});
export type ManifestSchema = z.infer<typeof ManifestSchema>;

/** Which label set the rows are: equal rows have an equal hash. `id` and `name` are those of a frozen one. */
export const ManifestLabelSet = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  hash: z.string(),
});
export type ManifestLabelSet = z.infer<typeof ManifestLabelSet>;

/**
 * What an export holds. It says nothing about when or by whom it was downloaded, so the same data gives the same bytes;
 * `snapshot` is the moment of the newest change that is in it.
 */
export const Manifest = z.object({
  schema: z.literal("assay-export/1"),
  project: z.object({ slug: z.string(), name: z.string() }),
  request: ExportRequest,
  snapshot: z.iso.datetime().nullable(),
  /** Null for an export that holds no whole label set. */
  label_set: ManifestLabelSet.nullable().default(null),
  /** How people are named: the same person has the same pseudonym in every export of the project, and in no other. */
  people: z.literal("pseudonyms: first 48 bits of HMAC-SHA-256 with the project's secret"),
  record_schemas: z.array(z.string()),
  label_schemas: z.array(ManifestSchema),
  files: z.array(ManifestFile),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest's own file. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** The hashes of all files but this one, as `sha256sum -c` reads them: it comes last. */
export const sumsText = (files: readonly { name: string; sha256: string }[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
