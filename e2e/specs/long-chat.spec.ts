import { expect, test } from "../fixtures";
import { SettingsPage } from "../pages/settings-page";

const PASSWORD = "a long walk by the sea";
const EXCHANGES = 50;

/** A conversation of questions and answers that are numbered. */
function longChat() {
  const createdAt = "2026-05-04T10:00:00.000Z";
  const messages = Array.from({ length: EXCHANGES * 2 }, (_, position) => {
    const number = Math.floor(position / 2) + 1;
    const asks = position % 2 === 0;
    const text = { type: "text", text: `${asks ? "Question" : "Answer"} ${number}.` };
    return {
      id: `message-${position}`,
      parentId: position === 0 ? null : `message-${position - 1}`,
      role: asks ? "user" : "assistant",
      parts: asks ? [text] : [text, { type: "data-reply", data: { source: "engine", stopped: false } }],
      position,
      createdAt,
    };
  });
  const common = { solveId: null, mode: "explain", headId: null, createdAt, updatedAt: createdAt };
  return { id: "a-long-conversation", title: "A long conversation", ...common, messages };
}

test("a long conversation opens at its end, and the rest is fetched as it is asked for", async ({
  account,
  browser,
  email,
  page,
}) => {
  const settings = new SettingsPage(page);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await settings.open();
  const file = JSON.parse((await settings.download("JSON")).text);
  await settings.bringIn(JSON.stringify({ ...file, chats: [longChat()] }));
  await expect(settings.importNote).toContainText("1 conversation");

  await page.goto("/chat");
  await page.getByRole("link", { name: "A long conversation" }).click();
  const said = (text: string) => page.getByRole("main").getByText(text, { exact: true });
  await expect(said("Answer 50.")).toBeVisible();
  await expect(said("Question 40.")).toBeVisible();
  await expect(said("Answer 39.")).toHaveCount(0);
  await page.getByRole("link", { name: "Show earlier messages (78)" }).click();
  await expect(said("Question 20.")).toBeAttached();
  await expect(said("Answer 19.")).toHaveCount(0);
  await page.getByRole("link", { name: "Show earlier messages (38)" }).click();
  await expect(said("Question 1.")).toBeAttached();
  await expect(page.getByRole("link", { name: /show earlier/i })).toHaveCount(0);
  await expect(said("Question 30.")).toHaveCount(1);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(page.url());
  await still.getByRole("link", { name: "Show earlier messages (78)" }).click();
  await expect(still.getByText("Question 1.", { exact: true })).toBeAttached();
  await plain.close();
});
