import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

const KATEX = "node_modules/katex/dist";

/** The dialog in which a photo is read. */
export class PhotoPage {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly reading: Locator;
  readonly use: Locator;
  readonly discard: Locator;
  readonly cancel: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole("button", { name: "Read a photo" });
    this.dialog = page.getByRole("dialog");
    this.heading = this.dialog.getByRole("heading");
    this.reading = this.dialog.getByRole("textbox", { name: "What I read" });
    this.use = this.dialog.getByRole("button", { name: "Use this" });
    this.discard = this.dialog.getByRole("button", { name: "Discard" });
    this.cancel = this.dialog.getByRole("button", { name: "Cancel" });
  }

  /** Chooses a file, which waits until the page's script runs. */
  async choose(photo: Buffer, name = "problem.png", mimeType = "image/png"): Promise<void> {
    const input = this.page.locator('input[type="file"]:not([capture])');
    await expect(async () => {
      await input.setInputFiles({ name, mimeType, buffer: photo });
      await expect(this.dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** Pastes a picture into a field. */
  async paste(field: Locator, photo: Buffer): Promise<void> {
    await field.focus();
    await field.evaluate((target, base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
      target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, photo.toString("base64"));
  }

  /** A photo of a problem as a textbook prints it. */
  async print(problem: { readonly html: string; readonly size?: number }): Promise<Buffer> {
    const sheet = await this.page.context().newPage();
    const css = readFileSync(join(KATEX, "katex.css"), "utf8").replace(
      /url\(fonts\/([\w-]+)\.woff2\)/g,
      (_all, font: string) =>
        `url(data:font/woff2;base64,${readFileSync(join(KATEX, "fonts", `${font}.woff2`)).toString("base64")})`,
    );
    await sheet.setViewportSize({ width: 900, height: 360 });
    await sheet.setContent(
      `<style>${css} body { margin: 60px; background: #fff; color: #111; font: ${problem.size ?? 44}px serif }</style>${problem.html}`,
    );
    await sheet.evaluate(() => document.fonts.ready);
    const picture = await sheet.screenshot();
    await sheet.close();
    return picture;
  }
}
