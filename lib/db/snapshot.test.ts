import { describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { owner, pool } from "./client";
import { isoOf, openSnapshot } from "./snapshot";

describe("isoOf", () => {
  it.each([
    ["2026-03-01 04:05:06+00", "2026-03-01T04:05:06.000Z"],
    ["2026-03-01 04:05:06.7+00", "2026-03-01T04:05:06.700Z"],
    ["2026-03-01 04:05:06.123+00", "2026-03-01T04:05:06.123Z"],
    ["2026-03-01 04:05:06.123456+00", "2026-03-01T04:05:06.123Z"],
  ])("reads %s", (stored, iso) => expect(isoOf(stored)).toBe(iso));
});

describe("openSnapshot", () => {
  const workbench = withWorkbench();

  it("reads any number of rows in batches, and moments in UTC whatever the server's zone", async () => {
    await owner().$executeRawUnsafe(
      `alter database ${new URL(workbench.url).pathname.slice(1)} set timezone = 'Asia/Tokyo'`,
    );
    const snapshot = await openSnapshot();
    for (const total of [0, 1, 7, 10, 20, 23]) {
      const sizes: number[] = [];
      for await (const rows of snapshot.batches(`select generate_series(1, $1::int)`, [total], 10))
        sizes.push(rows.length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(10);
    }
    const at = `timestamptz '2026-03-01 00:00:00.5+00'`;
    expect(await snapshot.rows(`select ${at} as at`, [])).toEqual([{ at: "2026-03-01T00:00:00.500Z" }]);
    for await (const rows of snapshot.tuples(`select ${at}, null, 5, '{"a": 1}'::jsonb`, [], 1))
      expect(rows).toEqual([["2026-03-01T00:00:00.500Z", null, "5", '{"a": 1}']]);
    await snapshot.close();
  });

  it("sees one moment, can't write, and leaves nothing behind on its connection", async () => {
    const snapshot = await openSnapshot();
    const count = async () =>
      (await snapshot.rows<{ n: string }>(`select count(*) as n from project`, []))[0]!.n;
    const before = await count();
    await workbench.addProject("later");
    expect(await count()).toBe(before);
    await snapshot.close();
    await snapshot.close();
    const writing = await openSnapshot();
    await expect(writing.rows(`delete from project`, [])).rejects.toThrow(/read-only/);
    await writing.close();
    const { rows } = await pool().query(
      `select current_setting('transaction_read_only') as only, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ only: "off", idle: "0" }]);
  });
});
