import { expect, test } from "@playwright/test";
import { addAccount, assay, callFrom, enter, newProject } from "./workbench";

test("a lead tries a change of the signal settings, saves it, and finds old and new reports", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { slug } = await newProject(browser, "Rules");
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  const files = ["airline.tau-bench.json", "cloud-support.sharegpt.json"];
  await assay("import", ...files.map((file) => `examples/${file}`), "--project", slug);
  const state = () =>
    callFrom<{ current: number; trajectories: number; config: number }>(
      lead,
      slug,
      "show-analysis-state",
      {},
    );
  await expect.poll(async () => (await state()).current, { timeout: 60_000 }).toBeGreaterThan(0);

  // Numbers lead to the table, leaves to examples, examples to the step where it fired.
  await lead.goto(`/p/${slug}/signals?by=month`);
  await lead
    .getByRole("link", { name: /: examples$/ })
    .first()
    .click();
  await expect(lead).toHaveURL(/leaf=.*#examples/);
  const example = lead.getByRole("region", { name: "Examples" }).locator("tbody a").first();
  await expect(example).toHaveAttribute("href", /\/trajectories\/[\da-f-]{36}/);
  await lead.getByRole("region", { name: "By month" }).locator("tbody a").first().click();
  await expect(lead.getByText("Run in 2026-")).toBeVisible();
  await lead.goBack();
  await lead.getByRole("link", { name: "Agent version" }).click();
  await expect(lead.getByRole("heading", { name: "By agent version" })).toBeVisible();

  await lead.getByRole("link", { name: "Settings" }).click();
  await expect(lead.getByText("the engine works as it is (version 0)")).toBeVisible();
  const phrases = lead.getByRole("region", { name: "Phrases that count" }).first();
  await phrases.getByLabel("Leaf").selectOption({ label: "escalation (disengagement)" });
  await phrases.getByLabel("Phrase").fill("!!!");
  await phrases.getByRole("button", { name: "Add phrase" }).click();
  await expect(phrases.getByText(/This has to be a phrase with/)).toBeVisible();
  await phrases.getByLabel("Phrase").fill("flight");
  await lead.keyboard.press("Enter");
  await expect(phrases.getByRole("cell", { name: "flight", exact: true })).toBeVisible();

  // Saving waits for a dry run of just this change.
  const save = lead.getByRole("button", { name: "Save and analyse again" });
  await expect(save).toBeDisabled();
  await lead.getByRole("button", { name: "Try the change" }).click();
  await expect(lead.getByText(/would change \(/)).toBeVisible();
  await lead.getByText(/would gain it$/).click();
  const [page] = await Promise.all([
    lead.waitForEvent("popup"),
    lead.getByRole("region", { name: "Dry run" }).locator("li a").first().click(),
  ]);
  await expect(page.getByText(/Analysed by engine .*, no settings of the project/)).toBeVisible();
  await expect(save).toBeEnabled();
  await lead.getByLabel("User turns without dragging").fill("3");
  await expect(save).toBeDisabled();
  await expect(lead.getByText("changed after this dry run")).toBeVisible();
  await lead.getByRole("button", { name: "Try the change" }).click();
  await lead.getByLabel("Note").fill("Flights are escalations here");
  await save.click();
  await expect(lead.getByRole("cell", { name: "Flights are escalations here" })).toBeVisible();
  await expect
    .poll(
      async () => {
        const { config, current, trajectories } = await state();
        return config === 1 && current === trajectories;
      },
      { timeout: 60_000 },
    )
    .toBe(true);

  await page.reload();
  await expect(page.getByText(/Analysed by engine .*, settings 1/)).toBeVisible();
  await page.getByText("Other reports (1)").click();
  await page.getByRole("link", { name: /no settings of the project/ }).click();
  await expect(page.getByText("This is an older report.")).toBeVisible();
  await page.screenshot({ path: "reports/screens/older-report.png" });
  await lead.screenshot({ path: "reports/screens/signal-settings.png", fullPage: true });
  await lead.goto(`/p/${slug}/signals`);
  await lead.screenshot({ path: "reports/screens/signals-found.png", fullPage: true });
});
