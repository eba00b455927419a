import { expect } from "@playwright/test";
import { inboxAddress } from "../../inbox";
import { BillingPage } from "../../pages/billing-page";
import { SettingsPage } from "../../pages/settings-page";
import { TwoStepPage } from "../../pages/two-step-page";
import { PASSWORD, type Walk } from "../walk";

const signingIn: Walk = {
  name: "ways in",
  routes: ["/sign-in", "/sign-up", "/reset-password", "/confirm", "/connect", "/inbox", "/welcome"],
  async go({ audit, account, email, mailbox, page }) {
    await account.signIn(email, "not the password");
    await expect(account.alert).toBeVisible();
    await audit.look("a refused sign-in");
    await page.goto("/sign-up");
    await account.press("Create account");
    await expect(account.alert).toBeVisible();
    await audit.look("a sign-up with nothing in it");
    await account.askToSignUp(email, PASSWORD);
    await audit.look("an e-mail on its way");
    await page.goto(inboxAddress(new URL(page.url()).origin));
    await audit.look("the inbox");
    await page.goto(await mailbox.link(email));
    await expect(account.menu).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    await audit.look("a welcome");
    await page.goto("/confirm?token_hash=pkce_0123456789abcdef0123456789abcdef&type=signup");
    await audit.look("a link that waits for a word");
    await page.goto("/confirm");
    await audit.look("half a link");
    await page.goto("/connect");
    await audit.look("half a sign-in of an extension");
    const extension = "abcdefghijklmnopabcdefghijklmnop";
    const asked = {
      ...{ response_type: "code", client_id: extension, code_challenge_method: "S256" },
      redirect_uri: `https://${extension}.chromiumapp.org/`,
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      state: "a-state-of-an-extension",
    };
    await page.goto(`/connect?${new URLSearchParams(asked)}`);
    await audit.look("an extension that asks to be let in");
    await page.goto("/reset-password");
    await audit.look("a forgotten password");
    await account.askToRecover(email);
    await page.goto(await mailbox.link(email));
    await expect(account.password).toBeVisible();
    await audit.look("a new password");
  },
};

const settings: Walk = {
  name: "the settings",
  routes: ["/settings"],
  async go({ audit, account, email, page }) {
    const settings = new SettingsPage(page);
    await settings.open();
    await audit.look("a guest's settings");
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await settings.open();
    await settings.rename("");
    await settings.changePassword("not the password", "eight other words for the next time");
    await settings.deleteAccount("somebody@else.example", PASSWORD);
    await expect(settings.section("Delete account").getByRole("alert")).toBeVisible();
    await audit.look("settings with every form refused");
    await account.menu.click();
    await expect(page.getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
    await audit.look("the account's menu");
  },
};

const twoStep: Walk = {
  name: "two-step sign-in",
  routes: ["/settings/two-step", "/sign-in/code"],
  async go({ audit, account, email, page }) {
    const twoStep = new TwoStepPage(page);
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await twoStep.open();
    await audit.look("what two-step sign-in is");
    await twoStep.press("Start");
    await twoStep.press("Turn on two-step sign-in");
    await expect(account.alert).toBeVisible();
    await audit.look("a set-up with nothing in it");
    await twoStep.confirm(PASSWORD);
    await expect(twoStep.codes.first()).toBeVisible();
    await audit.look("recovery codes");
    await account.signOut();
    await account.signIn(email, PASSWORD);
    await twoStep.enter("000000");
    await expect(account.alert).toBeVisible();
    await audit.look("a refused code");
  },
};

const plans: Walk = {
  name: "plans and test payments",
  routes: ["/billing", "/sandbox/checkout/[id]", "/sandbox/portal/[id]", "/sandbox/invoice/[id]"],
  async go({ audit, account, email, page }) {
    const billing = new BillingPage(page);
    await billing.open();
    await audit.look("a guest's plans");
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await billing.open();
    await page.getByRole("button", { name: "Upgrade" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await audit.look("the popup that shows Plus", { only: "wide" });
    await page.keyboard.press("Escape");
    await audit.look("the plans of Free");
    await billing.choose("monthly");
    await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
    await expect(page.getByRole("main")).toContainText(/declined/i);
    await audit.look("a declined card");
    await page.getByRole("button", { name: "Pay with a card that works" }).click();
    await expect(page).toHaveURL(/checkout=done/);
    await page.getByRole("button", { name: "Card and receipts" }).click();
    await page.getByRole("button", { name: "To the next renewal" }).click();
    await expect(page.getByRole("button", { name: "Refund all" })).toBeVisible();
    await audit.look("the page of the card and the invoices");
    await page.getByRole("link", { name: "invoice" }).first().click();
    await expect(page.getByRole("heading", { name: "Invoice" })).toBeVisible();
    await audit.look("an invoice");
    await billing.open();
    await billing.ask("Cancel Plus");
    await audit.look("Plus, and the question before it is cancelled");
  },
};

export const ACCOUNT: readonly Walk[] = [signingIn, settings, twoStep, plans];
