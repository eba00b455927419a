import { expect, type Locator, type Page } from "@playwright/test";

/** The tutor. */
export class ChatPage {
  readonly field: Locator;
  readonly questions: Locator;
  readonly replies: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Your message" });
    this.questions = page.getByRole("article", { name: "You" });
    this.replies = page.getByRole("article", { name: "Tutor" });
  }

  async open(): Promise<void> {
    await this.page.goto("/chat");
  }

  /** Sends with Enter, as most do, once the tutor has said its piece. */
  async send(text: string): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Send" })).toBeEnabled();
    await this.field.fill(text);
    await this.field.press("Enter");
  }
}
