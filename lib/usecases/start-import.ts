import { z } from "zod";
import { INSTANCE } from "@/lib/db/audit-log";
import { EncodingChoice } from "@/lib/trajectories/encoding-choice";
import { formats } from "@/lib/trajectories/formats";
import { usecase } from "./usecase";

/** Control characters have no place in a name that people read in lists. */
const Name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .transform((name) => name.replace(/\p{C}/gu, "�"));

const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** The part of a file name before its extensions: runs.v2.jsonl.gz → runs. */
const stem = (file_name: string): string => /^\.*[^.]+/.exec(file_name)?.[0] ?? file_name;

/** Opens an upload: its bytes come in numbered chunks (put-chunk), then finish-upload starts the import. */
export const startImport = usecase({
  name: "start-import",
  permission: "import",
  db: "project",
  writes: true,
  input: z.object({
    file_name: z.string().max(4000).transform(baseName).pipe(Name),
    /** Ids are unique within a source: the same name again means the same runs. Default: the file's name. */
    source_name: Name.nullable().default(null),
    /** "auto", or the id of a format when detection should be overruled. */
    format: z
      .string()
      .default("auto")
      .refine(
        (id) => id === "auto" || formats.some((format) => format.id === id),
        "There is no such format.",
      ),
    /** Only what can't be known by the first bytes has to be chosen, such as GB18030. */
    encoding: EncodingChoice.default("auto"),
  }),
  output: z.object({ import_id: z.string(), upload_id: z.string() }),
  async run({ db, actor, newId }, { file_name, source_name, format, encoding }) {
    const [import_id, upload_id] = [newId(), newId()];
    const created_by = actor.id ?? INSTANCE;
    await db.sourceFiles.create({ id: upload_id, file_name, created_by });
    await db.imports.create({
      id: import_id,
      source_file_id: upload_id,
      file_name,
      source_name: source_name ?? stem(file_name),
      format_choice: format,
      encoding,
      created_by,
    });
    return { import_id, upload_id };
  },
  audit: ({ file_name, source_name, format, encoding }, { import_id }) => ({
    object: `import ${import_id}`,
    summary: { file_name, source_name, format, encoding },
  }),
});
