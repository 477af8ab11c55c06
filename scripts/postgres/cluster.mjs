import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findBinaries, majorVersion } from "./binaries.mjs";
import { serverIdentity } from "./identity.mjs";
import { initialise, superuser } from "./initialise.mjs";
import { choosePlace } from "./places.mjs";
import { runServer, stopServer } from "./server.mjs";
import { freePort } from "../port.mjs";
import { Plain } from "../say.mjs";

// Everyone who uses the server holds this lock in shared mode. Whoever gets it alone is the last one and stops the
// server. The lock dies with its holder's connection, so a killed process is never counted.
const usersLock = 7701;

/**
 * @typedef {object} Cluster
 * @property {string} home the folder that holds the data, the password and the log
 * @property {(database: string) => string} url
 * @property {() => Promise<void>} release stops the server unless another process still uses it
 */

/**
 * Starts the project's own PostgreSQL, or shares the one that runs: after the starting process was killed the server
 * lives on, and a second program may use it at the same time. Comes back by itself on the same port if it dies.
 * @param {object} options
 * @param {string[]} options.places folders to keep it in, the best first
 * @param {string[]} options.flags settings of the server
 * @param {(line: string) => void} [options.say]
 * @returns {Promise<Cluster>}
 */
export async function openCluster({ places, flags, say = () => {} }) {
  const dataIn = (/** @type {string} */ home) => path.join(home, String(majorVersion()));
  const home = choosePlace(
    places,
    (folder) => serverIdentity(dataIn(folder)),
    (folder) => existsSync(dataIn(folder)),
  );
  const data = dataIn(home);
  const identity = serverIdentity(data);
  const bin = findBinaries(identity);
  const password = readPassword(home);
  initialise(bin, data, password, identity);

  const server = { bin, data, identity, flags, log: path.join(home, "postgres.log") };
  const url = (/** @type {number} */ at, /** @type {string} */ database) =>
    `postgresql://${superuser}:${password}@127.0.0.1:${at}/${database}`;
  let released = false;
  let port = 0;
  let holder = await connect(freePort);

  /**
   * Takes the users' lock on the running server. The connection breaks when another process is just stopping the
   * server, or when it dies; both are answered by starting it again.
   * @param {() => Promise<number>} choosePort for a new server
   */
  async function connect(choosePort) {
    for (let tries = 1; ; tries++) {
      port = await runServer(server, choosePort);
      const client = new pg.Client({
        connectionString: url(port, "postgres"),
        application_name: "assay",
        keepAlive: true,
      });
      client.on("error", () => {}); // "end" follows
      try {
        await client.connect();
        await client.query("SELECT pg_advisory_lock_shared($1)", [usersLock]);
        client.on("end", () => void revive());
        return client;
      } catch (error) {
        await client.end().catch(() => {});
        if (tries === 50)
          throw new Plain(`PostgreSQL runs but doesn't let us in: ${/** @type {Error} */ (error).message}`);
        await wait(100);
      }
    }
  }

  async function revive() {
    if (released) return;
    say("PostgreSQL is gone; starting it again …");
    try {
      const known = port; // by other processes, so the address has to stay
      holder = await connect(async () => known);
      say("PostgreSQL is back.");
    } catch (error) {
      say(/** @type {Error} */ (error).message);
      await wait(2000);
      await revive();
    }
  }

  return {
    home,
    url: (database) => url(port, database),
    async release() {
      if (released) return;
      released = true;
      if (await isLast(holder)) await stopServer(data);
      await holder.end().catch(() => {});
    },
  };
}

/** @param {import("pg").Client} holder */
async function isLast(holder) {
  try {
    await holder.query("SELECT pg_advisory_unlock_shared($1)", [usersLock]);
    const { rows } = await holder.query("SELECT pg_try_advisory_lock($1) AS alone", [usersLock]);
    return rows[0].alone === true;
  } catch {
    return true; // no answer: whatever is left of the server is to be stopped
  }
}

/** The password of the embedded server, kept beside its data and readable by the owner only. */
function readPassword(/** @type {string} */ home) {
  const file = path.join(home, "password");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}
