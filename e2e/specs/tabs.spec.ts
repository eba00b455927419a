import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";

const PASSWORD = "seven plain words make a phrase";

/** How long the other tab may take once the first has changed. Its own round trip to the server is in it. */
const AT_ONCE = { timeout: 5_000 };

test("signing in and out in one tab turns the other one", async ({
  account,
  context,
  email,
  mailbox,
  page,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const otherPage = await context.newPage();
  const other = new AccountPage(otherPage, mailbox);
  await otherPage.goto("/history");
  await expect(other.menu).toBeVisible();

  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await expect(other.signInLink).toBeVisible(AT_ONCE);

  await account.signIn(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await expect(other.menu).toBeVisible(AT_ONCE);

  await other.signOut();
  await expect(other.signInLink).toBeVisible();
  await expect(account.signInLink).toBeVisible(AT_ONCE);
  expect(new URL(page.url()).pathname).not.toBe("/sign-in");
});

test("a sign-in elsewhere turns a guest's tab when it is by e-mail, and no other one does", async ({
  account,
  context,
  email,
  mailbox,
  page,
  social,
}) => {
  await account.signUp(email, PASSWORD);
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  const otherPage = await context.newPage();
  const other = new AccountPage(otherPage, mailbox);
  await otherPage.goto("/history");
  await expect(other.signInLink).toBeVisible();

  // What the other tabs hear, to know when there is nothing more to wait for.
  await otherPage.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel("cm-auth").onmessage = ({ data }) => void heard.push(data.event);
  });
  const heard = () => otherPage.evaluate(() => (window as unknown as { heard: string[] }).heard);

  await social.begin("Google");
  await social.allow(`social-${email}`);
  await expect(account.menu).toBeVisible();
  await expect.poll(heard).toContain("SIGNED_IN");
  await expect(other.signInLink).toBeVisible();
  await expect(other.menu).toHaveCount(0);
  await otherPage.reload();
  await expect(other.menu, "the session of the page itself is kept").toBeVisible();

  await account.signOut();
  await expect(other.signInLink).toBeVisible(AT_ONCE);
  await account.signIn(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await expect(other.menu).toBeVisible(AT_ONCE);
  expect(new URL(page.url()).pathname).not.toBe("/sign-in");
});

test("no script is given a token, and a guest fetches no auth client", async ({ account, email, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/auth/"))).toEqual([]);

  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const answer = await page.waitForResponse("**/auth/session");
  expect(await answer.text()).not.toContain("eyJ");
  const readable = await page.evaluate(() => `${document.cookie} ${JSON.stringify({ ...localStorage })}`);
  expect(readable).not.toMatch(/eyJ|auth-token|refresh/);
});

test.describe("a session with about 90 seconds left", () => {
  // A renewal that does not come through is written to the browser's log by the browser itself.
  test.use({ provokes: /net::ERR_|503|refresh|Failed to fetch/ });

  test("is renewed, and a network that fails signs nobody out", async ({ account, email, page }) => {
    await page.clock.install();
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await readAnew(page);

    await page.route("**/auth/session/token**", (route) => route.abort());
    const failed = page.waitForRequest("**/auth/session/token?grant_type=refresh_token");
    await page.clock.fastForward("58:45");
    await page.clock.runFor(31_000);
    await failed;
    await expect(account.menu).toBeVisible();

    await page.unroute("**/auth/session/token**");
    const renewed = page.waitForResponse("**/auth/session/token?grant_type=refresh_token");
    await page.clock.runFor(121_000);
    expect((await renewed).status()).toBe(200);
    await expect(account.menu).toBeVisible();
  });
});

/** Loads the page again and waits until the browser holds its session. */
async function readAnew(page: Page): Promise<void> {
  const held = page.waitForResponse("**/auth/session");
  await page.goto("/history");
  await page.clock.runFor(6_000);
  await held;
}
