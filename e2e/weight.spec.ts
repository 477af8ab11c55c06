import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { addAccount, callFrom, enter, newProjectOfRuns } from "./workbench";

/** Compressed script that the annotate page may load before it can be used, in bytes. */
const MOST = 200_000;

test("the annotate page opens with little script", async ({ browser }) => {
  const { slug, lead } = await newProjectOfRuns(browser, "Weight", ["airline.tau-bench.json"], 16);
  const queue = await callFrom<{ id: string }>(lead, slug, "create-queue", {
    name: "Weight",
    filter: { domain: ["airline"] },
  });
  const annotator = await enter(browser, await addAccount("Anna", { project: slug, role: "annotator" }));
  const page = await annotator.request.get(`/p/${slug}/queues/${queue.id}/annotate`);
  const html = await page.text();
  // `noModule` scripts are for browsers that the product doesn't know.
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/\bnomodule\b/i.test(tag),
  );
  const sizes = await Promise.all(
    [...new Set(tags.map(([, address]) => address!))].map(async (address) => {
      const script = await (await annotator.request.get(address)).body();
      return gzipSync(script).length;
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});
