import type { Page } from "@playwright/test";

/** Signing in with a provider: the button here, and the provider's page that asks whether we may know who one is. */
export class SocialPage {
  constructor(private readonly page: Page) {}

  /** Presses the provider's button on the sign-in page.
   * @param next where to go afterwards */
  async begin(provider: string, next = "/"): Promise<void> {
    await this.page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await this.press(provider);
  }

  /** Presses the button on the page that is open. */
  async press(provider: string): Promise<void> {
    await this.page.getByRole("button", { name: `Continue with ${provider}` }).click();
  }

  /** Goes back to the product as the owner of an address. */
  async allow(email: string): Promise<void> {
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByRole("button", { name: "Allow" }).click();
  }

  async deny(): Promise<void> {
    await this.page.getByRole("button", { name: "Deny" }).click();
  }
}
