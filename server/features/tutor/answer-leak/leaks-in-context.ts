import "server-only";
import { withoutAccountedLists, withoutOwnCalculations } from "./accounted-lists";
import { wholeNumbers } from "./disguised";
import { calculationsInEnglish } from "./in-english";
import { opensWithNumber, spellsByLetters } from "./initials";
import { type LeakDetector, leaksAnswer } from "./leaks-answer";
import { amountsInOneNumber } from "./money";
import { plainCharacters } from "./plain-characters";
import { isUnaccounted } from "./unaccounted";

/** A pronoun, or a digit alone, takes its meaning from the sentence before. */
const LEANS =
  /\b(?:it|that|this|them|those|both|then|now|next|second|other|another|last|more)\b|^\W*\d[\d\s]*\W*$/i;

/** Whether a sentence gives away what is closed, on its own or together with what precedes it. */
export function leaksInContext(
  { before: said, sentence: written }: { readonly before: string; readonly sentence: string },
  watch: LeakDetector,
): boolean {
  const before = withoutAccountedLists(said, watch);
  const sentence = withoutAccountedLists(withoutOwnCalculations(written, watch), watch);
  if (sentence.trim() === "") return false;
  if (leaksAnswer(sentence, watch) || isUnaccounted({ before, sentence }, watch)) return true;
  if (
    [...calculationsInEnglish(sentence), ...amountsInOneNumber(sentence)].some((english) =>
      leaksAnswer(english, watch),
    )
  )
    return true;
  if (before.trim() === "") return false;
  const numbers = wholeNumbers(watch.secret);
  if (opensWithNumber(`${before}${sentence}`, numbers)) return true;
  if (spellsByLetters(plainCharacters(`${before}${sentence}`), numbers)) return true;
  const unfinished = !/[.!?:\n]\s*$/.test(before);
  if (unfinished && leaksAnswer(`${before}${sentence}`, watch)) return true;
  return LEANS.test(sentence) && leaksAnswer(leaning(before, sentence), watch);
}

/** "Take 11. Add 1 to it." as one calculation. */
function leaning(before: string, sentence: string): string {
  const number =
    /(-?\d+(?:\.\d+)?)(?!.*\d)|\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)?[- ]?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|\w+teen|\w+ty)\b(?!.*\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)\b)/i.exec(
      before,
    )?.[0];
  return number ? sentence.replace(/\b(?:it|that|this)\b(?: number| one)?/gi, number) : sentence;
}
