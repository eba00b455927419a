import { test as base, expect } from "../fixtures";
import { BillingPage } from "../pages/billing-page";

const PASSWORD = "four tall trees beside the river";
const DAY = /\d{1,2} [A-Z][a-z]+ \d{4}/;

const test = base.extend<{ readonly billing: BillingPage }>({
  billing: async ({ page }, use) => use(new BillingPage(page)),
});

test("a subscription lives from its trial to its end, and nothing is billed after it was cancelled", async ({
  account,
  billing,
  email,
}) => {
  test.setTimeout(180_000);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await billing.open();
  await expect(billing.plan).toContainText("You are on Free");
  await expect(billing.plan).toContainText("Test mode");

  await billing.buy("monthly");
  await expect(billing.notice).toContainText("Thank you. You have Plus now");
  await expect(billing.plan).toContainText(/You are trying Plus until .*Then Plus costs \$7\.99 a month/s);
  await billing.expectBadge("Plus trial: 7 days left");

  await billing.atPortal("To the next renewal");
  await expect(billing.plan).toContainText(/You have Plus monthly.*It renews on .* at \$7\.99 a month/s);
  await expect(billing.invoices.first()).toContainText(/Paid.*\$7\.99/s);
  await billing.expectBadge("Plus");

  const change = await billing.ask("Change to annual");
  await expect(change).toContainText(/You pay about \$5\d\.\d\d now: \$59\.99 less what is left/);
  await change.getByRole("button", { name: "Change to annual" }).click();
  await expect(billing.plan).toContainText("You have Plus annual");

  const question = await billing.ask("Cancel Plus");
  await expect(question).toContainText(DAY);
  await question.getByRole("button", { name: "Keep Plus" }).click();
  await expect(question).toBeHidden();
  await billing.cancel();
  await expect(billing.plan).toContainText(/Plus until .*It ends then because you cancelled/s);
  await billing.resume();
  await expect(billing.plan).toContainText(/You have Plus annual.*It renews on/s);
  await billing.cancel();
  await expect(billing.plan).toContainText("because you cancelled");

  const billed = await billing.invoices.allTextContents();
  await billing.atPortal("1 year", "1 year");
  await expect(billing.plan).toContainText("You are on Free");
  expect(await billing.invoices.allTextContents()).toEqual(billed);
});

test("a declined card buys nothing, and going back says so", async ({ account, billing, email, page }) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await billing.open();
  await billing.choose("annual");
  await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
  await expect(page.getByRole("main")).toContainText(/declined/i);
  await page.getByRole("link", { name: "Back without buying" }).click();
  await expect(billing.notice).toContainText("Nothing was bought");
  await expect(billing.plan).toContainText("You are on Free");
  await expect(billing.invoices).toHaveCount(0);
});

test("a late payment says how long Plus goes on, and paying it puts it right", async ({
  account,
  billing,
  email,
  page,
}) => {
  test.setTimeout(120_000);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await billing.open();
  await billing.buy("monthly");
  await billing.atPortal("Use a card that is declined", "To the next renewal");
  await expect(billing.plan).toContainText(
    /A payment is late.*\$7\.99 did not go through.*You keep Plus until \d{1,2} [A-Z]/s,
  );
  await billing.expectBadge("Plus: payment late");
  await billing.atPortal("Use a card that works");
  await page.getByRole("link", { name: "Pay $7.99 now" }).click();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("button", { name: "Pay now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Classmate" }).click();
  await expect(billing.plan).toContainText("You have Plus monthly");
  await expect(billing.invoices.first()).toContainText("Paid");
});

test("a payment that is given back ends Plus, and the trial is not offered twice", async ({
  account,
  billing,
  email,
  page,
}) => {
  test.setTimeout(120_000);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await billing.open();
  await billing.buy("monthly");
  await billing.atPortal("To the next renewal", "Refund all");
  await expect(billing.invoices.first()).toContainText("Refunded");
  await expect(billing.plan).toContainText("You are on Free");
  await expect(page.getByRole("button", { name: "Buy Plus monthly" })).toBeVisible();
});

test("a second purchase from another tab is refused in words", async ({
  account,
  billing,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const later = await context.newPage();
  await later.goto("/billing");
  await expect(later.getByRole("button", { name: "Try Plus annual" })).toBeVisible();
  await billing.open();
  await billing.buy("monthly");
  await later.getByRole("button", { name: "Try Plus annual" }).click();
  await expect(later.getByRole("main").getByRole("alert")).toContainText("You have Plus already");
  await expect(later.getByRole("region", { name: /You are trying Plus/ })).toBeVisible();
});

test("the front page says what it costs", async ({ page }) => {
  await page.goto("/");
  const costs = page.getByRole("region", { name: "What it costs" });
  await expect(costs).toContainText(/\$0.*\$7\.99.*\$59\.99 a year/s);
  await costs.getByRole("link", { name: "Compare the plans" }).click();
  await expect(page.getByRole("heading", { name: "Plans and payments" })).toBeVisible();
});

test("a guest sees the plans, signs up and comes back to them", async ({ billing, email, mailbox, page }) => {
  await billing.open();
  await expect(billing.plan).toContainText(/You are not signed in.*Solving is unlimited/s);
  await page.getByRole("link", { name: "Sign up to try Plus monthly" }).click();
  await expect(page).toHaveURL(/\/sign-up\?next=(\/|%2F)billing/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("sent you an e-mail");
  await page.goto(await mailbox.link(email));
  await expect(page).toHaveURL(/\/billing$/);
  await expect(billing.plan).toContainText("You are on Free");
});

test("the way to Plus is a popup that Escape closes", async ({ account, email, page }) => {
  // A narrow header has no room for it.
  await page.setViewportSize({ width: 800, height: 900 });
  await account.signUp(email, PASSWORD);
  await page.goto("/");
  const upgrade = page.getByRole("banner").getByRole("button", { name: "Upgrade" });
  await upgrade.click();
  const popup = page.getByRole("dialog", { name: "Plus: 1,000 tutor messages a day" });
  await expect(popup).toContainText("$7.99 a month or $59.99 a year");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(upgrade).toBeFocused();
  await upgrade.click();
  await popup.getByRole("link", { name: "See Plus" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(popup).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Plus is bought, cancelled and resumed", async ({ account, billing, email, page }) => {
    test.setTimeout(120_000);
    await account.signUp(email, PASSWORD);
    await billing.open();
    await billing.buy("monthly");
    await expect(billing.plan).toContainText("You are trying Plus until");
    const question = await billing.ask("Cancel Plus");
    await question.getByRole("button", { name: "Cancel Plus" }).click();
    await expect(billing.plan).toContainText("because you cancelled. Nothing will be charged.");
    await billing.resume();
    await expect(billing.plan).toContainText("Then Plus costs $7.99 a month");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
