import { expect } from "@playwright/test";
import { AnnotatePage } from "./annotate-page";
import { test, type Installation } from "./installation";
import { ask, browserOf, join, signInBy } from "./people";
import { makeProject, makeQueue } from "./runs";
import { draftsOf, labelsOf } from "./stored";

/** A queue of some items and somebody to label them. */
async function begin(site: Installation) {
  const project = await makeProject(site);
  const queue = await makeQueue(site, project, { runs: 5, k: 1 });
  return { project, queue, ann: await join(site, project) };
}

test("a reload while typing brings back what was typed, saved or not", async ({ site, browser }) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  await screen.answer();
  await screen.comment.fill("typed a moment ago");
  await screen.page.reload();
  await screen.ready();
  await expect(screen.comment).toHaveValue("typed a moment ago");
  await expect(screen.page.getByRole("radio", { name: "Action or tool use" })).toBeChecked();

  // Another browser of the same person knows only the server's copy.
  await expect.poll(() => draftsOf(site, queue)).toMatchObject([{ comment: "typed a moment ago" }]);
  const elsewhere = await AnnotatePage.open(await browserOf(site, browser, ann), project, queue);
  await expect(elsewhere.comment).toHaveValue("typed a moment ago");
  await elsewhere.page.context().close();
  await context.close();
});

test("what is done offline is sent once when the network is back", async ({ site, browser }) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  await screen.answer();
  await screen.says("Saved");
  await context.setOffline(true);
  await screen.comment.fill("written in a tunnel");
  await screen.says(/Offline, kept on this device/);
  await screen.submit();
  await screen.says(/Offline, kept on this device/);
  await screen.comment.fill("written in a tunnel, and more after the submit");
  expect(await labelsOf(site, queue)).toEqual([]);
  await context.setOffline(false);
  await screen.at(2);
  expect(await labelsOf(site, queue)).toMatchObject([
    { comment: "written in a tunnel, and more after the submit", versions: 1, told: 1 },
  ]);
  await context.close();
});

test("a session that ends while typing: what is typed is kept, and saved after signing in again", async ({
  site,
  browser,
}) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  await screen.answer();
  await screen.says("Saved");
  await ask(ann.api, null, "sign-out-everywhere", {});
  await screen.comment.fill("typed after the session had ended");
  await screen.says(/Signed out, kept on this device/);
  await expect(screen.page.getByText("Your session has ended.")).toBeVisible();

  await test.step("somebody else signs in in this browser: nothing is saved in their name", async () => {
    const other = await join(site, project);
    await signInBy(context.request, other.email, other.password);
    const saving = screen.page.waitForResponse("**/save-draft");
    await screen.comment.fill("typed after the session had ended, and longer");
    expect((await saving).status()).toBe(401);
    expect(await draftsOf(site, queue)).toMatchObject([{ comment: "" }]);
    await context.clearCookies();
  });

  const [second] = await Promise.all([
    context.waitForEvent("page"),
    screen.page.getByRole("link", { name: "Sign in" }).click(),
  ]);
  await second.getByLabel("E-mail address").fill(ann.email);
  await second.getByLabel("Password", { exact: true }).fill(ann.password);
  await second.getByRole("button", { name: "Sign in" }).click();
  await screen.says("Saved");
  expect(await draftsOf(site, queue)).toMatchObject([
    { comment: "typed after the session had ended, and longer" },
  ]);
  await screen.page.reload();
  await expect(screen.comment).toHaveValue("typed after the session had ended, and longer");
  await screen.submit();
  await screen.at(2);
  expect(await labelsOf(site, queue)).toMatchObject([{ person: ann.email, versions: 1, told: 1 }]);
  await context.close();
});

test("two tabs on one item, submitted in both, make one label", async ({ site, browser }) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const first = await AnnotatePage.open(context, project, queue);
  const second = await AnnotatePage.open(context, project, queue);
  await first.answer();
  await first.says("Saved");
  await second.answer("Conversation");
  await second.says("Saved");
  await Promise.all([first.submit(), second.submit()]);
  for (const screen of [first, second]) await screen.at(2);
  const [label, ...more] = await labelsOf(site, queue);
  expect(label).toMatchObject({ versions: 1, told: 1 });
  expect(more).toEqual([]);
  await context.close();
});

