import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";
import { WorksheetPage } from "../pages/worksheet-page";

const SHEET = "Homework 7\na) 5x + 4 = 39\nb) y^2 = 81\nc) paint the fence";

test("a worksheet is answered part by part, each with its steps, at any width", async ({
  composer,
  page,
}) => {
  await composer.solve(SHEET);
  const sheet = new WorksheetPage(page);
  await expect(sheet.overview).toContainText("2 of 3 parts solved");
  await expect(sheet.overview.getByRole("listitem")).toHaveCount(3);
  await expect(sheet.answer("a")).toContainText("Checked");
  await expect(sheet.answer("b").locator("annotation").first()).toHaveText(/y = -9.*y = 9/);
  await expect(sheet.answer("c")).toHaveCount(0);
  await expect(sheet.part("c")).toContainText("paint the fence");

  const steps = sheet.part("a").getByText(/^\d steps?/);
  await expect(sheet.part("a").getByRole("heading", { level: 3 }).first()).toBeHidden();
  await steps.click();
  await expect(sheet.part("a").getByRole("heading", { level: 3 }).first()).toBeVisible();

  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test("with hints first no part's answer is in the page before it is opened", async ({ composer, page }) => {
  await composer.openWithHints();
  await composer.field.fill("a) 7k = 64211 b) m - 5800 = 1919");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  const sheet = new WorksheetPage(page);
  await expect(sheet.overview).toContainText("Not shown yet");
  expect(await page.content()).not.toMatch(numberAlone(9173, 7719));

  await sheet.part("b").getByRole("button", { name: "Show the answer" }).click();
  await expect(sheet.answer("b").locator("annotation").first()).toHaveText("m = 7719");
  await expect(sheet.answer("b")).toBeFocused();
  await expect(sheet.answer("a")).toHaveCount(0);

  await sheet.check("a", "k = 9000");
  await expect(sheet.part("a").getByRole("status").filter({ hasText: "Not right yet" })).toBeVisible();
  await expect(sheet.answer("a")).toHaveCount(0);
  await page.reload();
  await expect(sheet.part("a").getByRole("textbox", { name: "Your answer" })).toHaveValue("k = 9000");
});

test("a shared worksheet is read by a stranger part by part, the closed ones closed", async ({
  browser,
  composer,
  page,
}) => {
  await composer.openWithHints();
  await composer.field.fill("a) 7k = 64211 b) m - 5800 = 1919");
  await composer.submit.click();
  const sheet = new WorksheetPage(page);
  await sheet.part("b").getByRole("button", { name: "Show the answer" }).click();
  await expect(sheet.answer("b")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  const shared = new WorksheetPage(other);
  await expect(shared.answer("b").locator("annotation").first()).toHaveText("m = 7719");
  await expect(shared.part("a")).toContainText("The answer is hidden");
  expect(await other.content()).not.toMatch(numberAlone(9173));
  await context.close();
});
