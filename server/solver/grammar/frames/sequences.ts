import type { Expression } from "../../expression/ast";
import { int, power, product, sum, symbol } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify } from "../../problem/classify";
import { instructionFor } from "../../problem/recognise-sequence";
import { seriesOf } from "../../problem/recognise-series";
import { byFormula } from "../../problem/sentence";
import type { SequenceAsked } from "../../tasks/sequence";
import { expression, whole } from "../faces";
import { position } from "../faces-numbers";
import { namedTerm } from "../faces-sequences";
import { type Frame, frame, one, type Slots } from "../frame";
import { GIVENS, type Given, shapeIn, type Told } from "./sequence-given";

/** Numbers of a kind by their place: "the 100th even number", "the 12th multiple of 7". */
const OF_A_KIND: readonly (readonly [Concept, Concept, (place: bigint) => Expression])[] = [
  ["even", "even-numbers", (place) => product([int(2), int(place)], true)],
  ["odd", "odd-numbers", (place) => sum([product([int(2), int(place)], true), int(-1)])],
];

const kindFrames: readonly Frame[] = [
  ...OF_A_KIND.map(([single, many, numberAt]) =>
    frame({
      id: `place-among-${many}`,
      heads: [[single, many]],
      slots: { place: one(position, { before: [single, many] }) },
      build: ({ place }) =>
        byFormula(calculateOrSimplify(numberAt(place)), "the first of these numbers is above zero"),
    }),
  ),
  frame({
    id: "place-among-multiples",
    heads: [["multiples"]],
    slots: { place: one(position, { before: ["multiples"] }), of: one(whole, { after: ["multiples"] }) },
    build: ({ place, of }) =>
      of > 0n
        ? byFormula(
            calculateOrSimplify(product([int(place), int(of)], true)),
            "the first of these numbers is above zero",
          )
        : null,
  }),
];

interface Ask {
  readonly id: string;
  readonly heads: readonly (readonly Concept[])[];
  readonly idle?: readonly Concept[];
  readonly slots: Slots;
  /** Ways to tell the sequence that already hold the words of this question. */
  readonly notWith?: readonly string[];
  /** The only way to tell a sequence that this question is asked with. */
  readonly onlyWith?: string;
  readonly read: (values: Told, words: ReadonlySet<Concept>) => SequenceAsked | null;
}

const FAR = 1_000_000n;
const counted = (count: bigint): bigint | null => (count > 0n && count <= FAR ? count : null);

/** Ways to tell a sequence by one of its terms, whose place stands in words as well. */
const STEPPED = ["common-difference", "common-ratio", "difference", "ratio"].map(
  (step) => `start-and-${step}`,
);

const ASKS: readonly Ask[] = [
  {
    id: "next",
    heads: [["next"]],
    idle: ["term", "terms"],
    slots: {},
    read: (_, words) => (words.has("terms") ? null : { kind: "next" }),
  },
  {
    id: "next-few",
    heads: [["next"]],
    idle: ["term", "terms"],
    slots: { count: one(whole, { after: ["next"], beside: true }) },
    read: ({ count }) => ({ kind: "next", count: Number(count) }),
  },
  {
    id: "nth-term",
    heads: [["nth-term"]],
    notWith: ["rule-in-words"],
    slots: {},
    read: () => ({ kind: "formula" }),
  },
  { id: "recursion", heads: [["recursive"]], slots: {}, read: () => ({ kind: "recursion" }) },
  {
    id: "term",
    heads: [["term"]],
    slots: { asked: one(position, { after: ["ask"], beside: true }) },
    read: ({ asked }) => (counted(asked) ? { kind: "term", position: asked } : null),
  },
  {
    id: "bare-term",
    heads: [["term"]],
    notWith: ["two-terms", ...STEPPED],
    slots: { asked: one(position, { before: ["term"] }) },
    read: ({ asked }) => (counted(asked) ? { kind: "term", position: asked } : null),
  },
  {
    id: "named-term",
    heads: [],
    slots: { asked: one(namedTerm) },
    read: ({ asked }) =>
      counted(asked.position) === null
        ? null
        : asked.isSum
          ? { kind: "sum", count: asked.position }
          : { kind: "term", position: asked.position },
  },
  {
    id: "first-terms",
    heads: [["first"], ["terms"]],
    slots: { count: one(whole, { after: ["first"], beside: true }) },
    read: ({ count }, words) =>
      words.has("sum") || words.has("sum-of") || words.has("add")
        ? null
        : { kind: "terms", count: Number(count) },
  },
  {
    id: "sum-of-first",
    heads: [
      ["sum", "sum-of", "add"],
      ["terms", "first"],
    ],
    idle: ["to", "terms", "first"],
    slots: { count: one(whole, { after: ["first", "to"], before: ["terms"] }) },
    read: ({ count }) => (counted(count) ? { kind: "sum", count } : null),
  },
  {
    id: "infinite-sum",
    heads: [["infinite-sum"]],
    slots: {},
    read: () => ({ kind: "sum", count: null }),
  },
  {
    // Of numbers that are no sequence the sum is an addition.
    id: "whole-sum",
    heads: [
      ["sum", "sum-of", "add"],
      ["sequence", "series", "arithmetic", "geometric", "terms"],
    ],
    idle: ["all", "terms"],
    slots: {},
    read: () => ({ kind: "sum", count: null }),
  },
  {
    // "1 + 2 + 3 + … + 100" is a sum to be worked out, where its end is told.
    id: "written-sum",
    heads: [],
    onlyWith: "series",
    slots: {},
    read: ({ end }) => (end ? { kind: "sum", count: null } : null),
  },
  ...(["arithmetic", "geometric"] as const).map((shape): Ask => {
    const word = shape === "arithmetic" ? "common-difference" : "common-ratio";
    return {
      id: word,
      heads: [[word]],
      notWith: [`start-and-${word}`, "letters"],
      slots: {},
      read: (_, words) =>
        (shapeIn(words) ?? shape) === shape ? { kind: "step", shape, decide: false } : null,
    };
  }),
];

