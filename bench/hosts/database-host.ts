/**
 * Starts a PostgreSQL in the namespace that this runs in, and ends when it is ready; the server goes on. Arguments: the
 * data folder, which is made, and the password.
 */
import { appendFileSync } from "node:fs";
import path from "node:path";
import { findBinaries } from "../../scripts/postgres/binaries.mjs";
import { serverIdentity } from "../../scripts/postgres/identity.mjs";
import { initialise } from "../../scripts/postgres/initialise.mjs";
import { runServer } from "../../scripts/postgres/server.mjs";

const [data, password] = process.argv.slice(2) as [string, string];
const identity = serverIdentity(data);
const bin = findBinaries(identity);
initialise(bin, data, password, identity);
appendFileSync(path.join(data, "pg_hba.conf"), "host all all 10.77.0.0/16 scram-sha-256\n");
// What is acknowledged is on disk, as in life; a dead host is noticed within seconds.
const settings = {
  listen_addresses: "10.77.1.1,10.77.2.1",
  shared_buffers: "512MB",
  max_wal_size: "4GB",
  tcp_keepalives_idle: "2",
  tcp_keepalives_interval: "1",
  tcp_keepalives_count: "3",
};
const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
await runServer({ bin, data, identity, flags, log: path.join(data, "..", "postgres.log") }, async () => 5432);
