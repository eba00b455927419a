import { expect, type Locator, type Page } from "@playwright/test";

/** The front page: one field and a button. */
export class ComposerPage {
  readonly field: Locator;
  readonly submit: Locator;
  readonly hintsFirst: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole("textbox", { name: /problem/i });
    this.submit = page.getByRole("button", { name: "Solve", exact: true });
    this.hintsFirst = page.getByRole("button", { name: "Hints first" });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
  }

  /** Opens it with hints first chosen, which waits until the page's script runs: what is handed in before that goes to
   * the server as it does without JavaScript. */
  async openWithHints(path = "/"): Promise<void> {
    await this.page.goto(path);
    await expect(async () => {
      await this.hintsFirst.click();
      await expect(this.hintsFirst).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
    }).toPass();
  }

  async solve(problem: string): Promise<void> {
    await this.open();
    await this.field.fill(problem);
    await this.submit.click();
    await this.page.waitForURL(/\/solve\/[\w-]+$/);
  }
}
