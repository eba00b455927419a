import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

/** The settings of an account. */
export class SettingsPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly nameSaved: Locator;
  readonly importNote: Locator;
  readonly devices: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { name: "Settings", level: 1 });
    this.name = page.getByRole("textbox", { name: "What should we call you?" });
    this.nameSaved = this.section("Profile").getByRole("status");
    this.importNote = this.section("Import your work").locator("[role=status], [role=alert]");
    this.devices = this.section("Where you are signed in").getByRole("listitem");
  }

  section(title: string): Locator {
    return this.page.getByRole("region", { name: title });
  }

  async open(): Promise<void> {
    await this.page.goto("/settings");
  }

  async rename(name: string): Promise<void> {
    await this.name.fill(name);
    await this.section("Profile").getByRole("button", { name: "Save name" }).click();
  }

  async changePassword(now: string, next: string): Promise<void> {
    const section = this.section("Password");
    await section.getByLabel("Current password").fill(now);
    await section.getByLabel(/^New password/).fill(next);
    await section.getByRole("button", { name: "Change password" }).click();
  }

  /** @returns the name and the text of the file that a download gives */
  async download(format: "JSON" | "Markdown"): Promise<{ readonly name: string; readonly text: string }> {
    const started = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: `Download as ${format}` }).click();
    const download = await started;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }

  async bringIn(text: string): Promise<void> {
    const section = this.section("Import your work");
    const file = { name: "work.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await section.getByLabel("File").setInputFiles(file);
    await section.getByRole("button", { name: "Import" }).click();
  }

  async deleteAccount(email: string, password: string): Promise<void> {
    const section = this.section("Delete account");
    const opener = section.getByText("Delete my account", { exact: true });
    if (await opener.isVisible()) await opener.click();
    await section.getByLabel("E-mail address of this account").fill(email);
    await section.getByLabel("Your password").fill(password);
    await section.getByRole("button", { name: "Permanently delete everything" }).click();
  }
}
