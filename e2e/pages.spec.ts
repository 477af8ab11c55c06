import { expect, test, type Page } from "@playwright/test";
import { unsoundness } from "./soundness";
import { addAccount, callFrom, enter, newProjectOfRuns } from "./workbench";

/** How each page is looked at. */
const looks = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 900 },
] as const;

/** Opens a page and says what is wrong with it, however it is looked at: errors in the console, sideways scrolling, axe's findings. */
async function faultsOf(page: Page, address: string, picture: string): Promise<string[]> {
  const faults: string[] = [];
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") faults.push(message.text());
  };
  page.on("console", listen);
  for (const [n, { theme, width }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    if (n === 0) {
      const response = await page.goto(address);
      if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
      await expect(page.locator("#main").first()).toBeVisible();
    }
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    faults.push(...(await unsoundness(page)).map((fault) => `${fault} (${theme}, ${width} px)`));
    await page.screenshot({ path: `reports/screens/${picture}-${theme}.png` });
  }
  page.off("console", listen);
  return faults.map((fault) => `${address}: ${fault}`);
}

test("every page is sound in light and dark, wide and narrow", async ({ browser }) => {
  test.setTimeout(900_000);
  const { slug, admin, lead } = await newProjectOfRuns(
    browser,
    "Pages",
    ["airline.tau-bench.json", "cloud-support.sharegpt.json", "cloud-tickets.multi-gt.jsonl"],
    30,
  );
  const study = await callFrom<{ id: string; queue_id: string }>(lead, slug, "create-study", {
    name: "Round 1",
    samplers: [{ sampler: "random", size: 5 }],
    seed: "pages",
    label_schema: { id: "trajectory-review", version: 1 },
  });
  const frozen = await callFrom<{ id: string }>(lead, slug, "make-label-set", {
    queue: study.queue_id,
    name: "First",
  });
  const { rows } = await callFrom<{ rows: { id: string }[] }>(lead, slug, "list-trajectories", {});
  const { imports } = await callFrom<{ imports: { id: string }[] }>(lead, slug, "list-imports", {});
  const annotator = await enter(browser, await addAccount("Anna", { project: slug, role: "annotator" }));

  const base = `/p/${slug}`;
  const visits: [Page, string[]][] = [
    [
      lead,
      [
        "overview",
        "trajectories",
        `trajectories/${rows[0]!.id}`,
        "signals",
        "signals/settings",
        "samples",
        "imports",
        `imports/${imports[0]!.id}`,
        "queues",
        `queues/${study.queue_id}`,
        "agreement",
        "votes",
        "planner",
        "adjudication",
        `adjudication/${study.queue_id}`,
        `adjudication/${study.queue_id}/1`,
        "references",
        "references/audit",
        "studies",
        `studies/${study.id}`,
        "studies/counts?counts=signal:50/52,32/48;random:25/37,29/63&votes=130,80,51,39",
        "snapshots",
        `snapshots/${frozen.id}`,
        "exports",
        "tokens",
        "api",
      ].map((path) => `${base}/${path}`),
    ],
    [annotator, [`${base}/home`, `${base}/queues/${study.queue_id}/annotate`, "/account"]],
    [admin, [`${base}/people`, `${base}/audit-log`, "/?all=1", "/installation", "/installation/log"]],
  ];
  const faults: string[] = [];
  for (const [page, addresses] of visits)
    for (const address of addresses) {
      const picture = address
        .replace(slug, "p")
        .replace(/[^a-z-]+/g, "_")
        .slice(0, 60);
      faults.push(...(await faultsOf(page, address, picture)));
    }
  expect(faults).toEqual([]);
});

test("the theme follows the system, its wish for contrast included, until one is chosen", async ({
  page,
}) => {
  const theme = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
  await page.goto("/sign-in");
  await expect(theme).toHaveAttribute("data-theme", "dark-hc");
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await expect(theme).toHaveAttribute("data-theme", "light-hc");
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "dark");
});