test("the back button after a submit leads away and forth to the next item, never to a second label", async ({
  site,
  browser,
}) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const page = await context.newPage();
  await page.goto(`/p/${project}/home`);
  const screen = await AnnotatePage.follow(page, page.getByRole("link", { name: /Start|Continue/ }).first());
  await screen.answer();
  await screen.comment.fill("the first");
  await screen.submit();
  await screen.at(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await screen.ready();
  await screen.at(2);
  await expect(screen.comment).toHaveValue("");
  await screen.answer();
  await screen.submit();
  await screen.at(3);
  const labels = await labelsOf(site, queue);
  expect(labels).toMatchObject([
    { comment: "the first", versions: 1, told: 1 },
    { comment: "", versions: 1, told: 1 },
  ]);
  expect(new Set(labels.map(({ item }) => item)).size).toBe(2);
  await context.close();
});

test("submit pressed twice at once makes one label of one item", async ({ site, browser }) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  await screen.answer();
  // Two presses before anything could be drawn, then one of a finger that stays on the key.
  await screen.page.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent?.includes("Submit"),
    );
    button?.click();
    button?.click();
    for (const repeat of [false, true])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, repeat }));
  });
  await screen.at(2);
  expect(await labelsOf(site, queue)).toMatchObject([{ versions: 1, told: 1 }]);
  await context.close();
});

test("a reopened label that is being changed survives a reload and a lost network, and stays in force until submitted", async ({
  site,
  browser,
}) => {
  const { project, queue, ann } = await begin(site);
  const context = await browserOf(site, browser, ann);
  const screen = await AnnotatePage.open(context, project, queue);
  const note = screen.page.getByText("Your last label, open again.");
  await screen.answer();
  await screen.comment.fill("as it was submitted");
  await screen.submit();
  await screen.at(2);
  await screen.comment.fill("of the item at hand");
  await screen.says("Saved");

  await screen.page.getByRole("button", { name: /Undo/ }).click();
  await expect(note).toBeVisible();
  await expect(screen.comment).toHaveValue("as it was submitted");
  await screen.comment.fill("changed a moment ago");
  await screen.page.reload();
  await expect(note).toBeVisible();
  await expect(screen.comment).toHaveValue("changed a moment ago");
  expect(await labelsOf(site, queue)).toMatchObject([{ comment: "as it was submitted", versions: 1 }]);

  // Changed while the server can't be reached, and the page closed: this browser has it.
  await context.setOffline(true);
  await screen.comment.fill("changed in a tunnel");
  await screen.says(/Offline, kept on this device/);
  await context.setOffline(false);
  await screen.says("Saved");
  await screen.page.close();
  const again = await AnnotatePage.open(context, project, queue);
  await expect(again.comment).toHaveValue("changed in a tunnel");

  // Left as it was: the change is forgotten, here and after a reload, and the item at hand is as it was left.
  const gone = again.page.waitForResponse("**/discard-change");
  await again.page.getByRole("button", { name: "Leave it as it is" }).click();
  expect((await gone).status()).toBe(200);
  await expect(again.comment).toHaveValue("of the item at hand");
  await again.page.reload();
  await again.ready();
  await expect(again.comment).toHaveValue("of the item at hand");

  await again.page.getByRole("button", { name: /Undo/ }).click();
  await expect(again.comment).toHaveValue("as it was submitted");
  await again.comment.fill("changed for good");
  await again.submit();
  await expect(again.comment).toHaveValue("of the item at hand");
  expect(await labelsOf(site, queue)).toMatchObject([{ comment: "changed for good", versions: 2 }]);
  await again.page.reload();
  await again.ready();
  await expect(again.comment).toHaveValue("of the item at hand");
  await context.close();
});
