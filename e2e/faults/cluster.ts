import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/port.mjs";
import { findBinaries, majorVersion } from "../../scripts/postgres/binaries.mjs";
import { serverIdentity } from "../../scripts/postgres/identity.mjs";
import { initialise, superuser } from "../../scripts/postgres/initialise.mjs";
import { choosePlace, outside } from "../../scripts/postgres/places.mjs";
import { findPostmaster } from "../../scripts/postgres/postmaster.mjs";
import { runServer, stopServer } from "../../scripts/postgres/server.mjs";

/** A PostgreSQL that a test may kill. It has the settings of a real one: what it acknowledged has to be on disk. */
export interface Cluster {
  url: string;
  /** Starts it, or starts it again on the same port. */
  start(): Promise<void>;
  /** SIGKILL for the postmaster alone, as when the machine's memory is full; its children leave by themselves. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function makeCluster(): Promise<Cluster> {
  // By this name the next test run recognises and puts away what a killed one left (scripts/test-server.mjs).
  const name = `assay-test-${process.pid}-${randomBytes(4).toString("hex")}`;
  const folders = [os.tmpdir(), ...outside()].map((folder) => path.join(folder, name));
  const dataIn = (folder: string) => path.join(folder, String(majorVersion()));
  const home = choosePlace(
    folders,
    (folder) => serverIdentity(dataIn(folder)),
    () => false,
  );
  const data = dataIn(home);
  const identity = serverIdentity(data);
  const bin = findBinaries(identity);
  const password = randomBytes(16).toString("hex");
  initialise(bin, data, password, identity);
  const server = { bin, data, identity, flags: [], log: path.join(home, "postgres.log") };
  const port = await freePort();
  return {
    url: `postgresql://${superuser}:${password}@127.0.0.1:${port}/assay`,
    async start() {
      await runServer(server, async () => port);
    },
    async kill() {
      const postmaster = findPostmaster(data);
      if (!postmaster) throw new Error("PostgreSQL doesn't run.");
      process.kill(postmaster.pid, "SIGKILL");
      while (findPostmaster(data)?.pid === postmaster.pid) await wait(10);
    },
    async remove() {
      await stopServer(data);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
