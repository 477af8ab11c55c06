import { readFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { look } from "./soundness";
import { addAccount, callFrom, enter, labelAll, newProjectOfRuns, type Answers } from "./workbench";

const alike: Answers = { informative: "yes", reason: "action", strategy: "tool_execute" };

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
  const { slug, lead } = await newProjectOfRuns(browser, "Quality", ["airline.tau-bench.json"], 16);
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

test("agreement and votes say what they know, and in words what is missing", async ({ browser }) => {
  test.setTimeout(300_000);
  const { slug, lead, annotators, queueOf } = await setUp(browser);
  const [anna, ben] = annotators;
  const at = (page: string, queue: string) => lead.goto(`/p/${slug}/${page}?queue=${queue}`);
  await lead.setViewportSize({ width: 1440, height: 900 });

  const empty = await queueOf("No labels", 3);
  await at("agreement", empty);
  await expect(lead.getByText("No label in this queue yet")).toBeVisible();
  await look(lead, "quality-no-labels");
  await at("votes", empty);
  await expect(lead.getByText("No label in this queue yet")).toBeVisible();

  const skipped = await queueOf("All skipped", 3, 0, 2);
  await labelAll(anna, slug, skipped, () => null, 2);
  await at("agreement", skipped);
  await expect(lead.getByText("Every label is missing: all that was opened was skipped.")).toBeVisible();
  await look(lead, "quality-all-skipped");

  const lonely = await queueOf("One annotator", 3);
  await labelAll(anna, slug, lonely, () => alike);
  await at("agreement", lonely);
  await expect(lead.getByText("Only Anna has labelled so far.")).toBeVisible();
  await expect(lead.getByText(/no item has two labels yet/).first()).toBeVisible();
  await look(lead, "quality-one-annotator");
  await at("votes", lonely);
  await expect(lead.getByText("No second person has labelled.")).toBeVisible();
  await expect(lead.getByText("6 of them aren’t listed")).toBeVisible();
  await look(lead, "quality-votes-one-annotator");

  const same = await queueOf("One category", 2);
  await labelAll(anna, slug, same, () => alike);
  await labelAll(ben, slug, same, () => alike);
  await at("agreement", same);
  await expect(lead.getByText("A question got one and the same answer throughout.")).toBeVisible();
  await expect(lead.getByText(/Anna labelled 6 of these trajectories in “One annotator” too/)).toBeVisible();
  await look(lead, "quality-one-category-and-two-studies");
  await at("votes", same);
  await expect(lead.getByText("All labels are the same.")).toBeVisible();

  // A sound queue: people mostly agree. One item is split in three, which counting leaves open and the models decide by
  // who was right elsewhere; on another two say one thing and one another, and every vote takes the two.
  const sound = await queueOf("Round 1", 3);
  const reasons = ["action", "conversation", "external"];
  for (const [n, page] of annotators.entries())
    await labelAll(page, slug, sound, (item) => ({
      informative: item <= 4 || (item === 5 && n === 0) ? "yes" : "no",
      reason: item === 1 ? reasons[n]! : item === 2 && n === 2 ? "external" : item <= 4 ? "action" : "none",
      strategy: "tool_execute",
    }));
  // The lead is to decide on the split item first, without having seen its votes, and figures over one item would tell them.
  await at("agreement", sound);
  await expect(lead.getByText(/withheld from you for now/).first()).toBeVisible();
  await expect(lead.getByRole("table")).toHaveCount(0);
  await look(lead, "quality-agreement-withheld");
  await at("votes", sound);
  await expect(lead.getByText(/Figures over so few would tell how they were voted/)).toBeVisible();
  await lead.getByRole("link", { name: "Decide on them" }).click();
  await expect(lead.getByRole("table", { name: "Conflicts of Round 1" })).toContainText("Item 1");

  // Adjudication by keyboard alone: blind, then with the labels in sight.
  await lead.goto(`/p/${slug}/adjudication/${sound}/1`);
  await expect(lead.getByText("First without the labels.")).toBeVisible();
  await look(lead, "quality-adjudication-blind");
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
  const { questions, matrices } = await callFrom<{ questions: object[]; matrices: object[] }>(
    lead,
    slug,
    "show-agreement",
    { queue: sound, matrices: true },
  );
  expect([questions, matrices]).toEqual([[], []]);
  await lead.keyboard.press("3");
  await lead.keyboard.press("r");
  await lead.keyboard.type("The service never answered.");
  await lead.keyboard.press("Control+Enter");
  await expect(lead.getByRole("table", { name: "Labels side by side" })).toBeVisible();
  await look(lead, "quality-adjudication-revealed");
  await lead.keyboard.press("Escape");
  await lead.locator("body").click({ position: { x: 700, y: 10 } });
  await lead.keyboard.press("2");
  await expect(lead.getByRole("button", { name: /^Change/ })).toBeVisible();
  await lead.keyboard.press("Enter");
  await expect(lead.getByText(/in force, changed/)).toBeVisible();
  await expect(lead.getByText(/before seeing the labels/).first()).toBeVisible();
  await look(lead, "quality-adjudication-decided");
  await lead.goto(`/p/${slug}/adjudication/${sound}/1?names=1`);
  await expect(lead.getByRole("columnheader", { name: "Chen" })).toBeVisible();

  // Now nothing is sealed, and every figure stands.
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
  await look(lead, "quality-agreement");

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
  await look(lead, "quality-votes");
  await lead.getByRole("link", { name: "Main reason" }).click();
  const differing = lead.getByRole("table", { name: "Items on which the methods differ" });
  await expect(differing).toContainText("Item 1");
  await expect(differing).not.toContainText("Item 2");
  await expect(lead.getByRole("table", { name: "People against what was adjudicated" })).toContainText(
    "1 / 1",
  );

  await lead.setViewportSize({ width: 900, height: 900 });
  await lead.emulateMedia({ colorScheme: "dark" });
  for (const page of ["agreement", "votes"]) {
    await at(page, sound);
    await look(lead, `quality-${page}-dark-narrow`);
  }
});
