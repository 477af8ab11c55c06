import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, type Browser, type Page } from "@playwright/test";

const runFile = promisify(execFile);

/** Runs the command line as an operator would; the environment names the database under test. */
export async function assay(...args: string[]): Promise<string> {
  const { stdout } = await runFile(process.execPath, ["bin/assay.mjs", ...args], { maxBuffer: 64_000_000 });
  return stdout;
}

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** An account with a one-time password; unique, so that stories don't meet. */
export async function addAccount(
  name: string,
  options: { project?: string; role?: string; admin?: boolean },
): Promise<Account> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`;
  const args = ["user", "add", email, "--name", name];
  if (options.admin) args.push("--admin");
  if (options.project) args.push("--project", options.project, "--role", options.role ?? "annotator");
  const password = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/.exec(await assay(...args))?.[0];
  if (!password) throw new Error("`assay user add` printed no password");
  return { name, email, password };
}

/** Signs in with a one-time password, chooses a real one as asked, and ends on the person's first page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail address").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  if (!new URL(page.url()).pathname.startsWith("/account")) return;
  const chosen = `a sentence of ${account.name} ${randomUUID()}`;
  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password", { exact: true }).fill(chosen);
  await page.getByRole("button", { name: "Change password" }).click();
  account.password = chosen;
  await page
    .waitForURL((url) => !url.pathname.startsWith("/account"), { timeout: 15_000 })
    .catch(async () => {
      await page.goto("/");
    });
}

/** A signed-in person in a browser of their own. */
export async function enter(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

/** Calls a use case from a page, as the page's own code does. */
export async function callFrom<Result>(
  page: Page,
  project: string,
  verb: string,
  input: unknown,
): Promise<Result> {
  const response = await page.request.post(`/api/v1/p/${project}/${verb}`, {
    data: input as object,
    headers: { origin: new URL(page.url()).origin },
  });
  const body = await response.json();
  expect(response.ok(), JSON.stringify(body)).toBe(true);
  return body.result as Result;
}

/** A project of its own for one story, with its admin signed in. */
export async function newProject(browser: Browser, name: string): Promise<{ slug: string; admin: Page }> {
  const admin = await enter(browser, await addAccount("Ada", { admin: true }));
  const slug = `${name.toLowerCase().replaceAll(" ", "-")}-${randomUUID().slice(0, 8)}`;
  const response = await admin.request.post("/api/v1/create-project", {
    data: { slug, name },
    headers: { origin: new URL(admin.url()).origin },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return { slug, admin };
}

/** A project with a lead, in which these example files are imported and all their `runs` trajectories analysed. */
export async function newProjectOfRuns(
  browser: Browser,
  name: string,
  files: readonly string[],
  runs: number,
): Promise<{ slug: string; admin: Page; lead: Page }> {
  const { slug, admin } = await newProject(browser, name);
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));
  await assay("import", ...files.map((file) => `examples/${file}`), "--project", slug);
  await untilAnalysed(lead, slug, runs);
  return { slug, admin, lead };
}

/** Waits until this many trajectories of a project are analysed. */
export async function untilAnalysed(page: Page, project: string, runs: number): Promise<void> {
  const analysed = async () =>
    (await callFrom<{ analysed: number }>(page, project, "show-pool", {})).analysed;
  await expect.poll(analysed, { timeout: 60_000 }).toBe(runs);
}

export type Answers = Record<string, string>;

/** Goes through a queue as one annotator, as the page's own requests do; an answer of null skips the item. */
export async function labelAll(
  page: Page,
  project: string,
  queue: string,
  answer: (item: number) => Answers | null,
  most = 99,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    const { held } = await callFrom<{ held: { item: number; ordinal: number; fence: number } | null }>(
      page,
      project,
      "open-item",
      { queue },
    );
    if (!held) return;
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
  }
}
