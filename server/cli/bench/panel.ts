import type { Page } from "@playwright/test";
import type { ExtensionPage } from "@/e2e/pages/extension-page";

const SITE = "https://school.example";
const HOMEWORK = `${SITE}/homework`;
/** What the browser allows at the student's click, which cannot be made from here. */
export const ALLOWED = [`${SITE}/*`];
const LONGEST_MS = 60_000;

export interface PanelTimes {
  /** From the opening of the panel to what the engine read, with the first hint. */
  readonly read: number;
  /** From the press on "Show the answer" to the answer. */
  readonly answer: number;
}

/** Opens the panel on a problem that was selected in a page, in a browser that has not run the engine yet.
 * @returns milliseconds */
export async function panelToAnswer(extension: ExtensionPage): Promise<PanelTimes> {
  await extension.context.addInitScript("globalThis.__name = (value) => value;");
  await extension.context.addInitScript(watchPanel);
  await extension.openSelected(HOMEWORK, "<main>Solve 3(x - 2) = x/2 + 9</main>");
  await extension.chooseFromMenu(HOMEWORK);
  const panel = await extension.panel();
  const read = await timeOf(panel, "read");
  await panel.getByRole("button", { name: "Show the answer" }).click();
  return { read, answer: await timeOf(panel, "answer") };
}

async function timeOf(panel: Page, what: keyof PanelTimes): Promise<number> {
  const time = await panel.waitForFunction(
    (what) => (window as unknown as { panelTimes?: Partial<PanelTimes> }).panelTimes?.[what],
    what,
    { timeout: LONGEST_MS },
  );
  return (await time.jsonValue()) as number;
}

/** Runs in the panel: keeps the time at which each of its parts stood there and was painted. */
function watchPanel(): void {
  const times: { read?: number; answer?: number } = {};
  (window as unknown as { panelTimes: typeof times }).panelTimes = times;
  let pressed = 0;
  const stands = (name: string) => document.querySelector(`[aria-label="${name}"]`) !== null;
  const painted = (keep: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => keep(performance.now())));
  let isRead = false;
  let isAnswered = false;
  addEventListener("click", () => {
    pressed = performance.now();
  });
  new MutationObserver(() => {
    if (!isRead && stands("What was read")) {
      isRead = true;
      painted((now) => {
        times.read = now;
      });
    }
    if (!isAnswered && pressed > 0 && stands("Answer")) {
      isAnswered = true;
      painted((now) => {
        times.answer = now - pressed;
      });
    }
  }).observe(document, { subtree: true, childList: true });
}
