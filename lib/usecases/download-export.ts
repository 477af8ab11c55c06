import { createHmac } from "node:crypto";
import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { exportRows } from "@/lib/db/export-rows";
import { frozenLabelRows } from "@/lib/db/label-set-rows";
import { openSnapshot } from "@/lib/db/snapshot";
import { pageNames } from "@/lib/exports/card/facts";
import { manifestText, type Manifest } from "@/lib/exports/manifest";
import { pseudonyms } from "@/lib/exports/pseudonym";
import type { ExportRequest } from "@/lib/exports/request";
import { AppError } from "@/lib/errors";
import { checkExport } from "./exporting/check";
import { liveLabelRows } from "./exporting/label-rows";
import { planExport } from "./exporting/plan";
import type { PlannedFile } from "./exporting/planned-file";
import { freshTally, wholeArchive } from "./exporting/whole-archive";
import type { Download } from "./show-source";
import { usecase, type Context } from "./usecase";

/**
 * The bytes of an export: a zip with every file and, last, the manifest; or one of the files. Everything is read in one
 * snapshot while it is sent. After the first whole download the manifest is kept; when a later one differs because the
 * data has changed, it becomes an export of its own in the history.
 */
export const downloadExport = usecase({
  name: "download-export",
  permission: "export",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    id: z.uuid(),
    /** The name of one file of the export; null: all of them in a zip. */
    file: z.string().max(300).nullable().default(null),
  }),
  async run(context, { id, file }): Promise<Download & { id: string; file: string | null }> {
    const { db, actor, project } = context;
    const record = await db.exports.byId(id);
    if (!record) throw new AppError("not_found", "There is no such export in this project.");
    await checkExport(db, actor, record.request);
    const secret = await db.members.pseudonymSecret();
    const nameOf = pseudonyms((text) => createHmac("sha256", secret).update(text).digest("hex"));
    const frozen =
      record.request.label_set === null ? null : await db.labelSets.byId(record.request.label_set);
    const snapshot = await openSnapshot();
    try {
      // A frozen set is of a study or a queue: what isn't frozen, because it never changes, is taken from there.
      const rows = exportRows(
        snapshot,
        project.id,
        frozen ? { ...record.request, ...frozen.scope } : record.request,
      );
      const labels = frozen
        ? frozenLabelRows(snapshot, project.id, frozen.id)
        : await liveLabelRows(rows, nameOf);
      const plan = await planExport(db, rows, labels, record.request, nameOf);
      const content =
        file === null
          ? wholeArchive(project, record.request, frozen, plan, (manifest) =>
              keepManifest(context, id, record.request, manifest),
            )
          : one(plan.files, file).content(freshTally());
      const file_name = file === null ? `${project.slug}-${id.slice(0, 8)}.zip` : file.split("/").at(-1)!;
      return { id, file, file_name, content: closing(content, snapshot.close) };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  },
  audit: (_, { id, file }) => ({ object: `export ${id}`, summary: { file: file ?? "all" } }),
});

function one(files: readonly PlannedFile[], name: string): PlannedFile {
  if (pageNames.includes(name))
    throw new AppError("not_found", `“${name}” is written from all the other files. It is in the zip.`);
  const file = files.find((planned) => planned.name === name);
  if (!file) throw new AppError("not_found", `This export has no file “${name}”.`);
  return file;
}

async function keepManifest(
  { transaction, actor, newId }: Context<"project">,
  id: string,
  request: ExportRequest,
  manifest: Manifest,
): Promise<void> {
  await transaction(async (db: ProjectDb) => {
    if (await db.exports.setManifest(id, manifest)) return;
    const kept = (await db.exports.byId(id))?.manifest;
    if (kept && manifestText(kept) === manifestText(manifest)) return;
    const later = newId();
    await db.exports.create({ id: later, request, created_by: actor.id });
    await db.exports.setManifest(later, manifest);
  });
}

/** Closes whatever happens: at the end, at a fault, and when the reader leaves, even before the first part. */
function closing(content: AsyncIterable<Uint8Array>, close: () => Promise<void>): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const parts = content[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            const next = await parts.next();
            if (next.done) await close();
            return next;
          } catch (error) {
            await close();
            throw error;
          }
        },
        async return() {
          await parts.return?.();
          await close();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
