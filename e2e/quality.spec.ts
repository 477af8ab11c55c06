import AxeBuilder from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { addAccount, assay, callFrom, enter, newProject } from "./workbench";

interface Held {
  item: number;
  ordinal: number;
  fence: number;
}
type Answers = Record<string, string>;

const alike: Answers = { informative: "yes", reason: "action", strategy: "tool_execute" };

/** Goes through a queue as one annotator; an answer of null skips the item. */
async function work(
  page: Page,
  project: string,
  queue: string,
  answer: (item: number) => Answers | null,
  most = 99,
): Promise<void> {
  let { held } = await callFrom<{ held: Held | null }>(page, project, "open-item", { queue });
  for (let n = 0; held && n < most; n++) {
    const { item, ordinal, fence } = held;
    const answers = answer(item);
    const slot = { queue, item, ordinal, fence };
    if (answers)
      await callFrom(page, project, "submit-label", {
        ...slot,
        draft: { answers, evidence: [], comment: "", confidence: null },
        active_ms: 1000,
      });
    else await callFrom(page, project, "skip-item", { ...slot, reason: "not in my field" });
    ({ held } = await callFrom<{ held: Held | null }>(page, project, "open-item", { queue }));
  }
}

/** Looks at a page: no sideways scrolling, nothing serious for axe, and a picture of it. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator("#main").first()).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, name).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(
    violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id),
    name,
  ).toEqual([]);
  await page.screenshot({ path: `reports/screens/quality-${name}.png`, fullPage: true });
}

/** What the command computes from a file, as the page's reader would check it. */
const statsOf = async (file: string): Promise<Record<string, { value: number | null }>> => {
  const text = await readFile(file, "utf8");
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ["bin/assay.mjs", "stats", "--jsonl"], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin!.end(text);
  });
};

async function setUp(browser: Browser) {
  const { slug } = await newProject(browser, "Quality");
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  await assay("import", "examples/airline.tau-bench.json", "--project", slug);
  await expect
    .poll(async () => (await callFrom<{ analysed: number }>(lead, slug, "show-pool", {})).analysed, {
      timeout: 60_000,
    })
    .toBeGreaterThan(5);
  const annotators = [];
  for (const name of ["Anna", "Ben", "Chen"])
    annotators.push(await enter(browser, await addAccount(name, { project: slug, role: "annotator" })));
  const { rows } = await callFrom<{ rows: { id: string }[] }>(lead, slug, "list-trajectories", {});
  const queueOf = async (name: string, k: number, from = 0, to = 6) =>
    (
      await callFrom<{ id: string }>(lead, slug, "create-queue", {
        name,
        k,
        trajectories: rows.slice(from, to).map(({ id }) => id),
      })
    ).id;
  return { slug, lead, annotators: annotators as [Page, Page, Page], queueOf };
}

