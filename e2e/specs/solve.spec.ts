import type { Route } from "@playwright/test";
import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";

const PROBLEMS = [
  ["4x + 5 = 17", "x = 3"],
  ["2/3 + 5/8", "\\frac{31}{24}"],
  ["Factor x^2 - 9x + 20", "(x - 4)(x - 5)"],
  ["$\\frac{x}{3}-\\frac{1}{4}=\\frac{5}{12}$", "x = 2"],
  ["x^2 - 2x + 5 = 0", "x = 1 \\pm 2i"],
  ["3x + y = 9, x - y = 3", "(x, y) = (3, 0)"],
] as const;

test.describe("a first-time visitor", () => {
  for (const [problem, answer] of PROBLEMS) {
    test(`gets a checked answer to ${problem}`, async ({ composer, solution }) => {
      await composer.solve(problem);
      await expect(solution.answer).toContainText("Checked");
      expect(await solution.answerTex()).toBe(answer);
      await expect(solution.steps).not.toHaveCount(0);
    });
  }

  test("sees what was read, and can put it right", async ({ page, composer, solution }) => {
    await composer.solve("Solve 5x = 20");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You wrote");
    await expect(solution.sheet.getByRole("paragraph").filter({ hasText: /^Solve 5x = 20$/ })).toBeVisible();
    await expect(solution.sheet.getByText("Read as: solve for")).toBeVisible();
    await page.getByText("Not what you meant?").click();
    const field = solution.sheet.getByRole("textbox");
    await expect(field).toHaveValue("Solve 5x = 20");
    const before = page.url();
    await field.fill("Solve 5x = 35");
    await solution.sheet.getByRole("button", { name: /solve/i }).click();
    await page.waitForURL((url) => url.href !== before);
    await expect(solution.answer).toBeVisible();
    expect(await solution.answerTex()).toBe("x = 7");
  });

  test("is told honestly what the engine cannot do, with what was read", async ({
    page,
    composer,
    solution,
  }) => {
    await composer.solve("Prove that there are infinitely many primes.");
    await expect(solution.answer).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("Prove that there are infinitely many primes.");
    await expect(page.getByLabel(/write it another way/i)).toBeVisible();
  });

  test("finds the work again in the history", async ({ composer, history, page }) => {
    await composer.solve("7x - 1 = 20");
    await history.open();
    await history.items.filter({ hasText: "7x - 1 = 20" }).click();
    await expect(page).toHaveURL(/\/solve\//);
  });
});

test.describe("a text that is too long", () => {
  // The live reading fails as well, and the client logs failed calls.
  test.use({ provokes: /solve\.read|status of 4/ });

  test("keeps what was typed when it is too long", async ({ page, composer }) => {
    await composer.open();
    const text = `1 ${"+ 1 ".repeat(600)}`.trim();
    await composer.field.evaluate((field) => field.removeAttribute("maxlength"));
    await composer.field.fill(text);
    await composer.submit.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("longer than");
    await expect(composer.field).toHaveValue(text);
  });
});

test.describe("when the way to the server fails", () => {
  test.use({ provokes: /Failed to load resource/ });

  test.beforeEach(async ({ page }) => {
    // A device with the engine on it would not need the server.
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  });

  const FAILURES = {
    "there is no connection": (route: Route) => route.abort("internetdisconnected"),
    "the connection breaks": (route: Route) => route.abort("connectionreset"),
    "the server answers 500": (route: Route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
    "a gateway answers 502": (route: Route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  };

  for (const [what, fail] of Object.entries(FAILURES)) {
    test(`a problem stays as it was typed, and is solved later: ${what}`, async ({
      page,
      composer,
      solution,
    }) => {
      const handedIn = (url: URL) => url.pathname === "/";
      await composer.openWithHints();
      await composer.field.fill("4x - 9 = 27");
      await page.route(handedIn, (route) =>
        route.request().method() === "POST" ? fail(route) : route.continue(),
      );
      await composer.submit.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("still here");
      await expect(composer.field).toHaveValue("4x - 9 = 27");
      await expect(composer.submit).toBeEnabled();
      await page.unroute(handedIn);
      await composer.submit.click();
      await page.waitForURL(/\/solve\//);
      await expect(page.getByRole("button", { name: /first step|next step/i })).toBeVisible();
      await expect(solution.answer).toHaveCount(0);
    });
  }

  test("an example stays too, and what was said of it goes with the first change", async ({
    page,
    composer,
  }) => {
    await composer.openWithHints();
    await page.route("/", (route) => route.abort());
    await page.getByRole("button", { name: "45% of 120" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("still here");
    await expect(composer.field).toHaveValue("45% of 120");
    await composer.field.press("End");
    await composer.field.pressSequentially("0");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(composer.field).toHaveValue("45% of 1200");
  });

  test("a corrected problem stays as it was typed", async ({ page, composer, solution }) => {
    await composer.openWithHints();
    await composer.hintsFirst.click();
    await composer.field.fill("Solve 5x = 20");
    await composer.submit.click();
    await page.getByText("Not what you meant?").click();
    const field = solution.sheet.getByRole("textbox");
    await field.fill("Solve 5x = 45");
    await page.route("/solve/*", (route) => route.abort());
    await solution.sheet.getByRole("button", { name: /solve/i }).click();
    await expect(solution.sheet.getByRole("alert")).toContainText("still here");
    await expect(field).toHaveValue("Solve 5x = 45");
  });
});

test("hints come first: the answer is nowhere in the page until it is asked for", async ({
  page,
  composer,
  solution,
}) => {
  await composer.openWithHints();
  await composer.field.fill("6x + 5 = 4123");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  const next = page.getByRole("button", { name: /next step|first step/i });
  await expect(next).toBeVisible();
  expect(await page.content()).not.toMatch(/\b686\.3/);
  expect(await page.content()).not.toMatch(numberAlone(2059));
  await next.click();
  await expect(solution.steps).toHaveCount(1);
  await page.getByRole("button", { name: /show the answer/i }).click();
  await expect(solution.answer).toContainText("Checked");
  expect(await solution.answerTex()).toBe("x = \\frac{2059}{3}");
});

test("another visitor does not see the problem", async ({ composer, page, browser }) => {
  await composer.solve("8x = 9696");
  const address = page.url();
  const stranger = await browser.newContext();
  try {
    const other = await stranger.newPage();
    await other.goto(address);
    await expect(other.getByRole("main")).not.toContainText(numberAlone(9696, 1212));
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await stranger.close();
  }
});

test("solving works without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  try {
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("textbox", { name: "Your problem" }).fill("9x = 54");
    await page.getByRole("button", { name: "Solve", exact: true }).click();
    await page.waitForURL(/\/solve\//);
    await expect(page.locator("annotation").filter({ hasText: "x = 6" }).first()).toBeAttached();
  } finally {
    await context.close();
  }
});

test("the page never scrolls sideways, whatever is in it", async ({ composer, page, solution }) => {
  await composer.solve("Expand (x + y + z + 3)^5");
  await expect(solution.answer).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the text that was handed in is in the field again for those who come back, and not for a new problem", async ({
  composer,
  page,
}) => {
  await composer.open();
  await composer.field.fill("7/9 + 1/3");
  // With the page's script there: without it, the browser decides what is in a field on the way back.
  await expect(page.getByText("Reads as")).toBeVisible();
  await composer.submit.click();
  await page.waitForURL(/\/solve\/[\w-]+$/);
  await page.goBack();
  await expect(composer.field).toHaveValue("7/9 + 1/3");
  await page.goForward();
  await page.getByRole("link", { name: "New problem" }).click();
  await expect(composer.field).toBeVisible();
  await expect(composer.field).toHaveValue("");
});

test("a text that is too long stays whole, and its reading says so", async ({ composer, page }) => {
  const text = `${"x + ".repeat(600)}1`;
  await composer.open();
  await expect(async () => {
    await composer.field.fill("");
    await composer.field.fill(text);
    await expect(page.getByText("Send one problem at a time")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("2,401 of 2,000 characters")).toBeVisible();
  await expect(composer.field).toHaveValue(text);
});

test("a story without a question that is understood says which words are not, and offers questions to tap", async ({
  composer,
  page,
  solution,
}) => {
  await composer.solve("Anna has 12 apples. She gives 5 apples to Ben. Is the zigzag tidy?");
  await expect(
    page.getByText("I don’t know what the dotted words mean here", { exact: false }),
  ).toContainText("“zigzag");
  const refused = page.url();
  await page.getByRole("button").filter({ hasText: "How many apples does Anna have left?" }).click();
  await page.waitForURL((url) => url.href !== refused);
  expect(await solution.answerTex()).toContain("7");
});

test("a step opens into smaller ones, each with its reason, whose formulas come when they are asked for", async ({
  page,
  composer,
  solution,
}) => {
  await composer.solve("3/4 + 5/6");
  await expect(page).toHaveURL(/\/solve\//);
  await page.reload();
  const smaller = solution.sheet.getByRole("group", { name: /^Smaller step / });
  await expect(smaller).toHaveCount(0);
  await solution.sheet.getByText("Smaller steps").first().click();
  await expect(smaller).toHaveCount(2);
  await expect(smaller.first().locator("annotation")).toHaveText(
    "\\frac{3 \\cdot 3}{4 \\cdot 3} + \\frac{5 \\cdot 2}{6 \\cdot 2}",
  );
  await solution.sheet.getByText("Why?").first().click();
  await expect(solution.sheet.getByText("Write each fraction over the same denominator.")).toBeVisible();
});
