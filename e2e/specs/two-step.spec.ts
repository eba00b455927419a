import { expect, test } from "../fixtures";
import { codeOf, TwoStepPage } from "../pages/two-step-page";

const PASSWORD = "seven plain words make a phrase";

test("an account with two-step sign-in opens by password and code, and by each recovery code once", async ({
  account,
  email,
  page,
}) => {
  test.setTimeout(120_000);
  const twoStep = new TwoStepPage(page);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const key = await twoStep.turnOn(PASSWORD);
  await expect(twoStep.codes).toHaveCount(10);
  const [first = "", second = ""] = await twoStep.codes.allTextContents();

  await account.signOut();
  await account.signIn(email, PASSWORD);
  await expect(twoStep.question).toBeVisible();
  await expect(account.signInLink).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Delete account" })).toHaveCount(0);

  await page.goto("/sign-in/code?next=/settings");
  await twoStep.enter("000000");
  await expect(account.alert).toContainText("This code is not right");
  await twoStep.enter(codeOf(key, 1));
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("region", { name: "Two-step sign-in" })).toContainText(
    "10 recovery codes are left",
  );

  await account.signOut();
  await account.signIn(email, PASSWORD);
  await twoStep.enterRecoveryCode(first);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(twoStep.question).toBeHidden();
  await expect(account.menu).toBeVisible();

  await account.signOut();
  await account.signIn(email, PASSWORD);
  await twoStep.enterRecoveryCode(first);
  await expect(account.alert).toContainText("it has been used");
  await twoStep.enterRecoveryCode(second);
  await expect(account.menu).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two-step sign-in is set up, asked for and turned off", async ({ account, email, page }) => {
    test.setTimeout(120_000);
    const twoStep = new TwoStepPage(page);
    await account.signUp(email, PASSWORD);
    await twoStep.turnOn(PASSWORD);
    await expect(twoStep.codes).toHaveCount(10);
    const [first = "", second = ""] = await twoStep.codes.allTextContents();
    await page.context().clearCookies();
    await account.signIn(email, PASSWORD);
    await twoStep.enter("000000");
    await expect(account.alert).toContainText("This code is not right");
    await twoStep.enterRecoveryCode(first);
    await twoStep.open();
    await twoStep.turnOff(second);
    await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  });
});
