import { expect, test } from "../fixtures";
import { DevicePage } from "../pages/device-page";
import { Keyboard } from "../pages/keyboard";
import { PracticePage } from "../pages/practice-page";

test.use({
  viewport: { width: 360, height: 740 },
  provokes: /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/,
});
test.setTimeout(120_000);

const SKILL = "/practice/square-binomials";

test("a new skill begins with a choice, which is made at 360 pixels without a mouse and names the error behind a wrong answer", async ({
  page,
}) => {
  const [keyboard, practice] = [new Keyboard(page), new PracticePage(page)];
  await page.goto(SKILL);
  await expect(practice.choices).toHaveCount(4);
  // Asking the engine makes the visitor a guest, who has problems of their own.
  await practice.worked("Expand");
  await page.reload();
  const [offered, wrong] = [await practice.offered(), await practice.wrongChoice()];
  expect(new Set(offered).size).toBe(4);
  await page.reload();
  expect(await practice.offered()).toEqual(offered);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await keyboard.press(practice.choices.first(), "Space");
  for (let at = 0; at < offered.indexOf(wrong); at += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: wrong, exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Not yet: ./ })).toBeVisible();
  await expect(practice.choices).toHaveCount(0);
  await expect(practice.field).toHaveValue(wrong);
  await practice.answer(await practice.worked("Expand"));
  await expect(page.getByRole("status").filter({ hasText: "Right" })).toBeVisible();
});

test("an answer can be written instead of chosen", async ({ page }) => {
  const practice = new PracticePage(page);
  await page.goto(SKILL);
  await expect(practice.choices).toHaveCount(4);
  await practice.answer(await practice.worked("Expand"));
  await expect(page.getByRole("status").filter({ hasText: "Right" })).toBeVisible();
});

test("a choice is made without a network, and its error is named", async ({ context, page }) => {
  const [device, practice] = [new DevicePage(page), new PracticePage(page)];
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your problem" }).focus();
  await device.kept();
  await page.goto(SKILL);
  await device.sessionReady();
  const wrong = await practice.wrongChoice();
  await context.setOffline(true);
  await page.getByRole("radio", { name: wrong, exact: true }).check();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Not yet: ./ })).toBeVisible();
  await expect(practice.choices.filter({ visible: true })).toHaveCount(0);
  await context.setOffline(false);
});
