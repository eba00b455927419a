import "server-only";
import { readAsk } from "../turns/read-ask";
import { isBareAnswer } from "./claim";

/** The answer a message proposes: "x = 3", "is it 3?", "I got 3".
 * @returns null when it proposes none */
export function proposedIn(text: string): string | null {
  const { ask } = readAsk(text);
  if (ask.kind === "check") return ask.problem === undefined ? ask.claim : null;
  const bare = text.trim().replace(/(?<![\s.!?])[\s.!?]+$/, "");
  return ask.kind === "other" && bare.length < 200 && isBareAnswer(bare) ? bare : null;
}
