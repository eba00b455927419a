/** The database of the browser with what was worked on this device and the server has not got yet. */
export const OUTBOX_NAME = "cm-outbox";

/** Removes it: someone has signed out, and the next person may use the browser. */
export function forgetOutbox(): void {
  try {
    indexedDB.deleteDatabase(OUTBOX_NAME);
  } catch {
    // A browser without storage keeps nothing.
  }
}
