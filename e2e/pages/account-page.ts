import { expect, type Locator, type Page } from "@playwright/test";
import type { Mailbox } from "./mailbox";

/** Sign-up, sign-in, recovery and the account menu. */
export class AccountPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly menu: Locator;
  readonly signInLink: Locator;
  /** What a form says: something went wrong, or something is on its way. */
  readonly alert: Locator;
  readonly notice: Locator;

  /** @param mailbox where the links arrive; only signing up needs it */
  constructor(
    private readonly page: Page,
    private readonly mailbox?: Mailbox,
  ) {
    const main = page.getByRole("main");
    this.email = page.getByRole("textbox", { name: "E-mail" });
    this.password = page.getByLabel("Password", { exact: true });
    this.menu = page.getByRole("button", { name: "Account" });
    this.signInLink = page.getByRole("banner").getByRole("link", { name: "Sign in" });
    this.alert = main.getByRole("alert").first();
    this.notice = main.getByRole("status").first();
  }

  /** Makes an account and opens the link that finishes it, in the same browser. */
  async signUp(email: string, password: string): Promise<void> {
    if (!this.mailbox) throw new Error("Signing up needs the mailbox: new AccountPage(page, mailbox)");
    await this.askToSignUp(email, password);
    await this.page.goto(await this.mailbox.link(email));
  }

  /** Fills in the sign-up form and waits until the e-mail is on its way. */
  async askToSignUp(email: string, password: string): Promise<void> {
    await this.page.goto("/sign-up");
    await this.fillIn(email, password, "Create account");
    await expect(this.notice).toContainText("sent you an e-mail");
  }

  async openSignIn(): Promise<void> {
    await this.page.goto("/sign-in");
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.openSignIn();
    await this.fillIn(email, password, "Sign in");
  }

  /** Asks for a link to sign in with, on the sign-in page. */
  async askForLink(email: string, next = "/"): Promise<void> {
    await this.page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await this.email.fill(email);
    await this.press("E-mail me a link instead");
    await expect(this.notice).toBeVisible();
  }

  /** Asks for a link to choose a new password. */
  async askToRecover(email: string): Promise<void> {
    await this.page.goto("/reset-password");
    await this.email.fill(email);
    await this.press("Send the link");
    await expect(this.notice).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("button", { name: "Sign out", exact: true }).click();
  }

  /** Presses a button of the page, not of its frame. */
  async press(button: string): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  }

  private async fillIn(email: string, password: string, button: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.press(button);
  }
}
