import { expect, type Locator, type Page } from "@playwright/test";

/** The tutor. */
export class ChatPage {
  readonly field: Locator;
  readonly questions: Locator;
  readonly replies: Locator;
  readonly title: Locator;
  /** The list of conversations; open it first where the screen is narrow. */
  readonly list: Locator;
  readonly again: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Your message" });
    this.questions = page.getByRole("article", { name: "You" });
    this.replies = page.getByRole("article", { name: "Tutor" });
    this.title = page.getByRole("heading", { level: 1 });
    this.list = page.getByRole("navigation", { name: "Conversations" });
    this.again = page.getByRole("button", { name: "Write it again" });
  }

  /** Opens the start, and waits until the page's script runs. */
  async open(): Promise<void> {
    await this.page.goto("/chat");
    await this.ready();
  }

  /** Waits until the page's script runs; what a server has drawn is there before. */
  async ready(): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Send" })).toBeEnabled();
  }

  /** Sends with Enter, as most do, once the tutor has said its piece. */
  async send(text: string): Promise<void> {
    await this.ready();
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  /** Sends and waits for the whole reply. */
  async ask(text: string): Promise<void> {
    await this.send(text);
    await expect(this.questions.last()).toContainText(text);
    await expect(this.again).toBeVisible();
  }

  /** Brings the list of conversations into view; on a phone it is behind a button. */
  async openList(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Conversations", exact: true });
    if (await button.isVisible()) await button.click();
    await expect(this.list).toBeVisible();
  }

  /** The way to rename in the list; with a mouse it appears when its line is pointed at. */
  async renameInList(title: string): Promise<void> {
    await this.list.getByRole("link", { name: title }).hover();
    await this.list.getByRole("button", { name: `Rename “${title}”` }).click();
  }

  /** What the open dialog asks for. */
  async giveName(name: string): Promise<void> {
    const field = this.page.getByRole("dialog").getByRole("textbox", { name: "Name" });
    await expect(field).toBeFocused();
    await field.fill(name);
    await field.press("Enter");
  }

  /** Gives a name and waits until the server has it: the page shows it before that. */
  async rename(name: string): Promise<void> {
    const kept = this.page.waitForResponse((response) => response.url().includes("/api/trpc/chat.rename"));
    await this.giveName(name);
    await kept;
  }
}
