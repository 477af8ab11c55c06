import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { pool } from "./client";
import { copyRows } from "./copy-binary";

withWorkbench();

const columns = {
  u: "uuid",
  t: "text",
  s: "int2",
  i: "int4",
  b: "int8",
  f: "float8",
  o: "bool",
  z: "timestamptz",
  y: "bytea",
} as const;
const id = "01890000-0000-7000-8000-0000000000ff";

describe("copyRows", () => {
  beforeAll(async () => {
    await pool().query(
      `create table copied (u uuid, t text, s smallint, i int, b bigint, f float8, o bool, z timestamptz, y bytea)`,
    );
  });
  afterAll(() => pool().query(`drop table copied`));

  async function copied(rows: Parameters<typeof copyRows<keyof typeof columns>>[3]) {
    const client = await pool().connect();
    try {
      await client.query("truncate copied");
      await copyRows(client, "copied", columns, rows);
      return (await client.query("select * from copied order by i")).rows;
    } finally {
      client.release();
    }
  }

  it("writes every type as the database reads it", async () => {
    const z = Date.UTC(1969, 11, 31, 23, 59, 59, 999);
    const y = Buffer.from([0, 1, 255, 10, 92]);
    const row = {
      u: id,
      t: "tab\t nul\0 \ud800 你好 \\.",
      s: -3,
      i: 2 ** 31 - 1,
      b: 2 ** 40,
      f: 0.1,
      o: true,
      z,
      y,
    };
    expect(await copied([row])).toEqual([
      {
        u: id,
        t: "tab\t nul␀ \ufffd 你好 \\.",
        s: -3,
        i: 2 ** 31 - 1,
        b: String(2 ** 40),
        f: 0.1,
        o: true,
        z: new Date(z),
        y,
      },
    ]);
  });

  it("writes null and undefined as NULL", async () => {
    const row = {
      u: null,
      t: undefined,
      s: null,
      i: 1,
      b: null,
      f: null,
      o: false,
      z: null,
      y: Buffer.alloc(0),
    };
    expect(await copied([row])).toEqual([{ ...row, t: null }]);
  });

  it("writes more than fits into one block", async () => {
    const rows = Array.from({ length: 2000 }, (_, i) => ({
      ...{ u: id, s: 0, b: i, f: i, o: true, z: 0 },
      i,
      t: "x".repeat(i % 500),
      y: Buffer.alloc(i % 700, i),
    }));
    const back = await copied(rows);
    expect(back).toHaveLength(2000);
    expect(back[1999]).toMatchObject({ t: rows[1999]!.t, y: rows[1999]!.y });
  });

  it("rejects with the database's reason and leaves the connection usable", async () => {
    const client = await pool().connect();
    try {
      await expect(
        copyRows(client, "copied", { i: "int4", no_such: "text" }, [{ i: 1, no_such: "x" }]),
      ).rejects.toThrow(/no_such/);
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      client.release();
    }
  });
});
