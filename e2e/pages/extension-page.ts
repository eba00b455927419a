import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test";
import { buildExtension } from "../../server/cli/extension/build";
import { findWholeChromium } from "../../server/cli/test/chromium";

/** The extension, loaded from its folder into a browser of its own. */
export class ExtensionPage {
  private constructor(
    readonly context: BrowserContext,
    private readonly worker: Worker,
    private readonly directory: string,
  ) {}

  /** @param hosts that the student has allowed: a click on the browser's own button cannot be made from here, and neither
   * can a question of the browser's be answered
   * @param baseURL of the product, for pages that a test opens in the same browser */
  static async load(hosts: readonly string[] = [], baseURL?: string): Promise<ExtensionPage> {
    const executablePath = findWholeChromium();
    if (!executablePath)
      throw new Error("Extensions need a whole Chromium: install it (Debian: apt-get install chromium).");
    const directory = mkdtempSync(join(tmpdir(), "classmate-extension-"));
    const folder = join(directory, "extension");
    await buildExtension(process.cwd(), folder);
    const manifest = join(folder, "manifest.json");
    const own = JSON.parse(readFileSync(manifest, "utf8"));
    if (hosts.length > 0) writeFileSync(manifest, JSON.stringify({ ...own, host_permissions: hosts }));
    const context = await chromium.launchPersistentContext(join(directory, "profile"), {
      executablePath,
      baseURL,
      headless: false,
      ignoreDefaultArgs: ["--disable-extensions"],
      args: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
    });
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    return new ExtensionPage(context, worker, directory);
  }

  async panel(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(new URL("panel.html", this.worker.url()).href);
    return page;
  }

  /** A page of a site, with everything on it selected. */
  async openSelected(url: string, html: string): Promise<Page> {
    await this.context.route(url, (route) => route.fulfill({ contentType: "text/html", body: html }));
    const page = await this.context.newPage();
    await page.goto(url);
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector("main") ?? document.body),
    );
    return page;
  }

  /** The student's choice in the menu of the page in front. */
  async chooseFromMenu(url: string): Promise<void> {
    await this.worker.evaluate(async (url) => {
      const browser = (globalThis as unknown as { chrome: BrowserForTests }).chrome;
      const tabs = await browser.tabs.query({});
      const tab = tabs.find((one) => one.url === url);
      browser.contextMenus.onClicked.dispatch({ menuItemId: "work-selection" }, tab);
    }, url);
  }

  /** The keys for the selection of the page in front, or the button of the browser's own bar: neither can be pressed from here,
   * and what they tell the extension can. */
  async beginFrom(url: string, how: "shortcut" | "button"): Promise<void> {
    await this.worker.evaluate(
      async ({ url, how }) => {
        const browser = (globalThis as unknown as { chrome: BrowserForTests }).chrome;
        const tab = (await browser.tabs.query({})).find((one) => one.url === url);
        if (how === "shortcut") browser.commands.onCommand.dispatch("work-selection", tab);
        else browser.action.onClicked.dispatch(tab);
      },
      { url, how },
    );
  }

  /** Has the panel take a picture of a page that is in front. A panel in a tab of its own is behind it meanwhile. */
  async cutOutOf(page: Page, panel: Page): Promise<void> {
    const button = panel.getByRole("button", { name: "Cut out a part of the page" });
    await button.waitFor();
    await page.bringToFront();
    await button.dispatchEvent("click");
    await panel.getByRole("region", { name: "The part to read" }).waitFor();
    await panel.bringToFront();
  }

  /** Takes the time off the access token, as an hour does. */
  async letRunOut(): Promise<void> {
    await this.worker.evaluate(async () => {
      const { local } = (globalThis as unknown as { chrome: BrowserForTests }).chrome.storage;
      const { session } = await local.get("session");
      await local.set({ session: { ...session, accessToken: "run-out", expiresAt: 0 } });
    });
  }

  permissions(): Promise<{ permissions?: string[]; origins?: string[] }> {
    return this.worker.evaluate(() =>
      (globalThis as unknown as { chrome: BrowserForTests }).chrome.permissions.getAll(),
    );
  }

  /** Leaves nothing behind for the next test: no page, and nothing that was read. */
  async tidy(): Promise<void> {
    const [first, ...others] = this.context.pages();
    await Promise.all(others.map((page) => page.close()));
    await first?.goto("about:blank");
    await this.worker.evaluate(() =>
      (globalThis as unknown as { chrome: BrowserForTests }).chrome.storage.session.clear(),
    );
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

interface BrowserForTests {
  readonly tabs: { query(filter: object): Promise<readonly { readonly url?: string }[]> };
  readonly commands: { readonly onCommand: { dispatch(name: string, tab: unknown): void } };
  readonly action: { readonly onClicked: { dispatch(tab: unknown): void } };
  readonly contextMenus: { readonly onClicked: { dispatch(info: object, tab: unknown): void } };
  readonly storage: {
    readonly session: { clear(): Promise<void> };
    readonly local: {
      get(key: string): Promise<{ readonly session?: object }>;
      set(values: object): Promise<void>;
    };
  };
  readonly permissions: { getAll(): Promise<{ permissions?: string[]; origins?: string[] }> };
}
