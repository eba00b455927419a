import { expect, test } from "../fixtures";
import { GraphPage } from "../pages/graph-page";
import { Keyboard } from "../pages/keyboard";

test.use({ hasTouch: true });

test("a graph is read by touch, in people's numbers", async ({ composer, page }) => {
  await composer.solve("Solve x^2 - 4x + 3 = 0");
  const drawn = new GraphPage(page);
  await page.getByRole("main").hover();
  await expect(drawn.graph).toBeVisible();
  await expect(drawn.picture, "the picture that it stands for").toBeHidden();
  for (const [x, said] of [
    [2.5, "x = 2.5, y = −0.75"],
    [0, "x = 0, y = 3"],
  ] as const) {
    const spot = await drawn.spotAbove(x);
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(drawn.graph).toHaveAttribute("aria-valuetext", said);
  }
});

test("two fingers look closer at a graph, and a button shows the whole of it again", async ({
  composer,
  page,
}) => {
  await composer.solve("Solve x^2 - 4x + 3 = 0");
  const drawn = new GraphPage(page);
  await page.getByRole("main").hover();
  const [left, right] = await drawn.ends();
  await drawn.pinch(2);
  const [low, high] = await drawn.ends();
  expect((high - low) / (right - left)).toBeCloseTo(0.5, 1);
  expect(await drawn.labelsThatTouch()).toEqual([]);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  const [far, beyond] = await drawn.ends();
  expect((beyond - far) / (right - left)).toBeCloseTo(2, 1);
  expect(await drawn.labelsThatTouch()).toEqual([]);
  await page.getByRole("button", { name: "Whole graph" }).click();
  expect(await drawn.ends()).toEqual([left, right]);
});

test("a graph is read and looked at from closer by keys, and stops at its marked points", async ({
  composer,
  page,
}) => {
  await composer.solve("Solve x^2 - 4x + 3 = 0");
  const drawn = new GraphPage(page);
  const { graph } = drawn;
  await new Keyboard(page).to(page.getByRole("link", { name: "Skip to content" }));
  await expect(graph).toHaveAttribute("aria-valuetext", /arrow keys read values/);
  await new Keyboard(page).to(graph);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("ArrowRight");
    if ((await graph.getAttribute("aria-valuetext")) === "(2, −1)") break;
  }
  await expect(graph).toHaveAttribute("aria-valuetext", "(2, −1)");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", "x = 2.2, y = −0.96");
  const wide = await drawn.ends();
  await page.keyboard.press("+");
  const close = await drawn.ends();
  expect(close[1] - close[0]).toBeLessThan(wide[1] - wide[0]);
  await page.keyboard.press("Escape");
  expect(await drawn.ends()).toEqual(wide);
  await expect(drawn.picture).toBeHidden();
});

test("what makes a graph live is fetched when someone is there, and not before", async ({
  composer,
  page,
}) => {
  await composer.solve("Solve x^2 - 4x + 3 = 0");
  const address = page.url();
  await page.mouse.move(0, 0);
  await page.goto(address, { waitUntil: "networkidle" });
  const drawn = new GraphPage(page);
  await expect(drawn.picture).toBeVisible();
  const fetched = page.waitForResponse((response) => /\/_next\/static\/.*\.js/.test(response.url()));
  await page.mouse.move(100, 300);
  expect((await fetched).ok()).toBe(true);
  await expect(drawn.graph).toBeVisible();
});
