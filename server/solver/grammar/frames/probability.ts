import { fromInt } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import type { Recognition } from "../../problem/sentence";
import { shownStatistics } from "../../problem/statistics/shown-statistics";
import type { CountWaysTask } from "../../tasks/statistics";
import { whole } from "../faces";
import { type Frame, frame, maybe, one, several } from "../frame";
import { COMPARING, chanceOf, type Test, testOf } from "./chance";

const SIDES = 6;
const MOST_COINS = 12;

const faces = (sides: number): number[] => Array.from({ length: sides }, (_, at) => at + 1);

const KINDS: ReadonlyMap<Concept, Test> = new Map<Concept, Test>([
  ["even", (face) => face % 2 === 0],
  ["odd", (face) => face % 2 === 1],
  ["prime", (face) => [2, 3, 5, 7, 11].includes(face)],
]);

/** What is asked of a face: a kind of number, or numbers that are told. */
function faceTest(words: ReadonlySet<string>, told: readonly number[]): Test | null {
  const kinds = [...KINDS].filter(([kind]) => words.has(kind));
  const [kind] = kinds;
  if (!kind) return testOf(words, told);
  return kinds.length === 1 && told.length === 0 ? kind[1] : null;
}

const DIE_WORDS = [
  "unknown-number",
  "fair",
  "throw",
  "on",
  "at",
  "with",
  "sided",
  "not",
  "or",
  "even",
  "odd",
  "prime",
  ...COMPARING,
] as const;

const oneDieFrame = frame({
  id: "one-die",
  heads: [["probability"], ["die"]],
  idle: DIE_WORDS,
  slots: {
    sides: maybe(whole, { before: ["sided"] }),
    told: several(whole, { least: 0, most: 5, unless: ["die", "sided"] }),
  },
  build: ({ sides, told }, _, words) => {
    const count = sides === undefined ? SIDES : Number(sides);
    const test = faceTest(words, told.map(Number));
    const all = faces(count);
    if (!test || count > MOST_SIDES || told.some((face) => !all.includes(Number(face)))) return null;
    const fitting = all.filter((face) => test(face) !== words.has("not")).length;
    return chanceOf(fitting, count);
  },
});

const MOST_SIDES = 100;

const twoDiceFrame = frame({
  id: "two-dice",
  heads: [["probability"], ["die"], ["total-of", "sum", "add", "same-face"]],
  idle: DIE_WORDS,
  slots: {
    dice: one(whole, { before: ["die"] }),
    told: several(whole, { least: 0, most: 4, unless: ["die"] }),
  },
  build: ({ dice, told }, _, words) => {
    const test: Test | null = words.has("same-face") ? null : faceTest(words, told.map(Number));
    if (dice !== 2n || (!test && told.length > 0)) return null;
    const pairs = faces(SIDES).flatMap((a) => faces(SIDES).map((b) => [a, b] as const));
    const fits = ([a, b]: readonly [number, number]) => (test ? test(a + b) : a === b);
    return test || words.has("same-face")
      ? chanceOf(pairs.filter((pair) => fits(pair) !== words.has("not")).length, pairs.length)
      : null;
  },
});

/** It says nothing more in most questions, so that the lexicon skips it. */
const BOTH = /\bboth\b/i;

const choices = (of: number, take: number): number =>
  take === 0 ? 1 : (choices(of, take - 1) * (of - take + 1)) / take;

