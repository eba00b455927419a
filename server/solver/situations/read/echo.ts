import { MULTIPLES } from "../../lexicon/number-words";
import { AUXILIARIES, SUBJECTS } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { isNounish } from "./verb-groups";

const SIZES: ReadonlySet<string> = new Set(["number", "amount"]);
/** What somebody may be called before the verb that is said again. */
const LONGEST_NAME = 3;

/** "twice the number of beads that Ben has", "3 times the amount Ben spent": as Ben. What has the verb said again has
 * nothing of its own to tell. */
export function withStandard(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }, i) => SIZES.has(text) && isMultiplied(words, i));
  if (from < 0 || words.slice(from).some(({ text }) => text === "as" || text === "than")) return words;
  for (let at = from + 1; at < words.length; at += 1) {
    const said = saidAgain(words, at);
    if (!said) continue;
    const [first] = said.who;
    if (!first) return words;
    const as: Word = { ...first, text: "as", isCapital: false, number: undefined };
    return [...words.slice(0, at), as, ...said.who, ...words.slice(said.next)];
  }
  return words;
}

/** "2 books, each costing him the same amount of money": that they cost the same is what "each" in the question says. */
export function withoutSameCost(words: readonly Word[]): readonly Word[] {
  const same = words.findIndex(({ text }, i) => text === "same" && SAMES.has(words[i + 1]?.text ?? ""));
  const each = words.findLastIndex(({ text }, i) => text === "each" && i < same && i > same - 6);
  const isCost = words.slice(each, same).some(({ text }) => verbForm(text)?.lemma === "cost");
  if (each < 1 || !isCost) return words;
  const isOfMoney = words[same + 2]?.text === "of" && words[same + 3]?.text === "money";
  const from = words[each - 1]?.text === "," ? each - 1 : each;
  return [...words.slice(0, from), ...words.slice(same + (isOfMoney ? 4 : 2))];
}

const SAMES: ReadonlySet<string> = new Set(["amount", "price"]);

/** "twice the number", "half the amount", "3 times the number". */
function isMultiplied(words: readonly Word[], at: number): boolean {
  const [before, the] = [words[at - 2], words[at - 1]];
  if (!before || the?.text !== "the") return false;
  return (
    MULTIPLES[before.text] !== undefined || /^times?$/.test(before.text) || before.number?.isFraction === true
  );
}

interface Said {
  readonly who: readonly Word[];
  /** Where the words after the verb begin. */
  readonly next: number;
}

/** Somebody with the verb said again, up to the end of what is told. */
function saidAgain(words: readonly Word[], start: number): Said | null {
  const isJoined = isAmong(words[start]?.text, "that which");
  const at = isJoined ? start + 1 : start;
  const first = words[at];
  const isPerson = first && (first.isCapital || first.text in SUBJECTS);
  const isThing = isJoined && isAmong(first?.text, "the his her their its my our");
  if (!first || !(isPerson || isThing)) return null;
  const verb = words.findIndex(
    ({ text }, i) => i > at && i <= at + LONGEST_NAME && (AUXILIARIES.has(text) || verbForm(text) !== null),
  );
  const who = words.slice(at, verb);
  if (verb < 0 || who.some((word, i) => i > 0 && !isNounish(word))) return null;
  const next = words[verb + 1];
  return !next || /^(?:,|and|but|so)$/.test(next.text) ? { who, next: verb + 1 } : null;
}
