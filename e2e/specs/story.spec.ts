import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";

const STORY = "Mira has 75 plums. She gives 1/3 of them to Otto and eats 13. How many are left?";
/** What comes of it along the way, 2471 and 4942, and at the end, 3592, is nothing a page has for another reason. */
const LARGE = "Mira has 7413 plums. She gives 1/3 of them to Otto and eats 1350. How many are left?";

test("a story is shown line by line and in bars, at any width", async ({ composer, page }) => {
  await composer.solve(STORY);
  const table = page.getByRole("table", { name: "What the story says, as it was read" });
  await expect(table.getByRole("row", { name: /^Mira has 75 plums at the start/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Mira gives 1\/3 of the plums to Otto then/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /how many plums\? asked, at the end/ })).toBeVisible();
  const bars = page.getByRole("img", { name: "Bar model of the story" });
  await expect(bars).toBeVisible();
  await expect(bars).toHaveAccessibleDescription(/25 1\/3 to Otto, 13 eats, 37 left \(asked\)/);
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("Put back into the story");

  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test("with hints first nothing that is worked out is in the page of a story", async ({ composer, page }) => {
  await composer.openWithHints();
  await composer.field.fill(LARGE);
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  const bars = page.getByRole("img", { name: "Bar model of the story" });
  await expect(bars).toBeHidden();
  await page.getByText("Which idea").click();
  await expect(bars).toHaveAccessibleDescription(/an unknown part left \(asked\)/);
  expect(await page.content()).not.toMatch(numberAlone(2471, 4942, 3592));

  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByRole("region", { name: "Answer" })).toBeVisible();
  await expect(bars).toHaveAccessibleDescription(/3592 left \(asked\)/);
});

test("a line that is corrected solves the story again, without JavaScript too", async ({
  browser,
  composer,
  page,
}) => {
  await composer.solve(STORY);
  const before = page.url();
  await page.locator("summary", { hasText: "Change “and eats 13”" }).click();
  await page.getByRole("textbox", { name: "What the story should say here" }).fill("and eats 20");
  await page.getByRole("button", { name: "Solve with this change" }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/solve/"));
  await expect(page.getByRole("row", { name: /^Mira eats 20 plums/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Answer" }).locator("annotation").first()).toContainText(
    "30",
  );

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(before);
  await plain.locator("summary", { hasText: "Change “Mira has 75 plums”" }).click();
  await plain
    .getByRole("textbox", { name: "What the story should say here" })
    .first()
    .fill("Mira has 90 plums");
  await plain.getByRole("button", { name: "Solve with this change" }).first().click();
  await expect(plain.getByRole("row", { name: /^Mira has 90 plums/ })).toBeVisible();
  await context.close();
});

test("a shared story is read by a stranger, with nothing to change", async ({ browser, composer, page }) => {
  await composer.solve(STORY);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: /link/i }).inputValue();
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("table", { name: "What the story says, as it was read" })).toBeVisible();
  await expect(stranger.getByRole("img", { name: "Bar model of the story" })).toBeVisible();
  await expect(stranger.getByText("Change “")).toHaveCount(0);
  await context.close();
});
