import { number } from "../../expression/build";
import { ONE } from "../../expression/rational";
import { isPlural, MONEY, singular } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { words } from "../../word-list";
import type { Fact } from "../facts";
import type { Word } from "../words";
import { OUTINGS, questionStart } from "./question-start";
import { isNounish } from "./verb-groups";

/** Words without the sizes of things, and what the sizes tell. */
export interface Sizes {
  readonly words: readonly Word[];
  readonly facts: readonly Extract<Fact, { kind: "rate" }>[];
}

/** "a 563-page book", "3 five-pound bags": how much of something one of them has. */
export function withSizes(words: readonly Word[]): Sizes {
  const kept: Word[] = [];
  const facts: Extract<Fact, { kind: "rate" }>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const sized = sizedAt(words, at);
    if (!sized) {
      kept.push(words[at] as Word);
      continue;
    }
    facts.push(sized);
    if (sized.of.entity === "dollar") kept.push({ ...(kept.pop() as Word), text: "#", number: SINGLE });
    else at += 1;
  }
  return { words: kept, facts };
}

/** The size that begins at a number: its unit in the singular, and then the thing. */
function sizedAt(words: readonly Word[], at: number): Sizes["facts"][number] | null {
  const [before, size, unit, thing] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const told = size?.number;
  if (told?.unit === "$") return pricedAt(words, at);
  if (!before || !told || told.unit !== "" || told.isFraction || !unit || !thing) return null;
  const isOne = told.value.n === told.value.d;
  // "How much does a 9 mile ride cost": those miles are asked about.
  if (OUTINGS.has(thing.text) && at > questionStart(words) && questionStart(words) >= 0) return null;
  // "a third of a 90-page book": so much of so many pages.
  if (words[at - 2]?.text === "of") return null;
  const isSaid = unit.joined === true || (/^an?$/.test(before.text) && !isOne);
  if (!isSaid || !isUnit(unit) || !isNounish(thing) || thing.joined) return null;
  const last = lastOf(words, at + 2);
  return {
    kind: "rate",
    span: { start: before.start, end: last.end },
    of: { owner: "", entity: unit.text, attributes: [] },
    per: { owner: "", entity: singular(last.text), attributes: [] },
    amount: told,
    isSize: true,
    isSingle: /^an?$/.test(before.text) || undefined,
  };
}

/** "a $50 bottle": what one of them costs. */
function pricedAt(words: readonly Word[], at: number): Sizes["facts"][number] | null {
  const [before, price, thing] = [words[at - 1], words[at]?.number, words[at + 1]];
  if (!before || !price || !thing || !/^an?$/.test(before.text)) return null;
  if (!isNounish(thing) || thing.isCapital || NO_GOODS.has(thing.text) || !isTraded(words, at)) return null;
  const last = lastOf(words, at + 1);
  return {
    kind: "rate",
    span: { start: before.start, end: last.end },
    of: { owner: "", entity: "dollar", attributes: [] },
    per: { owner: "", entity: singular(last.text), attributes: [] },
    amount: price,
    isSize: true,
  };
}

/** "a $50 bottle" is one of them. */
const SINGLE: NonNullable<Word["number"]> = {
  value: ONE,
  shown: number(ONE),
  unit: "",
  isFraction: false,
  isWord: true,
};

/** Whether the thing is bought or sold, and not wanted, seen or lost. */
function isTraded(words: readonly Word[], at: number): boolean {
  const verbs = words.slice(0, at).flatMap(({ text }) => verbForm(text) ?? []);
  return TRADING.has(verbs.findLast(({ isNounToo }) => !isNounToo)?.lemma ?? "");
}
const TRADING: ReadonlySet<string> = new Set(["buy", "purchase", "order", "sell"]);

/** What is money itself, or a change of a price. */
const NO_GOODS: ReadonlySet<string> = new Set(
  "bill note coin profit loss gain discount coupon voucher tip fee tax raise increase decrease reduction rebate bonus refund deposit gift donation salary budget loan debt commission charge allowance reward prize fine payment surcharge credit off".split(
    " ",
  ),
);

const isUnit = (word: Word): boolean =>
  isNounish(word) &&
  !word.isCapital &&
  !isPlural(word.text) &&
  !(word.text in MONEY) &&
  !NO_UNITS.has(word.text);

/** Words that follow a number in a compound and are no units of anything. */
const NO_UNITS: ReadonlySet<string> = words(
  "old year-old time day-old sided star dozen percent per half quarter way piece thing person",
);

/** The last word of the name of the thing: "water bottle". */
function lastOf(words: readonly Word[], from: number): Word {
  let at = from;
  while (words[at + 1] && isNounish(words[at + 1] as Word) && !isPlural((words[at] as Word).text)) at += 1;
  return words[at] as Word;
}
