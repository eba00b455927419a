import { test as base } from "@playwright/test";
import { AccountPage } from "./pages/account-page";
import { ChatPage } from "./pages/chat-page";
import { ComposerPage } from "./pages/composer-page";
import { HistoryPage } from "./pages/history-page";
import { SolutionPage } from "./pages/solution-page";

interface Pages {
  readonly composer: ComposerPage;
  readonly solution: SolutionPage;
  readonly history: HistoryPage;
  readonly account: AccountPage;
  readonly chat: ChatPage;
  /** An address nobody else in the run uses. */
  readonly email: string;
}

interface Watch {
  /** What a test that provokes a failure expects in the browser's log. */
  readonly provokes: RegExp | null;
  readonly cleanConsole: undefined;
}

/** Page objects, and a browser log in which nothing may go wrong unseen. */
export const test = base.extend<Pages & Watch>({
  provokes: [null, { option: true }],
  composer: async ({ page }, use) => use(new ComposerPage(page)),
  solution: async ({ page }, use) => use(new SolutionPage(page)),
  history: async ({ page }, use) => use(new HistoryPage(page)),
  account: async ({ page }, use) => use(new AccountPage(page)),
  chat: async ({ page }, use) => use(new ChatPage(page)),
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
