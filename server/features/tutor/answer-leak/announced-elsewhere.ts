import "server-only";
import { table } from "@/server/solver/table";
import LEXICON from "./announced-elsewhere.json";
import { folded } from "./folded";
import { plainCharacters } from "./plain-characters";

const either = (words: string): string =>
  folded(plainCharacters(words.replaceAll("\\s", "_")))
    .replaceAll("_", "\\s+")
    .split(" ")
    .join("|");

const IS = either(LEXICON.is);
const ASKED = either(LEXICON.asked);
/** What may stand between a verb and its number: signs, an article. */
const GAP = String.raw`[\s:*_$("'“‘«¡—–-]*(?:(?:die|der|das|el|la|le|il|un|o|a|de|het|den)\s+)?$`;
/** A verb in another language right before a number; what is asked for, with no more than a mark, a letter or "e" for
 * "is" between; or that "e" at the beginning. */
const TOLD = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:${IS})|(?<![\p{L}])(?:${ASKED})(?:\s+(?:e|[a-z]))?\s*[:=,—–-]?|^\W*e|[是は为])${GAP}`,
  "iu",
);

/** Whether a number is stated as a result in another language than English.
 * @param before the sentence up to the number */
export const isAnnouncedElsewhere = (before: string): boolean => TOLD.test(folded(before));

export type OperationElsewhere = "adding" | "taking" | "multiplying" | "dividing" | "doubling";

const OPERATION: Readonly<Record<OperationElsewhere, RegExp>> = table({
  adding: wholeWord(LEXICON.adding),
  taking: wholeWord(LEXICON.taking),
  multiplying: wholeWord(LEXICON.multiplying),
  dividing: wholeWord(LEXICON.dividing),
  doubling: wholeWord(LEXICON.doubling),
});

function wholeWord(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${either(words)})(?!\p{L})`, "iu");
}

/** Whether a sentence in another language names what is done with its numbers. */
export const namesOperation = (sentence: string, operation: OperationElsewhere): boolean =>
  OPERATION[operation].test(folded(plainCharacters(sentence)));

/** Words of operations in other languages, as they begin. */
const OPERATING = new RegExp(String.raw`(?<!\p{L})(?:${either(LEXICON.operating)})`, "iu");

/** Whether a sentence in another language does something with its numbers. */
export const operatesElsewhere = (sentence: string): boolean =>
  OPERATING.test(folded(plainCharacters(sentence)));
