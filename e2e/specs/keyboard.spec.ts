import { test as base, expect } from "../fixtures";
import { BillingPage } from "../pages/billing-page";
import { Keyboard } from "../pages/keyboard";
import { MathPanel } from "../pages/math-panel";

const PASSWORD = "seven plain words make a phrase";

const test = base.extend<{ readonly keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => use(new Keyboard(page)),
});

test("a problem is solved with hints, checked, copied and asked about without a mouse", async ({
  chat,
  composer,
  keyboard,
  page,
  solution,
}) => {
  await composer.open();
  await keyboard.to(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await keyboard.to(composer.field);
  await page.keyboard.type("Solve 6x + 5 = 41");
  const maths = new MathPanel(page);
  await keyboard.press(maths.button);
  await expect(maths.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(composer.field).toBeFocused();
  await keyboard.press(composer.hintsFirst, "Space");
  await expect(composer.hintsFirst).toHaveAttribute("aria-pressed", "true");
  await keyboard.press(composer.submit);
  await page.waitForURL(/\/solve\//);

  await keyboard.press(page.getByRole("button", { name: "Show the next step" }));
  await expect(solution.steps).toHaveCount(1);
  await expect(page.getByText("All but the answer is shown")).toBeFocused();
  await keyboard.press(page.getByRole("button", { name: "Show the answer" }));
  await expect(solution.answer).toBeFocused();
  await keyboard.press(solution.sheet.locator("summary", { hasText: "Check my answer" }));
  await keyboard.type(solution.sheet.getByRole("textbox", { name: "Your answer" }), "x = 7");
  const check = solution.sheet.getByRole("button", { name: "Check my answer" });
  await keyboard.press(check);
  await expect(solution.verdict).toContainText("Not right yet");
  await expect(check).toBeFocused();
  await keyboard.to(page.getByRole("textbox", { name: "Ask about this" }));
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await keyboard.press(copy);
  await expect(page.getByRole("status").filter({ hasText: /Copied|Not copied/ })).toBeVisible();
  await keyboard.to(page.getByRole("textbox", { name: "Ask about this" }), "Shift+Tab");
  await page.keyboard.type("why step 1?");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat/);
  await expect(chat.replies).toHaveCount(1);
});

test("a conversation is begun, stopped, renamed and deleted without a mouse", async ({
  chat,
  keyboard,
  page,
}) => {
  await chat.open();
  await keyboard.to(page.getByRole("radio", { name: "Explain" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hints first" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await keyboard.to(chat.field);
  await page.keyboard.type("Solve 6x = 42");
  await page.keyboard.press("Enter");
  await expect(chat.again).toBeVisible();
  await expect(chat.field).toBeFocused();

  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/chat"));
  await page.route("**/api/chat", (route) => stopped.then(() => route.abort()), { times: 1 });
  await page.keyboard.type("Solve 2x = 34");
  await page.keyboard.press("Enter");
  await keyboard.press(page.getByRole("button", { name: "Stop" }));
  await stopped;
  await expect(chat.field).toBeFocused();

  await page.reload();
  const share = page.getByRole("button", { name: "Share this conversation" });
  await keyboard.press(share);
  await keyboard.expectToReturn(page.getByRole("dialog"), share);
  await keyboard.press(chat.list.getByRole("button", { name: "Rename “Solve 6x = 42”" }));
  await chat.giveName("Sevens");
  const remove = chat.list.getByRole("button", { name: "Delete “Sevens”" });
  await keyboard.press(remove);
  await keyboard.expectToReturn(page.getByRole("dialog"), remove);
  await page.keyboard.press("Enter");
  await keyboard.press(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.questions).toHaveCount(0);
});

test("anyone who signs up or in is led to what is wrong, and in, without a mouse", async ({
  account,
  email,
  keyboard,
  mailbox,
  page,
}) => {
  await page.goto("/sign-up");
  await keyboard.type(account.email, "nobody");
  await page.keyboard.press("Enter");
  await expect(account.alert).toBeVisible();
  await expect(account.email).toBeFocused();
  await expect(account.email).toHaveAccessibleDescription(/Enter an e-mail address/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(email);
  await keyboard.type(account.password, "short");
  await keyboard.press(page.getByRole("main").getByRole("button", { name: "Create account" }));
  await expect(account.password).toBeFocused();
  await expect(account.password).toHaveAccessibleDescription(/Use at least 8 characters/);
  await expect(account.email).toHaveValue(email);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(account.notice).toContainText("sent you an e-mail");
  await page.goto(await mailbox.link(email));

  await keyboard.press(account.menu);
  await keyboard.press(page.getByRole("button", { name: "Sign out", exact: true }));
  await expect(account.signInLink).toBeVisible();
  await account.openSignIn();
  await keyboard.type(account.email, email);
  await keyboard.type(account.password, "not the password");
  const submit = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await keyboard.press(submit);
  await expect(account.alert).toContainText("not right");
  await expect(submit).toBeFocused();
  await keyboard.to(account.password, "Shift+Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(account.menu).toBeVisible();
});

test("Plus is bought and cancelled in two steps without a mouse", async ({
  account,
  email,
  keyboard,
  page,
}) => {
  test.setTimeout(120_000);
  const billing = new BillingPage(page);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  await billing.open();
  const upgrade = page.getByRole("button", { name: "Upgrade" });
  await keyboard.press(upgrade);
  await keyboard.expectToReturn(page.getByRole("dialog"), upgrade);
  await keyboard.press(page.getByRole("button", { name: "Try Plus monthly" }));
  await keyboard.press(page.getByRole("button", { name: "Pay with a card that works" }));
  await expect(page).toHaveURL(/checkout=done/);

  const opener = page.getByRole("button", { name: "Cancel Plus" }).first();
  const question = page.getByRole("dialog");
  await keyboard.press(opener);
  await expect(question).toBeVisible();
  await keyboard.to(question.getByRole("button", { name: "Keep Plus" }));
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await keyboard.press(question.getByRole("button", { name: "Cancel Plus" }));
  await expect(billing.plan).toContainText("because you cancelled");
  await keyboard.press(page.getByRole("button", { name: "Resume Plus" }));
  await expect(billing.plan).toContainText("Then Plus costs $7.99 a month");
});

test.describe("in the few colours of a student's own", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the focus and what is chosen are drawn with lines", async ({ composer, keyboard }) => {
    await composer.openWithHints();
    await expect(composer.hintsFirst).toHaveCSS("outline-style", "solid");
    await composer.hintsFirst.blur();
    await keyboard.to(composer.field, "Shift+Tab");
    await keyboard.to(composer.submit);
  });
});
