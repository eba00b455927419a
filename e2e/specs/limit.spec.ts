import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import type { ChatPage } from "../pages/chat-page";
import { type SlowModel, startSlowModel } from "../slow-model";

// The refusal itself.
test.use({ provokes: /429/ });
test.describe.configure({ mode: "serial" });

// One server for all: every test is a guest of its own, and together they stay below what one address may ask for.
let directory: string;
let server: OwnServer;
let model: SlowModel;
let asked: number;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = mkdtempSync(join(tmpdir(), "classmate-limit-"));
  model = await startSlowModel();
  server = await OwnServer.on(directory, model.settings);
  await server.start();
});

test.afterAll(async () => {
  await server.kill();
  await model.close();
  rmSync(directory, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  asked = 0;
  model.countAnew();
  await page.goto(`${server.origin}/chat`);
});

/** Sends messages that the language model answers. */
async function use(chat: ChatPage, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await chat.send(`Story ${asked}, please`);
    asked += 1;
    await model.asked(asked);
    model.say("Once upon a time");
    model.finish();
    await expect(chat.again).toBeVisible();
  }
}

test("a guest sees how many messages are left, and at the limit goes on with the built-in tutor", async ({
  chat,
  page,
}) => {
  const left = page.getByText(/tutor messages left today/);
  await expect(left).toContainText("5 of 5");
  await use(chat, 4);
  await expect(left).toContainText("1 of 5");
  await use(chat, 1);
  await expect(left).toContainText("No tutor messages left today, more at");
  await chat.send("Solve 6x = 54");
  const popup = page.getByRole("dialog", { name: /used up/ });
  await expect(popup).toContainText("You have used 5 of 5");
  await expect(popup.getByRole("link", { name: "Sign up: 25 a day, free" })).toBeVisible();
  await popup.getByRole("button", { name: "Continue with the built-in tutor" }).click();
  await expect(chat.replies).toHaveCount(6);
  await expect(chat.replies.last()).toContainText("Checked.");
  // From now on without being asked.
  await chat.send("Solve 7x = 63");
  await expect(chat.replies).toHaveCount(7);
  await expect(popup).toHaveCount(0);
});

test("nothing typed is lost at the limit: neither by closing the popup nor by a reload", async ({
  chat,
  page,
}) => {
  await use(chat, 5);
  await chat.send("Solve 6x = 54");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(chat.questions.last()).toContainText("Solve 6x = 54");
  await expect(page.getByRole("button", { name: "Continue with the built-in tutor" })).toBeVisible();
  await page.reload();
  await expect(chat.field).toHaveValue("Solve 6x = 54");
  await expect(chat.questions).toHaveCount(5);
});

test("the operator's command asks the running server, and learns of counts, not of words", async ({
  chat,
}) => {
  const before = costsOf(server);
  await use(chat, 2);
  const told = costsOf(server);
  const { total: had } = JSON.parse(before);
  const total = { replies: had.replies + 2, photos: had.photos, refunded: had.refunded };
  expect(JSON.parse(told)).toMatchObject({ days: 1, total });
  expect(told).not.toMatch(/Story|Once upon/);
});

/** What the operator's command says of today. */
function costsOf({ origin }: OwnServer): string {
  const script = ["--conditions=react-server", "--import", "tsx", "server/cli/admin.ts"];
  const env = { ...process.env, PORT: new URL(origin).port, DATA_DIR: directory };
  return execFileSync(process.execPath, [...script, "costs", "1", "--json"], { env, encoding: "utf8" });
}
