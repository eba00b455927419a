import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { DRAFT_PREFIX } from "@/app/_lib/drafts";

const storage = createBrowserStorage(() => sessionStorage);
const KEY = `${DRAFT_PREFIX}problem`;
/** Whether the last thing that led anywhere was Back or Forward, however long the page takes to be made: only a press of the
 * student's own (a link by the keyboard is one too) begins something new. */
let wentBack = false;

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    wentBack = true;
  });
  addEventListener(
    "click",
    () => {
      wentBack = false;
    },
    true,
  );
}

/** Keeps the text of a problem for this tab. */
export const keep = (text: string): void => storage.set(KEY, text);

/** The text that was kept, for those who come back to it; nothing for a problem that is begun. */
export const takeKept = (): string => (wentBack && storage.get(KEY)) || "";
