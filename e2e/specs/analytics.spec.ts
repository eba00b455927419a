import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CaptureServer } from "../../server/providers/analytics/testing";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { AccountPage } from "../pages/account-page";
import { BillingPage } from "../pages/billing-page";
import { ChatPage } from "../pages/chat-page";
import { Visit, type Wish } from "../pages/counted-visit";
import { Mailbox } from "../pages/mailbox";
import { SolutionPage } from "../pages/solution-page";

// Numbers that no time, address or identifier holds by chance.
const PROBLEM = "90817263x = 181634526";
const SECRETS = /90817263|181634526|newton/i;
const FLUSHED = { timeout: 20_000 };

let directory: string;
let collector: CaptureServer;
let server: OwnServer;

test.describe.configure({ mode: "default", timeout: 120_000 });

test.beforeAll(async () => {
  collector = new CaptureServer();
  directory = mkdtempSync(join(tmpdir(), "classmate-counted-"));
  server = await OwnServer.on(directory, {
    NEXT_PUBLIC_ANALYTICS_TOKEN: "phc_browser_test",
    ANALYTICS_HOST: await collector.start(),
  });
  await server.start();
});

test.beforeEach(() => {
  collector.behaviour = { kind: "take" };
  collector.taken.length = 0;
});

test.afterAll(async () => {
  await server.kill();
  await collector.stop();
  rmSync(directory, { recursive: true, force: true });
});

const taken = (name: string) => collector.events.filter(({ event }) => event === name);
const personOf = ({ distinct_id, properties }: (typeof collector.events)[number]) =>
  distinct_id ?? properties.distinct_id;

test("a visitor's clicks are counted on both sides, and no word of theirs leaves", async ({ browser }) => {
  const { composer, page } = await Visit.open(browser, server.origin);
  await composer.openWithHints("/?text=newton#newton");
  await composer.field.fill(PROBLEM);
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  await page.goto("/chat");
  const chat = new ChatPage(page);
  await chat.send("Who was Newton?");
  await page.waitForURL(/\/chat\/[\w-]+$/);

  await expect.poll(() => taken("solve_btn_clicked"), FLUSHED).toHaveLength(1);
  await expect.poll(() => taken("solve_btn_submitted"), FLUSHED).toHaveLength(1);
  await expect.poll(() => taken("chats_msg_sent"), FLUSHED).toHaveLength(1);
  expect(taken("solve_btn_clicked")[0]?.properties).toMatchObject({ mode: "hints", $lib: "web" });
  expect(taken("solve_btn_submitted")[0]?.properties).toMatchObject({ mode: "hints", outcome: "solved" });
  for (const { properties } of collector.events) {
    expect(properties).toMatchObject({ app: "classmate", $process_person_profile: false });
  }
  for (const { text, url, headers } of collector.taken) {
    expect(url).toMatch(/^\/(e|batch)\/\?/);
    expect(`${url} ${text} ${JSON.stringify(headers)}`).not.toMatch(SECRETS);
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("x-forwarded-for");
  }
});

test("every way to hand in a problem counts as a click on Solve", async ({ browser }) => {
  const { composer, page } = await Visit.open(browser, server.origin);
  const clicks = () => taken("solve_btn_clicked").length;
  await composer.openWithHints();
  await composer.field.fill("sin 45");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  await expect.poll(clicks, FLUSHED).toBe(1);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /in degrees/ }).click();
  await expect.poll(clicks, FLUSHED).toBe(2);

  await composer.openWithHints();
  await composer.field.fill("Who was Newton?");
  await composer.submit.click();
  await page.waitForURL(/\/solve\//);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Solve again" }).click();
  await expect.poll(clicks, FLUSHED).toBe(4);
});

test("an account is identified once, with its e-mail and nothing else", async ({ browser, email }) => {
  const { composer, page, context } = await Visit.open(browser, server.origin);
  const mailbox = new Mailbox({ mailServer: null, origin: server.origin });
  const account = new AccountPage(page, mailbox);
  await account.signUp(email, "a phrase that nobody counts");
  await account.menu.waitFor();
  await expect.poll(() => taken("$identify"), FLUSHED).toHaveLength(1);
  await expect.poll(() => taken("signed_in").length, FLUSHED).toBeGreaterThan(0);
  const [first] = taken("$identify");
  expect(first?.$set_once).toMatchObject({ email });
  expect(first?.properties.app).toBe("classmate");
  for (const { properties } of taken("signed_in"))
    expect(properties, "counted by the server").toMatchObject({ provider: "email", $lib: "posthog-node" });

  // What an earlier visitor did may still come in.
  const theirs = (name: string) =>
    taken(name).filter((event) => first && personOf(event) === personOf(first));
  await composer.solve(PROBLEM);
  await expect.poll(() => theirs("solve_btn_clicked"), FLUSHED).toHaveLength(1);
  await expect.poll(() => theirs("solve_btn_submitted"), FLUSHED).toHaveLength(1);
  expect(taken("$identify")).toHaveLength(1);
  expect(JSON.stringify(collector.taken)).not.toMatch(SECRETS);
  await context.close();
});

