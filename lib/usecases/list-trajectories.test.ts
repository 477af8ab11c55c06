import { beforeAll, describe, expect, it } from "vitest";
import { leafOf } from "@/lib/signals/schema";
import { storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench } from "@/tests/workbench";
import { execute } from "./usecase";
import { listTrajectories } from "./list-trajectories";

describe("list-trajectories", () => {
  const workbench = withWorkbench();
  const retry = leafOf("execution.loops.retry").id;
  const list = (input: object) => execute(listTrajectories, workbench.operator, input);

  beforeAll(async () => {
    await storeTrajectories(
      Array.from({ length: 7 }, (_, n) => ({
        // Two with the same number of turns, so that the id has to break a tie.
        user_turns: Math.min(n, 5),
        outcome: (n % 3) as 0 | 1 | 2,
        domain: n < 4 ? "airline" : "retail",
        leaves: n % 2 === 0 ? [retry] : [],
        text: n === 6 ? "100% sure" : `hello ${n}`,
      })),
    );
  });

  it("goes forth and back through the same pages, and says where the ends are", async () => {
    const order = { sort: "user_turns", direction: "desc", limit: 3 };
    const first = await list(order);
    const second = await list({ ...order, after: first.next });
    const third = await list({ ...order, after: second.next });
    expect([first, second, third].flatMap(({ rows }) => rows.map((row) => row.user_turns))).toEqual([
      5, 5, 4, 3, 2, 1, 0,
    ]);
    expect([first.previous, third.next]).toEqual([null, null]);

    const again = await list({ ...order, before: third.previous });
    expect(again.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id));
    const start = await list({ ...order, before: again.previous });
    expect(start.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
    expect(start.previous).toBeNull();
    expect(start.next).toEqual(first.next);
  });

  it("counts what fits beside all there is", async () => {
    const { rows, count, total } = await list({
      filter: { any: ["execution.loops.retry"], domain: ["airline"] },
    });
    expect(rows).toHaveLength(2);
    expect(count).toEqual({ n: 2, about: false });
    expect(total).toEqual({ n: 7, about: false });
  });

  it("takes a percent sign in the search for itself", async () => {
    expect((await list({ filter: { text: "100%" } })).rows).toHaveLength(1);
    expect((await list({ filter: { text: "1%0" } })).rows).toHaveLength(0);
  });

  it("leaves out what has a leaf that was asked away, and what lacks one of all", async () => {
    expect((await list({ filter: { none: ["execution.loops.retry"] } })).count.n).toBe(3);
    expect(
      (await list({ filter: { all: ["execution.loops.retry", "environment.exhaustion.timeout"] } })).count.n,
    ).toBe(0);
  });

  it("refuses a sort that isn't offered", async () => {
    await expect(list({ sort: "preview" })).rejects.toMatchObject({ code: "invalid" });
  });
});
