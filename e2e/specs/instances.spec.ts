import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { freePort } from "../../server/cli/test/free-port";
import { startPostgres } from "../../server/cli/test/postgres";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { AccountPage } from "../pages/account-page";
import { ChatPage } from "../pages/chat-page";
import { Mailbox } from "../pages/mailbox";
import { ANON_KEY, startAuthServer } from "../peers/auth-server";
import { startMailServer } from "../peers/mail-server";
import { type RoundRobin, startRoundRobin } from "../peers/round-robin";
import { type SlowModel, startSlowModel } from "../slow-model";

// One set of servers; the last test kills one of them. A page that is open while its server is gone asks in vain.
test.describe.configure({ mode: "serial" });
test.use({
  provokes:
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to fetch/,
});

/** Shorter than what is left of a session when it is renewed: each page renews it. */
const TOKEN_SECONDS = 60;
const PASSWORD = "a phrase for both of two machines";

const closers: (() => Promise<void>)[] = [];
let model: SlowModel;
let first: OwnServer;
let second: OwnServer;
let proxy: RoundRobin;
let mailServer: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const directory = mkdtempSync(join(tmpdir(), "classmate-instances-"));
  closers.push(async () => rmSync(directory, { recursive: true, force: true }));
  const postgres = await startPostgres();
  closers.push(() => postgres.stop());
  model = await startSlowModel();
  closers.push(() => model.close());
  proxy = await startRoundRobin(() => [first.origin, second.origin]);
  closers.push(() => proxy.stop());
  const settings = {
    ...model.settings,
    ...(await startAccounts(postgres.url)),
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "shared by both instances, and by nobody else",
    AUTH_URL: proxy.origin,
  };
  first = await OwnServer.on(join(directory, "first"), settings);
  second = await OwnServer.on(join(directory, "second"), settings);
  closers.push(
    () => first.kill(),
    () => second.kill(),
  );
  await Promise.all([first.start(), second.start()]);
});

test.afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** An auth server on the product's database, and the mail server it sends through. */
async function startAccounts(database: string): Promise<Record<string, string>> {
  const [port, smtpPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const mail = await startMailServer({ smtpPort, mailPort });
  closers.push(() => mail.stop());
  mailServer = `http://127.0.0.1:${mailPort}`;
  const auth = await startAuthServer({
    port,
    database,
    siteUrl: proxy.origin,
    smtpPort,
    githubUrl: "http://127.0.0.1:9",
    tokenSeconds: TOKEN_SECONDS,
  });
  closers.push(() => auth.stop());
  return { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: ANON_KEY };
}

/** Whether anyone who brings these cookies is signed in, by the word of one server. */
async function isSignedIn(origin: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/trpc/account.me`, { headers: { cookie } });
  return (await response.text()).includes('"kind":"user"');
}

const cookiesOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

test("a session begins, is renewed on both at once and ends, whichever instance is asked", async ({
  browser,
  email,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: proxy.origin });
  const page = await context.newPage();
  const account = new AccountPage(page, new Mailbox({ mailServer, origin: proxy.origin }));
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();

  const pages = Array.from({ length: 6 }, () => context.request.get("/history"));
  expect((await Promise.all(pages)).map((response) => response.status())).toEqual(Array(6).fill(200));
  await page.goto("/");
  await expect(account.menu).toBeVisible();
  await page.getByRole("textbox", { name: "Your problem" }).fill("13x = 169");
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.waitForURL(/\/solve\//);
  const { pathname } = new URL(page.url());
  for (const { origin } of [first, second]) {
    await page.goto(origin + pathname);
    await expect(page.getByRole("main")).toContainText("Checked");
  }

  const stolen = await cookiesOf(context);
  expect(await isSignedIn(second.origin, stolen)).toBe(true);
  await page.goto(first.origin);
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  for (const { origin } of [first, second])
    await expect.poll(() => isSignedIn(origin, stolen), { timeout: 30_000 }).toBe(false);
  await context.close();
});

test("two instances on one database show, stop and carry on each other's replies", async ({
  chat,
  context,
  page,
}) => {
  test.setTimeout(180_000);
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
  await expect(there.getByText("The server stopped here")).toBeVisible({ timeout: 60_000 });
  await there.getByRole("button", { name: "Continue from here" }).click();
  await model.asked(3);
  model.say(" tres");
  model.finish();
  await expect(elsewhere.replies.nth(1)).toContainText("Uno dos tres");
  await expect(elsewhere.replies).toHaveCount(2);
});
