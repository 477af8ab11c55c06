import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { addAccount, callFrom, enter, newProject, untilAnalysed } from "./workbench";

const shared = path.resolve("../shared/formats/01-tau-bench/gpt-4o-airline.tasks0-7.json");

interface Vote {
  item: number;
  question: string;
  value: string | null;
  samplers: string[] | null;
}
interface Label {
  item: number;
  annotator: string;
}

/** Says what the person reads first in the trajectory at hand: the same for every annotator, whatever its number. */
async function firstWords(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return (await page.locator("#main").innerText()).replace(/\s+/g, " ").slice(0, 600);
}

/** Labels everything that the queue has for one person, with the keyboard alone. */
async function labelByKeyboard(page: Page, reasonOf: (words: string) => string): Promise<string[]> {
  const seen: string[] = [];
  for (let n = 1; ; n++) {
    const item = page.getByText(`Item ${n}`, { exact: true });
    const done = page.getByRole("heading", { name: /Nothing is left for you here/ });
    await expect(item.or(done).first()).toBeVisible();
    if (await done.isVisible()) return seen;
    const words = (await firstWords(page)).replace(/^.*?Turn 1/, "");
    seen.push(words);
    await page.keyboard.press("y");
    await page.keyboard.press(reasonOf(words));
    await page.keyboard.press("1");
    await page.keyboard.press("j");
    await page.keyboard.press("m");
    await expect(page.getByText("1 marked")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(item).toBeHidden();
  }
}

/** A seed with which the samplers draw six different trajectories. No run of this file is long enough for the heuristic one. */
async function seedForSix(lead: Page, project: string): Promise<string> {
  for (let n = 1; n < 200; n++) {
    const preview = await callFrom<{ items: number }>(lead, project, "preview-study", planOf(`seed ${n}`));
    if (preview.items === 6) return `seed ${n}`;
  }
  throw new Error("no seed draws six different trajectories");
}

const sizes = { signal: 3, heuristic: 2, random: 3 };
const planOf = (seed: string) => ({
  name: "Airline review",
  seed,
  samplers: Object.entries(sizes).map(([sampler, size]) => ({ sampler, size })),
  label_schema: { id: "trajectory-review", version: 1 },
});

async function importFile(lead: Page, project: string, file: string): Promise<void> {
  await lead.goto(`/p/${project}/imports`);
  await lead.locator('input[type="file"]').first().setInputFiles(file);
  await lead.getByRole("button", { name: "Import", exact: true }).click();
  await expect(lead.getByText(/complete/i).first()).toBeVisible({ timeout: 60_000 });
}

async function openStudy(lead: Page, project: string): Promise<void> {
  const seed = await seedForSix(lead, project);
  await lead.goto(`/p/${project}/samples`);
  await lead.getByLabel("Name").fill("Airline review");
  for (const [sampler, size] of Object.entries(sizes))
    await lead.getByLabel(`Size of ${sampler}`, { exact: false }).fill(String(size));
  await lead.getByLabel("Seed", { exact: true }).fill(seed);
  await lead.getByRole("button", { name: /open/i }).click();
  await lead.waitForURL(/\/studies\//);
}

async function enterQueue(browser: Browser, project: string, name: string): Promise<Page> {
  const page = await enter(browser, await addAccount(name, { project, role: "annotator" }));
  await page.goto(`/p/${project}/home`);
  await page
    .getByRole("link", { name: /start|continue/i })
    .first()
    .click();
  return page;
}

test.describe("the main job, from a file of trajectories to an agreed, exported label", () => {
  test.skip(!existsSync(shared), "needs ../shared/formats/01-tau-bench");

  test("import, signals, study, three annotators by keyboard, adjudication, report, export", async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { slug } = await newProject(browser, "Story");
    const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));

    await importFile(lead, slug, shared);
    await untilAnalysed(lead, slug, 8);
    await lead.goto(`/p/${slug}/trajectories`);
    await expect(lead.locator(".leaf").first()).toBeVisible();
    await lead.getByRole("link", { name: /#0$/ }).first().click();
    await expect(lead.locator(".leaf").first()).toBeVisible();

    await openStudy(lead, slug);
    const study = lead.url().split("/").at(-1)!;

    // One trajectory gets three different reasons; on all others the three agree.
    let disputed = "";
    const reasons = ["a", "c", "x"];
    for (const [n, name] of ["Anna", "Ben", "Chen"].entries()) {
      const page = await enterQueue(browser, slug, name);
      if (n === 0) {
        await expect(page.getByText("Item 1", { exact: true })).toBeVisible();
        disputed = (await firstWords(page)).replace(/^.*?Turn 1/, "");
      }
      const seen = await labelByKeyboard(page, (words) => (words === disputed ? reasons[n]! : "a"));
      expect(seen).toHaveLength(6);
      expect(seen).toContain(disputed);
    }

    await lead.goto(`/p/${slug}/adjudication`);
    await lead.getByRole("link", { name: "Decide" }).click();
    await lead.getByRole("radio", { name: /External system/ }).click();
    await lead.getByRole("textbox", { name: "Reason" }).fill("The search service never answered.");
    // The first decision is blind: what people said comes after it, and the lead stands by theirs.
    await expect(lead.getByRole("table", { name: "Labels side by side" })).toBeHidden();
    await lead.getByRole("button", { name: /^Decide/ }).click();
    await expect(lead.getByRole("table", { name: "Labels side by side" })).toBeVisible();
    await lead.getByRole("button", { name: /^Confirm/ }).click();
    await expect(lead.getByText(/in force, confirmed/)).toBeVisible();
    await expect(lead.getByText(/before seeing the labels/).first()).toBeVisible();

    const queue = (await callFrom<{ queue_id: string }[]>(lead, slug, "list-studies", {}))[0]!.queue_id;
    await callFrom(lead, slug, "close-queue", { queue });

    const researcher = await enter(browser, await addAccount("Rea", { project: slug, role: "researcher" }));
    const { id } = await callFrom<{ id: string }>(researcher, slug, "create-export", {
      what: ["labels", "votes", "trajectories"],
      formats: ["jsonl", "csv"],
      study,
    });
    const download = await researcher.request.get(`/api/v1/p/${slug}/exports/${id}`);
    expect(download.headers()["content-disposition"]).toContain("attachment");
    const files = unzipSync(await download.body());
    const read = (name: string) => new TextDecoder().decode(files[name]);
    const rows = <Row>(name: string) =>
      read(name)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Row);

    // The manifest's counts and hashes hold.
    const manifest = JSON.parse(read("manifest.json")) as {
      files: { name: string; records: number; bytes: number; sha256: string }[];
    };
    expect(manifest.files.length).toBeGreaterThanOrEqual(6);
    for (const file of manifest.files) {
      expect(files[file.name]!.length, file.name).toBe(file.bytes);
      expect(createHash("sha256").update(files[file.name]!).digest("hex"), file.name).toBe(file.sha256);
    }
    const labels = rows<Label>("labels.jsonl");
    expect(labels).toHaveLength(18);
    expect(read("labels.jsonl")).not.toMatch(/Anna|Ben|Chen/);

    // The report's figures equal those that a few lines compute from the export.
    const votes = rows<Vote>("votes.jsonl");
    expect(votes.find(({ question, value }) => question === "reason" && value === "external")).toBeTruthy();
    await researcher.goto(`/p/${slug}/studies/${study}`);
    const table = researcher.getByRole("table", { name: /by sampler/ }).first();
    for (const sampler of Object.keys(sizes)) {
      const own = votes.filter(
        ({ question, samplers }) => question === "informative" && samplers?.includes(sampler),
      );
      const informative = own.filter(({ value }) => value === "yes").length;
      const row = table
        .getByRole("row")
        .filter({ has: researcher.getByRole("rowheader", { name: new RegExp(sampler, "i") }) });
      if (own.length === 0) {
        // The heuristic sampler found no run with ten user messages: its rate is not 0, it is not defined.
        expect(sampler).toBe("heuristic");
        await expect(row).toContainText(/not defined/);
        continue;
      }
      await expect(row).toContainText(`${informative} / ${own.length}`);
      await expect(row).toContainText(((100 * informative) / own.length).toFixed(1));
    }

    // The same export again gives the same bytes.
    const again = await researcher.request.get(`/api/v1/p/${slug}/exports/${id}`);
    expect(
      createHash("sha256")
        .update(await again.body())
        .digest("hex"),
    ).toBe(
      createHash("sha256")
        .update(await download.body())
        .digest("hex"),
    );
  });
});
