import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** Less than this no browser counts as a movement. */
const PIXELS = 3;
const WHAT = "main :is(h1, h2, p, a, label, fieldset, button, textarea, li), header :is(a, button)";

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Where everything is that can be seen at first. */
function placesOn(page: Page): Promise<Place[]> {
  return page.evaluate((what) => {
    const all = [...document.querySelectorAll<HTMLElement>(what)].filter((element) =>
      element.checkVisibility(),
    );
    const places = all.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`, x, y };
    });
    return places.filter(({ y }) => y < window.innerHeight);
  }, WHAT);
}

async function open(browser: Browser, path: string, fonts: boolean) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (!fonts) await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

for (const path of ["/", "/chat"]) {
  test(`nothing moves on ${path} when its fonts arrive`, async ({ baseURL, browser }) => {
    const before = await open(browser, baseURL + path, false);
    const after = await open(browser, baseURL + path, true);
    // What comes later than the network is quiet, on a busy machine, may still have to find its place.
    await expect(async () => {
      const [then, now] = [await placesOn(before), await placesOn(after)];
      expect(then.length).toBeGreaterThan(10);
      expect(now.map(({ name }) => name)).toEqual(then.map(({ name }) => name));
      expect(now.map((place, index) => [then[index], place]).filter(isMoved)).toEqual([]);
    }).toPass({ timeout: 15_000 });
  });
}

for (const path of ["/", "/chat"]) {
  test(`the browser counts no movement on ${path} when its fonts arrive late`, async ({ page }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    arrive();
    await page.waitForLoadState();
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.evaluate(() => document.fonts.check("16px Geist"))).toBe(true);
    await page.evaluate(painted);
    expect(await page.evaluate(movements)).toEqual([]);
  });
}

/** Runs in the page: comes when what is there by now has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

interface Movement extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page: what moved without anyone touching it, by what it says. */
function movements(): string[] {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return (observer.takeRecords() as Movement[]).flatMap(({ sources }) =>
    sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "something that is gone"),
  );
}

function isMoved([then, now]: (Place | undefined)[]): boolean {
  return !then || !now || Math.abs(then.x - now.x) >= PIXELS || Math.abs(then.y - now.y) >= PIXELS;
}
