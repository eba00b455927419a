import type { Locator, Page } from "@playwright/test";

/** What the visitor has solved. */
export class HistoryPage {
  readonly items: Locator;

  constructor(private readonly page: Page) {
    this.items = page.getByRole("main").getByRole("list").getByRole("link");
  }

  async open(): Promise<void> {
    await this.page.goto("/history");
  }
}
