import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";

for (const provider of ["Google", "GitHub"]) {
  test.describe(`signing in with ${provider}`, () => {
    test("makes an account of a guest's work, and finds it the next time", async ({
      account,
      composer,
      email,
      history,
      social,
    }) => {
      await composer.solve("17x = 289");
      await social.begin(provider);
      await social.allow(email);
      await expect(account.menu).toBeVisible();
      await history.open();
      await expect(history.items.filter({ hasText: "17x = 289" })).toHaveCount(1);

      await account.signOut();
      await expect(account.signInLink).toBeVisible();
      await history.open();
      await expect(history.items.filter({ hasText: "17x = 289" })).toHaveCount(0);

      await social.begin(provider);
      await social.allow(email);
      await expect(account.menu).toBeVisible();
      await history.open();
      await expect(history.items.filter({ hasText: "17x = 289" })).toHaveCount(1);
    });

    test("tells anyone who says no what to do, and keeps the way back", async ({
      account,
      email,
      page,
      social,
    }) => {
      await social.begin(provider, "/history");
      await social.deny();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/sign-in");
      await expect(page.getByRole("main")).not.toContainText("access_denied");

      await social.press(provider);
      await social.allow(email);
      await page.waitForURL("**/history");
      await expect(account.menu).toBeVisible();
    });

    test("takes an invitation along", async ({ account, email, mailbox, browser, baseURL, page, social }) => {
      const inviter = await browser.newContext({ baseURL });
      const theirs = new AccountPage(await inviter.newPage(), mailbox);
      await theirs.signUp(`inviter-${email}`, "a kettle hums in the blue kitchen");
      await expect(theirs.menu).toBeVisible();
      const mine = await inviter.request.get("/api/trpc/referral.mine");
      const { code } = (await mine.json()).result.data.json;

      await page.goto(`/?c=${code}`);
      await social.begin(provider);
      await social.allow(email);
      await expect(account.menu).toBeVisible();
      const entry = () => page.evaluate(() => localStorage.getItem("cm-first-entry"));
      await expect.poll(entry).toBe(`~/?c=${code}`);
      const standing = await inviter.request.get("/api/trpc/referral.mine");
      expect((await standing.json()).result.data.json).toMatchObject({ newcomers: 1 });
      await inviter.close();
    });

    test("lets nobody in with an answer that was used or belongs to another browser", async ({
      account,
      browser,
      email,
      page,
      social,
    }) => {
      const answers: string[] = [];
      page.on("request", (request) => {
        if (/\/auth\/(v1\/)?callback\?/.test(request.url())) answers.push(request.url());
      });
      await social.begin(provider);
      await social.allow(email);
      await expect(account.menu).toBeVisible();
      const used = [...answers];
      expect(used.length).toBeGreaterThan(1);

      for (const answer of used) {
        const elsewhere = await browser.newContext();
        const other = await elsewhere.newPage();
        await other.goto(answer);
        await other.goto(new URL("/sign-in", page.url()).href);
        await expect(new AccountPage(other).signInLink).toBeVisible();
        await elsewhere.close();
      }
      await account.signOut();
      await expect(account.signInLink).toBeVisible();
      for (const answer of used) {
        await page.goto(answer);
        await page.goto("/sign-in");
        await expect(account.signInLink).toBeVisible();
      }
    });
  });
}
