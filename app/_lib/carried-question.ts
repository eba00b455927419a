import { createBrowserStorage } from "./browser-storage";
import { DRAFT_PREFIX } from "./drafts";

const storage = createBrowserStorage(() => sessionStorage);

const keyOf = (solveId: string) => `${DRAFT_PREFIX}ask:${solveId}`;

/** Carries a question about a problem from its page to the tutor, in this tab and outside the address. */
export function carryQuestion(solveId: string, text: string): void {
  storage.set(keyOf(solveId), text);
}

/** The question that was carried here, once: anyone who comes back or reloads does not ask it again. */
export function takeQuestion(solveId: string): string | null {
  const text = storage.get(keyOf(solveId));
  storage.remove(keyOf(solveId));
  return text;
}
