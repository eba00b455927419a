import type { Expression } from "../../expression/ast";
import { number as numberNode, product, quotient, sum } from "../../expression/build";
import { terminatingDigits } from "../../expression/decimal";
import { compare, divide, isNegative, isZero, negate, ONE } from "../../expression/rational";
import { conversion, MEASURES, plural } from "../../lexicon/nouns";
import { type Meaning, tellingWords } from "../../problem/story/ledger/meanings";
import type { StoryTask } from "../../tasks/story";
import { isAmong, words as listed } from "../../word-list";
import { sentencesOf, type Word, wordsOf } from "../words";
import { instructionsIn } from "./instructions";
import { type Counted, countedIn, isSame, kindOf, namesStranger, withEach } from "./kinds-told";

const LONGEST = 4;
const HELD: ReadonlySet<Meaning> = new Set<Meaning>(["each", "single", "now", "average", "past", "compare"]);
/** Words of more than two amounts that go with each other. */
const OTHERS = listed(
  "discount tax first more less left plus additional than already every faster slower another other remaining inversely total altogether half twice off saved extra spare",
);
const OF_DIFFERENCE = listed("than more less total altogether rose fell dropped each per average");

interface Two {
  readonly sentences: readonly (readonly Word[])[];
  readonly question: readonly Word[];
  readonly numbers: readonly [Counted, Counted];
  readonly decimals?: number;
}

/** A text of two amounts: one of them for one of the other, or how far they are apart. Null where a word may change what
 * they count for. */
export function readBetweenTwo(prose: string): StoryTask | null {
  const written = wordsOf(prose);
  const told = written && instructionsIn(withDegrees(written));
  const isHeld =
    told &&
    tellingWords(prose.toLowerCase()).every(
      ({ meaning, word, at }) =>
        HELD.has(meaning) || (word === "same" && isAmong(prose.slice(at).split(/[ ,.]/)[1], "day time year")),
    );
  if (!isHeld) return null;
  const [plain, single] = [withoutOne(told.words), withEach(told.words)].map((words) =>
    twoIn(words, told.decimals),
  );
  return (plain && difference(plain)) ?? (single && forOne(single)) ?? null;
}

/** "One day it was 71 degrees": some day. */
const withoutOne = (words: readonly Word[]): readonly Word[] =>
  words.map((word) =>
    word.number?.isWord && compare(word.number.value, ONE) === 0
      ? { ...word, text: "a", number: undefined }
      : word,
  );

function twoIn(words: readonly Word[], decimals: number | undefined): Two | null {
  const sentences = sentencesOf(words);
  const last = sentences.at(-1);
  if (!last || sentences.length > LONGEST) return null;
  const from = last.findIndex(({ text }, i) => isAmong(text, "how what find") && !last[i]?.number);
  const numbers = from < 0 ? null : countedIn(sentences, from);
  const question = last.slice(Math.max(0, from));
  const [one, other, ...more] = numbers ?? [];
  if (!one || !other || more.length > 0 || one.isAsked || other.isAsked || one.per || other.per) return null;
  return { sentences, question, numbers: [one, other], decimals };
}

/** "84°" is so many degrees, and so is "84 degrees Fahrenheit". */
const withDegrees = (words: readonly Word[]): readonly Word[] =>
  words
    .flatMap((word, at) => (isScale(words, at) ? [] : [word]))
    .map((word, at, all) =>
      word.text === "°" ? { ...word, text: "degrees" } : isBelowZero(all, at) ? negative(word) : word,
    );

const isScale = (words: readonly Word[], at: number): boolean =>
  isAmong(words[at]?.text, "fahrenheit celsius f c") && isAmong(words[at - 1]?.text, "degree degrees °");

/** "and -12": a sign, where "24-pack" has a hyphen. */
const isBelowZero = (words: readonly Word[], at: number): boolean =>
  words[at]?.joined === true && (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1;

const negative = (word: Word): Word =>
  word.number === undefined
    ? word
    : {
        ...word,
        number: {
          ...word.number,
          value: negate(word.number.value),
          shown: { kind: "negation", operand: word.number.shown },
        },
      };

const has = ({ sentences }: Two, words: ReadonlySet<string>): boolean =>
  sentences.some((sentence) => sentence.some(({ text }) => words.has(text)));

/** "What was the difference between the temperatures?" */
function difference(two: Two): StoryTask | null {
  const { numbers, question, decimals } = two;
  const [one, other] = numbers;
  const at = question.findIndex(({ text }) => text === "difference");
  const isAsked = isAmong(question[0]?.text, "what find") && at > 0 && at <= 3 && !has(two, OF_DIFFERENCE);
  if (!isAsked || one.kind !== other.kind || question.some(({ text }) => isAmong(text, "percent ratio")))
    return null;
  const isMeasured = MEASURES.has(one.kind) || one.kind === "degree" || one.kind === "dollar";
  const way = compare(one.number.value, other.number.value);
  if (!isMeasured || way === 0) return null;
  const [large, small] = way > 0 ? [one, other] : [other, one];
  const value: Expression = sum([large.number.shown, { kind: "negation", operand: small.number.shown }]);
  return task({ value, unit: one.kind === "dollar" ? "$" : plural(one.kind), decimals });
}

/** "84 gallons in 6 minutes. How many gallons per minute?", "A pack of 6 towels costs $27. What does one towel cost?" */
function forOne(two: Two): StoryTask | null {
  const { numbers, question, sentences, decimals } = two;
  if (namesStranger(sentences, question) || has(two, OTHERS) || numbers[0].sentence !== numbers[1].sentence)
    return null;
  const at = question.findIndex(({ text }) => isAmong(text, "per each"));
  const per = at < 0 ? "" : kindOf(question, at + 1);
  const isPrice = question.some(({ text }) => isAmong(text, "cost price"));
  const kind = isPrice ? "dollar" : question[1]?.text === "many" ? kindOf(question, 2) : "";
  const of = numbers.find((each) => isSame(each.kind, kind));
  const base = numbers.find((each) => each !== of);
  if (
    !of ||
    !base ||
    per === "" ||
    isZero(base.number.value) ||
    numbers.some(({ number }) => isNegative(number.value)) ||
    isSame(of.kind, base.kind)
  )
    return null;
  const words = sentences[base.sentence] ?? [];
  const isPack =
    words[base.at + 1]?.joined === true && isAmong(words[base.at + 1]?.text, "pack packs case box");
  const factor = isPack || per === base.kind ? ONE : conversion(per, base.kind);
  if (!factor || of.kind !== kind) return null;
  const scaled =
    compare(factor, ONE) === 0 ? of.number.shown : product([of.number.shown, numberNode(factor)], true);
  const isLong = terminatingDigits(divide(of.number.value, base.number.value)) === null;
  return task({
    value: quotient(scaled, base.number.shown),
    unit: isPrice ? "$" : plural(kind),
    decimals: decimals ?? (isPrice && isLong ? 2 : undefined),
  });
}

interface Found {
  readonly value: Expression;
  readonly unit: string;
  readonly decimals?: number;
}

const task = ({ value, unit, decimals }: Found): StoryTask => ({
  task: "story",
  unknowns: [],
  conditions: [],
  asked: [{ kind: "amount", label: "", value, unit }],
  domain: "positive",
  decimals,
});
