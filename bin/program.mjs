import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { builtFile, isProgramBuilt } from "../scripts/build-program.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Loads a file of lib/entry: what the build made of it or, when there is none or the sources have changed, the file as
 * it is.
 * @param {import("../scripts/build-program.mjs").Entry} name
 */
export async function loadProgram(name) {
  if (isProgramBuilt()) return import(pathToFileURL(builtFile(name)).href);
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: path.join(root, "tsconfig.json") });
  return import(new URL(`../lib/entry/${name}.ts`, import.meta.url).href);
}
