import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** Less than this no browser counts as a movement. */
const PIXELS = 3;
const WHAT = "main :is(h1, h2, p, a, label, fieldset, button, textarea, li), header :is(a, button)";

/** Where everything stands that can be seen at first. */
function placesOn(page: Page): Promise<{ name: string; x: number; y: number }[]> {
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
  const places = await placesOn(page);
  await context.close();
  return places;
}

for (const path of ["/", "/chat"]) {
  test(`nothing moves on ${path} when its fonts arrive`, async ({ baseURL, browser }) => {
    const before = await open(browser, baseURL + path, false);
    const after = await open(browser, baseURL + path, true);
    expect(before.length).toBeGreaterThan(10);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const moved = after.filter(({ x, y }, index) => {
      const then = before[index];
      return !then || Math.abs(then.x - x) >= PIXELS || Math.abs(then.y - y) >= PIXELS;
    });
    expect(moved).toEqual([]);
  });
}
