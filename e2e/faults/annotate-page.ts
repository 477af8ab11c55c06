import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";

/** The annotate screen of one tab, as its reader sees it. */
export class AnnotatePage {
  private constructor(readonly page: Page) {}

  static async open(context: BrowserContext, project: string, queue: string): Promise<AnnotatePage> {
    const screen = new AnnotatePage(await context.newPage());
    await screen.page.goto(`/p/${project}/queues/${queue}/annotate`);
    await screen.ready();
    return screen;
  }

  /** The screen that a link of another page leads to. */
  static async follow(page: Page, link: Locator): Promise<AnnotatePage> {
    await link.click();
    const screen = new AnnotatePage(page);
    await screen.ready();
    return screen;
  }

  get comment() {
    return this.page.getByLabel("Comment");
  }

  private get foot() {
    return this.page.getByRole("contentinfo");
  }

  /** Waits until the item is shown. */
  ready = (): Promise<void> => expect(this.page.getByRole("button", { name: /Submit/ })).toBeVisible();

  /** Answers all questions. */
  async answer(reason = "Action or tool use"): Promise<void> {
    for (const choice of ["Yes", reason, "Tool execute"])
      await this.page.getByRole("radio", { name: choice }).click();
  }

  submit = (): Promise<void> => this.page.getByRole("button", { name: /Submit/ }).click();

  /** Waits until the foot of the page says this. */
  says = (words: string | RegExp): Promise<void> =>
    expect(this.foot.getByRole("status")).toHaveText(words, { timeout: 20_000 });

  /** Waits until this many items are behind the reader: the next one is shown. */
  at = (position: number): Promise<void> =>
    expect(this.foot.getByText(new RegExp(`^${position} of `))).toBeVisible({ timeout: 20_000 });
}
