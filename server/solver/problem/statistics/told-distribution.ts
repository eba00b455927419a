import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, root, sum } from "../../expression/build";
import { add, compare, equals, negate, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import type { Bounds } from "../../tasks/statistics";
import { isAmong } from "../../word-list";
import { spokenEvent } from "./bounds";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, isPercentage, wordsOf } from "./words";

interface Chance {
  readonly value: Rational;
  readonly share: Rational;
}

/** Values with the chances of each, which are all there is: "three rides 20% of the time, …", "P(X = 0) = 0.2, …", "0 with
 * probability 0.3, …", "you win $6 if it lands heads, and lose $4 otherwise". What is expected, how far it spreads, or the
 * probability of some of the values.
 * @returns null for another question, and where the chances do not come to 1 */
export function toldDistribution({ setting, question }: StatisticsText): Expression | null {
  const told = setting.split(" | ");
  const at = told.findLastIndex((sentence) => chancesIn(sentence) !== null);
  const chances = chancesIn(told[at] ?? "") ?? chancesIn(setting.replaceAll(" | ", ", "));
  const price = chances && !SEVERAL.test(setting) ? priceIn(told.filter((_, i) => i !== at)) : null;
  if (!chances || !price) return null;
  const words = wordsOf(question);
  const has = (list: string): boolean => words.some((word) => isAmong(word, list));
  if (has("probability chance")) return probability(chances, question);
  const mean = sum(chances.map(({ value, share }) => product([number(value), number(share)], true)));
  const isOther = has(price.n > 0n ? "given if not winnings" : "given if not");
  if (words.some((word) => isNumber(word) || isPercentage(word)) || isOther) return null;
  const isSpread = question.includes("standard deviation");
  if (!isSpread && !has("variance") && !question.includes("var(x"))
    return has("expect expected average mean expectation e(x e[x]")
      ? sum([mean, ...(price.n > 0n ? [less(price)] : [])])
      : null;
  const squares = chances.map(({ value, share }) =>
    product([power(number(value), int(2)), number(share)], true),
  );
  const spread = sum([...squares, negation(power(mean, int(2)))]);
  return isSpread ? root(spread) : spread;
}

const less = (value: Rational): Expression => negation(number(value));

/** They fall in other ways than one fair coin or one fair die. */
const SEVERAL = /\b(?:dice|coins|twice|biased|unfair|loaded|weighted)\b|[^6]-sided/;
const FEWEST = 2;
const LOSSES = "lose loses losing loss";
const REST = "otherwise else";

/** A number, with the words between it and the one before. */
interface Said {
  readonly value: Rational;
  readonly before: readonly string[];
  readonly isWord: boolean;
}

function chancesIn(sentence: string): readonly Chance[] | null {
  const { said, behind } = saidIn(sentence);
  const isOfChance = CHANCES.some((each) => ` ${sentence} `.includes(each));
  const tables = isOfChance
    ? [said, said.filter(({ isWord }) => !isWord)].flatMap((all) => [
        rowsIn(all),
        pairsIn(all, behind),
        pairsIn(
          all.map((each, i) => all[i % 2 === 0 ? i + 1 : i - 1] ?? each),
          [],
        ),
      ])
    : [];
  return tables.find(isTable) ?? gameIn(sentence);
}

const CHANCES: readonly string[] = [" probabilit", " chance", " p ", " p(", "% of the time"];

function isTable(chances: readonly Chance[] | null): chances is readonly Chance[] {
  const all = (chances ?? []).reduce((total, { share }) => add(total, share), ZERO);
  const isTwice = chances?.some((one, at) =>
    chances.slice(at + 1).some((other) => equals(one.value, other.value)),
  );
  return (
    chances !== null && chances.length >= FEWEST && equals(all, ONE) && !isTwice && chances.every(isPossible)
  );
}

const isPossible = ({ share }: Chance): boolean => compare(share, ZERO) >= 0;

function saidIn(sentence: string): { readonly said: readonly Said[]; readonly behind: readonly string[] } {
  const said: Said[] = [];
  let before: string[] = [];
  for (const word of wordsOf(sentence.replace(/[()=]/g, " "))) {
    const value = isPercentage(word) || FRACTION.test(word) ? amountOf(word) : countSaid(word);
    if (value) {
      const isLoss = before.some((each) => isAmong(each, LOSSES));
      said.push({ value: isLoss ? negate(value) : value, before, isWord: !STARTS.test(word) });
      before = [];
    } else before.push(word);
  }
  return { said, behind: before };
}

const FRACTION = /^\d+\/\d+$/;
const STARTS = /^-?\d/;

