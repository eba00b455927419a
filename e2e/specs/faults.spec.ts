import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OwnPostgres, startPostgres } from "../../server/cli/test/postgres";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { type SlowModel, startSlowModel } from "../slow-model";

// What is taken away on purpose is missed in the browser's log too.
test.use({
  provokes:
    /status of 50\d|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|Server Components render|Minified React error #(419|441)/,
});
test.describe.configure({ mode: "serial", timeout: 180_000 });

let directory: string;

test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "classmate-faults-"));
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.describe("with the database away", () => {
  let database: OwnPostgres;
  let server: OwnServer;

  test.beforeAll(async () => {
    database = await startPostgres({ durable: true });
    server = await OwnServer.on(mkdtempSync(join(tmpdir(), "classmate-away-")), {
      DATABASE_URL: database.url,
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_ANON_KEY: "sb_publishable_none",
    });
    await server.start();
  });
  test.afterAll(async () => {
    await server.kill();
    await database.stop();
  });

  test("pages show what they can and say what they cannot, and all is there afterwards", async ({ page }) => {
    const field = page.getByRole("textbox", { name: "Your problem" });
    const solve = page.getByRole("button", { name: "Solve", exact: true });
    await page.goto(server.origin);
    await field.fill("13x = 169");
    await solve.click();
    await page.waitForURL(/\/solve\//);
    await database.tell("fast");

    await page.goto(server.origin);
    await field.fill("5x = 10");
    await solve.click();
    await expect(page.getByText("is not responding at the moment")).toBeVisible();
    await expect(field).toHaveValue("5x = 10");
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/history") asked += 1;
    });
    await page.goto(`${server.origin}/history`);
    await expect(page.getByText("What you have solved so far is safe.")).toBeVisible();
    // A page that asks again and again would keep a database from coming up.
    expect(asked).toBeLessThan(10);
    await page.goto(`${server.origin}/chat`);
    await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible();

    await database.again();
    await page.goto(`${server.origin}/history`);
    await expect(page.getByRole("link", { name: "13x = 169" })).toBeVisible();
  });
});

test.describe("a server that is asked to end", () => {
  let model: SlowModel;
  let server: OwnServer;

  test.beforeEach(async () => {
    model = await startSlowModel();
    server = await OwnServer.on(directory, model.settings);
    await server.start();
  });
  test.afterEach(async () => {
    await server.kill();
    await model.close();
  });

  test("puts down a reply to its last word, ends in good order, and the next one carries it on", async ({
    chat,
    page,
  }) => {
    await page.goto(`${server.origin}/chat`);
    await chat.send("Count for me");
    await model.asked(1);
    model.say("One two");
    await expect(chat.replies).toContainText("One two");
    expect(await server.end()).toBe(0);
    await server.start();
    await page.reload();
    await expect(chat.replies).toContainText("One two");
    await page.getByRole("button", { name: "Continue from here" }).click();
    await model.asked(2);
    model.say(" three");
    model.finish();
    await expect(chat.replies).toContainText("One two three");
  });
});
