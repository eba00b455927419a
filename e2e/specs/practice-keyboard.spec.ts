import { expect, test } from "../fixtures";
import { Keyboard } from "../pages/keyboard";
import { MathPanel } from "../pages/math-panel";
import { PracticePage } from "../pages/practice-page";

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

/** Nothing of the page is beyond the edge of a narrow telephone. */
const fits = (page: import("@playwright/test").Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

test("practice is walked through at 360 pixels without a mouse: a session, a skill of the map, a set", async ({
  page,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto("/practice");
  await fits(page);
  await keyboard.press(page.getByRole("link", { name: "Start" }));
  await page.waitForURL(/\/practice\/due/);
  await expect(page.getByText("1 of 10")).toBeVisible();
  await fits(page);
  const practice = new PracticePage(page);
  const field = await practice.writing();
  await keyboard.to(field);
  await page.keyboard.type("987654");
  const maths = new MathPanel(page);
  await keyboard.press(maths.button);
  await expect(maths.field).toBeFocused();
  await fits(page);
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Not yet/ })).toBeVisible();
  await keyboard.press(page.getByRole("button", { name: "A hint" }));
  await expect(page.getByRole("status").filter({ hasText: "A hint" })).toBeVisible();
  await keyboard.press(page.getByRole("button", { name: "Show the steps" }));
  await expect(page.getByRole("status").filter({ hasText: "The solution" })).toBeVisible();
  await expect(page.getByText(/^This skill comes back in/)).toBeVisible();
  await fits(page);
  await keyboard.press(page.getByRole("link", { name: "Next problem" }));
  await expect(page.getByText("2 of 10")).toBeVisible();
  await keyboard.press(page.getByRole("link", { name: "Stop" }));
  await page.waitForURL(/\/practice$/);

  await keyboard.press(page.locator("summary", { hasText: "Expressions" }));
  const skill = page.getByRole("link", { name: /^Squares of sums/ });
  await expect(skill).toContainText("after Bracket times bracket");
  await keyboard.press(skill);
  await page.waitForURL(/\/practice\/square-binomials/);
  const text = (await page.getByRole("article").locator("annotation").first().textContent()) ?? "";
  const [, letter = "x", number = "1"] = /\(\s*([a-z])\s*[+-]\s*(\d+)/.exec(text) ?? [];
  await keyboard.type(await practice.writing(), `${letter}^2 + ${Number(number) ** 2}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Not yet/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A product in its parts, .* Left out: / })).toBeVisible();
  await fits(page);
  await keyboard.press(page.getByRole("link", { name: "Try just that" }));
  await page.waitForURL(/just=square-binomials/);
  await expect(page.getByRole("textbox", { name: "Your answer" })).toBeVisible();
  await fits(page);
});

test("a set is made, joined and left at 360 pixels without a mouse", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.goto("/practice/sets");
  await fits(page);
  await keyboard.to(page.getByLabel("Title"));
  await page.keyboard.type("Homework 4");
  const strand = page.locator("summary", { hasText: "Equations" });
  await keyboard.press(strand);
  expect(await strand.evaluate((element) => getComputedStyle(element, "::after").content)).toBe('"⌃"');
  await keyboard.press(page.getByRole("checkbox", { name: "Two steps", exact: true }), "Space");
  await fits(page);
  await keyboard.press(page.getByRole("button", { name: "Make the set" }));
  await page.waitForURL(/\/practice\/sets\/[\w-]{22,}/);
  await fits(page);
  await keyboard.type(page.getByLabel("Your name, if you like"), "Mia");
  await keyboard.press(page.getByRole("button", { name: "Start" }));
  await expect(page.getByText("1 of 3")).toBeVisible();
  await fits(page);
  await keyboard.type(await new PracticePage(page).writing(), "x = 7919");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Not yet/ })).toBeVisible();
  await keyboard.press(page.getByRole("link", { name: "Stop" }));
  await expect(page.getByText("0 of 3 done, as Mia")).toBeVisible();
  await fits(page);
  await keyboard.press(page.locator("summary", { hasText: "Leave this set" }));
  await keyboard.press(page.getByRole("button", { name: "Leave" }));
  await page.waitForURL(/\/practice$/);
});
