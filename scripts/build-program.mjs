import { inRoot, root } from "./root.mjs";
import { hashOf, isStamped, stamp } from "./stamp.mjs";

const sources = ["lib", "prisma/schema.prisma", "tsconfig.json", "package-lock.json"];
const isPart = (/** @type {string} */ file) => !/\.test\.tsx?$|^lib[\\/]generated/.test(file);

// Beside the application's build, so that it goes with it.
const folder = [".next", "program"];
const stampFile = [...folder, "sources.sha256"].join("/");

/**
 * The command line, and what its threads run: files of lib/entry.
 * @typedef {"cli" | "finish-thread" | "signal-thread"} Entry
 * @type {Entry[]}
 */
const entries = ["cli", "finish-thread", "signal-thread"];

/** A file of the program. @param {Entry} name */
export const builtFile = (name) => inRoot(...folder, `${name}.mjs`);

/** Whether it was built from what the sources are now. */
export const isProgramBuilt = () => isStamped(stampFile, hashOf(sources, isPart));

/**
 * Bundles the command line and the worker: they start in a fraction of the time, and neither the compiler nor a second
 * copy of the sources stays in memory. Packages are left where they are.
 */
export async function buildProgram() {
  // Only needed here: the command line asks whether there is a program each time it starts.
  const { build } = await import("esbuild");
  const hash = hashOf(sources, isPart);
  await build({
    absWorkingDir: root,
    entryPoints: entries.map((name) => `lib/entry/${name}.ts`),
    outdir: inRoot(...folder),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "silent",
  });
  stamp(stampFile, hash);
}
