import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";

// The address of something that is not shared any more.
test.use({ provokes: /status of 404/ });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Share this/ });

/** Shares what is on the page, and leaves the dialog open.
 * @returns the link */
async function share(page: Page, button: Locator): Promise<string> {
  await button.click();
  return dialogOf(page).getByRole("textbox", { name: "Link" }).inputValue();
}

/** A stranger's browser. */
async function stranger(browser: Browser) {
  const context = await browser.newContext();
  return { other: await context.newPage(), close: () => context.close() };
}

test("a shared conversation is read by a stranger as it was, until it is shared no more", async ({
  browser,
  chat,
  page,
}) => {
  await chat.open();
  await chat.ask("Solve 6x = 4242");
  const button = page.getByRole("button", { name: "Share this conversation" });
  const link = await share(page, button);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await chat.ask("Solve 3x = 5757");

  const { other, close } = await stranger(browser);
  await other.goto(link);
  const main = other.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Solve 6x = 4242");
  await expect(main.getByRole("article", { name: "Student" })).toHaveText("Solve 6x = 4242");
  const reply = main.getByRole("article", { name: "Tutor" });
  await expect(
    reply
      .locator("annotation")
      .filter({ hasText: /^x = 707$/ })
      .first(),
  ).toBeAttached();
  await expect(main).not.toContainText(numberAlone(5757, 1919));
  await expect(main.getByRole("textbox")).toHaveCount(0);

  expect(await share(page, button)).toBe(link);
  await dialogOf(page).getByRole("button", { name: "Show that too" }).click();
  await expect(dialogOf(page).getByRole("button", { name: "Show that too" })).toHaveCount(0);
  await other.reload();
  await expect(main).toContainText("5757");

  await dialogOf(page).getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialogOf(page).getByRole("status").first()).toContainText("no longer shared");
  await other.reload();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expect(main).not.toContainText(numberAlone(4242));
  await close();
});

test("a solution shared with hints first keeps its answer from a stranger too", async ({
  browser,
  composer,
  page,
}) => {
  await composer.openWithHints();
  await composer.field.fill("Solve 6x + 5 = 4123");
  await composer.submit.click();
  await page.getByRole("button", { name: "Show the next step" }).click();
  const link = await share(page, page.getByRole("button", { name: "Share" }));
  const { other, close } = await stranger(browser);
  await other.goto(link);
  await expect(other.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(other.getByRole("main")).toContainText("The answer is hidden");
  expect(await other.content()).not.toMatch(numberAlone(2059));
  await close();
});
