import { Manifest, sumsText } from "../manifest";
import { UnreadableRow } from "./rows";
import {
  fine,
  finding,
  sizeAndHash,
  textOf,
  wrong,
  type Bundle,
  type Finding,
  type NewHasher,
} from "./bundle";
import { checkCopies } from "./copies";
import { checkFigures } from "./figures";

/** Files that the manifest can't list. */
const apart = ["manifest.json", "SHA256SUMS"];

/**
 * Checks an export against itself, with nothing else at hand: every file against its hash, the copies of a table against
 * each other, and every figure against the rows that it is counted from. `label_set` is a hash that somebody cites.
 */
export async function* verifyBundle(
  bundle: Bundle,
  newHasher: NewHasher,
  label_set: string | null = null,
): AsyncGenerator<Finding> {
  const manifest = await readManifest(bundle);
  if (typeof manifest === "string") {
    yield wrong("manifest.json", manifest);
    return;
  }
  const hashes = new Map<string, string>();
  yield* checkFiles(bundle, manifest, newHasher, hashes);
  yield* checkCopies(bundle, manifest, newHasher, hashes);
  const cited = manifest.label_set?.hash ?? null;
  if (label_set !== null)
    yield finding(
      `label set ${label_set.slice(0, 12)}…, as cited`,
      cited === label_set ? null : `this bundle has the label set ${cited ?? "none"}`,
    );
  if (!manifest.request.what.includes("label_set")) {
    yield fine("no label set in this export: no figure to count again");
    return;
  }
  try {
    yield* checkFigures(bundle, manifest, newHasher, hashes);
  } catch (error) {
    if (!(error instanceof UnreadableRow || error instanceof TypeError || error instanceof SyntaxError))
      throw error;
    yield wrong("rows that figures are counted from", error.message);
  }
}

async function readManifest(bundle: Bundle): Promise<Manifest | string> {
  if (!bundle.names.includes("manifest.json")) return "is missing: this is no export of Assay";
  try {
    const parsed = Manifest.safeParse(JSON.parse(await textOf(bundle.read("manifest.json"))));
    return parsed.success ? parsed.data : `isn't a manifest: ${parsed.error.issues[0]?.message ?? ""}`;
  } catch (error) {
    return `can't be read: ${(error as Error).message}`;
  }
}

/** Every file is there, as long as it was and with its hash; nothing else is. Notes the hashes as they are. */
async function* checkFiles(
  bundle: Bundle,
  manifest: Manifest,
  newHasher: NewHasher,
  hashes: Map<string, string>,
): AsyncGenerator<Finding> {
  const listed = new Set([...manifest.files.map(({ name }) => name), ...apart]);
  const strangers = bundle.names.filter((name) => !listed.has(name));
  const twice = bundle.names.filter((name, at) => bundle.names.indexOf(name) !== at);
  for (const { name, bytes, sha256 } of manifest.files) {
    if (!bundle.names.includes(name)) {
      yield wrong(name, "is missing");
      continue;
    }
    const found = await sizeAndHash(bundle.read(name), newHasher);
    hashes.set(name, found.sha256);
    yield finding(
      `${name}: ${found.bytes} bytes, sha256 ${found.sha256.slice(0, 12)}…`,
      found.bytes !== bytes
        ? `the manifest says ${bytes} bytes`
        : found.sha256 === sha256
          ? null
          : `the manifest says ${sha256}`,
    );
  }
  yield finding(
    "nothing in it that the manifest doesn't list",
    strangers.length + twice.length === 0
      ? null
      : [...strangers, ...twice.map((name) => `${name} twice`)].slice(0, 5).join(", "),
  );
  const own = await sizeAndHash(bundle.read("manifest.json"), newHasher);
  const sums = sumsText([...manifest.files, { name: "manifest.json", sha256: own.sha256 }]);
  yield finding(
    "SHA256SUMS: the manifest's hash and all the others",
    !bundle.names.includes("SHA256SUMS")
      ? "is missing"
      : (await textOf(bundle.read("SHA256SUMS"))) === sums
        ? null
        : "differs from the manifest, or the manifest was changed",
  );
}
