import type { Locator, Page } from "@playwright/test";

/** Sign-up, sign-in and the account menu. */
export class AccountPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly menu: Locator;
  readonly signInLink: Locator;

  constructor(private readonly page: Page) {
    this.email = page.getByRole("textbox", { name: "E-mail" });
    this.password = page.getByLabel("Password", { exact: true });
    this.menu = page.getByRole("button", { name: "Account" });
    this.signInLink = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.page.goto("/sign-up");
    await this.fillIn(email, password, "Create account");
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto("/sign-in");
    await this.fillIn(email, password, "Sign in");
  }

  async signOut(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("button", { name: "Sign out" }).click();
  }

  private async fillIn(email: string, password: string, button: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole("main").getByRole("button", { name: button }).click();
  }
}
