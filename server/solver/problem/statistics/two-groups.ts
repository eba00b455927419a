import type { Expression } from "../../expression/ast";
import { negation, number, quotient, sum } from "../../expression/build";
import { add, compare, equals, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { EventChanceTask } from "../../tasks/statistics";
import { isAmong } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { CHANCE, contentOf, isNumber, isPercentage, isSaid, wordsOf } from "./words";

/** All there are of them, those of each group, of both, of one alone, of either and of none. */
type Kind = "all" | "one" | "other" | "both" | "only-one" | "only-other" | "either" | "neither";

/** Each is the two others together. */
const TOGETHER: readonly (readonly [whole: Kind, part: Kind, rest: Kind])[] = [
  ["all", "either", "neither"],
  ["one", "only-one", "both"],
  ["other", "only-other", "both"],
  ["either", "one", "only-other"],
  ["either", "other", "only-one"],
];

interface Known {
  readonly value: Rational;
  readonly shown: Expression;
}

type Counts = ReadonlyMap<Kind, Known>;

const OTHERWISE =
  "each per every average mean third all three times without replacement independent independently least most more less than";

/** What is told of two groups that overlap, and which of them is asked for, of all or of one group alone. */
interface Asked {
  readonly told: Told;
  readonly wanted: Kind;
  readonly of: Kind;
  readonly isChance: boolean;
}

/** @returns null where more groups than two are told, or another question is asked */
function askedIn({ setting, question }: StatisticsText): Asked | null {
  const told = toldIn(setting);
  const asked = wordsOf(question);
  if (!told || asked.some((word) => isNumber(word) || isAmong(word, OTHERWISE))) return null;
  if (!isSaid(asked, setting)) return null;
  const isChance = asked.some((word) => isAmong(word, CHANCE));
  if (isChance === (question.includes("how many") && !isOfShares(told))) return null;
  const [condition, rest] = apart(asked);
  const wanted = kindIn(rest, told.names);
  const of = condition === null ? "all" : kindIn(condition, told.names);
  const isOfOther = (wanted === "one" && of === "other") || (wanted === "other" && of === "one");
  return wanted && of && (of === "all" || (isOfOther && isChance)) ? { told, wanted, of, isChance } : null;
}

const isOfShares = ({ all }: Told): boolean => equals(all, ONE);

/** "Of 90 guests, 50 had soup, 40 had salad and 20 had both. How many had neither?": how many are in two groups that
 * overlap, or how likely one of all is there. Null where they cannot be as many. */
export function ofTwoGroups(text: StatisticsText): Expression | null {
  const asked = askedIn(text);
  const counts = asked && !asEvents(asked) ? completed(asked.told.counts) : null;
  if (!asked || !counts) return null;
  const [found, both, base] = [asked.wanted, "both" as const, asked.of].map((kind) => counts.get(kind));
  if (asked.of !== "all") return both && base && base.value.n > 0n ? quotient(both.shown, base.shown) : null;
  return found ? over(found.shown, asked.isChance && !isOfShares(asked.told) ? asked.told.all : null) : null;
}

/** The same of shares: "60% have a dog, 40% have a cat and 25% have both." */
export function toldEvents(text: StatisticsText): EventChanceTask | null {
  const asked = askedIn(text);
  return asked && completed(asked.told.counts) ? asEvents(asked) : null;
}

function asEvents({ told, wanted, of }: Asked): EventChanceTask | null {
  const [a, b, both] = (["one", "other", "both"] as const).map((kind) => told.counts.get(kind)?.value);
  const isKnown = of !== "all" || wanted === "either";
  if (!isOfShares(told) || !isKnown || !a || !b || !both || told.counts.size !== 4) return null;
  const [first, second] = wanted === "other" ? (["B", "A"] as const) : (["A", "B"] as const);
  return {
    task: "event-chance",
    told: [
      { event: { kind: "one", first: "A" }, chance: a },
      { event: { kind: "one", first: "B" }, chance: b },
      { event: { kind: "and", first: "A", second: "B" }, chance: both },
    ],
    independent: false,
    exclusive: false,
    asked: { kind: of === "all" ? "or" : "given", first, second },
  };
}

const over = (part: Expression, all: Rational | null): Expression =>
  all ? quotient(part, number(all)) : part;

/** What is given, and what is asked then. */
function apart(asked: readonly string[]): readonly [readonly string[] | null, readonly string[]] {
  const at = asked.findIndex((word) => isAmong(word, "given if"));
  if (at < 0) return [null, asked];
  const comma = asked.findIndex((word, i) => i > at && isAmong(word, "what find how"));
  return at === 0 && comma > 0
    ? [asked.slice(0, comma), asked.slice(comma)]
    : [asked.slice(at), asked.slice(0, at)];
}

interface Told {
  readonly all: Rational;
  readonly counts: Counts;
  readonly names: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

interface Part {
  readonly value: Rational;
  readonly words: readonly string[];
}

/** Each number with the words behind it, or before it in "the probability that it rains is 0.3". */
function partsIn(setting: string): readonly Part[] | null {
  const parts: Part[] = [];
  for (const words of setting.split(" | ").map(wordsOf)) {
    const at = words.flatMap((word, i) => (isNumber(word) || isPercentage(word) ? [i] : []));
    const isBefore = words.at(-1) === words[at[0] ?? -1] && at.length === 1 && words.includes("that");
    for (const [i, place] of at.entries())
      parts.push({
        value: amountOf(words[place] ?? "0"),
        words: isBefore ? words.slice(words.indexOf("that"), place) : words.slice(place + 1, at[i + 1]),
      });
    if (words.some((word) => isAmong(word, OTHERWISE) || word.includes("/"))) return null;
  }
  return parts;
}

function toldIn(setting: string): Told | null {
  const all = partsIn(setting);
  const isShares = all?.every(({ value }) => compare(value, ONE) < 0) ?? false;
  const [first, ...more] = isShares ? [{ value: ONE, words: [] }, ...(all ?? [])] : (all ?? []);
  if (!first || more.length < 2 || more.length > 4 || more.some(({ value }) => isOver(value, first.value)))
    return null;
  const shared = new Set(contentOf(first.words.slice(0, 2)));
  const groups = more.filter(({ words }) => !isOfSeveral(words) && !isAlone(words));
  const names = namesOf(groups, more, shared);
  if (!names) return null;
  const counts = new Map<Kind, Known>([["all", knownAs(first.value)]]);
  for (const { value, words } of more) {
    const kind = kindIn(words, names);
    if (!kind || counts.has(kind)) return null;
    counts.set(kind, knownAs(value));
  }
  // Groups of which nothing is told in common are parts beside each other.
  if (!OVERLAPS.some((kind) => counts.has(kind))) return null;
  return { all: first.value, counts, names };
}

const OVERLAPS: readonly Kind[] = ["both", "only-one", "only-other", "either", "neither"];
const isOver = (value: Rational, all: Rational): boolean => compare(value, all) > 0 || value.n < 0n;
const knownAs = (value: Rational): Known => ({ value, shown: number(value) });
const isOfSeveral = (words: readonly string[]): boolean =>
  withoutNext(words).some((word) => isAmong(word, "both neither either and none"));
const isAlone = (words: readonly string[]): boolean => words.some((word) => isAmong(word, "only just"));

/** The words by which the two groups differ. */
function namesOf(
  groups: readonly Part[],
  all: readonly Part[],
  shared: ReadonlySet<string>,
): Told["names"] | null {
  const singles = groups.length === 2 ? groups : all.filter(({ words }) => isAlone(words));
  const [one, other] = singles.map(({ words }) => new Set(contentOf(withoutNext(words))));
  if (singles.length !== 2 || !one || !other) return null;
  const own = (these: ReadonlySet<string>, those: ReadonlySet<string>) =>
    new Set([...these].filter((word) => !those.has(word) && !shared.has(word)));
  const names = [own(one, other), own(other, one)] as const;
  return names.every(({ size }) => size > 0) ? names : null;
}

/** "… and" before the next number belongs to that. */
const withoutNext = (words: readonly string[]): readonly string[] =>
  words.at(-1) === "and" ? words.slice(0, -1) : words;

/** What words say of the two groups; null where they name none, or in a way that is not clear. */
function kindIn(told: readonly string[], [one, other]: Told["names"]): Kind | null {
  const words = withoutNext(told);
  const has = (list: string): boolean => words.some((word) => isAmong(word, list));
  const [a, b] = [one, other].map((name) => words.some((word) => name.has(singular(word))));
  const isNot = words.some((word) => word === "not" || word.endsWith("n't"));
  if (has("neither none") || (isNot && has("either"))) return has("but only") ? null : "neither";
  if (isNot && a && b) return butNot(words, one);
  if (isNot) return null;
  if (has("only just exactly")) return a === b ? null : a ? "only-one" : "only-other";
  if (has("both") || (a && b && has("and") && !has("or"))) return has("or") ? null : "both";
  if (has("either") || (a && b && has("or"))) return "either";
  return a === b ? null : a ? "one" : "other";
}

/** "Soup but not salad". */
function butNot(words: readonly string[], one: ReadonlySet<string>): Kind | null {
  const at = words.indexOf("not");
  const isOne = words.slice(0, at).some((word) => one.has(singular(word)));
  const isNext = isAmong(words[at - 1], "but and") || isAmong(words[at - 2], "but and");
  return isNext && !words.includes("or") ? (isOne ? "only-one" : "only-other") : null;
}

/** All that follows from what is told; null where some would be fewer than none. */
function completed(told: Counts): Counts | null {
  const known = new Map(told);
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const names of TOGETHER) follow(known, names);
  }
  const isFit = TOGETHER.every((names) => {
    const [whole, part, rest] = names.map((name) => known.get(name)?.value);
    return !whole || !part || !rest || equals(whole, add(part, rest));
  });
  return isFit && [...known.values()].every(({ value }) => compare(value, ZERO) >= 0) ? known : null;
}

function follow(known: Map<Kind, Known>, [w, p, r]: (typeof TOGETHER)[number]): void {
  const [whole, part, rest] = [known.get(w), known.get(p), known.get(r)];
  const minus = (from: Known, taken: Known): Known => ({
    value: subtract(from.value, taken.value),
    shown: sum([from.shown, negation(taken.shown)]),
  });
  if (whole && part && !rest) known.set(r, minus(whole, part));
  else if (whole && rest && !part) known.set(p, minus(whole, rest));
  else if (part && rest && !whole)
    known.set(w, { value: add(part.value, rest.value), shown: sum([part.shown, rest.shown]) });
}
