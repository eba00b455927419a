import type { Locator, Page } from "@playwright/test";

/** The hints below a conversation. */
export class HintsPanel {
  readonly panel: Locator;
  readonly open: Locator;
  readonly next: Locator;
  readonly answer: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole("region", { name: "Hints" });
    this.open = this.panel.getByRole("listitem").filter({ hasText: /^(Hint \d|Answer)/ });
    this.next = this.panel.getByRole("button", { name: "Next hint" });
    this.answer = this.panel.getByRole("button", { name: "Show the answer" });
  }

  /** Chooses how the tutor helps. */
  async choose(mode: "Explain" | "Hints first" | "Check my working"): Promise<void> {
    await this.page.getByRole("radio", { name: mode }).check();
  }
}
