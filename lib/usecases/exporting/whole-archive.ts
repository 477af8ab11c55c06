import { createHash } from "node:crypto";
import type { ProjectRow } from "@/lib/db/projects";
import { codebookText } from "@/lib/exports/card/codebook";
import { croissantText } from "@/lib/exports/card/croissant";
import { dataCardText } from "@/lib/exports/card/data-card";
import type { CardFacts } from "@/lib/exports/card/facts";
import { manifestText, sumsText, type Manifest, type ManifestFile } from "@/lib/exports/manifest";
import type { ExportRequest } from "@/lib/exports/request";
import { zipArchive, type ArchiveEntry } from "./archive";
import { cardFacts, type FrozenSet } from "./manifest-of";
import type { ExportPlan } from "./plan";
import { measured, type Tally } from "./planned-file";

export const freshTally = (): Tally => ({ records: 0, neutralised: 0, newest: null });

/** What is written about the data, after it. */
const pages: readonly { name: string; media_type: string; text: (facts: CardFacts) => string }[] = [
  { name: "codebook.json", media_type: "application/json", text: codebookText },
  { name: "croissant.json", media_type: "application/ld+json", text: croissantText },
  { name: "README.md", media_type: "text/markdown; charset=utf-8", text: dataCardText },
];

/** All files of an export in one zip: the data, the pages about it, the manifest, and last the list of all hashes. */
export async function* wholeArchive(
  project: ProjectRow,
  request: ExportRequest,
  frozen: FrozenSet | null,
  plan: ExportPlan,
  tell: (manifest: Manifest) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const entries: ManifestFile[] = [];
  const tallies: Tally[] = [];
  let facts: CardFacts | undefined;
  let manifest: Manifest | undefined;
  const texts = (name: string, text: () => string): ArchiveEntry => ({
    name,
    async *content() {
      yield Buffer.from(text(), "utf8");
    },
  });
  yield* zipArchive([
    ...plan.files.map((file) => ({
      name: file.name,
      content() {
        const tally = freshTally();
        tallies.push(tally);
        return measured(file, tally, (entry) => entries.push(entry));
      },
    })),
    ...pages.map(({ name, media_type, text }) =>
      texts(name, () => {
        facts ??= cardFacts(project, request, frozen, plan, [...entries], tallies);
        const body = text(facts);
        entries.push({ name, media_type, records: 0, ...sizeAndHash(body), neutralised_cells: 0 });
        return body;
      }),
    ),
    texts("manifest.json", () => manifestText((manifest = { ...facts!.manifest, files: entries }))),
    texts("SHA256SUMS", () =>
      sumsText([...entries, { name: "manifest.json", ...sizeAndHash(manifestText(manifest!)) }]),
    ),
  ]);
  if (manifest) await tell(manifest);
}

function sizeAndHash(text: string): { bytes: number; sha256: string } {
  const bytes = Buffer.from(text, "utf8");
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
