import { expect } from "@playwright/test";
import { AnnotatePage } from "./annotate-page";
import { test } from "./installation";
import { browserOf, join } from "./people";
import { makeProject, makeQueue } from "./runs";
import { draftsOf, labelsOf } from "./stored";

test.describe("the web server is killed", () => {
  test("between a draft and its submit: the open page goes on by itself, and the label counts once", async ({
    site,
    browser,
  }) => {
    const project = await makeProject(site);
    const queue = await makeQueue(site, project, { runs: 4, k: 1 });
    const ann = await join(site, project);
    const screen = await AnnotatePage.open(await browserOf(site, browser, ann), project, queue);
    await screen.answer();
    await screen.comment.fill("written before");
    await screen.says("Saved");

    await site.web.kill();
    await screen.comment.fill("written before and while it was away");
    await screen.says(/kept on this device/);
    await site.startWeb();
    await screen.says("Saved");
    expect(await draftsOf(site, queue)).toMatchObject([{ comment: "written before and while it was away" }]);

    await site.web.kill();
    await screen.submit();
    await screen.says(/kept on this device/);
    await site.startWeb();
    await screen.at(2);
    expect(await labelsOf(site, queue)).toMatchObject([
      { person: ann.email, comment: "written before and while it was away", versions: 1, told: 1 },
    ]);
    expect(await draftsOf(site, queue)).toEqual([]);
    await screen.page.context().close();
  });

  test("after it stored a label and before it said so: the page sends again, and there is one label", async ({
    site,
    browser,
  }) => {
    const project = await makeProject(site);
    const queue = await makeQueue(site, project, { runs: 4, k: 1 });
    const ann = await join(site, project);
    const screen = await AnnotatePage.open(await browserOf(site, browser, ann), project, queue);
    await screen.answer();
    await screen.page.route(
      "**/submit-label",
      async (route) => {
        expect((await route.fetch()).status()).toBe(200);
        await site.web.kill();
        await route.abort();
      },
      { times: 1 },
    );
    await screen.submit();
    await screen.says(/kept on this device/);
    expect(await labelsOf(site, queue)).toHaveLength(1);
    await site.startWeb();
    await screen.at(2);
    expect(await labelsOf(site, queue)).toMatchObject([{ versions: 1, told: 1 }]);
    await screen.answer();
    await screen.submit();
    await screen.at(3);
    expect(await labelsOf(site, queue)).toHaveLength(2);
    await screen.page.context().close();
  });
});