/** Words that say of a sequence no more than that it is one. */
const OF_SEQUENCE: readonly Concept[] = [
  "sequence",
  "series",
  "arithmetic",
  "geometric",
  "goes-on",
  "starts",
  "in",
  "term",
  "as",
];

function asking(given: Given, ask: Ask): Frame | null {
  if (ask.notWith?.includes(given.id) || (ask.onlyWith ?? given.id) !== given.id) return null;
  if (Object.keys(ask.slots).some((name) => name in given.slots)) return null;
  return frame({
    id: `sequence-${ask.id}-${given.id}`,
    heads: [...ask.heads, ...(given.heads ?? [])],
    idle: [...OF_SEQUENCE, ...(ask.idle ?? []), ...(given.idle ?? [])],
    slots: { ...ask.slots, ...given.slots },
    build: (values, context, words) => {
      const asked = ask.read(values, words);
      const told = asked && given.read(values, context, words);
      if (!asked || !told || !isAnswerable(asked, told.given.kind)) return null;
      const { latex, name, index } = told;
      return {
        mathematics: { task: "sequence", name, index, given: told.given, asked },
        instruction: instructionFor(asked),
        latex,
      };
    },
  });
}

/** Only listed terms go on, and only a list or a kind has a rule to find. */
const isAnswerable = (asked: SequenceAsked, given: string): boolean =>
  asked.kind === "next" ? given === "terms" : asked.kind !== "formula" || given !== "explicit";

const n = symbol("n");
/** A kind of numbers that are added up, with the number at position n, and the place of a number in it where they are
 * also told by their ends: "the squares from 1 to 10" may end at 10² or at 9. */
interface Kind {
  readonly concept: Concept;
  readonly body: Expression;
  readonly placeOf?: (number: bigint) => bigint | null;
}

const KINDS: readonly Kind[] = [
  { concept: "natural-numbers", body: n, placeOf: (number) => number },
  {
    concept: "even-numbers",
    body: product([int(2), n]),
    placeOf: (number) => (number % 2n === 0n ? number / 2n : null),
  },
  {
    concept: "odd-numbers",
    body: sum([product([int(2), n]), int(-1)]),
    placeOf: (number) => (number % 2n === 1n ? (number + 1n) / 2n : null),
  },
  { concept: "square-numbers", body: power(n, int(2)) },
  { concept: "cube-numbers", body: power(n, int(3)) },
];

/** Words for a sum. */
const SUMMING = ["sum", "sum-of", "add"] as const;

/** "The sum of the even numbers from 2 to 20": an end that is no number of the kind is none of them. */
const sumBetween = (
  { concept, body, placeOf = () => null }: Kind,
  name: Concept = concept,
  summing: readonly Concept[] = SUMMING,
): Frame =>
  frame({
    id: `sum-of-${name}-from-to`,
    heads: [summing, [name], ["to", "between"]],
    idle: ["all", "from", "between", "to", "inclusive"],
    slots: {
      from: one(whole, { after: ["from", "between", name] }),
      to: one(whole, { after: ["to", "and"] }),
    },
    build: ({ from, to }, _, words) => {
      const [first, last] = [placeOf(from), placeOf(to)];
      // Between two numbers they may themselves be left out.
      if (words.has("between") && !words.has("inclusive")) return null;
      return first !== null && last !== null && first > 0n && first < last && counted(last)
        ? series(body, first, last)
        : null;
    },
  });

const series = (body: Expression, first: bigint, last: bigint) => ({
  mathematics: { task: "series" as const, body, index: "n", first, last },
  instruction: "Find the sum",
  latex: `\\sum_{n=${first}}^{${last}} ${body.kind === "sum" ? `\\left(${toLatex(body)}\\right)` : toLatex(body)}`,
});

const SUMS: readonly Frame[] = [
  ...KINDS.map(({ concept, body }) =>
    frame({
      id: `sum-of-${concept}`,
      heads: [SUMMING, ["first"], [concept]],
      slots: { count: one(whole, { after: ["first"], beside: true }) },
      build: ({ count }) => (counted(count) ? series(body, 1n, count) : null),
    }),
  ),
  ...KINDS.filter(({ placeOf }) => placeOf).map((kind) => sumBetween(kind)),
  sumBetween(KINDS[0] as Kind, "whole-number"),
  // "The sum of the numbers 1 to 10" is one of whole numbers; "add the number 1 to 10" is another order.
  sumBetween(KINDS[0] as Kind, "thing", ["sum", "sum-of"]),
  frame({
    id: "sum-from-to",
    heads: [SUMMING, ["from"], ["to"]],
    idle: ["all", "natural-numbers", "whole-number"],
    slots: { from: one(whole, { after: ["from"] }), to: one(whole, { after: ["to"] }) },
    build: ({ from, to }) => (counted(to) && from < to ? series(n, from, to) : null),
  }),
  frame({
    id: "sigma",
    heads: [],
    idle: ["sum", "sum-of", "add", "sequence", "series", "infinite-sum"],
    slots: { of: one(expression) },
    build: ({ of }) => (of.kind === "function" && of.name === "sum" ? seriesOf(of) : null),
  }),
];

export const SEQUENCE_FRAMES: readonly Frame[] = [
  ...GIVENS.flatMap((given) => ASKS.flatMap((ask) => asking(given, ask) ?? [])),
  ...SUMS,
  ...kindFrames,
];
