import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

// A page that is open while the server is gone asks in vain.
test.use({ provokes: /ERR_CONNECTION_REFUSED/ });

let directory: string;
let server: OwnServer;

test.beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "classmate-restart-"));
  server = await OwnServer.on(directory);
  await server.start();
});

test.afterEach(async () => {
  await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

test("after a kill -9 the account, the session, the solution and the conversation are all there", async ({
  account,
  chat,
  email,
  mailbox,
  page,
  solution,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${server.origin}/sign-up`);
  await account.email.fill(email);
  await account.password.fill("a phrase that outlives the process");
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(account.notice).toBeVisible();
  await page.goto(await mailbox.link(email, server.origin));
  await expect(account.menu).toBeVisible();

  await page.goto(server.origin);
  await page.getByRole("textbox", { name: "Your problem" }).fill("13x = 169");
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.waitForURL(/\/solve\//);
  const solved = page.url();

  await page.goto(`${server.origin}/chat`);
  await chat.send("Solve 2x + 9 = 33");
  await expect(chat.replies).toContainText("Checked", { ignoreCase: true });
  await page.getByRole("button", { name: "Send" }).waitFor();
  const talked = page.url();
  expect(talked).toMatch(/\/chat\/[\w-]+$/);

  // A page that still fetches something ahead would report the connection that is cut.
  await page.goto("about:blank");
  await server.kill();
  await server.start();

  await page.goto(solved);
  await expect(account.menu).toBeVisible();
  expect(await solution.answerTex()).toBe("x = 13");
  await page.goto(talked);
  await expect(chat.replies).toContainText("12");
});

test("what says it is ready has its database, made and migrated", async () => {
  test.setTimeout(180_000);
  const home = join(directory, "of-its-own");
  const data = join(home, "made-by-the-start");
  const fresh = await OwnServer.on(home, { DATABASE_URL: `pglite:${data}` });
  fresh.launch();
  await fresh.says("Ready.");
  expect(fresh.isRunning(), fresh.said).toBe(true);
  await fresh.kill();

  const left = await PGlite.create(data);
  const { rows } = await left.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  await left.close();
  expect(rows[0]?.count).toBeGreaterThan(0);
});
