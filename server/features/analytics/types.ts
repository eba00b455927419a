import type { EVENT_NAMES } from "./constants";

export type EventName = (typeof EVENT_NAMES)[number];

/** How a page counts. */
export interface Counting {
  /** Whether the browser lets itself be counted at all, as far as its requests say. */
  readonly allowed: boolean;
  /** The project's token, which is public; null when no token is set, and where nobody may be counted. */
  readonly token: string | null;
}

/** What each event says beyond its name: kinds and counts, never a word a student wrote. */
export interface EventProperties {
  signed_in: { readonly provider: string };
  billing_page_viewed: Record<never, never>;
  billing_popup_viewed: { readonly reason: "limit" | "upgrade" };
  solve_btn_clicked: { readonly mode: "answer" | "hints" };
  solve_btn_submitted: { readonly mode: "answer" | "hints"; readonly outcome: string };
  chats_msg_sent: Record<never, never>;
  google_sign_in_clicked: Record<never, never>;
  google_sign_in_done: Record<never, never>;
  google_sign_in_failed: { readonly reason: string };
  plan_purchase_clicked: { readonly plan: string; readonly interval: "month" | "year" };
}
