import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { isBuilt } from "./build.mjs";
import { freePort } from "./port.mjs";
import { copyDatabase } from "./test-server.mjs";

// On a database of its own, and only when the application is built: the build is a check of its own.
describe.skipIf(!isBuilt())("npm start (when the application is built)", () => {
  let url = "";
  let child: ChildProcess | undefined;
  let output = "";

  beforeAll(async () => {
    const database = await copyDatabase(inject("databaseTemplate"));
    url = database.url;
    return database.drop;
  });

  afterEach(async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });

  /** Starts it and waits until it says this, or ends. */
  async function start(port: number, until: string): Promise<ChildProcess> {
    output = "";
    const started = spawn(process.execPath, ["scripts/start.mjs", "--empty", "--port", String(port)], {
      env: { ...process.env, DATABASE_URL: url, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    await new Promise<void>((resolve) => {
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
          if (output.includes(until)) resolve();
        });
      }
      started.on("close", () => resolve());
    });
    return started;
  }

  const ready = (port: number) => `Assay is at http://127.0.0.1:${port}`;

  it("serves until Ctrl-C and then ends with 0", async () => {
    const port = await freePort();
    const started = await start(port, ready(port));
    expect(output).toContain(ready(port));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(500);
    started.kill("SIGINT");
    expect(await once(started, "exit")).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it("starts again on the same port after it was killed", async () => {
    const port = await freePort();
    const killed = await start(port, ready(port));
    killed.kill("SIGKILL");
    await once(killed, "exit");
    await start(port, ready(port));
    expect(output).toContain(ready(port));
  });

  it("names a port that is in use and what to do", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = holder.address() as AddressInfo;
    const started = await start(port, "never said");
    holder.close();
    expect(started.exitCode).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain("npm start -- --port");
    expect(output).not.toContain("    at ");
  });
});
