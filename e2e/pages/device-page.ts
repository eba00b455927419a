import { expect, type Locator, type Page, type Worker as RunningWorker } from "@playwright/test";

/** The engine on the student's device, and what the browser keeps of it. */
export class DevicePage {
  private engine: RunningWorker | null = null;

  readonly note: Locator;
  /** What is said of a problem that the server could not be reached for. */
  readonly waits: Locator;

  constructor(readonly page: Page) {
    this.note = page.getByText("Worked out on this device");
    this.waits = page.getByText("stays on this device and is sent when there is a connection");
    page.on("worker", (worker) => {
      this.engine = worker;
      worker.on("close", () => {
        if (this.engine === worker) this.engine = null;
      });
    });
  }

  /** Waits until the page has heard from the engine that it is there. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName("classmate:engine-ready").length > 0);
  }

  /** Before the page is opened.
   * @returns what ends the engine of the page, and lets it make no other */
  async mortal(): Promise<() => Promise<void>> {
    await this.page.addInitScript(() => {
      const Made = window.Worker;
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Made {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (sessionStorage.getItem("refuse")) throw new Error("refused");
          super(url, options);
          workers.push(this);
        }
      };
    });
    return () =>
      this.page.evaluate(() => {
        for (const worker of (window as unknown as { workers: Worker[] }).workers) worker.terminate();
        sessionStorage.setItem("refuse", "yes");
      });
  }

  /** Waits until the session of this page would go on without a network. */
  async sessionReady(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName("classmate:session-ready").length > 0);
  }

  /** Waits until the browser keeps all that solving without a network takes. */
  async kept(): Promise<void> {
    await this.ready();
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const engine = this.engine?.url() ?? "";
    await expect
      .poll(
        () =>
          this.page.evaluate(async (engine) => {
            const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const keys = (await Promise.all(stored.map((cache) => cache.keys()))).flat();
            const paths = keys.map(({ url }) => new URL(url).pathname);
            return (
              paths.includes("/") &&
              paths.includes(new URL(engine).pathname) &&
              paths.some((path) => path.includes("KaTeX_Size2"))
            );
          }, engine),
        { timeout: 30_000 },
      )
      .toBe(true);
  }

  /** Bytes that the browser keeps. */
  bytes(): Promise<number> {
    return this.page.evaluate(async () => {
      let sum = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) sum += (await (await cache.match(key))?.blob())?.size ?? 0;
      }
      return sum;
    });
  }
}
