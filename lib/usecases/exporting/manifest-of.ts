import { createHash } from "node:crypto";
import type { ProjectRow } from "@/lib/db/projects";
import type { CardFacts } from "@/lib/exports/card/facts";
import { labelSetTables, labelSetText, newestOf } from "@/lib/exports/label-set/rows";
import type { Manifest, ManifestFile } from "@/lib/exports/manifest";
import type { ExportRequest } from "@/lib/exports/request";
import type { ExportPlan } from "./plan";
import type { Tally } from "./planned-file";

/** The frozen label set that an export was made from. */
export interface FrozenSet {
  id: string;
  name: string;
  hash: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The label set that the written files are; null when they aren't a whole one. Throws when a frozen one has changed. */
function labelSetOf(files: readonly ManifestFile[], frozen: FrozenSet | null): Manifest["label_set"] {
  const hashes = labelSetTables.map((table) => [
    table,
    files.find(({ name }) => name === `${table}.jsonl`)?.sha256,
  ]);
  if (hashes.some(([, hash]) => hash === undefined))
    return frozen && { id: frozen.id, name: frozen.name, hash: frozen.hash };
  const hash = sha256(labelSetText(Object.fromEntries(hashes)));
  if (frozen && frozen.hash !== hash)
    throw new Error(`the rows of the label set ${frozen.id} have the hash ${hash}, not ${frozen.hash}`);
  return { id: frozen?.id ?? null, name: frozen?.name ?? null, hash };
}

/** What the manifest and the pages around the data say, once every file of data is written. */
export function cardFacts(
  project: ProjectRow,
  request: ExportRequest,
  frozen: FrozenSet | null,
  { files, schemas }: Pick<ExportPlan, "files" | "schemas">,
  written: readonly ManifestFile[],
  tallies: readonly Tally[],
): CardFacts {
  const columns = new Map(files.map(({ name, columns }) => [name, columns]));
  const tables = new Map<
    string,
    { name: string; columns: NonNullable<(typeof files)[number]["columns"]>; files: ManifestFile[] }
  >();
  for (const file of written) {
    const own = columns.get(file.name);
    if (!own) continue;
    const name = file.name.slice(0, file.name.lastIndexOf("."));
    const known = tables.get(name);
    if (!known) tables.set(name, { name, columns: own, files: [file] });
    else {
      known.files.push(file);
      // Formats with nested columns say more.
      if (own.length > known.columns.length) known.columns = own;
    }
  }
  return {
    manifest: {
      schema: "assay-export/1",
      project: { slug: project.slug, name: project.name },
      request,
      snapshot: newestOf(tallies.map(({ newest }) => newest)),
      label_set: labelSetOf(written, frozen),
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
    },
    schemas,
    tables: [...tables.values()],
    others: written.filter(({ name }) => !columns.get(name)),
  };
}