const coinsFrame = frame({
  id: "coins",
  heads: [["probability"], ["coin"], ["heads", "tails"]],
  idle: ["fair", "throw", "multiply", "exact", "all", "not", "in", "with", "out-of", ...COMPARING],
  slots: {
    times: maybe(whole, { before: ["multiply", "coin"] }),
    side: maybe(whole, { before: ["heads", "tails", ...COMPARING], unless: ["multiply", "coin"] }),
  },
  build: ({ times, side }, { text }, words) => {
    if (words.has("heads") && words.has("tails")) return null;
    const count = Number(times ?? 1n);
    const isBoth = BOTH.test(text);
    const isEvery = words.has("all") || isBoth;
    const none = words.has("not");
    if (count > MOST_COINS || (none && isEvery) || (isBoth && count !== 2)) return null;
    const wanted = side === undefined ? (isEvery || count === 1 ? count : none ? 0 : null) : Number(side);
    if (wanted === null || (side !== undefined && (isEvery || none))) return null;
    const numbers = [wanted * (none && count > 1 ? 0 : 1)];
    const test = testOf(words, numbers);
    if (!test || wanted > count) return null;
    const fitting = [0, ...faces(count)].filter(test).reduce((sum, k) => sum + choices(count, k), 0);
    return chanceOf(none && count === 1 ? 2 ** count - fitting : fitting, 2 ** count);
  },
});

const RANKS = /\b(?:aces?|kings?|queens?|jacks?)\b/gi;
const SUITS = /\b(?:hearts?|diamonds?|clubs?|spades?)\b/gi;
const COLOURS = /\b(?:red|black)\b/gi;
const DECK = 52;

/** One card of 52: a rank, a suit, a colour, a picture, or two of these at once. */
const cardFrame = frame({
  id: "card",
  heads: [["probability"], ["card", "deck"]],
  idle: ["fair", "draw", "card", "deck", "rank", "suit", "face-card", "colour", "from", "in", "not", "with"],
  slots: { size: maybe(whole, { before: ["card", "deck"] }) },
  build: ({ size }, { text }, words) => {
    const named = [RANKS, SUITS, COLOURS].map((kind) => text.match(kind)?.length ?? 0);
    const [ranks = 0, suits = 0, colours = 0] = named;
    const isPicture = words.has("face-card");
    if (named.some((count) => count > 1) || (isPicture && ranks > 0) || (suits > 0 && colours > 0))
      return null;
    if (words.has("colour") !== colours > 0 || (size !== undefined && size !== BigInt(DECK))) return null;
    const perSuit = isPicture ? 3 : ranks > 0 ? 1 : DECK / 4;
    const fitting = perSuit * (suits > 0 ? 1 : colours > 0 ? 2 : 4);
    return chanceOf(words.has("not") ? DECK - fitting : fitting, DECK);
  },
});

const countOf = (way: CountWaysTask["way"]): Recognition => {
  const mathematics: CountWaysTask = { task: "count-ways", way };
  return { mathematics, ...shownStatistics(mathematics) };
};

const PEOPLE = ["people", "data", "object", "coin", "with"] as const;

const MOST_PEOPLE = 200n;

/** "How many ways to choose 3 from 10", "committees of 3 out of 10 people". */
const chooseFrame = frame({
  id: "choose",
  heads: [["how-many-ways"], ["draw", "group"]],
  idle: [...PEOPLE, "draw", "group", "in", "to", "how-many-ways"],
  slots: {
    take: one(whole),
    of: one(whole, { after: ["from", "out-of"] }),
  },
  build: ({ take, of }) =>
    take <= of && of <= MOST_PEOPLE
      ? countOf({ kind: "choose", of: fromInt(Number(of)), take: fromInt(Number(take)) })
      : null,
});

/** "How many ways can 5 books be arranged on a shelf". */
const arrangeFrame = frame({
  id: "arrange",
  heads: [["how-many-ways"], ["arrange", "row"]],
  idle: [...PEOPLE, "row", "arrange", "in", "on", "how-many-ways"],
  slots: { of: one(whole, { before: ["people", "data", "object", "coin"] }) },
  build: ({ of }) =>
    of > 0n && of <= 50n
      ? countOf({ kind: "arrange", of: fromInt(Number(of)), take: fromInt(Number(of)) })
      : null,
});

export const PROBABILITY_FRAMES: readonly Frame[] = [
  oneDieFrame,
  twoDiceFrame,
  coinsFrame,
  cardFrame,
  chooseFrame,
  arrangeFrame,
];
