import { expect, test } from "../fixtures";
import { GraphPage } from "../pages/graph-page";

test.describe("a student's own answer", () => {
  test("is judged, with what is missing, and the answer is not given away", async ({
    composer,
    solution,
    page,
  }) => {
    await composer.openWithHints();
    await composer.field.fill("Solve x^2 - 7x + 12 = 0");
    await composer.submit.click();
    await page.waitForURL(/\/solve\//);
    await solution.check("answer", "x = 3");
    await expect(solution.verdict.filter({ hasText: "Not right yet" })).toContainText("there is one more");
    await expect(solution.answer).toHaveCount(0);
    await solution.check("answer", "4 and 3");
    await expect(solution.verdict.filter({ hasText: "That is right" })).toBeVisible();
    await expect(solution.answer).toHaveCount(0);
  });

  test("in the wrong form is told so", async ({ composer, solution }) => {
    await composer.solve("Factor 3x^2 - 27");
    await solution.check("answer", "3(x^2 - 9)");
    await expect(solution.verdict).toContainText("not in the form asked");
  });

  test("is kept with the problem", async ({ composer, solution, page }) => {
    await composer.solve("5x - 3 = 22");
    await solution.check("answer", "x = 6");
    await expect(solution.verdict).toContainText("Not right yet");
    await page.reload();
    await expect(solution.verdict).toContainText("Not right yet");
    await expect(solution.sheet.getByRole("textbox", { name: "Your answer" })).toHaveValue("x = 6");
  });
});

test.describe("a student's working", () => {
  test("is followed to the line that is wrong, which is explained", async ({ composer, solution }) => {
    await composer.solve("Solve 4(x - 2) = 20");
    await solution.check("working", "4x - 2 = 20\n4x = 22\nx = 5.5");
    await expect(solution.verdict).toContainText("Look at line 1");
    await expect(solution.verdict).toContainText(/bracket/i);
  });

  test("is praised when every line follows", async ({ composer, solution }) => {
    await composer.solve("Solve 4(x - 2) = 20");
    await solution.check("working", "4x - 8 = 20\n4x = 28\nx = 7");
    await expect(solution.verdict).toContainText("Every line follows");
  });

  test("that is empty is refused with words and nothing is lost", async ({ composer, solution }) => {
    await composer.solve("7x = 91");
    await solution.check("working", "   ");
    await expect(solution.sheet.getByRole("alert")).toContainText("first");
  });
});

test("a text with two readings is asked back, and the one chosen is answered", async ({
  composer,
  solution,
  page,
}) => {
  await composer.solve("cos 60");
  await expect(page.getByRole("heading", { name: "Are the angles in degrees or in radians?" })).toBeVisible();
  await expect(solution.answer).toBeHidden();
  const readings = solution.sheet.getByRole("list", { name: /degrees or in radians/ });
  await expect(readings.getByRole("button")).toHaveCount(2);
  const before = page.url();
  const degrees = readings.getByRole("button", { name: /in degrees/ });
  await degrees.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
  await expect(solution.answer).toBeVisible();
  expect(await solution.answerTex()).toBe("\\frac{1}{2}");
});

test("a quadratic comes with other ways and a graph", async ({ composer, page }) => {
  await composer.solve("Solve x^2 + 2x - 15 = 0");
  await expect(new GraphPage(page).either).toBeVisible();
  await page.getByText("Another way: completing the square").click();
  await expect(page.getByRole("region", { name: "Another way" })).toContainText("square");
});
