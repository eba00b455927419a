import type { Locator, Page } from "@playwright/test";

/** The tutor. */
export class ChatPage {
  readonly field: Locator;
  readonly replies: Locator;
  readonly messages: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole("textbox", { name: /message/i });
    this.messages = page.getByRole("log").getByRole("article");
    this.replies = page.getByRole("log").getByRole("article", { name: /tutor/i });
  }

  async open(): Promise<void> {
    await this.page.goto("/chat");
  }

  /** Sends with Enter, as most do. */
  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
  }
}
