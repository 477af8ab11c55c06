import { expect, test } from "@playwright/test";
import { addAccount, enter, newProjectOfRuns } from "./workbench";

test("a lead finds trajectories by keys and filters, shares the address, and opens a queue of them", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { slug, lead } = await newProjectOfRuns(
    browser,
    "Table",
    ["airline.tau-bench.json", "retail.openai-chat.jsonl", "cloud-support.sharegpt.json"],
    46,
  );

  await lead.goto(`/p/${slug}/trajectories`);
  const rows = lead.locator("tbody tr");
  await expect(rows).toHaveCount(46);

  // Filters and order are part of the address, and each is a place in the history.
  await lead.getByRole("checkbox", { name: /^Failed/ }).check();
  await expect(lead.getByText("Outcome is failed")).toBeVisible();
  await lead.getByRole("button", { name: "Turns" }).click();
  await expect(lead.getByRole("columnheader", { name: "Turns" })).toHaveAttribute("aria-sort", "descending");
  await expect(lead).toHaveURL(/outcome=failed.*sort=user_turns|sort=user_turns.*outcome=failed/);
  await expect(rows.filter({ hasText: "Successful" })).toHaveCount(0);
  const failed = await rows.count();
  const shared = lead.url();
  await lead.getByRole("button", { name: "Remove the filter: Outcome is" }).click();
  await expect(rows).toHaveCount(46);
  await lead.goBack();
  await expect(rows).toHaveCount(failed);

  // The address alone says the same to somebody else, who may read but not open queues.
  const researcher = await enter(browser, await addAccount("Rea", { project: slug, role: "researcher" }));
  await researcher.goto(shared);
  await expect(researcher.locator("tbody tr")).toHaveCount(failed);
  await expect(researcher.getByRole("checkbox", { name: "Select this page" })).toHaveCount(0);

  // By keys: down twice, select, down, select, ask for a queue.
  await expect(lead.getByRole("columnheader", { name: "Turns" })).toHaveAttribute("aria-sort", "descending");
  for (const key of ["j", "j", "x", "j", "x"]) await lead.keyboard.press(key);
  await expect(lead.getByText("2 selected")).toBeVisible();
  await lead.keyboard.press("q");
  const dialog = lead.getByRole("dialog", { name: "Open a queue" });
  await dialog.getByLabel("Name").fill("Second look");
  await dialog.getByLabel("Annotators per item").fill("1");
  await dialog.getByRole("button", { name: "Open queue" }).click();
  await expect(lead.getByRole("heading", { level: 1, name: "Second look" })).toBeVisible();
  await expect(lead.getByText("0 of 2 labels")).toBeVisible();

  // A tag on two rows, put on by keys; the facet finds them, and for annotators there is none of it.
  await lead.goto(`/p/${slug}/trajectories`);
  await expect(rows).toHaveCount(46);
  await expect(lead.getByRole("checkbox", { name: /^Failed\s*\d+/ })).toBeVisible();
  for (const key of ["j", "x", "j", "x", "t"]) await lead.keyboard.press(key);
  await lead.getByRole("dialog", { name: "Tag" }).getByRole("combobox").fill("look again");
  await lead.keyboard.press("Enter");
  await expect(lead.getByText("Put on 2 trajectories.")).toBeVisible();
  await lead.getByRole("checkbox", { name: /^look again\s*2/ }).check();
  await expect(lead.getByText("Tag is look again")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await lead.getByRole("button", { name: "Remove the filter: Tag is" }).click();
  await expect(rows).toHaveCount(46);

  // Enter opens the row; its neighbours in the table are a key away; a signal leads to where it fired.
  await lead.goto(`/p/${slug}/trajectories?any=retry`);
  // Counts beside the leaves come when the page is alive: only then are there keys.
  await expect(lead.getByRole("checkbox", { name: /^retry\s*\d+/ })).toBeChecked();
  await lead.keyboard.press("j");
  await lead.keyboard.press("Enter");
  await lead.waitForURL(/\/trajectories\/[\da-f-]{36}/);
  await expect(lead.getByText(/^1 of \d+$/)).toBeVisible();
  await lead.getByRole("button", { name: /^retry, to step/ }).click();
  // Why it is marked there: in short on hover and on focus, in full when the mark is pressed.
  const mark = lead.getByRole("button", { name: /^retry, .*why it is marked$/ }).first();
  const why = lead.getByRole("tooltip").filter({ hasText: /retry.*call/s });
  await mark.hover();
  await expect(why).toBeVisible();
  await lead.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await mark.focus();
  await expect(why).toBeVisible();
  await lead.keyboard.press("Enter");
  await expect(lead.getByRole("dialog", { name: /^Why retry is marked/ })).toContainText("Rule");
  await lead.keyboard.press("Escape");
  await lead.getByRole("link", { name: /^Facts/ }).click();
  await expect(lead.getByRole("heading", { level: 2, name: "Source", exact: true })).toBeVisible();
  await lead.getByRole("link", { name: "Source record" }).click();
  await expect(lead.getByRole("button", { name: "Copy" })).toBeVisible();
});
