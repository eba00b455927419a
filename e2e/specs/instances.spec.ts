import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OwnPostgres, startPostgres } from "../../server/cli/test/postgres";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { ChatPage } from "../pages/chat-page";
import { type SlowModel, startSlowModel } from "../slow-model";

// A page that is open while its server is gone asks in vain.
test.use({
  provokes:
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to fetch/,
});

let directory: string;
let postgres: OwnPostgres;
let model: SlowModel;
let first: OwnServer;
let second: OwnServer;

test.beforeEach(async () => {
  test.setTimeout(240_000);
  directory = mkdtempSync(join(tmpdir(), "classmate-instances-"));
  postgres = await startPostgres();
  model = await startSlowModel();
  const settings = {
    ...model.settings,
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "shared by both instances, and by nobody else",
    // Guests need no auth server; nothing answers here.
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "never asked",
  };
  first = await OwnServer.on(join(directory, "first"), settings);
  second = await OwnServer.on(join(directory, "second"), settings);
  await first.start();
  await second.start();
});

test.afterEach(async () => {
  await first.kill();
  await second.kill();
  await model.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

test("two instances on one database show, stop and carry on each other's replies", async ({
  chat,
  context,
  page,
}) => {
  await page.goto(`${first.origin}/chat`);
  await chat.send("Count for me");
  await model.asked(1);
  model.say("One two");
  await expect(chat.replies).toContainText("One two");

  // A cookie belongs to a host with all its ports, so this is the same guest at the other instance.
  const there = await context.newPage();
  const path = new URL(page.url()).pathname;
  await there.goto(`${second.origin}${path}`);
  const elsewhere = new ChatPage(there);
  await expect(elsewhere.replies).toContainText("One two");
  model.say(" three");
  await expect(elsewhere.replies).toContainText("One two three");
  await there.getByRole("button", { name: "Stop" }).click();
  await expect(chat.again).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("You stopped the reply here.")).toBeVisible();

  await chat.send("Once more");
  await model.asked(2);
  model.say("Uno dos");
  await expect(chat.replies.nth(1)).toContainText("Uno dos");
  await there.reload();
  await expect(elsewhere.replies.nth(1)).toContainText("Uno dos");
  await first.kill();
  await expect(there.getByText("The server broke down here")).toBeVisible({ timeout: 60_000 });
  await there.getByRole("button", { name: "Go on from here" }).click();
  await model.asked(3);
  model.say(" tres");
  model.finish();
  await expect(elsewhere.replies.nth(1)).toContainText("Uno dos tres");
  await expect(elsewhere.replies).toHaveCount(2);
});
