import { spawn } from "node:child_process";
import { once } from "node:events";
import { inject, describe, expect, it } from "vitest";
import { isBuilt } from "./build.mjs";
import { ensureDatabase } from "./database.mjs";
import { serveOneRow } from "./old-server";
import { freePort } from "./port.mjs";
import { copyDatabase } from "./test-server.mjs";

describe("a database of one's own", () => {
  it.each([
    ["14.23 (Debian 14.23-1.pgdg12+1)", "140023"],
    ["9.6.24", "90624"],
    ["14.8.0 of some vendor", "140008"],
  ])("is refused in words when the server is PostgreSQL %s", async (version, number) => {
    const server = await serveOneRow({ version, number });
    await expect(ensureDatabase(server.url)).rejects.toThrow(
      `The database server is PostgreSQL ${version}; Assay needs 15 or newer.`,
    );
    expect(server.asked).toHaveLength(1);
    server.close();
  });

  it("is taken when the server is new enough", async () => {
    const { url, drop } = await copyDatabase(inject("databaseTemplate"));
    await expect(ensureDatabase(url)).resolves.toBeUndefined();
    await drop();
  });
});

// As the tests of npm start: it would install and build what is missing, which are checks of their own.
describe.skipIf(!isBuilt())("npm start (when the application is built)", () => {
  it("ends before anything is written when the server is too old, without a stack", async () => {
    const server = await serveOneRow({ version: "14.23", number: "140023" });
    const child = spawn(process.execPath, ["scripts/start.mjs", "--port", String(await freePort())], {
      env: { ...process.env, DATABASE_URL: server.url, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    expect(await once(child, "close")).toEqual([1, null]);
    expect(said).toContain("The database server is PostgreSQL 14.23; Assay needs 15 or newer.");
    expect(said).not.toContain("    at ");
    expect(server.asked).toHaveLength(1);
    server.close();
  });
});
