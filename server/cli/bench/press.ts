import type { BrowserContext, Page } from "@playwright/test";
import { type Line, throttle } from "./page-load";

const TEXT = "Solve 3(x - 2) = x/2 + 9";
/** Between two letters, for someone who types fast. */
const LETTER_MS = 100;
const LONGEST_MS = 60_000;
/** From the reading line to the button. */
const LOOK_MS = 500;
/** Without another file for so long, all are there. */
const SETTLED_MS = 2_000;

/** How someone comes to press Solve. */
export const WAYS = {
  "first visit, typed": typed,
  "engine loaded": warm,
  "offline, after a reload": offline,
} as const;

export type Way = keyof typeof WAYS;

/** @returns milliseconds from the press on Solve to the painted answer */
export async function pressToAnswer(context: BrowserContext, way: Way, slow: boolean): Promise<number> {
  const page = await context.newPage();
  // The compiler of this command wraps functions in a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value;");
  await page.addInitScript(watchPress);
  const line = slow ? await throttle(page) : null;
  await page.goto("/", { waitUntil: "networkidle" });
  await WAYS[way](page, line);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  const took = await page.waitForFunction(
    () => (window as unknown as { pressToAnswer?: number }).pressToAnswer,
    undefined,
    { timeout: LONGEST_MS },
  );
  return (await took.jsonValue()) as number;
}

const field = (page: Page) => page.getByRole("textbox", { name: /problem/i });

async function typed(page: Page): Promise<void> {
  await field(page).pressSequentially(TEXT, { delay: LETTER_MS });
}

/** Whoever presses Solve has looked at what the engine reads. */
async function warm(page: Page): Promise<void> {
  await ready(page);
  await field(page).fill(TEXT);
  await page.getByText("Reads as").waitFor({ timeout: LONGEST_MS });
  await page.waitForTimeout(LOOK_MS);
}

/** Waits until the page has heard from the engine that it is there. */
async function ready(page: Page): Promise<void> {
  await field(page).focus();
  await page.waitForFunction(
    () => performance.getEntriesByName("classmate:engine-ready").length > 0,
    undefined,
    { timeout: LONGEST_MS },
  );
}

async function offline(page: Page, line: Line | null): Promise<void> {
  await ready(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await kept(page);
  await line?.cut();
  await page.context().setOffline(true);
  await page.reload({ waitUntil: "domcontentloaded" });
  await field(page).fill(TEXT);
}

/** Waits until the browser keeps all that solving without a network takes: until nothing has been added for a while. */
async function kept(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now || now === 0; ) {
    before = now;
    await page.waitForTimeout(SETTLED_MS);
    now = await page.evaluate(filesKept);
  }
}

/** Runs in the page: how many files the browser keeps; none count until the fonts, which come last, are among them. */
async function filesKept(): Promise<number> {
  const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(stored.map((cache) => cache.keys()))).flat();
  return files.some(({ url }) => url.includes("KaTeX_Size2")) ? files.length : 0;
}

/** Runs in the page: from the press to the frame after the answer is there. */
function watchPress(): void {
  let pressed = 0;
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest("button[type=submit]")) pressed = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === 0 || !document.querySelector("#answer .katex")) return;
    const began = pressed;
    pressed = 0;
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { pressToAnswer: performance.now() - began }), 0),
    );
  }).observe(document, { childList: true, subtree: true });
}
