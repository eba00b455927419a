import { fromInt } from "../../expression/rational";
import type { CountWaysTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { isNumber, wordsOf } from "./words";

const CHOSEN: ReadonlySet<string> = words(
  "chosen elected selected appointed picked choose elect select appoint pick chooses elects selects appoints picks",
);
/** Words by which a choice is restricted, or said twice. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "if must cannot not same except both only each least most committee two three repeated repetition".split(
    " ",
  ),
);
/** What one person of a group can be made; a boy, a student or a player is one already. */
const OFFICES: ReadonlySet<string> = new Set(
  "president vice-president secretary treasurer chair chairperson chairman chairwoman captain co-captain deputy manager coach leader host speaker director officer delegate representative historian editor moderator mayor".split(
    " ",
  ),
);
const MOST = 200;

/** "In how many ways can a president, a secretary and a treasurer be chosen from a club of 12 members?": as many
 * different offices as are named, each with one person. Null when the sentence says more. */
export function officesQuestion(text: string): CountWaysTask | null {
  const words = wordsOf(text);
  const isAsked = text.includes("how many ") && text.includes("ways");
  const [of = 0, ...more] = words.filter(isNumber).map(Number);
  const offices = isAsked ? officesIn(words) : null;
  const isPlain = words.some((word) => CHOSEN.has(word)) && more.length === 0;
  if (!offices || !isPlain || words.some((word) => OTHERWISE.has(word))) return null;
  if (!Number.isInteger(of) || of < offices.length || of > MOST) return null;
  return { task: "count-ways", way: { kind: "arrange", of: fromInt(of), take: fromInt(offices.length) } };
}

/** "A president, a secretary and a treasurer": different offices, one of each; null for anything else. */
function officesIn(words: readonly string[]): string[] | null {
  const at = words.flatMap((word, i) => (OFFICES.has(word) ? [i] : []));
  const row = words.slice((at[0] ?? 0) - 1, (at.at(-1) ?? 0) + 1);
  const offices = row
    .join(" ")
    .split(/ and (?:an? )?| an? |^an? /)
    .filter((office) => office !== "");
  const isEach = offices.length > 1 && offices.every((office) => OFFICES.has(office.split(" ").at(-1) ?? ""));
  return isEach && new Set(offices).size === offices.length ? offices : null;
}
