import type { Locator, Page } from "@playwright/test";

/** A worked problem. */
export class SolutionPage {
  readonly sheet: Locator;
  readonly answer: Locator;
  readonly steps: Locator;
  /** What is said of the student's own answer or working. */
  readonly verdict: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole("main").getByRole("article");
    this.answer = this.sheet.getByRole("region", { name: "Answer" });
    this.steps = this.sheet.getByRole("listitem");
    this.verdict = this.sheet.getByRole("status");
  }

  /** Has an answer, or a working of several lines, checked. */
  async check(kind: "answer" | "working", text: string): Promise<void> {
    const field = this.sheet.getByRole("textbox", { name: `Your ${kind}` });
    if (!(await field.isVisible()))
      await this.sheet.locator("summary", { hasText: `Check my ${kind}` }).click();
    await field.fill(text);
    await this.sheet.getByRole("button", { name: `Check my ${kind}` }).click();
  }

  /** The LaTeX that the answer's MathML carries. */
  async answerTex(): Promise<string> {
    const source = this.answer.locator("annotation").first();
    return ((await source.textContent()) ?? "").trim();
  }
}
