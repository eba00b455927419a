import { expect, type Locator, type Page } from "@playwright/test";

/** One problem of a session, whether it is asked as a choice or in writing. */
export class PracticePage {
  readonly choices: Locator;
  readonly field: Locator;
  private readonly instead: Locator;

  constructor(private readonly page: Page) {
    this.choices = page.getByRole("group", { name: "Choose your answer" }).getByRole("radio");
    this.field = page.getByRole("textbox", { name: "Your answer" });
    this.instead = page.getByRole("button", { name: "Write it instead" });
  }

  /** The field for an answer in writing. */
  async writing(): Promise<Locator> {
    await expect(this.choices.first().or(this.field)).toBeVisible();
    if (await this.instead.isVisible()) await this.instead.click();
    await expect(this.field).toBeVisible();
    return this.field;
  }

  async answer(text: string): Promise<void> {
    await (await this.writing()).fill(text);
    await this.page.getByRole("button", { name: /^(Check|Try again)$/ }).click();
  }

  /** Chooses an answer that is wrong, where there is a choice, and writes one elsewhere. Needs no JavaScript.
   * @returns what was answered */
  async answerWrongly(): Promise<string> {
    const check = this.page.getByRole("button", { name: "Check", exact: true });
    await expect(check).toBeVisible();
    const wrong = (await this.offered()).length > 0 ? await this.wrongChoice() : "7919";
    if (wrong === "7919") await this.field.fill(wrong);
    else await this.choices.and(this.page.getByLabel(wrong, { exact: true })).check();
    await check.click();
    return wrong;
  }

  /** The answers that can be chosen. */
  offered(): Promise<string[]> {
    return this.choices.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }

  async wrongChoice(): Promise<string> {
    const instruction = (await this.page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const right = await this.worked(/solve/i.test(instruction) ? "Solve" : "Expand");
    const wrong = (await this.offered()).filter((text) => text !== right);
    expect(wrong, `one of them is ${right}`).toHaveLength(3);
    return wrong[0] as string;
  }

  /** What the engine comes to for the problem that is shown.
   * @param task what to do with its mathematics */
  async worked(task: string): Promise<string> {
    const latex = await this.page.getByRole("article").locator(".math-line annotation").first().textContent();
    const answer = await this.page.request.post("/api/trpc/solve.create", {
      data: { json: { text: `${task} $${latex}$` } },
    });
    return ((await answer.json()) as { result: { data: { json: { answer: string } } } }).result.data.json
      .answer;
  }
}
