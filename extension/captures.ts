import type { Capture } from "./page/capture";

const KEY = "capture";

/** Hands what was read to the panel. The browser keeps it in memory and forgets it when it is closed. */
export const keepCapture = (capture: Capture | null): Promise<void> =>
  chrome.storage.session.set({ [KEY]: capture && { ...capture, number: crypto.randomUUID() } });

/** Tells of the capture there is, and of each that comes.
 * @returns what ends it */
export function watchCaptures(tell: (capture: Capture | null) => void): () => void {
  const heard = (changes: Readonly<Record<string, { readonly newValue?: unknown }>>) => {
    if (KEY in changes) tell((changes[KEY]?.newValue ?? null) as Capture | null);
  };
  chrome.storage.session.onChanged.addListener(heard);
  void chrome.storage.session.get(KEY).then((kept) => {
    if (kept[KEY]) tell(kept[KEY] as Capture);
  });
  return () => chrome.storage.session.onChanged.removeListener(heard);
}
