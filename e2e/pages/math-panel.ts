import { expect, type Locator, type Page } from "@playwright/test";

/** The mathematics field below a field of text, and what can be done with it. */
export class MathPanel {
  readonly button: Locator;
  readonly panel: Locator;
  /** Where it is written as on paper. */
  readonly field: Locator;
  readonly insert: Locator;
  readonly problem: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole("button", { name: "Write mathematics" });
    this.panel = page.getByRole("region", { name: "Write mathematics" });
    this.field = this.panel.locator("math-field");
    this.insert = this.panel.getByRole("button", { name: "Insert" });
    this.problem = this.panel.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.field).toBeFocused();
  }

  /** Types into the field as on a keyboard. */
  async type(keys: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.type(keys);
  }

  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.panel.getByRole("button", { name, exact: true }).click();
  }
}

/** Pastes what was copied elsewhere into a field, as the browser hands it to the page.
 * @returns whether the page puts it there itself; what it leaves to the browser does not arrive from a test */
export async function paste(field: Locator, copied: { html?: string; plain: string }): Promise<boolean> {
  await field.focus();
  return field.evaluate((target, { html, plain }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", plain);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return !target.dispatchEvent(event);
  }, copied);
}
