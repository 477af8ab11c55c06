import { expect, test } from "@playwright/test";
import { look } from "./soundness";
import { addAccount, callFrom, enter, labelAll, newProjectOfRuns, type Answers } from "./workbench";

const answer = (item: number): Answers => ({
  informative: item > 1 ? "yes" : "no",
  reason: "action",
  strategy: "tool_execute",
});

test("a study keeps its protocol and deviations, the next is planned from it, and its items are asked anew", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { slug, lead } = await newProjectOfRuns(browser, "Rounds", ["airline.tau-bench.json"], 16);
  await lead.setViewportSize({ width: 1440, height: 900 });
  const study = await callFrom<{ id: string; queue_id: string }>(lead, slug, "create-study", {
    name: "Pilot",
    samplers: [{ sampler: "random", size: 4 }],
    seed: "pilot",
    k: 2,
    label_schema: { id: "trajectory-review", version: 1 },
    protocol: { question: "How many runs are informative?", stopping: "when all labels are in" },
  });
  for (const name of ["Ben", "Chen"]) {
    const page = await enter(browser, await addAccount(name, { project: slug, role: "annotator" }));
    await labelAll(page, slug, study.queue_id, answer);
  }
  await lead.goto(`/p/${slug}/studies/${study.id}`);
  await expect(lead.getByText("How many runs are informative?")).toBeVisible();
  await lead.getByText("Log a deviation").click();
  await lead.getByLabel("What was done otherwise").fill("Chen joined late.");
  await lead.getByLabel("Why").fill("He was ill.");
  await lead.getByRole("button", { name: "Log it" }).click();
  await expect(lead.getByText("Why: He was ill.")).toBeVisible();
  await look(lead, "rounds-study-protocol");

  await lead.goto(`/p/${slug}/planner?p1=0.8&p2=0.5&pilot=${study.id}`);
  await expect(lead.getByText(/trajectories in each sample/)).toBeVisible();
  await expect(lead.getByRole("table", { name: "Rates of the pilot" })).toContainText("3 / 4");
  await look(lead, "rounds-planner");
  await lead.getByLabel("Second rate").fill("0.8");
  await lead.getByRole("button", { name: "Plan" }).click();
  await expect(lead.getByText("The two rates are the same.")).toBeVisible();
  await lead.goto(`/p/${slug}/planner?p1=7`);
  await expect(lead.getByText("These numbers don’t make a plan.")).toBeVisible();

  await lead.setViewportSize({ width: 900, height: 900 });
  await lead.emulateMedia({ colorScheme: "dark" });
  await lead.goto(`/p/${slug}/planner?pilot=${study.id}`);
  await look(lead, "rounds-planner-dark-narrow");

  // All items once more: a round of its own, with figures of its own beside those of the first.
  await lead.setViewportSize({ width: 1440, height: 900 });
  await lead.goto(`/p/${slug}/studies/${study.id}`);
  const opening = lead.getByRole("button", { name: "Open round 2" });
  await opening.click();
  const dialog = lead.getByRole("dialog", { name: "Open round 2?" });
  await expect(dialog).toContainText("All 4 items are asked anew");
  await expect(dialog.getByLabel("Why")).toBeFocused();
  await look(lead, "rounds-round-dialog-dark");
  await lead.emulateMedia({ colorScheme: "light" });
  await look(lead, "rounds-round-dialog");
  await dialog.getByLabel("Why").fill("The guideline was discussed.");
  await dialog.getByRole("button", { name: "Open round 2" }).click();
  await expect(lead.getByText("Round 2, shown here")).toBeVisible();
  await expect(lead.getByText("Round 2: the same questions are asked anew of all items.")).toBeVisible();
  await look(lead, "rounds-study-round-2");
  await lead.getByRole("link", { name: "Round 1", exact: true }).click();
  await expect(lead.getByText("Round 1, shown here")).toBeVisible();
  await expect(lead.getByText("3 / 4").first()).toBeVisible();
  await lead.emulateMedia({ colorScheme: "dark" });
  await look(lead, "rounds-study-round-1-dark");
  await lead.goto(`/p/${slug}/studies`);
  await expect(lead.getByRole("row", { name: /Pilot/ })).toContainText("2 rounds");
  await expect(lead.getByRole("row", { name: /Pilot/ })).toContainText("8 of 16");
});
