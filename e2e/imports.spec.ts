import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { addAccount, callFrom, enter, newProject } from "./workbench";

interface Dropped {
  name: string;
  text: string;
}

/** Drags files over the page and lets them go there, as a file manager does. */
async function drop(page: Page, files: Dropped[]): Promise<void> {
  const carried = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent("body", "dragenter", { dataTransfer: carried });
  await expect(page.getByText("Drop to import")).toBeVisible();
  await page.dispatchEvent("body", "dragover", { dataTransfer: carried });
  await page.dispatchEvent("body", "drop", { dataTransfer: carried });
  await expect(page.getByText("Drop to import")).toBeHidden();
}

/** Drops one file, confirms, and waits until its import has ended in this state. */
async function importDropped(page: Page, file: Dropped, state: RegExp): Promise<void> {
  await drop(page, [file]);
  const dialog = page.getByRole("dialog", { name: "Import a file" });
  await expect(dialog).toContainText(file.name);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: file.name })).toContainText(state, {
    timeout: 30_000,
  });
}

const example = (name: string): Dropped => ({ name, text: readFileSync(`examples/${name}`, "utf8") });

test("a lead drops files on the page: progress, a report record by record, and words about what can't be read", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { slug } = await newProject(browser, "Drop");
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  const stored = async () =>
    (await callFrom<{ trajectories: number }>(lead, slug, "show-pool", {})).trajectories;
  await lead.goto(`/p/${slug}/imports`);
  await expect(lead.getByText("Nothing was imported yet")).toBeVisible();

  await test.step("a good file, with progress on its way; the same file again adds nothing", async () => {
    // The second piece of the upload is held back, so that its progress can be seen.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await lead.route("**/uploads/**", async (route) => {
      await held;
      await route.continue();
    });
    await drop(lead, [example("airline.tau-bench.json")]);
    await lead.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
    const upload = lead.getByRole("list", { name: "Uploads" });
    await expect(upload.getByRole("progressbar", { name: "Sent of airline.tau-bench.json" })).toBeVisible();
    release();
    const row = lead.getByRole("row").filter({ hasText: "airline.tau-bench.json" });
    await expect(row).toContainText("Complete", { timeout: 30_000 });
    await lead.unroute("**/uploads/**");
    const first = await stored();
    expect(first).toBeGreaterThan(0);
    await importDropped(lead, { ...example("airline.tau-bench.json"), name: "again.json" }, /Complete/);
    expect(await stored()).toBe(first);
  });

  await test.step("a file with bad records: the good ones are kept, the bad ones are named with their place", async () => {
    const lines = example("retail.openai-chat.jsonl").text.trim().split("\n");
    const text = [lines[0], `{"messages": [{"role": "user"`, lines[1], `{"messages": "none"}`, lines[2]].join(
      "\n",
    );
    const before = await stored();
    await importDropped(lead, { name: "mixed.jsonl", text }, /Partial|Partly/i);
    await lead.getByRole("link", { name: "mixed.jsonl" }).click();
    await expect(lead.getByRole("heading", { level: 1, name: "mixed.jsonl" })).toBeVisible();
    const rejected = lead.getByRole("row").filter({ has: lead.getByRole("rowheader", { name: "Rejected" }) });
    await expect(rejected).toHaveCount(2);
    await expect(rejected.first()).toContainText("2");
    await expect(rejected.last()).toContainText("4");
    expect(await stored()).toBe(before + 3);
    await lead.getByRole("link", { name: /^0 warnings|warning/ }).click();
    await expect(lead).toHaveURL(/only=warning/);
    await lead.goto(`/p/${slug}/imports`);
  });

  await test.step("files that hold no trajectories are named with the reason, and nothing of them is stored", async () => {
    const before = await stored();
    for (const [name, text, reason] of [
      ["holiday.txt", "Dear diary,\ntoday nothing was logged.\n", /Line 1, column 1: expected a JSON value/],
      ["cake.json", JSON.stringify({ flour: "200 g", eggs: 2 }), /format/i],
    ] as const) {
      await importDropped(lead, { name, text }, /Failed/);
      await lead.getByRole("link", { name }).click();
      await expect(lead.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(lead.getByRole("main").locator(".note").first()).toContainText(reason);
      await lead.goto(`/p/${slug}/imports`);
    }
    expect(await stored()).toBe(before);
  });

  await test.step("who may only read has nowhere to drop", async () => {
    const reader = await enter(browser, await addAccount("Rea", { project: slug, role: "researcher" }));
    await reader.goto(`/p/${slug}/imports`);
    await expect(reader.getByRole("link", { name: "mixed.jsonl" })).toBeVisible();
    await expect(reader.getByRole("button", { name: "Import files" })).toHaveCount(0);
    const carried = await reader.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["x"], "x.json"));
      return transfer;
    });
    await reader.dispatchEvent("body", "dragenter", { dataTransfer: carried });
    await expect(reader.getByText("Drop to import")).toHaveCount(0);
    await reader.context().close();
  });
});
