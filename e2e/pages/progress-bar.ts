import type { Locator, Page, Route } from "@playwright/test";

type Told = readonly [what: "start" | "end" | "route", atMs: number];

/** The line at the top of the window, and when it came and went. */
export class ProgressBar {
  private readonly held: Route[] = [];
  private holding = false;

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<ProgressBar> {
    await page.addInitScript(watch);
    const bar = new ProgressBar(page);
    await page.route(
      (url) => url.origin !== "null",
      (route) => (bar.holding && isOfRoute(route) ? void bar.held.push(route) : route.fallback()),
    );
    return bar;
  }

  /** Readers are not told of it, so that it has no role to be found by. */
  get line(): Locator {
    return this.page.locator("#nprogress .bar");
  }

  /** From now on what the router and the forms ask for gets no answer. */
  hold(): void {
    this.holding = true;
  }

  /** Lets all of it go on, or fail. */
  async release(how: "on" | "fail" = "on"): Promise<void> {
    this.holding = false;
    for (const route of this.held.splice(0)) await (how === "on" ? route.continue() : route.abort());
  }

  /** How often it came. */
  async starts(): Promise<number> {
    return (await this.told()).filter(([what]) => what === "start").length;
  }

  /** Milliseconds from the last change of the address before it went until it went. */
  async stopDelay(): Promise<number> {
    const told = await this.told();
    const end = told.findLastIndex(([what]) => what === "end");
    const route = told.slice(0, end).findLast(([what]) => what === "route");
    return (told[end]?.[1] ?? Number.NaN) - (route?.[1] ?? Number.NaN);
  }

  private told(): Promise<Told[]> {
    return this.page.evaluate(() => (window as unknown as { barTold: Told[] }).barTold);
  }
}

const isOfRoute = (route: Route): boolean => {
  const request = route.request();
  return "rsc" in request.headers() || "next-action" in request.headers();
};

function watch(): void {
  const told: [string, number][] = [];
  Object.assign(window, { barTold: told });
  const note = (what: string) => told.push([what, performance.now()]);
  let isThere = false;
  new MutationObserver(() => {
    const is = document.getElementById("nprogress") !== null;
    if (is !== isThere) note(is ? "start" : "end");
    isThere = is;
  }).observe(document, { childList: true, subtree: true });
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name].bind(history);
    history[name] = (data, title, url) => {
      const before = location.href;
      write(data, title, url);
      if (location.href !== before) note("route");
    };
  }
}
