import type { Locator, Page } from "@playwright/test";

/** A worked problem. */
export class SolutionPage {
  readonly sheet: Locator;
  readonly answer: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole("main").getByRole("article");
    this.answer = this.sheet.getByRole("region", { name: "Answer" });
    this.steps = this.sheet.getByRole("listitem");
  }

  /** The LaTeX that the answer's MathML carries. */
  async answerTex(): Promise<string> {
    const source = this.answer.locator("annotation").first();
    return ((await source.textContent()) ?? "").trim();
  }
}
