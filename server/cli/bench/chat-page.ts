import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { countBytes, type PageBytes } from "./page-load";

/** Where a conversation is, and for whom. */
export interface ChatPlace {
  readonly origin: string;
  readonly path: string;
  /** `name=value` of the guest it belongs to; null for nobody. */
  readonly cookie: string | null;
  /** How many times slower than it is the processor is to be. */
  readonly cpuRate: number;
}

export interface ChatLoad extends PageBytes {
  /** From the beginning of the navigation to the first frame that shows every formula there will be. */
  readonly renderedMs: number;
  /** Time of the processor on the page's main thread until all is quiet. */
  readonly taskMs: number;
  readonly formulas: number;
}

/** What the reply to one message cost the page's main thread, in milliseconds of it. */
export interface ReplyCost {
  readonly taskMs: number;
  readonly scriptMs: number;
  /** Styles, layout. */
  readonly layoutMs: number;
  readonly longestTaskMs: number;
}

interface Frame {
  readonly at: number;
  readonly formulas: number;
}

const QUIET_MS = 1_000;
/** The page fetches the code for streaming when it has been quiet for three seconds. */
const WARM_MS = 4_500;

/** Opens a conversation in a browser that has never seen it. */
export function loadChat(browser: Browser, place: ChatPlace): Promise<ChatLoad> {
  return visiting(browser, place, async (page, session) => {
    await page.addInitScript(watchRendering);
    const bytes = countBytes(page);
    await page.goto(place.origin + place.path, { waitUntil: "networkidle" });
    const sizes = await bytes();
    await page.waitForTimeout(QUIET_MS);
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
    const formulas = frames.at(-1)?.formulas ?? 0;
    const renderedMs = frames.find((frame) => frame.formulas === formulas)?.at ?? Number.NaN;
    const taskMs = ((await metricsOf(session)).get("TaskDuration") ?? 0) * 1000;
    return { ...sizes, renderedMs, taskMs, formulas };
  });
}

/** Sends a message in a conversation and waits for the whole reply. Nothing counts what the page shows meanwhile: that
 * would cost more the longer the page is, and count as the page's. */
export function takeReply(browser: Browser, place: ChatPlace): Promise<ReplyCost> {
  return visiting(browser, place, async (page, session) => {
    await page.addInitScript(watchTasks);
    await page.goto(place.origin + place.path, { waitUntil: "networkidle" });
    await page.waitForTimeout(WARM_MS);
    await page.getByRole("textbox", { name: "Your message" }).fill("Go on, please.");
    const before = await metricsOf(session);
    await page.evaluate(() => {
      (window as unknown as { longestTask: number }).longestTask = 0;
    });
    await page.keyboard.press("Enter");
    // Looked for seldom and in one place: what this costs counts as the page's.
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll("p[role=status]")].some(
          ({ textContent }) => textContent === "The tutor has finished writing.",
        ),
      null,
      { polling: 250 },
    );
    await page.waitForTimeout(QUIET_MS);
    const after = await metricsOf(session);
    const spent = (...names: string[]) =>
      names.reduce((sum, name) => sum + ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000, 0);
    return {
      taskMs: spent("TaskDuration"),
      scriptMs: spent("ScriptDuration"),
      layoutMs: spent("LayoutDuration", "RecalcStyleDuration"),
      longestTaskMs: await page.evaluate(() => (window as unknown as { longestTask: number }).longestTask),
    };
  });
}

async function visiting<Result>(
  browser: Browser,
  { origin, cookie, cpuRate }: ChatPlace,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await give(context, origin, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Time of the processor, not of the clock: other programs' work does not count.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
    // The compiler of this command wraps functions in a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (value) => value;");
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function give(context: BrowserContext, origin: string, cookie: string | null): Promise<void> {
  if (cookie === null) return;
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
}

async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page, before its own scripts. Counts after each frame that follows a change how many formulas can be
 * seen; what React holds back until it is complete is in hidden elements. */
function watchRendering(): void {
  const frames: Frame[] = [];
  (window as unknown as { frames: Frame[] }).frames = frames;
  const { port1, port2 } = new MessageChannel();
  let planned = false;
  port1.onmessage = () => {
    planned = false;
    const all = document.getElementsByClassName("katex").length;
    const hidden = document.querySelectorAll("[hidden] .katex").length;
    frames.push({ at: performance.now(), formulas: all - hidden });
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => port2.postMessage(null));
  };
  new MutationObserver(plan).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page, before its own scripts. */
function watchTasks(): void {
  const page = window as unknown as { longestTask: number };
  page.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longestTask = Math.max(page.longestTask, duration);
  }).observe({ type: "longtask" });
}
