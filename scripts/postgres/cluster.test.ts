import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { majorVersion } from "./binaries.mjs";
import { openCluster, type Cluster } from "./cluster.mjs";
import { findPostmaster } from "./postmaster.mjs";

const parent = mkdtempSync(path.join(os.tmpdir(), "assay-cluster-"));
chmodSync(parent, 0o755); // the server's user has to pass through it
const home = path.join(parent, "home");
const data = path.join(home, String(majorVersion()));
const open = (say?: (line: string) => void): Promise<Cluster> =>
  openCluster({ places: [home], flags: ["-c", "fsync=off"], say });

/** Another process that uses the same cluster until it is told to end. */
async function openElsewhere(): Promise<ChildProcess> {
  const script = `
    const { openCluster } = await import(${JSON.stringify(path.resolve("scripts/postgres/cluster.mjs"))});
    const cluster = await openCluster({ places: [${JSON.stringify(home)}], flags: ["-c", "fsync=off"] });
    process.on("SIGTERM", () => cluster.release().then(() => process.exit(0)));
    console.log("open");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout!, "data");
  return child;
}

async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const { rows } = await client.query("SELECT 1 AS one");
  await client.end();
  return rows[0].one === 1;
}

describe("the project's own PostgreSQL", () => {
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it("starts on a new folder and is stopped by its only user", async () => {
    const cluster = await open();
    expect(await answers(cluster)).toBe(true);
    await cluster.release();
    expect(findPostmaster(data)).toBeUndefined();
  });

  it("is shared, and stopped by whoever leaves last", async () => {
    const other = await openElsewhere();
    const cluster = await open();
    other.kill("SIGTERM");
    await once(other, "exit");
    expect(await answers(cluster)).toBe(true);
    await cluster.release();
    expect(findPostmaster(data)).toBeUndefined();
  });

  it("is taken over after its starter was killed", async () => {
    const other = await openElsewhere();
    const before = findPostmaster(data)?.pid;
    other.kill("SIGKILL");
    await once(other, "exit");
    const cluster = await open();
    expect(findPostmaster(data)?.pid).toBe(before);
    expect(await answers(cluster)).toBe(true);
    await cluster.release();
    expect(findPostmaster(data)).toBeUndefined();
  });

  it("comes back on the same address when the server is killed", async () => {
    const lines: string[] = [];
    const cluster = await open((line) => lines.push(line));
    const address = cluster.url("postgres");
    process.kill(findPostmaster(data)!.pid, "SIGKILL");
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(2);
    expect(lines).toEqual(["PostgreSQL is gone; starting it again …", "PostgreSQL is back."]);
    expect(cluster.url("postgres")).toBe(address);
    expect(await answers(cluster)).toBe(true);
    await cluster.release();
  });

  it("starts over a lock file whose process number another program has", async () => {
    const cluster = await open();
    const lock = readFileSync(path.join(data, "postmaster.pid"), "utf8");
    await cluster.release();
    writeFileSync(path.join(data, "postmaster.pid"), lock.replace(/^\d+/, String(process.pid)));
    const again = await open();
    expect(await answers(again)).toBe(true);
    await again.release();
  });
});
