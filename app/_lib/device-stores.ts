/** The databases of the browser: with what was worked on this device and the server has not got yet, with what stays on it,
 * with answers of practice that wait to be sent, and with problems to practise without a network. Each is one of its own, so
 * that nothing that sends can come upon what stays. */
export const OUTBOX_NAME = "cm-outbox";
export const SHELF_NAME = "cm-shelf";
export const ANSWERS_NAME = "cm-answers";
export const SESSIONS_NAME = "cm-sessions";

/** Removes them: someone has signed out, and the next person may use the browser. What shows them is told as of any change
 * in the browser's storage. */
export function forgetProblems(): void {
  try {
    for (const name of [OUTBOX_NAME, SHELF_NAME, ANSWERS_NAME, SESSIONS_NAME]) indexedDB.deleteDatabase(name);
    // Whatever looks now is served after they are gone.
    dispatchEvent(new Event("storage"));
  } catch {
    // A browser without storage keeps nothing.
  }
}
