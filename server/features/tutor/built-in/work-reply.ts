import "server-only";
import { checkedTurns } from "../modes/checked-work";
import { tellVerdict } from "../modes/tell-verdict";
import { readAsk } from "../turns/read-ask";
import { smallTalk } from "./small-talk";
import type { Turn } from "./types";

const ASK_FOR_ALL =
  "Send me the problem in the first line and your working below it, one step to a line. I will look at it line by line.";
const ASK_FOR_WORK =
  "I have the problem. Now send me your working, one step to a line, and I will tell you which lines are right.";
const NO_SOLUTION =
  "Here I check your working and do not solve the problem for you. Choose “Explain” for the whole solution, or “Hints first” for one hint at a time.";

/** The built-in tutor's reply when it is to check a student's working. */
export function workReply(turns: readonly Turn[]): string {
  const { ask, language } = readAsk(turns.at(-1)?.text ?? "");
  const { kind } = ask;
  const said = smallTalk(ask, language);
  if (said !== null) return said;
  const judged = checkedTurns(turns);
  if (judged.kind === "no-problem") return ASK_FOR_ALL;
  if (kind === "solution" || kind === "another-way" || kind === "method") return NO_SOLUTION;
  if (judged.kind === "no-working") return ASK_FOR_WORK;
  return tellVerdict(judged);
}
