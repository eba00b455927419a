import type { Locator, Page } from "@playwright/test";

/** A worksheet: its parts at a glance, and each on a sheet of its own. */
export class WorksheetPage {
  readonly overview: Locator;

  constructor(private readonly page: Page) {
    this.overview = page.getByRole("navigation", { name: "Parts of this worksheet" });
  }

  part(label: string): Locator {
    return this.page.getByRole("article", { name: `Part ${label}`, exact: true });
  }

  answer(label: string): Locator {
    return this.part(label).getByRole("region", { name: `Answer to part ${label}` });
  }

  /** Has an answer to a part checked. */
  async check(label: string, text: string): Promise<void> {
    const part = this.part(label);
    await part.locator("summary", { hasText: "Check my answer" }).click();
    await part.getByRole("textbox", { name: "Your answer" }).fill(text);
    await part.getByRole("button", { name: "Check my answer" }).click();
  }
}
