import { int, power, quotient } from "../../expression/build";
import { fromInt } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import type { Recognition } from "../../problem/sentence";
import { shownStatistics } from "../../problem/statistics/shown-statistics";
import type { CountWaysTask } from "../../tasks/statistics";
import { whole } from "../faces";
import { type Frame, frame, maybe, one, several } from "../frame";
import { cardsCalled } from "./cards";
import { COMPARING, calculated, chanceOf, type Test, testOf } from "./chance";

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
  "roll",
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
  heads: [["probability"], ["die", "roll"]],
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

const MOST_DICE = 4;

/** All rows of faces that so many dice can show. */
const rowsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rowsOf(dice - 1).flatMap((row) => faces(SIDES).map((face) => [...row, face]));

type RowTest = (row: readonly number[]) => boolean;

/** What is asked of a row of faces: of their sum or product, of each, of one at least, or whether they are alike. */
function rowTest(words: ReadonlySet<string>, told: readonly number[]): RowTest | null {
  const alike = ["same-face", "different-faces"].filter((each) => words.has(each));
  const whole = [
    words.has("product-of") && "product",
    ["total-of", "sum", "sum-of", "add"].some((each) => words.has(each)) && "sum",
    words.has("at-least-one") && "some",
    (words.has("both") || words.has("all")) && "every",
  ].filter((each) => each !== false);
  const [way] = whole;
  if (alike.length + whole.length !== 1) return null;
  if (!way) return told.length > 0 ? null : (row) => (new Set(row).size === 1) === words.has("same-face");
  const test = faceTest(words, told);
  if (!test) return null;
  if (way === "product") return (row) => test(row.reduce((a, b) => a * b, 1));
  if (way === "sum") return (row) => test(row.reduce((a, b) => a + b, 0));
  return way === "some" ? (row) => row.some(test) : (row) => row.every(test);
}

const ABOUT_DICE = [
  "total-of",
  "sum",
  "sum-of",
  "add",
  "same-face",
  "different-faces",
  "product-of",
  "at-least-one",
  "both",
  "all",
] as const;

const diceFrame = frame({
  id: "dice",
  heads: [["probability"], ["die"], ABOUT_DICE],
  idle: [...DIE_WORDS, "pair", "thing", "of-them", "in"],
  slots: {
    dice: maybe(whole, { before: ["die"] }),
    told: several(whole, { least: 0, most: 4, unless: ["die"] }),
  },
  build: ({ dice, told }, _, words) => {
    const count = words.has("pair") ? (dice === undefined ? 2 : 0) : Number(dice ?? 0n);
    return severalFaces(count, told.map(Number), words);
  },
});

/** What so many dice show. */
function severalFaces(
  count: number,
  told: readonly number[],
  words: ReadonlySet<string>,
): Recognition | null {
  if (count < 2 || count > MOST_DICE || (words.has("different-faces") && count !== 2)) return null;
  const test = rowTest(words, told);
  const rows = rowsOf(count);
  return test && chanceOf(rows.filter((row) => test(row) !== words.has("not")).length, rows.length);
}

/** "A die is rolled twice", "in two rolls": a die that is rolled again shows as many faces as several dice. */
const rolledAgainFrame = frame({
  id: "die-rolled-again",
  heads: [["probability"], ["die", "roll"], ABOUT_DICE],
  idle: [...DIE_WORDS, "twice", "thing", "of-them", "in", "multiply"],
  slots: {
    times: maybe(whole, { before: ["roll", "throw", "multiply"] }),
    told: several(whole, { least: 0, most: 4, unless: ["die", "roll", "throw", "multiply"] }),
  },
  build: ({ times, told }, _, words) => {
    if (words.has("twice") === (times !== undefined)) return null;
    return severalFaces(times === undefined ? 2 : Number(times), told.map(Number), words);
  },
});

/** "A die is rolled and a coin is tossed": one face and one side. */
const dieAndCoinFrame = frame({
  id: "die-and-coin",
  heads: [["probability"], ["die"], ["coin"], ["heads", "tails"]],
  idle: [...DIE_WORDS, "thing", "die", "coin"],
  slots: { told: several(whole, { least: 0, most: 3 }) },
  build: ({ told }, _, words) => {
    if ((words.has("heads") && words.has("tails")) || words.has("not")) return null;
    const test = faceTest(words, told.map(Number));
    return test && chanceOf(faces(SIDES).filter(test).length, 2 * SIDES);
  },
});

const choices = (of: number, take: number): number =>
  take === 0 ? 1 : (choices(of, take - 1) * (of - take + 1)) / take;

