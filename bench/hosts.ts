/**
 * Any number of workers on any number of hosts: a database host and two worker hosts as network namespaces of this machine,
 * one worker killed in mid-run. `npx tsx bench/hosts.ts [--trajectories 100000] [--no-ceiling]`; needs the right to make
 * namespaces (root) and iproute2. Prints what it does, and at last one line of JSON.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { stopServer } from "../scripts/postgres/server.mjs";
import { inRoot } from "../scripts/root.mjs";
import { makeHosts } from "./hosts/namespaces";

const { values } = parseArgs({
  options: {
    trajectories: { type: "string", default: "100000" },
    "no-ceiling": { type: "boolean", default: false },
  },
});
const tsx = ["--import", "tsx"];
const folder = mkdtempSync(path.join(os.tmpdir(), "assay-hosts-"));
chmodSync(folder, 0o777); // PostgreSQL works as a user of its own
const data = path.join(folder, "data");
const hosts = makeHosts();
let run: ChildProcess | null = null;
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    stopped = true;
    run?.kill(signal); // it puts its workers away; then this puts the rest away
  });
try {
  const password = randomBytes(12).toString("hex");
  const inside = (script: string, ...args: string[]) => [
    ...["netns", "exec", hosts.database, process.execPath, ...tsx, inRoot("bench", "hosts", script)],
    ...args,
  ];
  const started = spawnSync("ip", inside("database-host.ts", data, password), { stdio: "inherit" });
  if (stopped || started.status !== 0) throw new Error("The database host doesn't start.");
  const addresses = hosts.databaseFrom.map((host) => `postgresql://assay:${password}@${host}:5432/assay`);
  const plan = {
    trajectories: Number(values.trajectories),
    ceiling: !values["no-ceiling"],
    data,
    folder,
    hosts: hosts.workers.map((space, i) => ({ space, database: addresses[i] })),
  };
  const child = spawn("ip", inside("run.ts", JSON.stringify(plan)), {
    stdio: ["ignore", "inherit", "inherit"],
  });
  run = child;
  process.exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
} finally {
  await stopServer(data);
  hosts.remove();
  rmSync(folder, { recursive: true, force: true });
}
