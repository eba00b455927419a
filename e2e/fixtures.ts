import { test as base } from "@playwright/test";
import { AccountPage } from "./pages/account-page";
import { ChatPage } from "./pages/chat-page";
import { ComposerPage } from "./pages/composer-page";
import { HistoryPage } from "./pages/history-page";
import { Mailbox } from "./pages/mailbox";
import { SocialPage } from "./pages/social-page";
import { SolutionPage } from "./pages/solution-page";

interface Pages {
  readonly composer: ComposerPage;
  readonly solution: SolutionPage;
  readonly history: HistoryPage;
  readonly account: AccountPage;
  readonly chat: ChatPage;
  readonly social: SocialPage;
  /** What the product sends by e-mail. */
  readonly mailbox: Mailbox;
  /** An address nobody else in the run uses. */
  readonly email: string;
}

export interface Surroundings {
  /** Where a mail server shows what it took in; null where the product keeps an inbox of its own. */
  readonly mailServer: string | null;
}

interface Watch {
  /** What a test that provokes a failure expects in the browser's log. */
  readonly provokes: RegExp | null;
  readonly cleanConsole: undefined;
}

/** Page objects, and a browser log in which nothing may go wrong unseen. */
export const test = base.extend<Pages & Surroundings & Watch>({
  mailServer: [null, { option: true }],
  provokes: [null, { option: true }],
  composer: async ({ page }, use) => use(new ComposerPage(page)),
  solution: async ({ page }, use) => use(new SolutionPage(page)),
  history: async ({ page }, use) => use(new HistoryPage(page)),
  account: async ({ page, mailbox }, use) => use(new AccountPage(page, mailbox)),
  chat: async ({ page }, use) => use(new ChatPage(page)),
  social: async ({ page }, use) => use(new SocialPage(page)),
  mailbox: async ({ mailServer, baseURL }, use) => use(new Mailbox({ mailServer, origin: baseURL ?? "" })),
  email: async ({ browserName: _needed }, use, info) =>
    use(`student-${info.testId}-${info.retry}@example.com`),
  cleanConsole: [
    async ({ page, provokes }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        problems.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = problems.filter((text) => !provokes?.test(text));
      base.expect(unexpected, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
