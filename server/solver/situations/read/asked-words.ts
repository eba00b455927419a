import { MEASURES, singular } from "../../lexicon/nouns";
import { SUBJECTS } from "../../lexicon/pronouns";
import { type VerbForm, verbForm } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import { OUTINGS } from "./question-start";

/** "What do 4 pens cost?", "what does she pay": how much. */
export function asMuch(words: readonly Word[]): readonly Word[] {
  const [what, auxiliary] = words;
  const isDone = what?.text === "what" && INVERTING.has(auxiliary?.text ?? "");
  if (!what || !isDone || !words.some(({ text }) => MEASURING.has(verbForm(text)?.lemma ?? ""))) return words;
  return [{ ...what, text: "how" }, { ...what, text: "much" }, ...words.slice(1)];
}

/** "a 9 mile ride": 9 miles. */
export const withoutOuting = (words: readonly Word[]): readonly Word[] =>
  words.filter((word, at) => {
    const isSize = (from: number): boolean =>
      isAmong(words[from]?.text, "a an") &&
      words[from + 1]?.number?.unit === "" &&
      MEASURES.has(singular(words[from + 2]?.text ?? "")) &&
      OUTINGS.has(words[from + 3]?.text ?? "");
    return !isSize(at) && !(isSize(at - 3) && OUTINGS.has(word.text));
  });

const INVERTING: ReadonlySet<string> = words("do does did will would must should can could");
const MEASURING: ReadonlySet<string> = words("cost pay weigh earn charge spend owe");

/** The words of a question without those that ask for nothing of their own: what the money that is left is used for, and
 * what something takes time for, where no amount is told of it. */
export const withoutTail = (words: readonly Word[]): readonly Word[] =>
  withoutPurpose(withoutUse(withoutLeftMoney(withChange(withoutTrade(withContent(words))))));

/** "needed to carry the students": needed for the students. */
function withContent(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, i) => text === "to" && HOLDING.has(words[i + 1]?.text ?? ""));
  const isNeeded = words.slice(0, at).some(({ text }) => NEEDING.has(text));
  const rest = words.slice(at + 2);
  const isThing = rest.length > 0 && rest.length < 5 && rest.every(({ number }) => !number);
  const to = words[at];
  return at > 0 && to && isNeeded && isThing
    ? [...words.slice(0, at), { ...to, text: "for" }, ...rest]
    : words;
}

const HOLDING: ReadonlySet<string> = words("hold take carry fit store seat transport move pack bring");
const NEEDING: ReadonlySet<string> = words("need needs needed require required");

/** "How much did they make from selling the caps": from the caps. */
function withoutTrade(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, i) => FROM.has(text) && TRADING.has(words[i + 1]?.text ?? ""));
  const from = words[at];
  return at > 0 && from && words[at + 2]
    ? [...words.slice(0, at), { ...from, text: "from" }, ...words.slice(at + 2)]
    : words;
}

const FROM: ReadonlySet<string> = new Set(["from", "by", "for", "off"]);
const TRADING: ReadonlySet<string> = new Set(["selling", "buying"]);

/** "with the money he had left", "with the rest of her money": what there is is all there is to pay with. */
function withoutLeftMoney(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, i) =>
      text === "with" && isAmong(words[i + 1]?.text, "the his her their") && words[i + 2]?.text === "money",
  );
  const [who, have, left, ...more] = words.slice(at + 3);
  const isOwn = who !== undefined && (who.isCapital || who.text in SUBJECTS);
  const isLeft = isOwn && isAmong(have?.text, "has have had is") && isAmong(left?.text, "left remaining");
  return at > 0 && isLeft && more.length === 0 ? words.slice(0, at) : words;
}

/** "have left to buy more clothes": what is left is the same, whatever it is for. */
function withoutUse(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, i) =>
      text === "to" && words[i - 1]?.text === "left" && verbForm(words[i + 1]?.text ?? "")?.form === "base",
  );
  const isTold = words
    .slice(at)
    .some(({ number, text }) => number !== undefined || isAmong(text, "each every half"));
  return at > 0 && !isTold && USING.has(words[at + 1]?.text ?? "") ? words.slice(0, at) : words;
}

/** "are left to read", "remain to be read": what is still to be done, and the question without the words for it. */
export function splitLeftTo(
  words: readonly Word[],
): { readonly own: readonly Word[]; readonly verb: VerbForm } | null {
  const last = words.length - 1;
  const isPassive = words[last - 1]?.text === "be";
  const to = isPassive ? last - 2 : last - 1;
  const verb = verbForm(words[last]?.text ?? "");
  const isLeft = isAmong(words[to - 1]?.text, "left remain remaining") && words[to]?.text === "to";
  if (to < 4 || !isLeft || !verb || !(isPassive ? verb.form !== "ing" : verb.form === "base")) return null;
  return USING.has(verb.lemma) ? null : { own: words.slice(0, to), verb };
}

const USING: ReadonlySet<string> = words("buy spend use give eat drink sell");

/** "How long will it take her to finish all the problems?": to do what is told. */
function withoutPurpose(words: readonly Word[]): readonly Word[] {
  const take = words.findIndex(({ text }) => text === "take");
  const isLong =
    words[0]?.text === "how" && words[1]?.text === "long" && words.some(({ text }) => text === "it");
  const at = words.findIndex(({ text }, i) => i > take && isAmong(text, "to for"));
  const isTold = words
    .slice(at)
    .some(({ number, text }) => number !== undefined || isAmong(text, "half each every same"));
  return isLong && take > 0 && at > take && !isTold ? words.slice(0, at) : words;
}

/** "How much does he get in change?": how much change. */
function withChange(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, i) => text === "change" && isAmong(words[i - 1]?.text, "in as"));
  const change = words[at];
  if (!change || words[0]?.text !== "how" || words[1]?.text !== "much") return words;
  const rest = words.slice(2).filter((_, i) => i + 2 !== at && i + 2 !== at - 1);
  return [...words.slice(0, 2), { ...change, isCapital: false }, ...rest];
}
