import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";

const PASSWORD = "seven plain words make a phrase";

const firstEntry = (page: Page) => page.evaluate(() => localStorage.getItem("cm-first-entry"));

test("the path of the first visit is kept", async ({ page }) => {
  await page.goto("/chat?refer=poster");
  await expect.poll(() => firstEntry(page)).toBe("/chat?refer=poster");
  await page.goto("/history?refer=elsewhere");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cm-refer"))).toBe("poster");
  expect(await firstEntry(page)).toBe("/chat?refer=poster");
});

test("the path of the first visit is kept although the visitor goes on before the page's script runs", async ({
  page,
}) => {
  // Scripts that never arrive.
  await page.route(/\/_next\/static\/.*\.js/, () => {});
  await page.goto("/?c=0123456789&refer=poster", { waitUntil: "commit" });
  await page.getByRole("banner").waitFor();
  await page.goto("/sign-in", { waitUntil: "commit" });
  await page.getByRole("banner").waitFor();
  expect(await firstEntry(page)).toBe("/?c=0123456789&refer=poster");
});

test("a page works in a browser without storage", async ({ page, composer, solution }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await composer.solve("9x = 72");
  await expect(solution.answer).toContainText("Checked");
});

test.describe("an invitation", () => {
  // The call that is cut off is written to the browser's log by the browser itself.
  test.use({ provokes: /net::ERR_FAILED|Failed to fetch|Server Action/i });

  test("is marked once the server has taken it, and sent again by the next load when it was cut off", async ({
    account,
    browser,
    email,
    mailbox,
    page,
  }) => {
    const context = await browser.newContext();
    const code = await codeOf(context, new AccountPage(await context.newPage(), mailbox), `host-${email}`);
    await context.close();
    await page.goto(`/?c=${code}`);
    await expect.poll(() => firstEntry(page)).toBe(`/?c=${code}`);

    // Only the binding carries the entry as its argument.
    let cut = 0;
    await page.route("**/*", (route) => {
      const binds =
        route.request().method() === "POST" && route.request().postData()?.includes(`/?c=${code}`);
      if (!binds) return route.fallback();
      cut += 1;
      return route.abort();
    });
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await expect.poll(() => cut).toBeGreaterThan(0);
    expect(await firstEntry(page)).toBe(`/?c=${code}`);

    await page.unroute("**/*");
    await page.goto("/history");
    await expect.poll(() => firstEntry(page)).toBe(`~/?c=${code}`);
    await page.goto("/");
    await expect(account.menu).toBeVisible();
    expect(await firstEntry(page)).toBe(`~/?c=${code}`);
  });
});

/** The referral code of an account that is made for it. */
async function codeOf(context: BrowserContext, account: AccountPage, email: string): Promise<string> {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const response = await context.request.get("/api/trpc/referral.mine");
  const body = (await response.json()) as { result: { data: { json: { code: string } } } };
  return body.result.data.json.code;
}
