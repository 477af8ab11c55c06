/**
 * What people wait for, in a browser against the built application: `npm run bench:pages`. Trajectories of 5,000 and of
 * 50,000 steps are opened and scrolled; one person labels a queue by keys. Figures come from the page's own clock.
 * Options: --submits N (30).
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { ask, browserOf, join } from "../e2e/faults/people";
import { openInstallation, type Installation } from "../e2e/faults/installation";
import { build, isBuilt } from "../scripts/build.mjs";
import { requireChromium } from "../scripts/chromium.mjs";
import { inRoot } from "../scripts/root.mjs";
import { generatedRun } from "./generated-runs";
import { record } from "./history";
import { quantile } from "./quantile";

const { values } = parseArgs({ options: { submits: { type: "string", default: "30" } } });
const submits = Number(values.submits);
const project = "bench";

/** One run of about this many steps: questions, calls, results and answers over and over, under one id. */
function longRun(steps: number): string {
  const messages: unknown[] = [];
  for (let n = 0; messages.length < steps; n++)
    messages.push(...(JSON.parse(generatedRun(n)) as { messages: unknown[] }).messages.slice(1));
  return JSON.stringify({ id: `${steps} steps`, messages: messages.slice(0, steps) });
}

/** Imports JSON lines and gives the trajectories' ids by their names. */
async function store(site: Installation, folder: string, lines: string[]): Promise<Map<string, string>> {
  const file = path.join(folder, "runs.jsonl");
  writeFileSync(file, lines.join("\n"));
  await promisify(execFile)(
    process.execPath,
    [inRoot("bin", "assay.mjs"), "import", file, "--project", project],
    { env: { ...process.env, DATABASE_URL: site.database.url } },
  );
  const { rows } = await ask<{ rows: { id: string; external_id: string }[] }>(
    site.admin,
    project,
    "list-trajectories",
    { limit: 200 },
  );
  return new Map(rows.map(({ id, external_id }) => [external_id, id]));
}

/** Milliseconds from the start of the navigation until the first step is painted. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector("[data-step]")
            ? requestAnimationFrame(() => resolve(performance.now()))
            : requestAnimationFrame(look);
        look();
      }),
  );
}

/** Frames a second while somebody turns the wheel for `ms`, and the longest pause between two frames. */
async function scrolling(page: Page, ms: number): Promise<{ rate: number; longest: number }> {
  await page.locator("[data-step]").first().hover();
  const frames = page.evaluate(
    (limit) =>
      new Promise<number[]>((resolve) => {
        const at: number[] = [];
        const next = (now: number) => {
          at.push(now);
          if (now - at[0]! < limit) requestAnimationFrame(next);
          else resolve(at);
        };
        requestAnimationFrame(next);
      }),
    ms,
  );
  for (const until = performance.now() + ms; performance.now() < until;) await page.mouse.wheel(0, 240);
  const at = await frames;
  const pauses = at.slice(1).map((now, i) => now - at[i]!);
  return { rate: ((at.length - 1) * 1000) / (at.at(-1)! - at[0]!), longest: Math.max(...pauses) };
}

/** Milliseconds from the key that submits until the next item is painted, each time. */
async function labelling(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 1; n <= count; n++) {
    await page.getByText(`Item ${n}`, { exact: true }).waitFor();
    for (const key of ["y", "a", "1"]) await page.keyboard.press(key);
    const shown = page.evaluate(
      (next) =>
        new Promise<number>((resolve) => {
          addEventListener(
            "keydown",
            ({ timeStamp }) => {
              const look = () =>
                document.querySelector("main strong")?.textContent === next
                  ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                  : requestAnimationFrame(look);
              look();
            },
            { capture: true, once: true },
          );
        }),
      `Item ${n + 1}`,
    );
    await page.waitForTimeout(1500); // one reads before one decides; what the page fetches ahead is there by then
    await page.keyboard.press("Enter");
    times.push(await shown);
  }
  return times;
}

/** How much of the page moved while it was loaded, without anybody's doing (Chromium's layout-shift score). */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 1000);
      }),
  );

/** A browser of somebody new in the project. */
async function enter(site: Installation, browser: Browser, role: string): Promise<Page> {
  const context = await browserOf(site, browser, await join(site, project, role));
  // tsx names functions by a helper of its own, which the functions below take along into the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context.newPage();
}

async function measure(site: Installation, browser: Browser, folder: string) {
  await ask(site.admin, null, "create-project", { slug: project, name: "Bench" });
  const ids = await store(site, folder, [
    longRun(5000),
    longRun(50_000),
    ...Array.from({ length: submits + 2 }, (_, n) => generatedRun(n)),
  ]);
  const figures: Record<string, number> = {};
  for (const steps of [5000, 50_000]) {
    const page = await enter(site, browser, "lead");
    const address = `${site.address}/p/${project}/trajectories/${ids.get(`${steps} steps`)}`;
    const times: number[] = [];
    for (let n = 0; n < 5; n++) times.push(await opening(page, address));
    const { rate, longest } = await scrolling(page, 5000);
    figures[`first_step_of_${steps}_ms`] = quantile(times, 0.5);
    figures[`frames_per_s_${steps}`] = rate;
    figures[`longest_frame_${steps}_ms`] = longest;
    console.log(
      `${steps} steps: first step after ${quantile(times, 0.5).toFixed(0)} ms, ${rate.toFixed(1)} frames/s`,
    );
    await page.close();
  }
  const { id } = await ask<{ id: string }>(site.admin, project, "create-queue", {
    name: "Bench",
    k: 1,
    trajectories: [...ids].filter(([name]) => !name.endsWith("steps")).map(([, it]) => it),
  });
  const annotator = await enter(site, browser, "annotator");
  await annotator.goto(`${site.address}/p/${project}/queues/${id}/annotate`);
  figures.layout_shift = await layoutShift(annotator);
  const waits = await labelling(annotator, submits);
  const answers = await annotator.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith("/submit-label"))
      .map(({ duration }) => duration),
  );
  figures.submit_answered_p50_ms = quantile(answers, 0.5);
  figures.submit_answered_p95_ms = quantile(answers, 0.95);
  figures.submit_to_next_p50_ms = quantile(waits, 0.5);
  figures.submit_to_next_p95_ms = quantile(waits, 0.95);
  return figures;
}

if (!isBuilt()) await build();
const folder = mkdtempSync(path.join(os.tmpdir(), "assay-bench-files-"));
const browser = await chromium.launch({ executablePath: await requireChromium() });
const site = await openInstallation();
try {
  record("pages", await measure(site, browser, folder));
} finally {
  await site.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
