import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What is wrong with the page at hand: pixels that it scrolls sideways, axe's serious and critical findings with where they are. */
export async function unsoundness(page: Page): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // "Legacy" is without a second page for frames, of which there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
    ...violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ];
}

/** Looks at the page at hand: nothing is wrong with it, and a picture of it is in reports/screens. */
export async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator("#main").first()).toBeVisible();
  expect(await unsoundness(page), name).toEqual([]);
  await page.screenshot({ path: `reports/screens/${name}.png`, fullPage: true });
}
