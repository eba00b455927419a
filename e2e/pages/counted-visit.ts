import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { ComposerPage } from "./composer-page";

const VIEWPORT = { width: 1280, height: 900 };

/** How a browser asks not to be counted. */
export type Wish = "none" | "Sec-GPC" | "DNT";

/** One visitor with a browser of their own, and what that browser asked the site for. */
export class Visit {
  /** Paths asked for, with their method. */
  readonly asked: string[] = [];
  private readonly scripts: Promise<string>[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly composer: ComposerPage,
  ) {
    page.on("request", (request) => {
      this.asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      this.scripts.push(
        response.text().then(
          (text) => text,
          () => "",
        ),
      );
    });
  }

  static async open(browser: Browser, baseURL: string, wish: Wish = "none"): Promise<Visit> {
    const extraHTTPHeaders = wish === "none" ? undefined : { [wish]: "1" };
    const context = await browser.newContext({ baseURL, viewport: VIEWPORT, extraHTTPHeaders });
    if (wish === "Sec-GPC") await context.addInitScript(claim, ["globalPrivacyControl", true] as const);
    if (wish === "DNT") await context.addInitScript(claim, ["doNotTrack", "1"] as const);
    const page = await context.newPage();
    return new Visit(context, page, new ComposerPage(page));
  }

  /** Whether a script came that holds the analytics library. */
  async gotLibrary(): Promise<boolean> {
    const texts = await Promise.all(this.scripts);
    return texts.some((text) => text.includes("$process_person_profile"));
  }

  /** Waits until the library is there. */
  async counted(): Promise<void> {
    await expect.poll(() => this.gotLibrary()).toBe(true);
  }
}

function claim([name, value]: readonly [string, string | boolean]): void {
  Object.defineProperty(navigator, name, { get: () => value });
}
