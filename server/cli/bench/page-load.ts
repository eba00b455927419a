import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page, Response } from "@playwright/test";

/** What a page fetched: gzip bytes of response bodies; fonts, which are packed already, as they are. */
export interface PageBytes {
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly styleBytes: number;
  readonly documentBytes: number;
}

/** One cold load of a page. Times are milliseconds. */
export interface PageLoad extends PageBytes {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** A slow phone on a slow network: 1.6 Mbps, 150 ms, a processor four times slower. */
const THROTTLE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
const QUIET_MS = 1500;

/** Loads `path` once in a fresh browser context, throttled, and reads its vitals when the network is quiet.
 * @param prepare runs in the context before the load (to sign in or to make what the page shows); returns the path */
export async function loadPage(
  browser: Browser,
  origin: string,
  prepare: (context: BrowserContext) => Promise<string>,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  try {
    const path = await prepare(context);
    const page = await context.newPage();
    await throttle(page);
    const bytes = countBytes(page);
    // The compiler of this command wraps functions in a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (value) => value;");
    await page.addInitScript(observeVitals);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET_MS);
    const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    return { ...(await bytes()), ...vitals };
  } finally {
    await context.close();
  }
}

/** The slow line of a page. Whoever slowed it down has to cut it: to Chromium, being slow is not being offline. */
export interface Line {
  cut(): Promise<void>;
}

/** From now on. */
export async function throttle(page: Page): Promise<Line> {
  const session = await page.context().newCDPSession(page);
  const set = async (offline: boolean): Promise<void> => {
    await session.send("Network.emulateNetworkConditions", { offline, ...THROTTLE });
  };
  await session.send("Network.enable");
  await set(false);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  return { cut: () => set(true) };
}

/** Counts from now on.
 * @returns a function that says what has come so far */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const size = response.body().then(
      (body) => (type === "font" ? body.length : gzipSync(body).length),
      () => bytesOnTheWire(response),
    );
    sizes.push(size.then((length) => [type, length] as const));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const total = (type: string) =>
      all.reduce((sum, [kind, length]) => sum + (kind === type ? length : 0), 0);
    return {
      scriptBytes: total("script"),
      fontBytes: total("font"),
      styleBytes: total("stylesheet"),
      documentBytes: total("document"),
    };
  };
}

/** For a body that the browser does not hand out, as one of many megabytes. */
const bytesOnTheWire = (response: Response): Promise<number> =>
  response
    .request()
    .sizes()
    .then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    );

/** Runs in the page, before its own scripts. */
function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  (window as unknown as { vitals: Vitals }).vitals = vitals;
  const observe = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    vitals.cls += entry.value ?? 0;
  });
  // Blocking counts from the first paint on: before it there is nothing to touch.
  observe("longtask", (entry) => {
    const end = entry.startTime + entry.duration;
    const shown =
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    vitals.tbt += Math.max(0, end - Math.max(shown, entry.startTime + 50));
  });
}
