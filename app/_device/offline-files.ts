import roman from "katex/dist/fonts/KaTeX_Main-Regular.woff2";
import italic from "katex/dist/fonts/KaTeX_Math-Italic.woff2";
import size1 from "katex/dist/fonts/KaTeX_Size1-Regular.woff2";
import size2 from "katex/dist/fonts/KaTeX_Size2-Regular.woff2";
import { SERVICE_WORKER_PATH } from "./constants";
import { offerUpdates } from "./updates";

/** What answers and steps are set in; none of them is bold. */
const FONTS = [roman, italic, size1, size2];

/** Has the browser keep what this page was made from, the engine and the fonts of mathematics, so that problems can be
 * worked without a network. A browser that keeps nothing works as before.
 * @param files that the engine was loaded from
 * @param offer is told how to change to a newer version, when there is one */
export async function keepForOffline(
  files: readonly string[],
  offer: (accept: () => void) => void,
): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const options = { scope: "/", updateViaCache: "none" } as const;
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, options);
    offerUpdates(
      registration,
      { container: navigator.serviceWorker, reload: () => location.reload() },
      offer,
    );
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: [...new Set([...loaded, ...files, ...FONTS])] });
  } catch {
    // Storage is refused or full.
  }
}
