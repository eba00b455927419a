import { expect, test } from "../fixtures";
import { SettingsPage } from "../pages/settings-page";

const PASSWORD = "seven plain words make a phrase";
const NEXT_PASSWORD = "eight other words for the next time";

test("a guest finds the colours, a download of the work and the way to an account", async ({
  composer,
  page,
}) => {
  const settings = new SettingsPage(page);
  await composer.solve("11x = 143");
  await settings.open();
  await settings.section("Colours").getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveClass(/dark/);
  const { name, text } = await settings.download("JSON");
  expect(name).toMatch(/^classmate-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({ profile: null, solves: [{ text: "11x = 143" }] });
  await expect(settings.section("Delete account")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/sign-in\?next=(\/|%2F)settings/);
});

test("an account is exported, deleted, made again and restored", async ({
  account,
  composer,
  email,
  history,
  page,
}) => {
  test.setTimeout(120_000);
  const settings = new SettingsPage(page);
  await composer.solve("13x = 169");
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await settings.open();
  await settings.rename("Ada");
  await expect(settings.nameSaved).toHaveText("Saved");
  const file = await settings.download("JSON");
  const document = await settings.download("Markdown");
  expect(document.text).toContain("x = 13");

  await settings.deleteAccount("somebody@else.example", PASSWORD);
  const section = settings.section("Delete account");
  await expect(section.getByRole("alert")).toContainText("not the address of this account");
  await settings.deleteAccount(email, "a wrong password");
  await expect(section.getByRole("alert")).toContainText("not your current password");
  await settings.deleteAccount(email, PASSWORD);
  await expect(page.getByText("Your account and everything in it have been deleted.")).toBeVisible();
  await expect(account.signInLink).toBeVisible();

  await account.signIn(email, PASSWORD);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await settings.open();
  await settings.bringIn(file.text);
  await expect(settings.importNote).toContainText("Imported: 1 problem and 0 conversations.");
  await expect(settings.name).toHaveValue("Ada");
  await settings.bringIn(file.text);
  await expect(settings.importNote).toContainText("Nothing new in this file.");
  await history.open();
  await expect(history.items.filter({ hasText: "13x = 169" })).toHaveCount(1);
});

test.describe("a refused file", () => {
  // The browser logs the refusal of the upload as a failed load.
  test.use({ provokes: /status of 422/ });

  test("is refused in words", async ({ account, email, page }) => {
    const settings = new SettingsPage(page);
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await settings.open();
    await settings.bringIn('{"format": "notes"}');
    await expect(settings.importNote).toContainText("Classmate did not make this file");
  });
});

test("the password changes, and a second device is signed out", async ({ account, browser, email, page }) => {
  test.setTimeout(120_000);
  const settings = new SettingsPage(page);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const context = await browser.newContext();
  const second = await context.newPage();
  await second.goto("/sign-in");
  await second.getByRole("textbox", { name: "E-mail" }).fill(email);
  await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(second.getByRole("button", { name: "Account" })).toBeVisible();

  await settings.open();
  await expect(settings.devices).toHaveCount(2);
  await expect(settings.devices.filter({ hasText: "This device" })).toHaveCount(1);
  await settings.devices.getByRole("button", { name: /^Sign out/ }).click();
  await expect(settings.devices).toHaveCount(1);
  await second.goto("/settings");
  await expect(second.getByText("You are not signed in")).toBeVisible();
  await context.close();

  await settings.changePassword("not the password", NEXT_PASSWORD);
  await expect(settings.section("Password").getByRole("alert")).toBeVisible();
  await settings.changePassword(PASSWORD, NEXT_PASSWORD);
  await expect(settings.section("Password").getByRole("status")).toBeVisible();
  await page.goto("/");
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await account.signIn(email, NEXT_PASSWORD);
  await expect(account.menu).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every form says what came of it", async ({ account, email, page }) => {
    const settings = new SettingsPage(page);
    await account.signUp(email, PASSWORD);
    await settings.open();
    await settings.rename("Ada");
    await expect(settings.nameSaved).toHaveText("Saved");
    await expect(settings.name).toHaveValue("Ada");
    await settings.rename("");
    await expect(settings.section("Profile").getByRole("alert")).toBeVisible();
    await settings.changePassword("not the password", NEXT_PASSWORD);
    await expect(settings.section("Password").getByRole("alert")).toBeVisible();
    await settings.deleteAccount("somebody-else@example.com", PASSWORD);
    await expect(settings.section("Delete account").getByRole("alert")).toContainText("not the address");
    await settings.changePassword(PASSWORD, NEXT_PASSWORD);
    await expect(settings.section("Password").getByRole("status")).toContainText("changed");
  });
});
