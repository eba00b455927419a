import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";
import { HintsPanel } from "../pages/hints-panel";

const ANSWER = numberAlone(1637);

test("with hints first the answer is nowhere on the page until it is opened", async ({ chat, page }) => {
  const hints = new HintsPanel(page);
  await chat.open();
  await hints.choose("Hints first");
  await chat.ask("Solve 7v + 19 = 11478");
  await expect(hints.panel).toContainText("No hint is open yet. There are 3 hints.");
  for (const begging of ["just tell me", "what is the answer?", "I give up"]) await chat.ask(begging);
  await expect(page.locator("body")).not.toContainText(ANSWER);

  await hints.next.click();
  await expect(hints.open).toHaveCount(1);
  await expect(hints.panel.getByRole("status")).toHaveText("Hint 1 is shown.");
  await hints.next.click();
  await expect(hints.open).toHaveCount(2);
  await chat.ask("hint");
  await expect(hints.panel).toContainText("You opened 2 of 3 hints");
  await expect(page.locator("body")).not.toContainText(ANSWER);
  expect(await page.content()).not.toMatch(ANSWER);

  await hints.answer.click();
  await expect(hints.panel).toContainText("Show the answer? There will be nothing left to find");
  await hints.panel.getByRole("button", { name: "Not yet" }).click();
  await expect(page.locator("body")).not.toContainText(ANSWER);
  await hints.answer.click();
  await hints.panel.getByRole("button", { name: "Yes, show it" }).click();
  await expect(hints.open).toHaveCount(4);
  await expect(hints.open.last()).toContainText("1637");
  await expect(hints.panel).toContainText(/You opened 3 of 3 hints and the answer at \d\d:\d\d\./);

  await page.reload();
  await expect(page.getByRole("radio", { name: "Hints first" })).toBeChecked();
  await expect(hints.open).toHaveCount(4);
});

test("a problem solved with hints first is taken to the tutor with nothing more opened", async ({
  chat,
  composer,
  page,
}) => {
  const hints = new HintsPanel(page);
  await composer.openWithHints();
  await composer.field.fill("7v + 19 = 11478");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  await page.getByRole("link", { name: "Ask the tutor" }).click();
  await page.waitForURL(/\/chat/);
  await expect(page.getByRole("radio", { name: "Hints first" })).toBeChecked();
  await chat.ask("solve it");
  await expect(hints.panel).toContainText("No hint is open yet");
  await expect(page.locator("body")).not.toContainText(ANSWER);
});

test("working is checked line by line", async ({ chat, page }) => {
  await chat.open();
  await new HintsPanel(page).choose("Check my working");
  await chat.send("Solve 3(x - 2) = 9\n3x - 2 = 9\n3x = 11");
  const reply = chat.replies.first();
  await expect(reply).toContainText("does not follow");
  await expect(reply).toContainText("Only the first term in the bracket was multiplied.");
  await expect(reply).toContainText("Write line 1 again");
  await chat.send("3x - 6 = 9\n3x = 15\nx = 5");
  await expect(chat.replies.nth(1)).toContainText("Every line follows");
});

test("the way the tutor helps is chosen by keyboard and fits a phone", async ({ chat, page }) => {
  await chat.open();
  const first = page.getByRole("radio", { name: "Explain" });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hints first" })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Check my working" })).toBeChecked();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(overflow).toBe(false);
  for (const choice of await page.locator(".mode-choice").all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