test("agreement, votes and the planner say what they know, and in words what is missing", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const { slug, lead, annotators, queueOf } = await setUp(browser);
  const [anna, ben, chen] = annotators;
  const at = (page: string, queue: string) => lead.goto(`/p/${slug}/${page}?queue=${queue}`);
  await lead.setViewportSize({ width: 1440, height: 900 });

  const empty = await queueOf("No labels", 3);
  await at("agreement", empty);
  await expect(lead.getByText("No label in this queue yet")).toBeVisible();
  await look(lead, "no-labels");
  await at("votes", empty);
  await expect(lead.getByText("No label in this queue yet")).toBeVisible();

  const skipped = await queueOf("All skipped", 3, 0, 2);
  await work(anna, slug, skipped, () => null, 2);
  await at("agreement", skipped);
  await expect(lead.getByText("Every label is missing: all that was opened was skipped.")).toBeVisible();
  await look(lead, "all-skipped");

  const lonely = await queueOf("One annotator", 3);
  await work(anna, slug, lonely, () => alike);
  await at("agreement", lonely);
  await expect(lead.getByText("Only Anna has labelled so far.")).toBeVisible();
  await expect(lead.getByText(/no item has two labels yet/).first()).toBeVisible();
  await look(lead, "one-annotator");
  await at("votes", lonely);
  await expect(lead.getByText("No second person has labelled.")).toBeVisible();
  await expect(lead.getByText("6 of them aren’t listed")).toBeVisible();
  await look(lead, "votes-one-annotator");

  const same = await queueOf("One category", 2);
  await work(anna, slug, same, () => alike);
  await work(ben, slug, same, () => alike);
  await at("agreement", same);
  await expect(lead.getByText("A question got one and the same answer throughout.")).toBeVisible();
  await expect(lead.getByText(/Anna labelled 6 of these trajectories in “One annotator” too/)).toBeVisible();
  await look(lead, "one-category-and-two-studies");
  await at("votes", same);
  await expect(lead.getByText("All labels are the same.")).toBeVisible();

  // A sound queue: people mostly agree. One item is split in three, which counting leaves open and the models decide by
  // who was right elsewhere; on another two say one thing and one another, and every vote takes the two.
  const sound = await queueOf("Round 1", 3);
  const reasons = ["action", "conversation", "external"];
  for (const [n, page] of annotators.entries())
    await work(page, slug, sound, (item) => ({
      informative: item <= 4 || (item === 5 && n === 0) ? "yes" : "no",
      reason: item === 1 ? reasons[n]! : item === 2 && n === 2 ? "external" : item <= 4 ? "action" : "none",
      strategy: "tool_execute",
    }));
  await at("agreement", sound);
  const table = lead.getByRole("table", { name: /^Agreement on Developer-informative/ });
  await expect(table.getByRole("row", { name: /Gwet AC1/ })).toContainText(
    /Substantial|Almost Perfect|Moderate/,
  );
  for (const part of [
    "By category",
    "By pair of people",
    "Without one person",
    "Over time",
    "What is taken for what",
  ])
    await expect(lead.getByRole("heading", { name: part }).first()).toBeVisible();
  await look(lead, "agreement");

  // The file behind a figure gives the same figure from the command line.
  const shown = await table
    .getByRole("row", { name: /Fleiss kappa/ })
    .getByRole("cell")
    .first()
    .innerText();
  const [download] = await Promise.all([
    lead.waitForEvent("download"),
    lead.getByRole("button", { name: "Ratings as JSON" }).first().click(),
  ]);
  const computed = await statsOf(await download.path());
  expect(computed.fleiss_kappa!.value!.toFixed(3)).toBe(shown.trim());

  await at("votes", sound);
  await expect(lead.getByText("Too little data for the models.")).toBeVisible();
  await lead.getByRole("link", { name: "Main reason" }).click();
  const differing = lead.getByRole("table", { name: "Items on which the methods differ" });
  // The methods differ on the split item alone, which the lead is to decide on first without seeing its votes.
  await expect(lead.getByText("1 of them isn’t listed")).toBeVisible();
  await expect(differing).toBeHidden();
  await look(lead, "votes");

  // Adjudication by keyboard alone: blind, then with the labels in sight.
  await lead.goto(`/p/${slug}/adjudication/${sound}/1`);
  await expect(lead.getByText("First without the labels.")).toBeVisible();
  await look(lead, "adjudication-blind");
  const raw = await (await lead.request.get(`/p/${slug}/adjudication/${sound}/1`)).text();
  for (const word of ["Anna", "Ben", "Chen"]) expect(raw).not.toContain(word);
  // Nor do the answers over HTTP tell what was said of it, whichever is asked.
  const split = { queue: sound, item: 1, names: true };
  const asked = await callFrom<{ labels: unknown[]; questions: { consensus: unknown }[] }>(
    lead,
    slug,
    "show-conflict",
    split,
  );
  expect(asked.labels).toEqual([]);
  expect(asked.questions.map(({ consensus }) => consensus)).toEqual([null, null, null]);
  const { matrices } = await callFrom<{ matrices: object[] }>(lead, slug, "show-agreement", {
    queue: sound,
    matrices: true,
  });
  for (const matrix of matrices) expect(Object.keys(matrix)).toEqual(["question", "raters", "patterns"]);
  for (const question of ["informative", "reason", "strategy"]) {
    const { items } = await callFrom<{ items: { item: number }[] }>(lead, slug, "show-votes", {
      queue: sound,
      question,
    });
    expect(items.map(({ item }) => item)).not.toContain(1);
  }
  await lead.keyboard.press("3");
  await lead.keyboard.press("r");
  await lead.keyboard.type("The service never answered.");
  await lead.keyboard.press("Control+Enter");
  await expect(lead.getByRole("table", { name: "Labels side by side" })).toBeVisible();
  await look(lead, "adjudication-revealed");
  await lead.keyboard.press("Escape");
  await lead.locator("body").click({ position: { x: 700, y: 10 } });
  await lead.keyboard.press("2");
  await expect(lead.getByRole("button", { name: /^Change/ })).toBeVisible();
  await lead.keyboard.press("Enter");
  await expect(lead.getByText(/in force, changed/)).toBeVisible();
  await expect(lead.getByText(/before seeing the labels/).first()).toBeVisible();
  await look(lead, "adjudication-decided");
  await lead.goto(`/p/${slug}/adjudication/${sound}/1?names=1`);
  await expect(lead.getByRole("columnheader", { name: "Chen" })).toBeVisible();
  await lead.goto(`/p/${slug}/votes?queue=${sound}&question=reason`);
  await expect(differing).toContainText("Item 1");
  await expect(differing).not.toContainText("Item 2");
  await expect(lead.getByRole("table", { name: "People against what was adjudicated" })).toContainText(
    "1 / 1",
  );

  // A study with a protocol, a logged deviation, and a plan from it.
  const study = await callFrom<{ id: string; queue_id: string }>(lead, slug, "create-study", {
    name: "Pilot",
    samplers: [{ sampler: "random", size: 4 }],
    seed: "pilot",
    k: 2,
    label_schema: { id: "trajectory-review", version: 1 },
    protocol: { question: "How many runs are informative?", stopping: "when all labels are in" },
  });
  await work(ben, slug, study.queue_id, (item) => ({ ...alike, informative: item > 1 ? "yes" : "no" }));
  await work(chen, slug, study.queue_id, (item) => ({ ...alike, informative: item > 1 ? "yes" : "no" }));
  await lead.goto(`/p/${slug}/studies/${study.id}`);
  await expect(lead.getByText("How many runs are informative?")).toBeVisible();
  await lead.getByText("Log a deviation").click();
  await lead.getByLabel("What was done otherwise").fill("Chen joined late.");
  await lead.getByLabel("Why").fill("He was ill.");
  await lead.getByRole("button", { name: "Log it" }).click();
  await expect(lead.getByText("Why: He was ill.")).toBeVisible();
  await look(lead, "study-protocol");

  await lead.goto(`/p/${slug}/planner?p1=0.8&p2=0.5&pilot=${study.id}`);
  await expect(lead.getByText(/trajectories in each sample/)).toBeVisible();
  await expect(lead.getByRole("table", { name: "Rates of the pilot" })).toContainText("3 / 4");
  await look(lead, "planner");
  await lead.getByLabel("Second rate").fill("0.8");
  await lead.getByRole("button", { name: "Plan" }).click();
  await expect(lead.getByText("The two rates are the same.")).toBeVisible();
  await lead.goto(`/p/${slug}/planner?p1=7`);
  await expect(lead.getByText("These numbers don’t make a plan.")).toBeVisible();

  await lead.setViewportSize({ width: 900, height: 900 });
  await lead.emulateMedia({ colorScheme: "dark" });
  for (const [page, queue] of [
    ["agreement", sound],
    ["votes", sound],
  ] as const) {
    await at(page, queue);
    await look(lead, `${page}-dark-narrow`);
  }
  await lead.goto(`/p/${slug}/planner?pilot=${study.id}`);
  await look(lead, "planner-dark-narrow");

  // All items once more: a round of its own, with figures of its own beside those of the first.
  await lead.setViewportSize({ width: 1440, height: 900 });
  await lead.goto(`/p/${slug}/studies/${study.id}`);
  const opening = lead.getByRole("button", { name: "Open round 2" });
  await opening.click();
  const dialog = lead.getByRole("dialog", { name: "Open round 2?" });
  await expect(dialog).toContainText("All 4 items are asked anew");
  await look(lead, "round-dialog-dark");
  await lead.emulateMedia({ colorScheme: "light" });
  await look(lead, "round-dialog");
  await dialog.getByLabel("Why").fill("The guideline was discussed.");
  await dialog.getByRole("button", { name: "Open round 2" }).click();
  await expect(lead.getByText("Round 2, shown here")).toBeVisible();
  await expect(lead.getByText("Round 2: the same questions are asked anew of all items.")).toBeVisible();
  await look(lead, "study-round-2");
  await lead.getByRole("link", { name: "Round 1", exact: true }).click();
  await expect(lead.getByText("Round 1, shown here")).toBeVisible();
  await expect(lead.getByText("3 / 4").first()).toBeVisible();
  await lead.emulateMedia({ colorScheme: "dark" });
  await look(lead, "study-round-1-dark");
  await lead.goto(`/p/${slug}/studies`);
  await expect(lead.getByRole("row", { name: /Pilot/ })).toContainText("2 rounds");
  await expect(lead.getByRole("row", { name: /Pilot/ })).toContainText("8 of 16");
});
