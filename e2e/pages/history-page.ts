import type { Locator, Page } from "@playwright/test";

/** What the visitor has solved. */
export class HistoryPage {
  readonly items: Locator;
  readonly older: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole("main");
    this.items = main.getByRole("list").getByRole("link");
    this.older = main.getByRole("link", { name: "Show older" });
    this.dialog = page.getByRole("dialog", { name: "Delete this problem?" });
  }

  async open(): Promise<void> {
    await this.page.goto("/history");
  }

  /** Asks to delete a problem; the dialog asks again. */
  async askToDelete(text: string): Promise<void> {
    await this.page.getByRole("button", { name: `Delete “${text}”` }).click();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Delete" }).click();
  }
}
