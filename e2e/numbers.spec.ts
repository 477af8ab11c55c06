import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import {
  addAccount,
  assay,
  callFrom,
  enter,
  labelAll,
  newProject,
  newProjectOfRuns,
  type Answers,
} from "./workbench";

/** The answers of the first, second or third person: mostly alike. */
const answersOf =
  (who: number) =>
  (item: number): Answers => ({
    informative: (item + who) % 4 === 0 ? "no" : "yes",
    reason: ["action", "conversation", "external"][(item * who) % 3]!,
    strategy: "tool_execute",
  });

test("counts by hand print the paper's figures, and their address brings them back", async ({ browser }) => {
  const { slug } = await newProject(browser, "Counts");
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  await lead.goto(`/p/${slug}/studies`);
  await lead.getByRole("link", { name: "Counts by hand" }).click();
  await lead.getByRole("button", { name: "Fill in the published counts" }).click();
  const figures = lead.getByRole("article", { name: "Figures of these counts" });
  const printed = async () => {
    for (const figure of [
      "82 / 100",
      "74 / 100",
      "54 / 100",
      "0.232",
      "77.6",
      "62.7",
      "1.22",
      "1.35",
      "1.85",
      "1.52×",
    ])
      await expect(figures.getByText(figure, { exact: true }).first(), figure).toBeVisible();
    await expect(figures.getByText("0.477").first()).toBeVisible();
  };
  await printed();
  await lead.goto(lead.url());
  await printed();
  await lead.getByLabel("Signal: informative, failed").fill("53");
  await lead.getByRole("button", { name: "Compute" }).click();
  await expect(lead.getByRole("region", { name: "Counts" }).getByRole("alert")).toContainText(
    "no more can be informative than there are",
  );
});

test("a study is closed, frozen, cited, printed, and its bundle checks itself", async ({ browser }) => {
  test.setTimeout(240_000);
  const { slug, lead } = await newProjectOfRuns(browser, "Numbers", ["airline.tau-bench.json"], 16);
  const study = await callFrom<{ id: string; queue_id: string }>(lead, slug, "create-study", {
    name: "Two samplers",
    samplers: [
      { sampler: "random", size: 6 },
      { sampler: "signal", size: 4 },
    ],
    seed: "numbers",
    label_schema: { id: "trajectory-review", version: 1 },
  });
  await lead.goto(`/p/${slug}/studies/${study.id}`);
  await expect(lead.getByText("Nobody has labelled anything yet")).toBeVisible();
  for (const [n, name] of ["Anna", "Ben", "Chen"].entries()) {
    const page = await enter(browser, await addAccount(name, { project: slug, role: "annotator" }));
    await labelAll(page, slug, study.queue_id, answersOf(n + 1));
  }
  const researcher = await enter(browser, await addAccount("Rea", { project: slug, role: "researcher" }));
  await researcher.goto(`/p/${slug}/agreement?queue=${study.queue_id}`);
  await expect(researcher.getByText("Still being labelled")).toBeVisible();
  await callFrom(lead, slug, "close-queue", { queue: study.queue_id });

  await lead.goto(`/p/${slug}/studies/${study.id}`);
  await lead.getByRole("button", { name: "New snapshot" }).click();
  await lead.getByLabel("Name", { exact: true }).fill("Final");
  await lead.getByRole("button", { name: "Freeze" }).click();
  await lead.waitForURL(/\/snapshots\//);
  const command = await lead.getByText(/^assay verify /).textContent();
  const [, file, hash] = /^assay verify (\S+) --label-set ([0-9a-f]{64})$/.exec(command!)!;

  await researcher.goto(new URL(lead.url()).pathname);
  await expect(researcher.getByRole("heading", { level: 1 })).toContainText("Final");
  const saving = researcher.waitForEvent("download");
  await researcher.getByRole("button", { name: `Download ${file}` }).click();
  const bundle = path.join(test.info().outputDir, file!);
  await (await saving).saveAs(bundle);
  const said = await assay("verify", bundle, "--label-set", hash!);
  expect(said).toMatch(/\d+ checks, all match\.\n$/);
  expect(said).not.toContain("MISMATCH");

  // What the browser prints is the sheet alone, on a few pages.
  mkdirSync("reports/screens", { recursive: true });
  await researcher.screenshot({ path: "reports/screens/snapshot.png", fullPage: true });
  const pdf = await researcher.pdf({ path: "reports/study.pdf", preferCSSPageSize: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(9);

  await researcher.goto(`/p/${slug}/snapshots`);
  await expect(researcher.getByRole("link", { name: "Final" })).toBeVisible();
  await expect(researcher.getByRole("button", { name: "New snapshot" })).toHaveCount(0);
});
