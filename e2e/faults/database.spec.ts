import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { AnnotatePage } from "./annotate-page";
import { test } from "./installation";
import { attempt, browserOf, join, type Person } from "./people";
import { generateRuns, makeProject, makeQueue, Upload } from "./runs";
import { contentsOf, labelsOf } from "./stored";

const runs = 60;
const k = 3;

interface Held {
  item: number;
  ordinal: number;
  fence: number;
}

/** An annotator's program: submits label after label, each again until it is acknowledged. */
class Client {
  readonly acknowledged: { item: number; comment: string }[] = [];
  readonly refused: { status: number; code?: string; message?: string }[] = [];

  constructor(
    readonly person: Person,
    private readonly project: string,
    private readonly queue: string,
  ) {}

  async work(): Promise<void> {
    let held = (await this.insist<{ held: Held | null }>("open-item", {})).held;
    while (held) {
      const { item, ordinal, fence } = held;
      const comment = `${this.person.email} on ${item}`;
      const draft = {
        answers: { informative: "yes", reason: "action", strategy: "tool_execute" },
        evidence: [],
        comment,
        confidence: null,
      };
      const input = { item, ordinal, fence, draft, active_ms: 1 };
      held = (await this.insist<{ next: Held | null }>("submit-label", input)).next;
      this.acknowledged.push({ item, comment });
    }
  }

  private async insist<Result>(verb: string, input: object): Promise<Result> {
    for (;;) {
      const answer = await attempt(this.person.api, this.project, verb, { queue: this.queue, ...input });
      if (answer.status === 200) return answer.result as Result;
      this.refused.push({ status: answer.status, ...answer.error });
      await wait(100);
    }
  }
}

test("PostgreSQL is killed under five annotators and an import: nothing is lost, nothing is doubled", async ({
  site,
}) => {
  test.setTimeout(180_000);
  const project = await makeProject(site);
  const queue = await makeQueue(site, project, { runs, k });
  const clients: Client[] = [];
  for (let n = 0; n < 5; n++) clients.push(new Client(await join(site, project), project, queue));
  const before = { web: site.web.pid, worker: site.worker.pid };
  const done = () => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const refusals = () => clients.flatMap(({ refused }) => refused);

  const importing = await makeProject(site);
  const upload = await Upload.begin(site.admin, importing, generateRuns(3000).text);
  await upload.finish();
  const working = Promise.all(clients.map((client) => client.work()));
  for (const labels of [20, 90]) {
    await expect.poll(done, { timeout: 30_000, intervals: [5] }).toBeGreaterThan(labels);
    const refused = refusals().length;
    await site.database.kill();
    await expect.poll(() => refusals().length, { intervals: [20] }).toBeGreaterThan(refused + clients.length);
    await site.database.start();
  }
  await working;

  expect(new Set(refusals().map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(["503 unavailable"]),
  );
  expect(refusals()[0]?.message).toMatch(/database.*What was saved before is safe.*Try again/);

  const stored = (await labelsOf(site, queue)).map(({ person, item, comment, versions, told }) => ({
    person,
    item,
    comment,
    versions,
    told,
  }));
  const acknowledged = clients.flatMap((client) =>
    client.acknowledged.map((label) => ({ person: client.person.email, ...label, versions: 1, told: 1 })),
  );
  const order = (a: { person: string; item: number }, b: { person: string; item: number }) =>
    a.person.localeCompare(b.person) || a.item - b.item;
  expect(stored.sort(order)).toEqual(acknowledged.sort(order));
  expect(stored).toHaveLength(runs * k);

  expect({ web: site.web.pid, worker: site.worker.pid }).toEqual(before);
  expect(await upload.ended()).toMatchObject({ stored: 3000 });
  expect(await contentsOf(site, importing)).toHaveLength(3000);
  await test.step("the worker works on", async () => {
    const next = await Upload.begin(site.admin, await makeProject(site), generateRuns(20).text);
    await next.finish();
    expect(await next.ended(10_000)).toMatchObject({ status: "complete", stored: 20 });
  });
});

test("while PostgreSQL is away pages say so in words, and the annotate page goes on by itself afterwards", async ({
  site,
  browser,
}) => {
  const project = await makeProject(site);
  const queue = await makeQueue(site, project, { runs: 4, k: 1 });
  const ann = await join(site, project);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  await screen.answer();
  await screen.says("Saved");

  await site.database.kill();
  const refused = screen.page.waitForResponse("**/save-draft");
  await screen.comment.fill("written while the database was away");
  expect((await refused).status()).toBe(503);
  await screen.says(/kept on this device/);
  await screen.submit();
  await screen.says(/kept on this device/);
  const other = await context.newPage();
  await other.goto(`/p/${project}/home`);
  await expect(other.getByText(/What was saved before is safe/)).toBeVisible();

  await site.database.start();
  await screen.at(2);
  expect(await labelsOf(site, queue)).toMatchObject([
    { comment: "written while the database was away", versions: 1, told: 1 },
  ]);
  await other.getByRole("button", { name: "Try again" }).click();
  await expect(other.getByRole("link", { name: "Continue" })).toBeVisible();
  await context.close();
});
