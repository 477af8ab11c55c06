import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));

/** The engine's commit, which is the last part of its package's version. */
export const engineVersion = () =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
    .version.split(".")
    .pop();

/** Loads the engine; the package's own loader is made for bundlers. */
export async function loadEngine() {
  const glue = await import(path.join(folder, "schema_engine_bg.js"));
  const compiled = new WebAssembly.Module(readFileSync(path.join(folder, "schema_engine_bg.wasm")));
  const { exports } = new WebAssembly.Instance(compiled, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(exports);
  /** @type {() => void} */ (exports.__wbindgen_start)();
  return glue.SchemaEngine;
}
