import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";

const PASSWORD = "a kettle hums in the blue kitchen";

/** What the product says of an account's invitation, asked with the page's own cookies. */
async function standing(page: Page) {
  const response = await page.request.get("/api/trpc/referral.mine");
  const { result } = (await response.json()) as {
    result: { data: { json: { code: string; link: string; newcomers: number } } };
  };
  return result.data.json;
}

const firstEntry = (page: Page) => page.evaluate(() => localStorage.getItem("cm-first-entry"));

test("who comes by an invitation and signs up is counted for the one who invited, once", async ({
  account,
  browser,
  email,
  mailbox,
  page,
}) => {
  const friend = await browser.newContext();
  try {
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await page.goto("/settings");
    const invitation = page.getByRole("textbox", { name: "Your invitation link" });
    const link = await invitation.inputValue();
    expect(link).toBe((await standing(page)).link);

    const theirs = await friend.newPage();
    await theirs.goto(`${link}&utm_source=chat`);
    const entry = new URL(link).pathname + new URL(link).search;
    await expect.poll(() => firstEntry(theirs)).toBe(`${entry}&utm_source=chat`);
    const newcomer = new AccountPage(theirs, mailbox);
    await newcomer.signUp(`friend-${email}`, PASSWORD);
    await expect(newcomer.menu).toBeVisible();
    await expect.poll(() => firstEntry(theirs)).toBe(`~${entry}&utm_source=chat`);
    expect((await standing(page)).newcomers).toBe(1);

    await theirs.goto("/history");
    await expect(newcomer.menu).toBeVisible();
    expect((await standing(page)).newcomers).toBe(1);
    await page.reload();
    await expect(page.getByText("joined")).toBeVisible();
    await expect(page.getByRole("region", { name: "Invite a friend" })).toContainText(
      /1\s*joined|joined\s*1/,
    );
  } finally {
    await friend.close();
  }
});

test("one's own invitation binds nobody, is marked and is not sent again", async ({
  account,
  email,
  page,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const { code } = await standing(page);
  await page.evaluate((entry) => localStorage.setItem("cm-first-entry", entry), `/?c=${code}`);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(`/?c=${code}`) ?? false,
  );
  await page.goto("/history");
  await answered;
  await expect(account.menu).toBeVisible();
  await expect.poll(() => firstEntry(page)).toBe(`~/?c=${code}`);
  expect((await standing(page)).newcomers).toBe(0);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(account.menu).toBeVisible();
  expect(sent.filter((data) => data.includes(code))).toEqual([]);
});
