import { expect } from "@playwright/test";
import { test, type Installation } from "./installation";
import { generateRuns, makeProject, Upload, type ImportState } from "./runs";
import { contentsOf, countsOf } from "./stored";

const runs = 5000;
const { text, twice, broken } = generateRuns(runs);

/** Waits until everything is analysed, and checks every count against what was sent. */
async function expectWhole(site: Installation, project: string, ended: ImportState): Promise<void> {
  expect(ended).toMatchObject({ status: "partial", stored: runs, existing: twice, rejected: broken });
  await expect.poll(async () => (await countsOf(site, project)).analyses, { timeout: 60_000 }).toBe(runs);
  const counts = { trajectories: runs, names: runs, heads: runs, analyses: runs, problems: broken };
  expect(await countsOf(site, project)).toEqual(counts);
}

test("an import survives the death of the web server while it is sent and of its worker while it is read", async ({
  site,
}) => {
  test.setTimeout(180_000);
  const undisturbed = await makeProject(site);
  const calm = await Upload.begin(site.admin, undisturbed, text);
  await calm.finish();
  await expectWhole(site, undisturbed, await calm.ended());

  const project = await makeProject(site);
  const upload = await Upload.begin(site.admin, project, text);
  await test.step("the web server is killed with a chunk on its way", async () => {
    await upload.send(0);
    const second = upload.send(1).catch(() => "lost");
    await site.web.kill();
    await second;
    await site.startWeb();
    await upload.finish();
  });
  await test.step("the only worker is killed, twice", async () => {
    for (const records of [500, 1500]) {
      await upload.reached(records);
      await site.worker.kill();
      const left = await upload.state();
      expect(left).toMatchObject({ status: "running" });
      expect(left.stored).toBeLessThan(runs);
      site.worker.start();
    }
  });
  await test.step("the web server is killed once more, which the worker doesn't mind", async () => {
    await site.web.kill();
    await site.startWeb();
  });
  await test.step("another worker takes over within seconds", async () => {
    await upload.reached(2500);
    const other = site.addWorker();
    await site.worker.kill();
    await expectWhole(site, project, await upload.ended(20_000));
    site.worker.start();
    await other.stop();
  });
  expect(await contentsOf(site, project)).toEqual(await contentsOf(site, undisturbed));
});
