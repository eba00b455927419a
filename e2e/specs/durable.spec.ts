import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { ChatPage } from "../pages/chat-page";
import { type SlowModel, startSlowModel } from "../slow-model";

// A page that is open while the server or the network is gone asks in vain.
test.use({
  provokes:
    /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to fetch/,
});
test.describe.configure({ mode: "serial", timeout: 180_000 });

let directory: string;
let server: OwnServer;
let model: SlowModel;

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "classmate-durable-"));
  model = await startSlowModel();
  server = await OwnServer.on(directory, model.settings);
  await server.start();
});

test.beforeEach(async ({ page }) => {
  model.countAnew();
  await page.goto(`${server.origin}/chat`);
});

test.afterAll(async () => {
  await server.kill();
  await model.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Sends a message whose reply begins with "One two" and is not finished. */
async function begin(chat: ChatPage): Promise<void> {
  await chat.send("Count for me");
  await model.asked(1);
  model.say("One two");
  await expect(chat.replies).toContainText("One two");
}

test("a reply goes on over a reload and in a second tab, and each sees the whole of it", async ({
  chat,
  context,
  page,
}) => {
  await begin(chat);
  await page.reload();
  await expect(chat.replies).toContainText("One two");
  const second = await context.newPage();
  await second.goto(page.url());
  const beside = new ChatPage(second);
  await expect(beside.replies).toContainText("One two");
  model.say(" three");
  await expect(chat.replies).toContainText("One two three");
  await expect(beside.replies).toContainText("One two three");
  model.say(" four");
  model.finish();
  await expect(chat.again).toBeVisible();
  await expect(beside.again).toBeVisible();
  for (const each of [chat, beside]) {
    await expect(each.replies).toHaveCount(1);
    await expect(each.questions).toHaveCount(1);
    await expect(each.replies).toContainText("One two three four");
  }
});

test("a message in one tab appears in another that shows the conversation", async ({
  chat,
  context,
  page,
}) => {
  await begin(chat);
  model.finish();
  await expect(chat.again).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await page.bringToFront();
  const beside = new ChatPage(second);
  await expect(beside.again).toBeVisible();
  await beside.ready();
  await chat.send("And on");
  await model.asked(2);
  model.say("Three");
  await expect(beside.replies.nth(1)).toContainText("Three");
  model.finish();
  await expect(beside.replies).toHaveCount(2);
});

test("a reply is kept when the tab is closed before its end", async ({ chat, context, page }) => {
  await begin(chat);
  const address = page.url();
  await page.close();
  model.say(" three");
  model.finish();
  const later = await context.newPage();
  await later.goto(address);
  await expect(new ChatPage(later).replies).toContainText("One two three");
});

test("a network that is lost in the middle costs nothing", async ({ chat, context, page }) => {
  await begin(chat);
  await context.setOffline(true);
  model.say(" three");
  await context.setOffline(false);
  model.say(" four");
  model.finish();
  await expect(chat.replies).toContainText("One two three four");
  await expect(chat.again).toBeVisible();
  await page.reload();
  await expect(chat.replies).toContainText("One two three four");
});

test("after a kill -9 in the middle the words are there, and the reply can go on", async ({ chat, page }) => {
  await begin(chat);
  await server.kill();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await server.start();
  await expect(page.getByText("The server stopped here")).toBeVisible({ timeout: 30_000 });
  await expect(chat.replies).toContainText("One two");
  await page.reload();
  await expect(chat.replies).toContainText("One two");
  await page.getByRole("button", { name: "Continue from here" }).click();
  await model.asked(2);
  model.say(" three");
  model.finish();
  await expect(chat.replies).toContainText("One two three");
  await expect(chat.again).toBeVisible();
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.replies).toContainText("One two three");
});

test("a stopped reply keeps its text", async ({ chat, page }) => {
  await begin(chat);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("You stopped the reply here.")).toBeVisible();
  await page.reload();
  await expect(chat.replies).toContainText("One two");
  await expect(page.getByText("You stopped the reply here.")).toBeVisible();
});
