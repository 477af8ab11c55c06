import type { LabelSchema } from "@/lib/annotations/schema";
import type { ProjectRow } from "@/lib/db/projects";
import type { Manifest, ManifestFile } from "@/lib/exports/manifest";
import type { ExportRequest } from "@/lib/exports/request";
import type { Tally } from "./planned-file";

/** Puts the manifest together once every file is written. */
export const manifestOf = (
  project: ProjectRow,
  request: ExportRequest,
  schemas: readonly LabelSchema[],
  files: ManifestFile[],
  tallies: readonly Tally[],
): Manifest => ({
  schema: "assay-export/1",
  project: { slug: project.slug, name: project.name },
  request,
  // Such texts sort by time.
  snapshot:
    tallies
      .flatMap(({ newest }) => newest ?? [])
      .sort()
      .at(-1) ?? null,
  people: "pseudonyms: first 48 bits of HMAC-SHA-256 with the project's secret",
  record_schemas: request.what.map((kind) => `${kind}/1`),
  label_schemas: schemas.map(({ id, version, title, questions }) => ({
    id,
    version,
    title,
    questions: questions.map((question) => ({
      id: question.id,
      title: question.title,
      choices: question.choices.map(({ value }) => value),
    })),
  })),
  files,
});
