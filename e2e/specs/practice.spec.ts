import { expect, test } from "../fixtures";
import { PracticePage } from "../pages/practice-page";

test("a solution leads to more like it, and a right answer to the next", async ({ composer, page }) => {
  await composer.solve("Solve 4w - 9 = 23");
  await page.getByRole("link", { name: "Practise this: Two steps" }).click();
  await expect(page.getByRole("link", { name: /^Try / })).toHaveCount(3);
  await page.getByRole("link", { name: /^Try / }).first().click();
  await page.waitForURL(/\/practice\/two-steps/);
  await expect(page.getByText("1 of 10")).toBeVisible();
  const practice = new PracticePage(page);
  await practice.answer(await practice.worked("Solve"));
  await expect(page.getByRole("status").filter({ hasText: "Right" })).toBeVisible();
  await page.getByRole("link", { name: "Next problem" }).click();
  await expect(page.getByText("2 of 10")).toBeVisible();
});

test("a solution that is of no skill leads to the same problem with other numbers", async ({
  composer,
  page,
  solution,
}) => {
  await composer.solve("Find the derivative of sin(3x)");
  await page.getByRole("link", { name: "Practise this", exact: true }).click();
  const tries = page.getByRole("button", { name: "Try it" });
  await expect(tries).toHaveCount(3);
  await tries.first().click();
  await page.waitForURL(/\/solve\//);
  await expect(page.getByText("Try it yourself first.")).toBeVisible();
  await expect(solution.answer).toHaveCount(0);
});

test("with hints first what to practise is not named before the answer is open", async ({
  composer,
  page,
  solution,
}) => {
  await composer.openWithHints();
  await composer.field.fill("Factor x^2 - 9x + 20");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  const door = page.getByRole("link", { name: /^Practise this/ });
  await expect(page.getByText("Try it yourself first.")).toBeVisible();
  await expect(door).toHaveCount(0);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(solution.answer).toBeVisible();
  await expect(door).toBeVisible();
});

test("the map of skills is one press from every page, without JavaScript too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("link", { name: "Practice", exact: true });
  if (!(await links.first().isVisible())) await page.getByRole("button", { name: "Menu" }).click();
  await links.filter({ visible: true }).click();
  await expect(page.getByRole("heading", { name: "Your map" })).toBeVisible();
  await context.close();
});