const coinsFrame = frame({
  id: "coins",
  // What has heads and tails is a coin, also where only its flips are counted.
  heads: [["probability"], ["heads", "tails"]],
  idle: [
    "fair",
    "coin",
    "throw",
    "roll",
    "multiply",
    "exact",
    "all",
    "both",
    "not",
    "in",
    "with",
    "out-of",
    "at-least-one",
    ...COMPARING,
  ],
  slots: {
    times: maybe(whole, { before: ["multiply", "coin", "throw"] }),
    side: maybe(whole, { before: ["heads", "tails", ...COMPARING], unless: ["multiply", "coin", "throw"] }),
  },
  build: ({ times, side }, _, words) => {
    if (words.has("heads") && words.has("tails")) return null;
    const count = Number(times ?? 1n);
    const isBoth = words.has("both");
    if (words.has("at-least-one")) {
      const isPlain = side === undefined && !isBoth && !words.has("all") && !words.has("not");
      return isPlain && count > 1 && count <= MOST_COINS ? chanceOf(2 ** count - 1, 2 ** count) : null;
    }
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

const ABOUT_CARDS = [
  "fair",
  "draw",
  "card",
  "deck",
  "rank",
  "suit",
  "face-card",
  "colour",
  "from",
  "in",
  "with",
] as const;
const DECK = 52;

/** One card of 52: a rank, a suit, a colour, a picture, several of these at once or one "or" another. */
const cardFrame = (id: string, heads: Frame["heads"]): Frame =>
  frame({
    id,
    heads,
    idle: [...ABOUT_CARDS, "throw", "not", "or"],
    slots: { size: maybe(whole, { before: ["card", "deck"] }) },
    build: ({ size }, { text }, words) => {
      const fitting = cardsCalled(text);
      if (fitting === null || (size !== undefined && size !== BigInt(DECK))) return null;
      return chanceOf(words.has("not") ? DECK - fitting : fitting, DECK);
    },
  });

const CARD_FRAMES: readonly Frame[] = [
  cardFrame("card", [["probability"], ["card", "deck"]]),
  // What is drawn by a card's name is a card.
  cardFrame("drawn-card", [["probability"], ["draw"], ["rank", "suit", "face-card"]]),
];

/** Several cards that are all of one kind. */
const cardsFrame = frame({
  id: "cards",
  heads: [["probability"], ["card", "deck"], ["both", "all"], ["with-replacement", "without-replacement"]],
  idle: [...ABOUT_CARDS, "both", "all", "of-them"],
  slots: {
    drawn: one(whole, { before: ["card"] }),
    size: maybe(whole, { before: ["card", "deck"] }),
    again: maybe(whole),
  },
  build: ({ drawn, size, again }, { text }, words): Recognition | null => {
    const count = Number(drawn);
    const fitting = cardsCalled(text);
    const isWhole = (size === undefined || size === BigInt(DECK)) && (again === undefined || again === drawn);
    if (!isWhole || count < 2 || count > 4 || (words.has("both") && count !== 2)) return null;
    if (fitting === null || fitting < count) return null;
    if (words.has("with-replacement"))
      return calculated(
        power(quotient(int(fitting), int(DECK)), int(count)),
        `\\left(\\frac{${fitting}}{${DECK}}\\right)^{${count}}`,
      );
    return {
      mathematics: {
        task: "draw-counts",
        stock: new Map([
          ["fits", fitting],
          ["other", DECK - fitting],
        ]),
        drawn: new Map([["fits", count]]),
      },
      instruction: "Find the probability, without putting back",
      latex: `${fitting} \\text{ of } ${DECK}`,
    };
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

/** "How many ways can 5 people sit round a table": turned, they sit as before, so that one of them may stay where they are. */
const ringFrame = frame({
  id: "ring",
  heads: [["how-many-ways"], ["round-a-table"]],
  idle: [...PEOPLE, "row", "arrange", "in"],
  slots: { of: one(whole, { before: ["people", "data", "object"] }) },
  build: ({ of }): Recognition | null =>
    of > 1n && of <= 50n
      ? {
          ...countOf({ kind: "arrange", of: fromInt(Number(of - 1n)), take: fromInt(Number(of - 1n)) }),
          instruction: "Let one stay in place, and arrange the others",
          assumes: "the rule that a turn makes no new arrangement",
        }
      : null,
});

const MOST_PLACES = 12n;

/** "How many 3-digit numbers can be made from 1, 2, 3, 4, 5 without repetition". */
const digitsFrame = frame({
  id: "numbers-of-digits",
  heads: [["how-many", "how-many-ways"], ["digit"], ["no-repetition", "repetition"]],
  idle: ["made-of", "digit", "in-digits", "from", "with", "thing", "is"],
  slots: {
    places: one(whole, { before: ["digit"] }),
    digits: several(whole, { least: 2, most: 10, inRow: true }),
  },
  build: ({ places, digits }, _, words): Recognition | null => {
    const [n, k] = [digits.length, Number(places)];
    const isDigits = digits.every((digit) => digit < 10n) && new Set(digits).size === n;
    const again = words.has("repetition");
    if (!isDigits || places > MOST_PLACES || k < 1 || (!again && k > n)) return null;
    // No number begins with 0.
    const first = k > 1 && digits.includes(0n) ? n - 1 : n;
    const later = Array.from({ length: k - 1 }, (_place, at) => (again ? n : n - 1 - at));
    return countOf({ kind: "choices", numbers: [first, ...later].map(fromInt), together: "product" });
  },
});

export const PROBABILITY_FRAMES: readonly Frame[] = [
  oneDieFrame,
  diceFrame,
  rolledAgainFrame,
  dieAndCoinFrame,
  coinsFrame,
  ...CARD_FRAMES,
  cardsFrame,
  chooseFrame,
  arrangeFrame,
  ringFrame,
  digitsFrame,
];
