import { beforeAll, describe, expect, it } from "vitest";
import { importBytes } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { listTrajectories, showTrajectory } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";

const workbench = withWorkbench();
const { operator } = workbench;

/** One request of a user's session, as services log them. */
const request = (user: string, session: string, turn: number, query: string) =>
  JSON.stringify({
    trace_id: `${user}-${session}-${turn}`,
    user_id: user,
    session_id: session,
    turn,
    query,
    response: `answer to ${query}`,
    tools: [],
  });

async function show(external_id: string) {
  const { rows } = await execute(listTrajectories, operator, { filter: { text: external_id } });
  const { id } = rows.find((row) => row.external_id === external_id)!;
  return { id, ...(await execute(showTrajectory, operator, { id })) };
}

describe("the session of a trajectory", () => {
  beforeAll(async () => {
    const lines = [
      request("u1", "s1", 3, "third"),
      request("u1", "s1", 1, "first"),
      request("u2", "s1", 1, "another person's"),
      request("u1", "s1", 2, "second"),
      request("u1", "s2", 1, "alone"),
    ];
    const done = await importBytes(operator, `${lines.join("\n")}\n`, { file_name: "requests.jsonl" });
    expect(done).toMatchObject({ stored: 5, rejected: 0 });
    // A part of the session that came in another file.
    await importBytes(operator, `${request("u1", "s1", 4, "fourth")}\n`, { file_name: "later.jsonl" });
  });

  it("is walked in the order that the source gives, whatever file it came in", async () => {
    const walk: string[] = [];
    let at: string | null = (await show("u1-s1-1")).id;
    while (at !== null) {
      const page: Awaited<ReturnType<typeof showTrajectory.run>> = await execute(showTrajectory, operator, {
        id: at,
      });
      walk.push(page.row.external_id);
      expect(page.session).toMatchObject({ name: "s1", kind: "session", position: walk.length, of: 4 });
      expect(page.session!.previous === null).toBe(walk.length === 1);
      at = page.session!.next;
    }
    expect(walk).toEqual(["u1-s1-1", "u1-s1-2", "u1-s1-3", "u1-s1-4"]);
  });

  it("is one user's: the same id of another one is another session", async () => {
    expect((await show("u2-s1-1")).session).toBeNull();
  });

  it("is nothing to show for one that is alone", async () => {
    expect((await show("u1-s2-1")).session).toBeNull();
  });

  it("holds each record once, by its latest version", async () => {
    await importBytes(operator, `${request("u1", "s1", 2, "second, mended")}\n`, {
      file_name: "requests.jsonl",
    });
    const { session, versions } = await show("u1-s1-2");
    expect(session).toMatchObject({ position: 2, of: 4 });
    expect(session!.members.map(({ version }) => version)).toEqual([1, 2, 1, 1]);
    const old = await execute(showTrajectory, operator, { id: versions[0]!.id });
    expect(old.row).toMatchObject({ version: 1, latest: false });
    expect(old.session).toMatchObject({ position: 2, of: 4 });
  });
});
