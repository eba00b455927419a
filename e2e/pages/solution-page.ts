import type { Locator, Page } from "@playwright/test";

/** A worked problem. */
export class SolutionPage {
  readonly read: Locator;
  readonly answer: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.read = page.getByRole("region", { name: "Problem as read" });
    this.answer = page.getByRole("region", { name: "Answer" });
    this.steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  }

  /** The answer's mathematics, as a screen reader or a copy would have it. */
  async answerTex(): Promise<string> {
    const annotation = this.answer.locator("annotation").first();
    return ((await annotation.textContent()) ?? "").trim();
  }
}
