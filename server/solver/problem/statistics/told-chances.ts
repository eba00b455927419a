import type { Expression } from "../../expression/ast";
import { int, negation, number, product, quotient, sum } from "../../expression/build";
import { add, compare, equals, fromInt, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { CHANCE, contentOf, isAlike, isNumber, isPercentage, isSaid, wordsOf } from "./words";

const NEGATIONS = "not no never without";

/** A chance, with the words that tell of what. */
interface Told {
  readonly chance: Rational;
  readonly words: readonly string[];
}

const isChance = (value: Rational): boolean => compare(value, ZERO) > 0 && compare(value, ONE) < 0;
const isNot = (words: readonly string[]): boolean =>
  words.some((word) => isAmong(word, NEGATIONS) || word.endsWith("n't"));

const LEFT = "rest others remaining remainder";

/** Where a new thing may begin to be told. */
const CLAUSE = / \| |[,;.:] | and (?!(?:is|are|was|were)\b)| but | while | whereas /;
/** "Machine A": a name, and not the article. */
const NAMED = /\b(machine|plant|factory|supplier|line|company|bag|box|urn) ([a-z])\b/g;
const SHORT = /\b(from|by) a(?= (?:and|are|is)\b|[,;.]|$)/g;

const named = (text: string): string => text.replace(NAMED, "$1 $2-").replace(SHORT, "$1 a-");

interface Chances {
  readonly told: readonly Told[];
  /** The words of the way that is the rest of them. */
  readonly rest: readonly string[];
}

/** Each clause with its one chance, and the condition before it; null where another number stands there. */
function chancesIn(setting: string): Chances | null {
  const told: Told[] = [];
  const counts: Rational[] = [];
  const rest: string[] = [];
  let before: readonly string[] = [];
  for (const words of named(setting).split(CLAUSE).map(wordsOf)) {
    const numbers = words.filter((word) => isNumber(word) || isPercentage(word));
    const [chance, ...more] = numbers.map(amountOf);
    if (more.length > 0) return null;
    if (chance && isChance(chance)) told.push({ chance, words: [...before, ...words] });
    else if (chance) counts.push(chance);
    const isLeft = !chance && words.some((word) => isAmong(word, LEFT));
    if (isLeft) rest.push(...words);
    before = chance || isLeft ? [] : words;
  }
  // "Two machines": as many as there are chances.
  return counts.every((count) => equals(count, fromInt(told.length))) ? { told, rest } : null;
}

/** "The first fails with probability 0.1 and the second, independently, with probability 0.05. What is the probability that
 * both fail?" Null where the question names something of which no chance is told. */
export function ofIndependent({ setting, question }: StatisticsText): Expression | null {
  const told = `${setting} ${question}`.includes("independent") ? chancesIn(setting)?.told : null;
  const asked = wordsOf(question);
  const has = (list: string): boolean => asked.some((word) => isAmong(word, list));
  if (
    !told ||
    told.length < 2 ||
    !has("probability chance likelihood") ||
    isNot([...asked, ...told.flatMap(({ words }) => words)])
  )
    return null;
  const said = told.flatMap(({ words }) => contentOf(words));
  const own = contentOf(asked.filter((word) => !isAmong(word, "least exactly two three")));
  if (
    asked.some((word) => isNumber(word) && word !== "1") ||
    has("given if") ||
    !own.every((word) => isAlike(word, said))
  )
    return null;
  const chances = told.map(({ chance }) => number(chance));
  const rests = told.map(({ chance }) => number(subtract(ONE, chance)));
  const isLeast = question.includes("at least 1") || question.includes("at least one");
  if (isLeast) return sum([int(1), negation(product(rests, true))]);
  if (has("neither none")) return product(rests, true);
  if (has("exactly only or either")) return null;
  return has("both all") ? product(chances, true) : null;
}

/** One of several ways, how likely it is, and how likely something is then. */
interface Branch {
  readonly chance: Rational;
  readonly after: Rational;
  readonly names: ReadonlySet<string>;
}

/** "60% come from A and 40% from B. 2% of those from A and 5% of those from B are faulty": how likely something is in all, or
 * the one way where it is known to have happened. */
export function ofBranches({ setting, question }: StatisticsText): Expression | null {
  const chances = chancesIn(setting);
  const branches = chances && branchesIn(chances);
  const told = chances?.told ?? [];
  const asked = wordsOf(named(question));
  if (!branches || !asked.some((word) => isAmong(word, CHANCE)) || asked.some(isNumber)) return null;
  if (!isSaid(asked, named(setting))) return null;
  const ways = told.slice(0, told.length === LEAST ? 1 : told.length / 2);
  const said = contentOf([...ways.flatMap(({ words }) => words), ...chances.rest]);
  const thens = told.slice(ways.length).flatMap(({ words }) => contentOf(words));
  const effect = thens.filter((word) => !said.includes(word) && !isAmong(word, NEGATIONS));
  const names = (words: readonly string[]) =>
    branches.filter((branch) => words.some((word) => branch.names.has(singular(word))));
  const hasEffect = (words: readonly string[]): boolean =>
    contentOf(words).some((word) => isAlike(word, effect));
  const all = sum(branches.map(joint));
  const [condition, rest] = apart(asked, setting);
  if (isNot(condition) || isNot(rest)) return null;
  if (condition.length === 0) return names(rest).length === 0 && hasEffect(rest) ? all : null;
  const [way, ...more] = names(rest);
  const isKnown = hasEffect(condition) && names(condition).length === 0 && !hasEffect(rest);
  return way && more.length === 0 && isKnown ? quotient(joint(way), all) : null;
}

/** One way, and what happens then and otherwise. */
const LEAST = 3;
const joint = ({ chance, after }: Branch): Expression => product([number(chance), number(after)], true);

/** What is known to have happened, and what is asked then. */
function apart(asked: readonly string[], setting: string): readonly [readonly string[], readonly string[]] {
  const at = asked.findIndex((word) => isAmong(word, "given if"));
  if (at > 0) return [asked.slice(at), asked.slice(0, at)];
  const question = asked.findIndex((word, i) => i > 0 && isAmong(word, "what find how"));
  if (at === 0) return question > 0 ? [asked.slice(0, question), asked.slice(question)] : [[], []];
  const last = wordsOf(setting.split(" | ").at(-1) ?? "");
  return [last.some((word) => isNumber(word) || isPercentage(word)) ? [] : last, asked];
}

function branchesIn({ told, rest: left }: Chances): readonly Branch[] | null {
  if (told.length === LEAST) {
    const [first, ...thens] = told as [Told, Told, Told];
    const rest: Told = { chance: subtract(ONE, first.chance), words: left };
    const [isRestFirst, isRestLast] = thens.map(isRest);
    if (isRest(first) || (isRestFirst && isRestLast)) return null;
    const order = isRestFirst ? [...thens].reverse() : thens;
    const isTold = isRestFirst || isRestLast;
    return isTold ? joined([first, rest], order, [[0], [1]]) : branchesOf([first, rest], thens);
  }
  const half = told.length / 2;
  if (!Number.isInteger(half) || half < 2) return null;
  const total = told.slice(0, half).reduce((sum, { chance }) => add(sum, chance), ZERO);
  return equals(total, ONE) ? branchesOf(told.slice(0, half), told.slice(half)) : null;
}

const isRest = ({ words }: Told): boolean =>
  isNot(words) || words.some((word) => isAmong(word, `otherwise other ${LEFT}`));

/** The words of each way that the others do not have, and that come again. */
function namesOf(ways: readonly Told[], thens: readonly Told[]): readonly ReadonlySet<string>[] {
  const again = thens.map(({ words }) => words.map((word) => singular(word)));
  return ways.map(({ words }, i) => {
    const others = new Set(ways.flatMap((other, j) => (i === j ? [] : contentOf(other.words))));
    const own = contentOf(words).filter((word) => !others.has(word));
    const named = own.filter((word) => again.filter((then) => then.includes(word)).length === 1);
    return new Set(named.length > 0 ? named : own);
  });
}

/** Each way with what is told of it: by its own words, and the last by what is left. */
function branchesOf(ways: readonly Told[], thens: readonly Told[]): readonly Branch[] | null {
  const names = namesOf(ways, thens);
  const places = thens.map((then) =>
    names.flatMap((own, i) => (then.words.some((word) => own.has(singular(word))) ? [i] : [])),
  );
  const left = ways.flatMap((_, i) => (places.some(([place]) => place === i) ? [] : [i]));
  const found = places.map((place) => (place.length === 0 && left.length === 1 ? left : place));
  const isClear = found.every(({ length }) => length === 1) && new Set(found.flat()).size === ways.length;
  return isClear ? joined(ways, thens, found) : null;
}

function joined(
  ways: readonly Told[],
  thens: readonly Told[],
  places: readonly (readonly number[])[],
): readonly Branch[] {
  const names = namesOf(ways, thens);
  return ways.map(({ chance }, i) => ({
    chance,
    after: thens[places.findIndex(([place]) => place === i)]?.chance ?? ZERO,
    names: names[i] ?? new Set(),
  }));
}
