import { describe, expect, it, vi } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { owner, pool } from "./client";
import { addJob } from "./jobs";
import { enterWorkers } from "./worker-processes";

withWorkbench();

const lockedBy = async (): Promise<(string | null)[]> =>
  (await pool().query(`select locked_by from graphile_worker._private_jobs order by id`)).rows.map(
    ({ locked_by }) => locked_by,
  );

const waiting = { timeout: 20_000, interval: 50 };

describe("enterWorkers", () => {
  it("tells when the database is back, and then frees jobs that were handed out while it broke off", async () => {
    const onReturn = vi.fn();
    const said: string[] = [];
    const presence = await enterWorkers((line) => said.push(line), onReturn);
    presence.addPool("pool-lost");
    presence.addPool("pool-other");
    await addJob(owner(), "tidy-tables", {}, { key: "one" });
    await addJob(owner(), "tidy-tables", {}, { key: "two" });
    await pool().query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = case key when 'one' then 'pool-lost' else 'pool-other' end`,
    );

    await pool().query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay worker' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce(), waiting);
    expect(said).toEqual([
      expect.stringContaining("broke off"),
      expect.stringContaining("The connection to the database is back."),
    ]);
    expect(await lockedBy()).toEqual(["pool-lost", "pool-other"]);
    await presence.dropPool("pool-lost");
    expect(await lockedBy()).toEqual([null, "pool-other"]);
    const { rows } = await pool().query(`select pool_ids from worker_process`);
    expect(rows).toEqual([{ pool_ids: ["pool-other"] }]);
    await presence.leave();
  });

  it("frees the jobs of a worker that is gone", async () => {
    await pool().query(`insert into worker_process (id, pool_ids, host) values (5, '{pool-other}', 'away')`);
    const said: string[] = [];
    const presence = await enterWorkers((line) => said.push(line));
    await vi.waitFor(async () => expect(await lockedBy()).toEqual([null, null]), waiting);
    await vi.waitFor(() => expect(said).toEqual(["A worker on away is gone; its jobs were freed."]), waiting);
    await presence.leave();
    expect((await pool().query(`select 1 from worker_process`)).rows).toEqual([]);
  });
});
