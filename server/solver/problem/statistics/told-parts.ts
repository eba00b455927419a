import type { Expression } from "../../expression/ast";
import { int, number, quotient, sum } from "../../expression/build";
import { compare, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import { isPlural, singular } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { CHANCE, contentOf, isNumber, wordsOf } from "./words";

/** What is told of some of a whole. */
interface Part {
  readonly count: Rational;
  readonly words: ReadonlySet<string>;
  readonly isRest?: boolean;
  /** All that is told of it, of others as well. */
  readonly said?: ReadonlySet<string>;
}

/** "A club has 80 members, of whom 48 are adults. The rest are children. What is the probability that a member is a
 * child?": the part of a whole that the question names, or all that is not in it. Null where the words of the question
 * fit several parts or none, or a part may be one of a part. */
export function partOfWhole({ setting, question }: StatisticsText): Expression | null {
  const asked = wordsOf(question);
  const whole = wholeIn(setting);
  if (!whole || !asked.some((word) => isAmong(word, CHANCE)) || asked.some(isNumber)) return null;
  if (
    asked.some((word) =>
      isAmong(
        word,
        "or and both given if neither either all each every other only just exactly two without replacement",
      ),
    )
  )
    return null;
  const { all, parts, thing } = whole;
  const wanted = new Set(contentOf(asked).filter((word) => !thing.has(word)));
  const own = parts.filter(({ words }) => [...words].some((word) => wanted.has(word)));
  const [part] = own;
  const isHeld = [...wanted].every((word) => part?.said?.has(word));
  if (!part || own.length > 1 || !isHeld || wanted.size === 0) return null;
  const isNot = asked.some((word) => isAmong(word, "not never") || word.endsWith("n't"));
  const share = quotient(countOf(part, whole), number(all));
  return isNot ? sum([int(1), { kind: "negation", operand: share }]) : share;
}

interface Whole {
  readonly all: Rational;
  readonly thing: ReadonlySet<string>;
  readonly parts: readonly Part[];
}

/** What is left of the whole when the parts that are told are taken from it. */
function countOf(part: Part, { all, parts }: Whole): Expression {
  const others = parts.filter(({ isRest }) => !isRest);
  return part.isRest
    ? sum([
        number(all),
        ...others.map(({ count }): Expression => ({ kind: "negation", operand: number(count) })),
      ])
    : number(part.count);
}

const MOST_WORDS = 60;

/** Behind the rest of a whole, what is told is told of its parts. */
function sentencesOfWhole(setting: string): readonly (readonly string[])[] {
  const sentences = setting.split(" | ").map(wordsOf);
  const rest = sentences.findIndex((words) => words.some((word) => isAmong(word, REST)));
  const isOfParts = sentences.slice(rest + 1).every((words) => isNumber(words[0]) && words[1] === "of");
  return rest >= 0 && isOfParts ? sentences.slice(0, rest + 1) : sentences;
}

const REST = "rest remainder others remaining";

function wholeIn(setting: string): Whole | null {
  const sentences = sentencesOfWhole(setting);
  const words = sentences.flat();
  const numbers = words.flatMap((word, at) => (isNumber(word) ? [at] : []));
  const [first, ...rest] = numbers;
  const isPlain = !words.some(
    (word) => word.endsWith("%") || word.includes("/") || isAmong(word, "per each every average mean"),
  );
  if (first === undefined || rest.length === 0 || !isPlain || words.length > MOST_WORDS) return null;
  const all = amountOf(words[first] ?? "0");
  const thing = new Set(contentOf(words.slice(first + 1, first + 2)));
  const parts = sentences.flatMap((sentence, i) =>
    partsIn(i === 0 ? sentence.slice(first + 1) : sentence, thing),
  );
  const told = parts.filter(({ isRest }) => !isRest);
  const isOfWhole = numbers.slice(1).every((at) => isOfSome(words, at));
  const total = told.reduce((sum, { count }) => subtract(sum, count), all);
  const isWhole =
    all.d === 1n &&
    compare(total, ZERO) >= 0 &&
    told.every(({ count }) => count.d === 1n && compare(count, ONE) >= 0);
  const rests = parts.filter(({ isRest }) => isRest);
  const isClosed = rests.length <= 1 && (rests.length === 0 || parts.at(-1) === rests[0]);
  return isWhole && isOfWhole && isClosed && told.length === numbers.length - 1
    ? { all, thing, parts: apart(parts) }
    : null;
}

/** The parts by the words that are told of one of them alone. */
function apart(parts: readonly Part[]): readonly Part[] {
  const all = parts.flatMap(({ words }) => [...words]);
  const isOwn = (word: string): boolean => all.indexOf(word) === all.lastIndexOf(word);
  return parts.map((part) => ({ ...part, words: new Set([...part.words].filter(isOwn)), said: part.words }));
}

/** "48 are adults", "24 wear glasses", "20 of the members": said of some of them, where "5 blue marbles" are a kind beside
 * others. */
const isOfSome = (words: readonly string[], at: number): boolean =>
  isAmong(words[at + 1], "of are is were was have has had will do did") ||
  (verbForm(words[at + 1] ?? "")?.form === "base" && !isPlural(words[at + 2] ?? "")) ||
  verbForm(words[at + 1] ?? "")?.form === "past";

/** Each number with the words up to the next, and "the rest" with those behind it. */
function partsIn(words: readonly string[], thing: ReadonlySet<string>): readonly Part[] {
  const at = words.flatMap((word, i) => (isNumber(word) || isAmong(word, REST) ? [i] : []));
  return at.map((place, i) => {
    const word = words[place] ?? "";
    const own = contentOf(words.slice(place + 1, at[i + 1]));
    return {
      count: isNumber(word) ? amountOf(word) : ZERO,
      words: new Set(own.filter((each) => !thing.has(each))),
      isRest: !isNumber(word),
    };
  });
}