/** "The values 1, 2 and 3 with probabilities 0.2, 0.3 and 0.5." */
function rowsIn(said: readonly Said[]): readonly Chance[] | null {
  const half = said.length / 2;
  const isRow = said.every(({ before }, i) =>
    i === half
      ? before.some((word) => word.startsWith("probabilit"))
      : i === 0 || before.every((word) => word === "and"),
  );
  return isRow && Number.isInteger(half)
    ? said.slice(0, half).map(({ value }, i) => ({ value, share: said[half + i]?.value ?? ZERO }))
    : null;
}

/** Each value with the chance behind it; the last may come otherwise. */
function pairsIn(said: readonly Said[], behind: readonly string[]): readonly Chance[] | null {
  const isRest = behind.some((word) => isAmong(word, REST));
  if (said.length % 2 === (isRest ? 0 : 1)) return null;
  const chances = said.flatMap(({ value }, i) =>
    i % 2 === 0 && i + 1 < said.length ? [{ value, share: said[i + 1]?.value ?? ZERO }] : [],
  );
  const last = said.at(-1);
  return isRest && last ? [...chances, { value: last.value, share: restOf(chances) }] : chances;
}

const restOf = (chances: readonly Chance[]): Rational =>
  chances.reduce((rest, { share }) => subtract(rest, share), ONE);

const WINS = "win wins get gets receive receives gain gains pays";

/** What is won or lost as one coin or one die falls. */
function gameIn(sentence: string): readonly Chance[] | null {
  const parts = sentence.split(
    /,? and (?=you |he |she |the player |they |i |lose|win)|,? but |; |, (?=you |otherwise |if )/,
  );
  const chances: Chance[] = [];
  for (const words of parts.map(wordsOf)) {
    const verb = words.findIndex((word) => isAmong(word, LOSSES) || isAmong(word, WINS));
    const value = verb < 0 ? null : countSaid(words[verb + 1] ?? "");
    if (!value) continue;
    const isRest = words.some((word) => isAmong(word, REST));
    const share = isRest ? restOf(chances) : shareOf(words.filter((_, i) => i !== verb + 1));
    if (!share) return null;
    chances.push({ value: isAmong(words[verb], LOSSES) ? negate(value) : value, share });
  }
  return isTable(chances) && chances.every(({ share }) => share.n > 0n) ? chances : null;
}

/** How likely a face is; null where no face is told. */
function shareOf(words: readonly string[]): Rational | null {
  const half = words.some((word) => isAmong(word, "heads head tails tail even odd"));
  const faces = new Set(words.filter(isNumber));
  const isPlain = [...faces].every((face) => Number(face) >= 1 && Number(face) <= SIDES);
  if (half) return faces.size === 0 ? amountOf("1/2") : ZERO;
  const isMore = words.some((word) => isAmong(word, "greater more less least most than above below"));
  return faces.size === 0 ? null : isPlain && !isMore ? amountOf(`${faces.size}/${SIDES}`) : ZERO;
}

const SIDES = 6;
const PRICES = "pay pays cost costs fee price charge charges";

/** What has to be paid before anything is won; null where a price is told in another way than "pays 5 to play". */
function priceIn(sentences: readonly string[]): Rational | null {
  const told = sentences.map(wordsOf).filter((words) => words.some((word) => isAmong(word, PRICES)));
  const [words, ...more] = told;
  if (!words) return ZERO;
  const [price, ...others] = words.filter(isNumber).map(amountOf);
  const isToPlay = words.some((word) => isAmong(word, "play enter game ticket spin"));
  return price && isToPlay && others.length + more.length === 0 ? price : null;
}

/** "2", "one", "no": how many of what is counted. */
export const countSaid = (word: string): Rational | null =>
  isNumber(word)
    ? amountOf(word)
    : word === "one"
      ? ONE
      : isAmong(word, "no none zero nothing")
        ? ZERO
        : null;

function probability(chances: readonly Chance[], question: string): Expression | null {
  const found = spokenEvent(question, null);
  const rest = found && wordsOf(question.replace(found.matched, " "));
  if (!found || !rest || rest.some((word) => isNumber(word) || isAmong(word, "given if not"))) return null;
  const own = chances.filter(({ value }) => isWithin(value, found.event));
  return own.length === 0 ? int(0) : sum(own.map(({ share }) => number(share)));
}

function isWithin(value: Rational, { low, high, lowIncluded, highIncluded }: Bounds): boolean {
  const above = low === null ? 1 : compare(value, low);
  const below = high === null ? 1 : compare(high, value);
  return (above > 0 || (above === 0 && lowIncluded)) && (below > 0 || (below === 0 && highIncluded));
}