test("the library is fetched when the browser is idle, not before", async ({ browser }) => {
  const visit = await Visit.open(browser, server.origin);
  await visit.context.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => held.push(work);
    Object.assign(window, {
      becomeIdle: () => {
        for (const work of held.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
        return true;
      },
      heldBack: () => held.length,
    });
  });
  await visit.page.goto("/");
  // Not waitForFunction, which has a text evaluated in the page: its policy forbids that.
  await expect.poll(() => visit.page.evaluate("heldBack()")).toBeGreaterThan(0);
  await visit.page.waitForLoadState("networkidle");
  expect(await visit.gotLibrary()).toBe(false);
  await visit.page.evaluate("becomeIdle()");
  await visit.counted();
  expect(await visit.gotLibrary()).toBe(true);
  await expect.poll(() => visit.asked).toContain("GET /_vercel/insights/script.js");
  expect(visit.asked.filter((path) => /flags|decide|array|static\/\w+\.js|recorder/.test(path))).toEqual([]);
});

test("what was clicked just before leaving is sent on the way out", async ({ browser }) => {
  const visit = await Visit.open(browser, server.origin);
  await visit.composer.open();
  await visit.counted();
  await visit.composer.field.fill(PROBLEM);
  await visit.composer.submit.click();
  await visit.page.goto("about:blank");
  await expect.poll(() => taken("solve_btn_clicked"), FLUSHED).toHaveLength(1);
});

const WISHES: readonly Wish[] = ["Sec-GPC", "DNT"];
for (const wish of WISHES) {
  test(`a browser that says ${wish} loads nothing and is not counted`, async ({ browser }) => {
    const silent = await Visit.open(browser, server.origin, wish);
    await silent.composer.openWithHints();
    await silent.composer.field.fill(PROBLEM);
    await silent.composer.submit.click();
    await silent.page.waitForURL(/\/solve\//);
    await silent.page.waitForLoadState("networkidle");
    const counted = await Visit.open(browser, server.origin);
    await counted.composer.solve("x + 1 = 3");
    await expect.poll(() => taken("solve_btn_submitted").length, FLUSHED).toBeGreaterThan(0);
    await expect.poll(() => taken("solve_btn_clicked").length, FLUSHED).toBeGreaterThan(0);
    expect(collector.events.filter(({ properties }) => properties.mode === "hints")).toEqual([]);
    expect(await silent.gotLibrary()).toBe(false);
    expect(silent.asked.filter((path) => /\/mp|insights/.test(path))).toEqual([]);
  });
}

for (const kind of ["fail", "silence", "hang-up"] as const) {
  test(`a collector that would ${kind} leaves the page as it is`, async ({ browser }) => {
    collector.behaviour = { kind };
    const before = collector.arrived;
    const { composer, page } = await Visit.open(browser, server.origin);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    await composer.solve(PROBLEM);
    expect(await new SolutionPage(page).answerTex()).toBe("x = 2");
    await expect.poll(() => collector.arrived, FLUSHED).toBeGreaterThan(before);
    await composer.solve("x + 2 = 3");
    expect(failures).toEqual([]);
  });
}

test("a checkout that is begun is counted by the server", async ({ browser, email }) => {
  const { page, context } = await Visit.open(browser, server.origin);
  const account = new AccountPage(page, new Mailbox({ mailServer: null, origin: server.origin }));
  await account.signUp(email, "a phrase that nobody counts");
  await account.menu.waitFor();
  const billing = new BillingPage(page);
  await billing.open();
  await billing.choose("monthly");
  await expect.poll(() => taken("plan_purchase_clicked"), FLUSHED).toHaveLength(1);
  expect(taken("plan_purchase_clicked")[0]?.properties).toMatchObject({
    plan: "plus",
    interval: "month",
    $lib: "posthog-node",
  });
  await context.close();
});

test("without a token no event is sent, and pages are counted by the hosting platform alone", async ({
  browser,
  baseURL,
}) => {
  const visit = await Visit.open(browser, baseURL ?? "");
  await visit.composer.solve(PROBLEM);
  await expect.poll(() => visit.asked).toContain("GET /_vercel/insights/script.js");
  await visit.page.waitForLoadState("networkidle");
  expect(await visit.gotLibrary()).toBe(false);
  expect(visit.asked.filter((path) => path.includes("/mp"))).toEqual([]);
  expect((await visit.context.request.post("/mp/e", { data: {} })).status()).toBe(404);
});

for (const wish of WISHES) {
  test(`a browser that says ${wish} is counted by no script, with or without a token`, async ({
    browser,
    baseURL,
  }) => {
    const visit = await Visit.open(browser, baseURL ?? "", wish);
    await visit.composer.solve(PROBLEM);
    await visit.page.waitForLoadState("networkidle");
    expect(visit.asked.filter((path) => /\/mp|insights/.test(path))).toEqual([]);
  });
}
