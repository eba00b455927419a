import type { Locator } from "@playwright/test";
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

test("a part that is called by a word has its label beside nothing else", async ({ composer, page }) => {
  await composer.solve("mean and median of 8, 3, 14, 9, 6, 2");
  const sheet = new WorksheetPage(page);
  await expect(sheet.overview.getByRole("listitem")).toHaveCount(2);
  const boxes = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error("not on the page");
    return box;
  };
  for (const label of ["mean", "median"]) {
    const link = sheet.overview.getByRole("link", { name: label });
    const [word, outcome] = [
      await boxes(link.getByText(`(${label})`)),
      await boxes(link.locator(".katex").first()),
    ];
    expect(outcome.x, label).toBeGreaterThanOrEqual(word.x + word.width);
    const own = await boxes(sheet.part(label).getByText(`(${label})`));
    const read = await boxes(sheet.part(label).getByText("Read as"));
    expect(own.x, label).toBeGreaterThanOrEqual(0);
    expect(read.x >= own.x + own.width || read.y >= own.y + own.height - 1, label).toBe(true);
  }
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
