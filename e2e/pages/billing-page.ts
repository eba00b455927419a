import { expect, type Locator, type Page } from "@playwright/test";

/** Wide enough for the plan's badge in the header. */
const BADGE_WIDTH = 768;

/** A payment is done in several steps, each with its messages. */
const PAYING = { timeout: 30_000 };

/** The page of the plans. */
export class BillingPage {
  /** The plan there is, in a sentence. */
  readonly plan: Locator;
  readonly invoices: Locator;
  readonly notice: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole("main");
    this.plan = page
      .getByRole("region")
      .filter({ has: page.getByRole("meter").or(page.getByText("nothing is counted")) });
    this.invoices = page.getByRole("region", { name: "Invoices" }).getByRole("listitem");
    this.notice = main.getByRole("status").first();
  }

  async open(): Promise<void> {
    await this.page.goto("/billing");
  }

  /** Goes to the page on which a subscription is paid for. */
  async choose(name: "monthly" | "annual", verb: "Try" | "Buy" = "Try"): Promise<void> {
    await this.page.getByRole("button", { name: `${verb} Plus ${name}` }).click();
    await expect(this.page).toHaveURL(/\/sandbox\/checkout\//, PAYING);
  }

  /** Buys a subscription with a card that works, and comes back. */
  async buy(name: "monthly" | "annual", verb: "Try" | "Buy" = "Try"): Promise<void> {
    await this.choose(name, verb);
    await this.page.getByRole("button", { name: "Pay with a card that works" }).click();
    await expect(this.page).toHaveURL(/\/billing\?checkout=done/, PAYING);
  }

  /** Opens a question of the page.
   * @returns it */
  async ask(button: string): Promise<Locator> {
    // Without JavaScript what was streamed is outside the main part of the page.
    await this.page.getByRole("button", { name: button, exact: true }).first().click();
    const question = this.page.getByRole("dialog");
    await expect(question).toBeVisible();
    return question;
  }

  /** Cancels in two clicks. */
  async cancel(): Promise<void> {
    const question = await this.ask("Cancel Plus");
    await question.getByRole("button", { name: "Cancel Plus" }).click();
    await expect(question).toBeHidden();
  }

  async resume(): Promise<void> {
    await this.page.getByRole("button", { name: "Resume Plus" }).click();
  }

  /** Goes to the page of the card and the invoices, presses its buttons one after the other, and comes back. */
  async atPortal(...buttons: readonly string[]): Promise<void> {
    await this.page.getByRole("button", { name: "Card and receipts" }).click();
    await expect(this.page).toHaveURL(/\/sandbox\/portal\//, PAYING);
    for (const name of buttons) {
      const answered = this.page.waitForResponse((response) => response.request().method() === "POST");
      await this.page.getByRole("button", { name }).first().click();
      await answered;
    }
    await this.page.getByRole("link", { name: "Back to Classmate" }).click();
    await expect(this.page).toHaveURL(/\/billing/);
  }

  /** What every page's frame says of the plan: in the header, and in the account's menu where that is narrow. */
  async expectBadge(words: string): Promise<void> {
    const header = this.page.getByRole("banner");
    if ((this.page.viewportSize()?.width ?? 0) >= BADGE_WIDTH) {
      await expect(header.getByRole("link", { name: words, exact: true })).toBeVisible();
      return;
    }
    await header.getByRole("button", { name: "Account" }).click();
    await expect(header.getByRole("link", { name: words, exact: true })).toBeVisible();
    await this.page.keyboard.press("Escape");
  }
}
