import { createServer } from "node:net";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { freePort } from "@/scripts/port.mjs";
import { withWorkbench } from "@/tests/workbench";
import { owner, pool } from "./client";
import { isOutage } from "./outage";

withWorkbench();

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const connect = (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  return client.connect();
};

describe("isOutage", () => {
  it("knows a server that isn't there", async () => {
    const port = await freePort();
    expect(isOutage(await failureOf(connect(`postgresql://nobody@127.0.0.1:${port}/x`)))).toBe(true);
  });

  it("knows a server that hangs up", async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(isOutage(await failureOf(connect(`postgresql://nobody@127.0.0.1:${port}/x`)))).toBe(true);
    server.close();
  });

  it("knows a connection that the server ended, by either driver", async () => {
    const end = "select pg_terminate_backend(pg_backend_pid())";
    expect(isOutage(await failureOf(owner().$queryRawUnsafe(end)))).toBe(true);
    expect(isOutage(await failureOf(owner().$transaction((tx) => tx.$queryRawUnsafe(end))))).toBe(true);
    expect(isOutage(await failureOf(pool().query(end)))).toBe(true);
    expect(await owner().$queryRawUnsafe("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("knows a server that is starting up or full", () => {
    for (const state of ["57P03", "53300"])
      expect(
        isOutage({
          code: "P2010",
          meta: { driverAdapterError: Object.assign(new Error(), { cause: { originalCode: state } }) },
        }),
      ).toBe(true);
  });

  it("doesn't take a fault for one", async () => {
    expect(isOutage(await failureOf(owner().$queryRawUnsafe("select 1 / 0")))).toBe(false);
    expect(isOutage(await failureOf(pool().query("select connection from nowhere")))).toBe(false);
    expect(isOutage(new TypeError("Cannot read properties of undefined (reading 'connection')"))).toBe(false);
    expect(isOutage(undefined)).toBe(false);
  });
});
