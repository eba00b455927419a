import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { DRAFT_PREFIX } from "@/app/_lib/drafts";

const storage = createBrowserStorage(() => sessionStorage);
const KEY = `${DRAFT_PREFIX}problem`;
/** The page that Back leads to is made just after it. */
const JUST_NOW_MS = 2_000;
let wentBack = false;

if (typeof window !== "undefined")
  addEventListener("popstate", () => {
    wentBack = true;
    setTimeout(() => {
      wentBack = false;
    }, JUST_NOW_MS);
  });

/** Keeps the text of a problem for this tab. */
export const keep = (text: string): void => storage.set(KEY, text);

/** The text that was kept, for those who come back to it; nothing for a problem that is begun. */
export const takeKept = (): string => (wentBack && storage.get(KEY)) || "";
