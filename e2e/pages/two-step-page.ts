import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;

/** Two-step sign-in: its settings, and the page that asks for a code. */
export class TwoStepPage {
  readonly codes: Locator;
  readonly question: Locator;

  constructor(private readonly page: Page) {
    this.codes = page.getByRole("region", { name: "Your recovery codes" }).getByRole("listitem");
    this.question = page.getByRole("heading", { name: "Enter your code" });
  }

  async open(): Promise<void> {
    await this.page.goto("/settings/two-step");
  }

  /** Turns it on, as with an app on a phone.
   * @returns the key in the app */
  async turnOn(password: string): Promise<string> {
    await this.open();
    await this.press("Start");
    return this.confirm(password);
  }

  /** Ends a set-up that has begun.
   * @returns the key in the app */
  async confirm(password: string): Promise<string> {
    const address = await this.page.getByRole("link", { name: "Open in an app" }).getAttribute("href");
    const key = new URL(address ?? "").searchParams.get("secret") ?? "";
    await this.page.getByLabel("Code shown in the app").fill(codeOf(key));
    await this.page.getByLabel("Your password").fill(password);
    await this.press("Turn on two-step sign-in");
    return key;
  }

  async enter(code: string): Promise<void> {
    await this.page.getByLabel("Code from your app").fill(code);
    await this.press("Sign in");
  }

  async enterRecoveryCode(code: string): Promise<void> {
    const field = this.page.getByLabel("Recovery code");
    if (!(await field.isVisible())) await this.page.getByText("Lost your phone?").click();
    await field.fill(code);
    await this.press("Use the recovery code");
  }

  async turnOff(code: string): Promise<void> {
    await this.page.getByLabel("A code from your app").fill(code);
    await this.press("Turn off two-step sign-in");
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name, exact: true }).click();
  }
}

/** The code an app shows.
 * @param ahead steps of 30 seconds; a code is good once, and its neighbour too */
export function codeOf(key: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * STEP_MS });
}
