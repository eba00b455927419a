import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ProgressBar } from "../pages/progress-bar";

const STOP_DELAY_MS = 200;
/** A busy machine may be late, never early. */
const LATE_MS = 150;

/** Asks the router itself, as the product's own code does. */
const push = (page: Page, path: string) =>
  page.evaluate((to) => {
    (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to);
  }, path);

/** A link of the page that leads to the sign-in. */
const signIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" });

test("the bar is shown while a link leads to another page, and stops 200 ms after it is there", async ({
  page,
}) => {
  const bar = await ProgressBar.of(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await bar.starts()).toBe(0);
  bar.hold();
  await signIn(page).click();
  await expect(bar.line).toBeVisible();
  await expect(bar.line).toHaveCSS("background-color", "rgb(34, 153, 221)");
  await expect(bar.line).toHaveCSS("height", "3px");
  await bar.release();
  await page.waitForURL("**/sign-in");
  await expect(bar.line).toHaveCount(0);
  expect(await bar.starts()).toBe(1);
  const delay = await bar.stopDelay();
  expect(delay).toBeGreaterThanOrEqual(STOP_DELAY_MS - 20);
  expect(delay).toBeLessThanOrEqual(STOP_DELAY_MS + LATE_MS);
});

test("the bar is shown while the router is told to go elsewhere, and when the browser goes back and forward", async ({
  page,
}) => {
  const bar = await ProgressBar.of(page);
  await page.goto("/", { waitUntil: "networkidle" });
  bar.hold();
  await push(page, "/sign-up");
  await expect(bar.line).toBeVisible();
  await bar.release();
  await page.waitForURL("**/sign-up");
  await expect(bar.line).toHaveCount(0);
  expect(await bar.starts()).toBe(1);

  await page.goBack();
  await expect.poll(() => bar.starts()).toBe(2);
  await expect(bar.line).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => bar.starts()).toBe(3);
  await expect(bar.line).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/sign-up");
});

test("the bar is shown while a problem is handed in, until its page is there", async ({ composer, page }) => {
  const bar = await ProgressBar.of(page);
  await composer.open();
  await composer.field.fill("8x = 96");
  bar.hold();
  await composer.submit.click();
  await expect(bar.line).toBeVisible();
  await bar.release();
  await page.waitForURL(/\/solve\//);
  await expect(bar.line).toHaveCount(0);
});

test("the bar does not come for what changes no route", async ({ page }) => {
  const bar = await ProgressBar.of(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    signIn(page).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await opened.close();
  await push(page, "/#main");
  expect(await bar.starts()).toBe(0);
});

test.describe("when the way to the server fails", () => {
  test.use({ provokes: /net::ERR_FAILED|Failed to fetch/ });

  test("the bar goes, and the form says so", async ({ composer, page }) => {
    const bar = await ProgressBar.of(page);
    await composer.open();
    await composer.field.fill("8x = 96");
    bar.hold();
    await composer.submit.click();
    await expect(bar.line).toBeVisible();
    await bar.release("fail");
    await expect(page.getByRole("alert").filter({ hasText: "could not reach" })).toBeVisible();
    await expect(bar.line).toHaveCount(0);
  });

  test("the bar goes with the page that the browser then fetches by itself", async ({ page }) => {
    const bar = await ProgressBar.of(page);
    await page.goto("/", { waitUntil: "networkidle" });
    bar.hold();
    await signIn(page).click();
    await expect(bar.line).toBeVisible();
    await bar.release("fail");
    await page.waitForURL("**/sign-in");
    await expect(bar.line).toHaveCount(0);
  });
});
