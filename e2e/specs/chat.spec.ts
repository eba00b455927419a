import { expect, test } from "../fixtures";

test("the tutor works a problem, answers follow-ups, and the conversation survives a reload", async ({
  chat,
  page,
}) => {
  await chat.open();
  await chat.send("Solve 5x - 4 = 21");
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.replies.first()).toContainText("Checked", { ignoreCase: true });
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);

  await chat.send("check x = 5");
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.replies.nth(1)).toContainText(/right|correct/i);
  await chat.send("is it x = 6?");
  await expect(chat.replies).toHaveCount(3);
  await expect(chat.replies.nth(2)).toContainText(/not/i);

  await page.reload();
  await expect(chat.questions).toHaveCount(3);
  await expect(chat.replies).toHaveCount(3);
  await expect(
    chat.replies.first().locator("annotation").filter({ hasText: "x = 5" }).first(),
  ).toBeAttached();
});

test("the tutor says plainly when a question needs a language model", async ({ chat }) => {
  await chat.open();
  await chat.send("Who wrote Hamlet?");
  await expect(chat.replies.first()).toContainText("built-in tutor");
});

test("a solved problem is taken along to the tutor", async ({ chat, composer, page }) => {
  await composer.solve("9x - 7 = 65");
  await page.getByRole("link", { name: "Ask the tutor" }).click();
  await page.waitForURL(/\/chat/);
  await expect(page.getByRole("region", { name: "The problem" })).toBeVisible();
  await chat.send("why step 2?");
  await expect(chat.replies.first()).toContainText("9");
});

test.describe("without a network", () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a message is kept and can be sent again", async ({ chat, context, page }) => {
    await chat.open();
    await chat.send("Solve x + 1 = 2");
    await expect(chat.replies).toHaveCount(1);
    await context.setOffline(true);
    await chat.send("Solve x + 2 = 44");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(chat.questions.nth(1)).toContainText("44");
    await context.setOffline(false);
    await alert.getByRole("button").first().click();
    await expect(chat.replies).toHaveCount(2);
    await expect(chat.replies.nth(1)).toContainText("42");
    await expect(chat.questions).toHaveCount(2);
  });
});
