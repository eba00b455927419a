import type { Relation } from "../../expression/ast";
import { equation, product, sum, symbol } from "../../expression/build";
import { equals, ONE, type Rational } from "../../expression/rational";
import { plural, singular } from "../../lexicon/nouns";
import { type Meaning, tellingWords } from "../../problem/story/ledger/meanings";
import type { StoryTask } from "../../tasks/story";
import { isAmong } from "../../word-list";
import { sentencesOf, type Word, wordsOf } from "../words";
import { type Counted, countedIn, withEach } from "./kinds-told";

const ALLOWED: ReadonlySet<Meaning> = new Set<Meaning>(["each", "single", "total", "need"]);
const LETTERS = "xyz";
const BUYING = "cost costs buys bought purchases paid pays spends total totals is";

/** "3 apples and 2 pears cost $5. 1 apple and 4 pears cost $6": as many sums of the same things as there are things, and the
 * price of one is asked for. */
export function readBundles(prose: string): StoryTask | null {
  const sentences = sentencesOf(withEach(wordsOf(prose) ?? []));
  const question = sentences.at(-1) ?? [];
  const told = sentences.slice(0, -1);
  const numbers = countedIn(sentences, 0);
  if (!numbers || told.length < 2 || told.length > LETTERS.length) return null;
  const sums = told.map((words, at) =>
    sumIn(
      words,
      numbers.filter(({ sentence }) => sentence === at),
    ),
  );
  if (sums.some((each) => each === null) || numbers.some(({ sentence }) => sentence === told.length))
    return null;
  const kinds = [...new Set(sums.flatMap((each) => each?.counts.map(({ kind }) => kind) ?? []))];
  const asked = kinds.filter((kind) => question.some(({ text }) => singular(text) === kind));
  const isHeld = tellingWords(prose.toLowerCase()).every(({ meaning }) => ALLOWED.has(meaning));
  const isPriceOfOne = question.some(({ text }, i) => isAmong(text, "a an one each") && i > 0);
  if (!isHeld || !isPriceOfOne || kinds.length !== told.length || asked.length !== 1 || !asksPrice(question))
    return null;
  const letter = (kind: string): string => LETTERS[kinds.indexOf(kind)] ?? "";
  return {
    task: "story",
    unknowns: kinds.map((kind) => ({
      letter: letter(kind),
      means: `the price of one of the ${plural(kind)}`,
    })),
    conditions: sums.flatMap((each) =>
      each
        ? [
            {
              relation: equation(
                sum(
                  each.counts.map(({ number, kind }) =>
                    isOne(number.value)
                      ? symbol(letter(kind))
                      : product([number.shown, symbol(letter(kind))], true),
                  ),
                ),
                each.cost.number.shown,
              ) as Relation,
              says: "Each price times the number bought; together that is what was paid.",
            },
          ]
        : [],
    ),
    asked: asked.map((kind) => ({ kind: "amount", label: "", value: symbol(letter(kind)), unit: "$" })),
    domain: "positive",
  };
}

const asksPrice = (question: readonly Word[]): boolean =>
  question.some(({ text }) => isAmong(text, "how what find")) &&
  question.some(({ text }) => isAmong(text, "cost costs price"));

const isOne = (value: Rational): boolean => equals(value, ONE);

interface Sum {
  readonly counts: readonly Counted[];
  readonly cost: Counted;
}

/** So many of one thing and so many of another, and what they cost together. */
function sumIn(words: readonly Word[], numbers: readonly Counted[]): Sum | null {
  const costs = numbers.filter(({ kind }) => kind === "dollar");
  const counts = numbers.filter(({ kind }) => kind !== "dollar");
  const [cost] = costs;
  const isSum =
    costs.length === 1 &&
    counts.length > 1 &&
    new Set(counts.map(({ kind }) => kind)).size === counts.length &&
    counts.every(({ per, at }) => per === undefined && at < (cost?.at ?? 0)) &&
    words.some(({ text }) => isAmong(text, BUYING));
  return isSum && cost ? { counts, cost } : null;
}
