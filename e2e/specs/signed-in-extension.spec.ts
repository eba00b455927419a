import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";
import { ExtensionPage } from "../pages/extension-page";
import type { Mailbox } from "../pages/mailbox";
import { SettingsPage } from "../pages/settings-page";

const PASSWORD = "correct horse battery";

let extension: ExtensionPage | null = null;
test.afterEach(async () => {
  await extension?.close();
  extension = null;
});

interface Student {
  readonly email: string;
  readonly mailbox: Mailbox;
  readonly own: string;
}

/** A browser with the extension in it, in which a student has an account and is signed in. */
async function browserOf({ email, mailbox, own }: Student): Promise<{ panel: Page; page: Page }> {
  extension = await ExtensionPage.load([`${own}/*`], own);
  const page = await extension.context.newPage();
  const account = new AccountPage(page, mailbox);
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  return { panel: await extension.panel(), page };
}

/** Presses the panel's button and lets the extension in, on the page that asks. */
async function letIn(panel: Page, own: string): Promise<void> {
  await panel.getByLabel("The address of your Classmate").fill(own);
  const opened = panel.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Sign in" }).click();
  const asking = await opened;
  await expect(asking.getByRole("heading", { name: "Let this extension in?" })).toBeVisible();
  await expect(asking.getByText(new URL(panel.url()).host)).toBeVisible();
  await expect(asking.getByText("will not be able to change your password")).toBeVisible();
  await asking.getByRole("button", { name: "Let it in" }).click();
  await expect(panel.getByText(/^Signed in as/)).toBeVisible();
}

const typed = async (panel: Page, text: string): Promise<void> => {
  await panel.getByRole("textbox", { name: /type it here/ }).fill(text);
  await panel.getByRole("button", { name: "Start" }).click();
  await expect(panel.getByRole("region", { name: "What was read" })).toBeVisible();
};

test("signs in on a page that says who asks, and is signed out under Settings", async ({
  email,
  mailbox,
  baseURL,
}) => {
  const own = new URL(baseURL ?? "").origin;
  const { panel, page } = await browserOf({ email, mailbox, own });
  await letIn(panel, own);
  const settings = new SettingsPage(page);
  await settings.open();
  const place = settings.devices.filter({ hasText: "Browser extension" });
  await expect(place).toHaveCount(1);
  await place.getByRole("button", { name: /^Sign out/ }).click();
  await expect(place).toHaveCount(0);
  await panel.getByText("Your history", { exact: true }).click();
  await expect(panel.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(panel.getByText(/^Signed in as/)).toHaveCount(0);
});

test("stays signed out when the student says no", async ({ email, mailbox, baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const { panel } = await browserOf({ email, mailbox, own });
  await panel.getByLabel("The address of your Classmate").fill(own);
  const opened = panel.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Sign in" }).click();
  await (await opened).getByRole("link", { name: "No, cancel" }).click();
  await expect(panel.getByRole("alert")).toContainText("You are not signed in");
});

test("keeps a problem in the history, and opens what was solved", async ({ email, mailbox, baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const { panel } = await browserOf({ email, mailbox, own });
  await letIn(panel, own);
  await typed(panel, "Solve 6x = 54");
  await panel.getByRole("button", { name: "Keep in Classmate" }).click();
  await expect(panel.getByText("Kept in your history.")).toBeVisible();
  await extension?.letRunOut();
  await panel.getByText("Your history", { exact: true }).click();
  const opened = panel.context().waitForEvent("page");
  await panel
    .getByRole("list", { name: "Problems" })
    .getByRole("button", { name: /6x = 54/ })
    .click();
  const page = await opened;
  await expect(page).toHaveURL(/\/solve\/[\w-]+$/);
  await expect(page.getByRole("button", { name: "Show the answer" })).toBeVisible();
});

test("asks the tutor, whose reply goes on while the panel is closed", async ({ email, mailbox, baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const { panel } = await browserOf({ email, mailbox, own });
  await letIn(panel, own);
  await typed(panel, "Solve 6x = 54");
  await panel.getByLabel("Ask the tutor").fill("What should I do first?");
  const streamed = panel.waitForRequest(/\/api\/chat\?run=/);
  await panel.getByRole("button", { name: "Ask", exact: true }).click();
  await streamed;
  await panel.close();
  const again = await extension?.panel();
  const tutor = again?.getByRole("region", { name: "The tutor" });
  if (!tutor) throw new Error("there is no panel");
  await expect(tutor.getByRole("article", { name: "You" })).toContainText("What should I do first?");
  await expect(tutor.getByRole("article", { name: "Tutor" })).toContainText(/\w{3,}/);
  await expect(tutor.getByRole("article", { name: "Tutor" })).not.toHaveAttribute("aria-busy", "true");
  await expect(tutor).not.toContainText(/x\s*=\s*9/);
});

test("answers while the server is away, and says what waits for it", async ({ email, mailbox, baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const { panel } = await browserOf({ email, mailbox, own });
  await letIn(panel, own);
  await panel.context().route(`${own}/**`, (route) => route.abort());
  await typed(panel, "Solve 4x - 7 = 29");
  await panel.getByRole("button", { name: "Show the answer" }).click();
  await expect(panel.getByRole("region", { name: "Answer" })).toContainText("Checked");
  await panel.getByRole("button", { name: "Keep in Classmate" }).click();
  await expect(panel.getByRole("alert")).toContainText("cannot be reached");
  await expect(panel.getByText(/^Signed in as/)).toBeVisible();
});
