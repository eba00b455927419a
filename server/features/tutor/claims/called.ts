import "server-only";
import { isAmong } from "@/server/solver/word-list";
import called from "./called.json";

/** What else is said for what a question may ask for: the mode is what comes "most often". */
const CALLED = Object.entries(called);

/** Whether words say what is asked for by other words than the question's own. */
export function isCalledOtherwise(said: readonly string[], asked: readonly string[]): boolean {
  const text = ` ${said.join(" ")} `;
  return CALLED.some(
    ([names, phrases]) =>
      asked.some((word) => isAmong(word, names)) && phrases.some((phrase) => text.includes(` ${phrase} `)),
  );
}
