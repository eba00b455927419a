import "server-only";
import { isBareAnswer } from "./claim";
import { readIntent } from "./intent";

/** The answer a message proposes: "x = 3", "is it 3?", "I got 3".
 * @returns null when it proposes none */
export function proposedIn(text: string): string | null {
  const intent = readIntent(text);
  if (intent.kind === "check") return intent.problem ? null : intent.claim;
  const bare = text.trim().replace(/(?<![\s.!?])[\s.!?]+$/, "");
  return intent.kind === "other" && bare.length < 200 && isBareAnswer(bare) ? bare : null;
}
