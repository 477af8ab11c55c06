import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./root.mjs";

/** @param {string} file @returns {string[]} the files at or under it, as paths from the root, in a fixed order */
function filesUnder(file) {
  const full = inRoot(file);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [file];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/**
 * One hash over the names and contents of files and folders.
 * @param {string[]} sources paths from the root
 * @param {(file: string) => boolean} [matters]
 */
export function hashOf(sources, matters = () => true) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder).filter(matters)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Whether the stamp at this path says that the work was done for the same sources. */
export const isStamped = (/** @type {string} */ file, /** @type {string} */ hash) =>
  existsSync(inRoot(file)) && readFileSync(inRoot(file), "utf8") === hash;

/** Writes the stamp; to be called when the work is done, so that an interrupted one is done again. */
export function stamp(/** @type {string} */ file, /** @type {string} */ hash) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), hash);
}
