import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inRoot } from "./root.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages */

/** @param {string} file @returns {Packages} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Whether node_modules holds what package-lock.json says: npm writes what it installed into a lock file of its own,
 * so the two are compared instead of keeping a stamp that a hand-made `npm ci` would not know of.
 */
function isInstalled() {
  const installedLock = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installedLock)) return false;
  const wanted = packagesOf(inRoot("package-lock.json"));
  const installed = packagesOf(installedLock);
  return (
    Object.entries(wanted).every(
      ([place, entry]) =>
        place === "" || // the project itself
        (installed[place] ? installed[place].version === entry.version : entry.optional === true),
    ) && Object.keys(installed).every((place) => place in wanted)
  );
}

/**
 * npm's cache is in the home folder; a user without a writable one gets a temporary cache instead of an error.
 * @returns {Record<string, string>}
 */
function cacheForHomeless() {
  try {
    accessSync(os.homedir(), constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: path.join(os.tmpdir(), `assay-npm-cache-${process.getuid?.() ?? "user"}`) };
  }
}

/** Runs `npm ci` when the packages are missing or another set than package-lock.json names. */
export async function install() {
  if (isInstalled()) return;
  say("Installing packages (half a minute or so) …");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-fund", "--no-audit", "--loglevel=error"];
  const env = {
    ...cacheForHomeless(),
    // Keeps Prisma's own install step from fetching an engine; prisma/schema-engine.mjs takes its place.
    PRISMA_SCHEMA_ENGINE_BINARY: inRoot("prisma", "schema-engine.mjs"),
    PRISMA_SKIP_POSTINSTALL_GENERATE: "1",
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  };
  if (npm?.endsWith(".js")) await run("Installing the packages", process.execPath, [npm, ...args], { env });
  else await run("Installing the packages", process.platform === "win32" ? "npm.cmd" : "npm", args, { env });
}
