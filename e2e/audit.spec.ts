import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { addAccount, assay, callFrom, enter, newProject } from "./workbench";

interface Progress {
  queries: number;
  candidates: number;
  decided: number;
  kept: number;
  groups: { group: string; kept: number; rejected: number }[];
}

/** What is on the screen to be decided: the query and the number of the candidate. */
const atHand = async (page: Page): Promise<string> => {
  const query = page.getByRole("heading", { level: 2, name: /^Query / });
  const candidate = page.getByRole("heading", { level: 3, name: /^Candidate \d+$/ });
  await expect(query).toBeVisible();
  return `${await query.innerText()} ${await candidate.innerText()}`;
};

test("two leads audit candidates by keyboard alone; precision and the cleaned set follow", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { slug, admin } = await newProject(browser, "Audit");
  const tickets = test.info().outputPath("tickets.multi-gt.jsonl");
  const examples = readFileSync("examples/cloud-tickets.multi-gt.jsonl", "utf8").split("\n");
  writeFileSync(tickets, examples.slice(0, 3).join("\n"));
  await assay("import", tickets, "--project", slug);
  const lena = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  const leo = await enter(browser, await addAccount("Leo", { project: slug, role: "lead" }));
  const progress = () => callFrom<Progress>(lena, slug, "show-audit-progress", {});
  await expect.poll(async () => (await progress()).candidates, { timeout: 30_000 }).toBeGreaterThan(6);
  const before = await progress();

  // Never the same candidate in two hands, whatever both press.
  for (const page of [lena, leo]) await page.goto(`/p/${slug}/references/audit`);
  const first = await atHand(lena);
  expect(await atHand(leo)).not.toBe(first);

  // What differs from the logged answer is marked for eyes and for readers; the judges' words are hidden.
  const sides = lena.locator(".diff-text");
  await expect(sides.first().locator("del").first()).toBeVisible();
  await expect(sides.last().locator("ins").first()).toBeVisible();
  await lena.keyboard.press("d");
  await expect(lena.getByRole("radio", { name: /Characters/ })).toBeChecked();
  await lena.keyboard.press("d");
  await expect(lena.locator(".diff-text del, .diff-text ins")).toHaveCount(0);
  await lena.keyboard.press("d");
  await lena.keyboard.press("v");
  await expect(lena.getByText("Decide first: the verdicts stay hidden until then.")).toBeVisible();

  // Guidelines are a key away.
  await lena.keyboard.press("g");
  await expect(lena.getByRole("dialog", { name: /Guidelines/ })).toContainText("Technically wrong");
  await lena.keyboard.press("Escape");

  // Keep; the verdicts open; undo takes it back; keep again and go on.
  await lena.keyboard.press("k");
  await lena.keyboard.press("Enter");
  await expect(lena.getByRole("button", { name: /Next candidate/ })).toBeVisible();
  expect((await progress()).kept).toBe(before.kept + 1);
  await lena.keyboard.press("z");
  await expect(lena.getByText("This candidate was decided before and is open again.")).toBeVisible();
  expect(await atHand(lena)).toBe(first);
  expect((await progress()).kept).toBe(before.kept);
  await lena.keyboard.press("k");
  await lena.keyboard.press("Enter");
  await expect(lena.getByRole("button", { name: /Next candidate/ })).toBeVisible();
  await lena.keyboard.press("Enter");
  await expect(lena.getByRole("button", { name: /Submit decision/ })).toBeVisible();
  const second = await atHand(lena);
  expect(second).not.toBe(first);

  // To reject needs a reason; a comment is typed without any of its letters being a key.
  await lena.keyboard.press("r");
  await lena.keyboard.press("Enter");
  await expect(lena.getByText("Say why: choose a reason.")).toBeVisible();
  await lena.keyboard.press("1");
  await lena.keyboard.press("/");
  await lena.keyboard.type("krus: the rule is outbound");
  await lena.keyboard.press("Escape");
  await lena.keyboard.press("Enter");
  await expect(lena.getByRole("button", { name: /Next candidate/ })).toBeVisible();
  await lena.keyboard.press("Enter");
  await expect(lena.getByRole("button", { name: /Submit decision/ })).toBeVisible();

  // A flag is for the other leads, and the candidate stays; to put one aside asks why.
  const third = await atHand(lena);
  await lena.keyboard.press("f");
  await lena.getByRole("dialog").getByRole("radio", { name: "Personal data is not masked" }).press("Space");
  await lena.keyboard.press("Enter");
  await expect(lena.getByText(/^Flagged\./)).toBeVisible();
  expect(await atHand(lena)).toBe(third);
  await lena.keyboard.press("s");
  await lena.keyboard.press("Tab");
  const aside = lena.getByRole("dialog", { name: "Put this candidate aside" });
  await aside.getByRole("button", { name: "Put aside" }).press("Enter");
  await expect(aside.getByText("Choose a reason or write a few words.")).toBeVisible();
  await aside.getByLabel("In your words").fill("I wrote the logged answer myself");
  await lena.keyboard.press("Control+Enter");
  await expect(aside).toBeHidden();
  await expect.poll(() => atHand(lena)).not.toBe(third);

  // Both go on at the same time to the end: every candidate is decided once.
  async function decideAll(page: Page): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const submit = page.getByRole("button", { name: /Submit decision/ });
      const done = page.getByRole("heading", { name: "Nothing is left for you to audit here" });
      await expect(submit.or(done)).toBeVisible();
      if (await done.isVisible()) return seen;
      seen.push(await atHand(page));
      await page.keyboard.press("k");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: /Next candidate/ })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: /Next candidate/ })).toBeHidden();
    }
  }
  const [byLena, byLeo] = await Promise.all([decideAll(lena), decideAll(leo)]);
  const all = [first, second, ...byLena, ...byLeo];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(before.candidates);

  // Precision by branch and the remarks, as the leads see them.
  const after = await progress();
  expect(after).toMatchObject({ decided: before.candidates, kept: before.candidates - 1 });
  await leo.goto(`/p/${slug}/references`);
  const table = leo.getByRole("table", { name: "Precision by branch" });
  for (const { group, kept, rejected } of after.groups) {
    const name = { consistency: "Consistency", utility: "Utility" }[group];
    if (!name) continue;
    const row = table.getByRole("row").filter({ has: leo.getByRole("rowheader", { name, exact: true }) });
    await expect(row).toContainText(((100 * kept) / (kept + rejected)).toFixed(1));
  }
  const remarks = leo.getByRole("table", { name: "Flagged and put aside" });
  await expect(remarks).toContainText("Personal data is not masked");
  // It is decided by now, so why it was put aside is of no use any more.
  await expect(remarks).not.toContainText("I wrote the logged answer myself");
  await remarks.getByRole("button", { name: /^Resolve/ }).click();
  await expect(remarks).toBeHidden();

  // The cleaned set: each query's logged answer and what was kept; the rejected one is in none.
  const { id } = await callFrom<{ id: string }>(lena, slug, "create-export", {
    what: ["references", "cleaned_references"],
    formats: ["jsonl"],
  });
  const files = unzipSync(await (await lena.request.get(`/api/v1/p/${slug}/exports/${id}`)).body());
  const read = <Row>(name: string): Row[] =>
    new TextDecoder()
      .decode(files[name])
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
  const judged = read<{ kind: string; text: string; query: string; decision: string | null }>(
    "references.jsonl",
  );
  const [rejected, ...others] = judged.filter(({ decision }) => decision === "reject");
  expect(others).toEqual([]);
  const cleaned = new TextDecoder().decode(files["cleaned-references.jsonl"]);
  expect(cleaned).not.toContain(JSON.stringify(rejected!.text).slice(1, -1));
  for (const { kind, text, decision } of judged)
    if (kind === "reference" || decision === "keep")
      expect(cleaned).toContain(JSON.stringify(text).slice(1, -1));

  // Who put what aside and why is in the audit log.
  const { entries } = await callFrom<{ entries: { actor_name: string; summary: object }[] }>(
    admin,
    slug,
    "list-audit-log",
    { verb: "put-candidate-aside" },
  );
  expect(entries).toMatchObject([
    { actor_name: "Lena", summary: { reason: "I wrote the logged answer myself" } },
  ]);
});
