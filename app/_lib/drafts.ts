/** Before the place in the key of a draft in session storage. */
export const DRAFT_PREFIX = "cm-draft:";

/** Removes what was typed in this tab and not sent: someone has signed out, and the next person may use the tab.
 * @param open gives the storage; throws where it is switched off */
export function forgetDrafts(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
