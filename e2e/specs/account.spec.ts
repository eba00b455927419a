import { expect, test } from "../fixtures";

const PASSWORD = "seven plain words make a phrase";

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

test("a wrong password and an unknown address read the same, and the address stays", async ({
  account,
  email,
  page,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");

  await account.signIn(email, "not the password");
  await expect(alert).toBeVisible();
  const words = await alert.textContent();
  await expect(account.email).toHaveValue(email);

  await account.signIn(`nobody-${email}`, PASSWORD);
  await expect(alert).toHaveText(words ?? "");
});

test("signing in leads back to where one came from, and nowhere else", async ({ account, email, page }) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await page.goto("/sign-in?next=//evil.example/steal");
  await account.email.fill(email);
  await account.password.fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(account.menu).toBeVisible();
  expect(new URL(page.url()).hostname).toBe("localhost");
});
