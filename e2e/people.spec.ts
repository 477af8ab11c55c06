import { expect, test, type Page } from "@playwright/test";
import { callFrom, newProject, signIn } from "./workbench";

/** What the navigation offers. */
const places = (page: Page) =>
  page.getByRole("navigation", { name: "Project" }).locator("ul a").allInnerTexts();

/** A person who was invited: the link is opened, a name and a password are chosen. */
async function accept(page: Page, link: string, name: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Choose a password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Join the project" }).click();
  await page.waitForURL(/\/p\//);
}

test("an admin invites people; each joins by a link, sees what the role allows, and can be shut out", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { slug, admin } = await newProject(browser, "People");
  const tag = slug.split("-").at(-1)!;
  const password = `a sentence that nobody guesses ${tag}`;

  async function invite(email: string, role: string): Promise<string> {
    await admin.goto(`/p/${slug}/people`);
    await admin.getByLabel("E-mail address").fill(email);
    await admin.getByLabel("Role", { exact: true }).selectOption(role);
    await admin.getByRole("button", { name: "Create invitation" }).click();
    return admin.getByLabel(`Invitation link for ${email}`).inputValue();
  }

  await test.step("there is no way to an account but a link", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto("/sign-in");
    await expect(stranger.getByRole("link", { name: /register|sign up|create/i })).toHaveCount(0);
    await stranger.goto(`/p/${slug}/overview`);
    await expect(stranger).toHaveURL(/\/sign-in\?from=/);
    await stranger.goto(`/invitation/${"x".repeat(43)}`);
    await expect(stranger.getByRole("button", { name: "Join the project" })).toHaveCount(0);
    await stranger.context().close();
  });

  const anna = { name: "Anna", email: `anna-${tag}@example.org`, password };
  const anywhere = await browser.newContext();
  const page = await anywhere.newPage();
  await test.step("an annotator joins and sees queues only", async () => {
    const link = await invite(anna.email, "annotator");
    await accept(page, link, anna.name, password);
    await expect(page).toHaveURL(new RegExp(`/p/${slug}/home$`));
    expect(await places(page)).toEqual(["Home"]);
    for (const path of ["overview", "trajectories", "people", "audit-log", "exports"]) {
      expect((await page.goto(`/p/${slug}/${path}`))?.status(), path).toBe(403);
    }
    expect((await page.goto("/installation"))?.status()).toBe(403);

    // The link is used up.
    const again = await (await browser.newContext()).newPage();
    await again.goto(link);
    await expect(again.getByRole("button", { name: "Join the project" })).toHaveCount(0);
    await again.context().close();
  });

  await test.step("a researcher reads and exports, and changes nothing", async () => {
    const rea = await (await browser.newContext()).newPage();
    await accept(rea, await invite(`rea-${tag}@example.org`, "researcher"), "Rea", password);
    await expect(rea).toHaveURL(new RegExp(`/p/${slug}/overview$`));
    const seen = await places(rea);
    for (const place of ["Trajectories", "Studies", "Exports"]) expect(seen).toContain(place);
    for (const place of ["Home", "Samples", "Adjudication", "People", "Audit log"])
      expect(seen).not.toContain(place);
    expect((await rea.goto(`/p/${slug}/people`))?.status()).toBe(403);
    await rea.context().close();
  });

  await test.step("an invitation that was revoked lets nobody in", async () => {
    const email = `late-${tag}@example.org`;
    const link = await invite(email, "lead");
    await admin.getByRole("button", { name: `Revoke the invitation of ${email}` }).click();
    await expect(admin.getByRole("row").filter({ hasText: email })).toContainText("Revoked");
    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await expect(late.getByRole("button", { name: "Join the project" })).toHaveCount(0);
    await late.context().close();
  });

  await test.step("signing out everywhere ends the session of another browser", async () => {
    const second = await (await browser.newContext()).newPage();
    await signIn(second, anna);
    await second.goto(`/p/${slug}/home`);
    await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/account");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await second.reload();
    await expect(second).toHaveURL(/\/sign-in\?from=/);
    await signIn(second, anna);
    await second.goto(`/p/${slug}/home`);
    await expect(second).toHaveURL(new RegExp(`/p/${slug}/home$`));

    await test.step("an administrator disables the account, and it is written down", async () => {
      await admin.goto(`/p/${slug}/people`);
      await admin.getByRole("link", { name: "All accounts" }).click();
      await admin.getByLabel("Find people").fill(anna.email);
      await expect(admin.getByRole("row")).toHaveCount(2);
      const row = admin.getByRole("row").filter({ hasText: anna.email });
      await expect(row).toContainText("Annotator");
      await admin.getByRole("button", { name: "Disable Anna" }).click();
      await admin.getByRole("dialog").getByRole("button", { name: "Disable account" }).click();
      await expect(row).toContainText("Disabled");

      await second.reload();
      await expect(second).toHaveURL(/\/sign-in/);
      await second.getByLabel("E-mail address").fill(anna.email);
      await second.getByLabel("Password", { exact: true }).fill(password);
      await second.getByRole("button", { name: "Sign in" }).click();
      await expect(second.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
      await expect(second).toHaveURL(/\/sign-in/);

      await admin.getByRole("button", { name: "Enable Anna" }).click();
      await expect(row).toContainText("Active");
      await signIn(second, anna);
      await expect(second).not.toHaveURL(/\/sign-in/);

      await admin
        .getByRole("navigation", { name: "Installation" })
        .getByRole("link", { name: "Log" })
        .click();
      await admin.getByLabel("What was done").selectOption("disable-person");
      const entry = (verb: string) =>
        admin.getByRole("row").filter({ hasText: anna.email }).filter({ hasText: verb });
      await expect(entry("Enable person")).toHaveCount(0);
      await expect(entry("Disable person")).toContainText("Ada");
      await admin.getByLabel("What was done").selectOption("enable-person");
      await expect(entry("Disable person")).toHaveCount(0);
      await expect(entry("Enable person")).toContainText("Ada");
    });
  });

  await test.step("who did what in the project is in its own log", async () => {
    const { verbs } = await callFrom<{ verbs: string[] }>(admin, slug, "list-audit-log", {});
    for (const verb of ["invite-person", "accept-invitation", "revoke-invitation"])
      expect(verbs).toContain(verb);
  });
});
