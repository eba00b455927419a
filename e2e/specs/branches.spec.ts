import { expect, test } from "../fixtures";
import { HintsPanel } from "../pages/hints-panel";

test("an edited message begins another branch, and each keeps what was said in it", async ({
  chat,
  page,
}) => {
  const previous = page.getByRole("button", { name: "Previous version" });
  const next = page.getByRole("button", { name: "Next version" });
  await chat.open();
  await chat.ask("Solve 6x = 42");
  await chat.ask("check x = 7");
  await page.getByRole("button", { name: "Edit this message" }).first().click();
  const wording = page.getByRole("textbox", { name: "Edited message" });
  await expect(wording).toBeFocused();
  await expect(wording).toHaveValue("Solve 6x = 42");
  await wording.fill("Solve 6x = 54");
  await wording.press("Enter");
  await expect(chat.questions).toHaveText(["Solve 6x = 54"]);
  await expect(
    chat.replies
      .locator("annotation")
      .filter({ hasText: /^x = 9$/ })
      .first(),
  ).toBeAttached();
  await expect(page.getByText("2 of 2")).toBeVisible();

  await previous.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(chat.questions).toHaveText(["Solve 6x = 42", "check x = 7"]);
  await expect(previous).toBeFocused();
  await page.reload();
  await expect(chat.questions).toHaveText(["Solve 6x = 42", "check x = 7"]);
  await next.click();
  await expect(chat.questions).toHaveText(["Solve 6x = 54"]);
  await chat.ask("check x = 9");
  await expect(chat.questions).toHaveText(["Solve 6x = 54", "check x = 9"]);
});

test("the way the tutor helps is the same in another branch, and shown", async ({ chat, page }) => {
  const hints = new HintsPanel(page);
  await chat.open();
  await hints.choose("Hints first");
  await chat.ask("Solve 7v + 19 = 278");
  await page.getByRole("button", { name: "Edit this message" }).click();
  const wording = page.getByRole("textbox", { name: "Edited message" });
  await wording.fill("Solve 8v + 3 = 19");
  await wording.press("Enter");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(hints.panel).toContainText("No hint is open yet");
  await expect(page.getByRole("radio", { name: "Hints first" })).toBeChecked();
});

test("Escape leaves a message as it was, and leads back to where it was edited from", async ({
  chat,
  page,
}) => {
  await chat.open();
  await chat.ask("Solve 6x = 42");
  const edit = page.getByRole("button", { name: "Edit this message" });
  await edit.click();
  await page.getByRole("textbox", { name: "Edited message" }).fill("something else");
  await page.keyboard.press("Escape");
  await expect(chat.questions).toHaveText(["Solve 6x = 42"]);
  await expect(edit).toBeFocused();
  await expect(page.getByText("1 of", { exact: false })).toHaveCount(0);
});

test("a temporary chat says so, asks before it goes, and is found nowhere afterwards", async ({
  chat,
  history,
  page,
}) => {
  await chat.open();
  await page.getByRole("checkbox", { name: /^Temporary/ }).check();
  await chat.ask("Solve 6x = 42");
  await chat.ask("check x = 7");
  await expect(chat.title).toHaveText("Temporary chat");
  await expect(page.getByText("Gone when you leave this page")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole("button", { name: /Share|Edit this message/ })).toHaveCount(0);

  const asked: string[] = [];
  const answers = [false, true];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    if (answers.shift() ?? true) await dialog.accept();
    else await dialog.dismiss();
  });
  await page.getByRole("banner").getByRole("link", { name: "History" }).click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await expect(chat.replies).toHaveCount(2);
  await page.reload();
  expect(asked).toEqual(["confirm", "beforeunload"]);
  await expect(chat.questions).toHaveCount(0);
  await expect(chat.list).toContainText("Nothing here yet.");
  await history.open();
  await expect(page.getByRole("heading", { name: "No problems yet" })).toBeVisible();
});
