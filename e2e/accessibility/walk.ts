import type { BrowserContext, Page } from "@playwright/test";
import type { AccountPage } from "../pages/account-page";
import type { ChatPage } from "../pages/chat-page";
import type { ComposerPage } from "../pages/composer-page";
import type { HistoryPage } from "../pages/history-page";
import type { Mailbox } from "../pages/mailbox";
import type { SolutionPage } from "../pages/solution-page";
import type { Audit } from "./audit";

export interface WalkTools {
  readonly audit: Audit;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly account: AccountPage;
  readonly chat: ChatPage;
  readonly composer: ComposerPage;
  readonly history: HistoryPage;
  readonly mailbox: Mailbox;
  readonly solution: SolutionPage;
  /** An address nobody else uses. */
  readonly email: string;
}

/** A way through some pages and their states, each of which is looked at. */
export interface Walk {
  readonly name: string;
  /** The pages it looks at, by their folder in `app/` without its groups. */
  readonly routes: readonly string[];
  /** What the browser logs on the way because the walk provokes it. */
  readonly provokes?: RegExp;
  readonly go: (tools: WalkTools) => Promise<void>;
}

export const PASSWORD = "seven plain words make a phrase";
