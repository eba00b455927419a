/** Every event the product may report, by name. */
export const EVENT_NAMES = [
  "signed_in",
  "billing_page_viewed",
  "billing_popup_viewed",
  "solve_btn_clicked",
  "solve_btn_submitted",
  "chats_msg_sent",
  "google_sign_in_clicked",
  "google_sign_in_done",
  "google_sign_in_failed",
  "plan_purchase_clicked",
] as const;

/** Every property an event in the catalogue may carry. */
export const EVENT_PROPERTIES = ["provider", "mode", "outcome", "reason", "plan", "interval"] as const;

/** Events a batch holds at most, and how long one waits for more. */
export const BATCH_EVENTS = 50;
export const FLUSH_EVERY_MS = 5_000;

/** The product's short name, which every event carries as `app`. */
export const APP = "classmate";

/** Where events go: a path of this site, which passes them on. */
export const ANALYTICS_PATH = "/mp";
