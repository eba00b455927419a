import type { Browser } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";
import type { Mailbox } from "../pages/mailbox";

const PASSWORD = "seven plain words make a phrase";
const NEW_PASSWORD = "another phrase of plain words";

/** A browser of its own, with its cookies. */
async function anotherBrowser(browser: Browser, mailbox: Mailbox, origin: string | undefined) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  return { page, account: new AccountPage(page, mailbox), close: () => context.close() };
}

test("a guest signs up, keeps the work, signs out and finds it again", async ({
  account,
  composer,
  email,
  history,
  page,
  solution,
}) => {
  await composer.solve("11x = 143");
  const solved = page.url();
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await page.goto(solved);
  await expect(solution.answer).toContainText("Checked");

  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await history.open();
  await expect(history.items.filter({ hasText: "11x = 143" })).toHaveCount(0);

  await account.signIn(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await history.open();
  await expect(history.items.filter({ hasText: "11x = 143" })).toHaveCount(1);
});

test("nobody is in before the link is opened, and the form says the same for a taken address", async ({
  account,
  email,
  mailbox,
  page,
}) => {
  await account.askToSignUp(email, PASSWORD);
  const words = await account.notice.textContent();
  await page.goto("/");
  await expect(account.signInLink).toBeVisible();
  await account.signIn(email, PASSWORD);
  await expect(account.alert).toBeVisible();
  await page.goto(await mailbox.link(email));
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();

  await account.askToSignUp(email, NEW_PASSWORD);
  await expect(account.notice).toHaveText(words ?? "");
  await account.signIn(email, PASSWORD);
  await expect(account.menu).toBeVisible();
});

test("a wrong password and an unknown address read the same, and the address stays", async ({
  account,
  email,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();

  await account.signIn(email, "not the password");
  await expect(account.alert).toBeVisible();
  const words = await account.alert.textContent();
  await expect(account.email).toHaveValue(email);

  await account.signIn(`nobody-${email}`, PASSWORD);
  await expect(account.alert).toHaveText(words ?? "");
});

test("a link signs in without a password, once, and leads back", async ({
  account,
  baseURL,
  browser,
  email,
  mailbox,
  page,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();

  await account.askForLink(`nobody-${email}`);
  const words = await account.notice.textContent();
  await account.askForLink(email, "/history");
  await expect(account.notice).toHaveText(words ?? "");
  const link = await mailbox.link(email);
  await page.goto(link);
  await page.waitForURL("**/history");
  await expect(account.menu).toBeVisible();

  const late = await anotherBrowser(browser, mailbox, baseURL);
  await late.page.goto(link);
  await late.account.press("Sign in");
  await expect(late.account.alert).toContainText("no longer works");
  await expect(late.account.signInLink).toBeVisible();
  await late.close();
});

test("a link opened in a browser that did not ask for it waits for a word", async ({
  account,
  baseURL,
  browser,
  email,
  mailbox,
}) => {
  await account.askToSignUp(email, PASSWORD);
  const link = await mailbox.link(email);
  const other = await anotherBrowser(browser, mailbox, baseURL);
  await other.page.goto(link);
  await expect(other.page.getByRole("heading", { name: "Finish your sign-up" })).toBeVisible();
  await expect(other.account.signInLink).toBeVisible();
  await other.account.press("Confirm and sign in");
  await expect(other.account.menu).toBeVisible();
  await other.close();
});

test("a forgotten password is replaced by a link, and every other device is signed out", async ({
  account,
  baseURL,
  browser,
  email,
  mailbox,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();

  const other = await anotherBrowser(browser, mailbox, baseURL);
  await other.account.askToRecover(`nobody-${email}`);
  const words = await other.account.notice.textContent();
  await other.account.askToRecover(email);
  await expect(other.account.notice).toHaveText(words ?? "");
  await other.page.goto(await mailbox.link(email));
  await other.account.password.fill(PASSWORD);
  await other.account.press("Save new password");
  await expect(other.account.alert).toContainText("Choose a different one");
  await other.account.password.fill(NEW_PASSWORD);
  await other.account.press("Save new password");
  await expect(other.page.getByRole("heading", { name: "All set" })).toBeVisible();
  await expect(other.account.menu).toBeVisible();
  await other.close();

  // Where the account was signed in, a request after the change is a guest's.
  await expect
    .poll(async () => {
      await account.openSignIn();
      return account.signInLink.isVisible();
    })
    .toBe(true);
  await account.signIn(email, PASSWORD);
  await expect(account.alert).toBeVisible();
  await account.signIn(email, NEW_PASSWORD);
  await expect(account.menu).toBeVisible();
});

test("signing out everywhere reaches another browser", async ({
  account,
  baseURL,
  browser,
  email,
  mailbox,
  page,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const other = await anotherBrowser(browser, mailbox, baseURL);
  await other.account.signIn(email, PASSWORD);
  await expect(other.account.menu).toBeVisible();

  await page.goto("/settings");
  await account.press("Sign out everywhere");
  await expect(account.signInLink).toBeVisible();
  await expect
    .poll(async () => {
      await other.account.openSignIn();
      return other.account.signInLink.isVisible();
    })
    .toBe(true);
  await other.close();
});

test("signing in leads back to where one came from, and nowhere else", async ({ account, email, page }) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await page.goto("/sign-in?next=//evil.example/steal");
  await account.email.fill(email);
  await account.password.fill(PASSWORD);
  await account.press("Sign in");
  await expect(account.menu).toBeVisible();
  expect(new URL(page.url()).hostname).toBe("localhost");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused sign-in says why and keeps the address, and signing up goes all the way", async ({
    account,
    email,
    mailbox,
    page,
  }) => {
    await account.signIn(email, "not the password");
    await expect(account.alert).toContainText("is not right");
    await expect(account.email).toHaveValue(email);

    await account.askToSignUp(email, PASSWORD);
    await account.press("Send it again");
    await expect(account.notice).toContainText("sent it again");
    await page.goto(await mailbox.link(email));
    await page.goto("/sign-in?next=%2Fhistory");
    await account.email.fill(email);
    await account.password.fill(PASSWORD);
    await account.press("Sign in");
    await page.waitForURL("**/history");
  });
});
