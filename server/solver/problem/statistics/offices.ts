import { fromInt } from "../../expression/rational";
import { isPlural } from "../../lexicon/nouns";
import type { CountWaysTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { isNumber, wordsOf } from "./words";

const CHOSEN: ReadonlySet<string> = words("chosen elected selected appointed picked");
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);
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
  const can = words.indexOf("can");
  const be = words.indexOf("be");
  const isAsked = words.join(" ").includes("how many") && words.slice(0, can).includes("ways");
  if (!isAsked || can < 0 || be < can || words.some((word) => OTHERWISE.has(word))) return null;
  const offices = officesIn(words.slice(can + 1, be));
  const numbers = words.filter(isNumber);
  const of = Number(numbers[0]);
  const isPlain = CHOSEN.has(words[be + 1] ?? "") && words[be + 2] === "from" && numbers.length === 1;
  if (!offices || !isPlain || !Number.isInteger(of) || of < offices.length || of > MOST) return null;
  return { task: "count-ways", way: { kind: "arrange", of: fromInt(of), take: fromInt(offices.length) } };
}

/** "A president, a secretary and a treasurer": different offices, one of each; null for anything else. */
function officesIn(words: readonly string[]): string[] | null {
  const offices: string[] = [];
  for (const word of words) {
    if (ARTICLES.has(word)) offices.push("");
    else if (word !== "and") {
      if (offices.length === 0 || isPlural(word)) return null;
      offices[offices.length - 1] = `${offices.at(-1)} ${word}`.trim();
    }
  }
  const isEach = offices.length > 1 && offices.every((office) => OFFICES.has(office.split(" ").at(-1) ?? ""));
  return isEach && new Set(offices).size === offices.length ? offices : null;
}
