import type { Expression } from "../../expression/ast";
import { int, power, product, sum, symbol } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { instructionFor } from "../../problem/recognise-sequence";
import { seriesOf } from "../../problem/recognise-series";
import type { SequenceAsked } from "../../tasks/sequence";
import { expression, whole } from "../faces";
import { position } from "../faces-numbers";
import { namedTerm } from "../faces-sequences";
import { type Frame, frame, one, type Slots } from "../frame";
import { GIVENS, type Given, shapeIn, type Told } from "./sequence-given";

interface Ask {
  readonly id: string;
  readonly heads: readonly (readonly Concept[])[];
  readonly idle?: readonly Concept[];
  readonly slots: Slots;
  /** Ways to tell the sequence that already hold the words of this question. */
  readonly notWith?: readonly string[];
  readonly read: (values: Told, words: ReadonlySet<Concept>) => SequenceAsked | null;
}

const FAR = 1_000_000n;
const counted = (count: bigint): bigint | null => (count > 0n && count <= FAR ? count : null);

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
    notWith: ["two-terms", "start-and-common-difference", "start-and-common-ratio"],
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
      words.has("sum") || words.has("add") ? null : { kind: "terms", count: Number(count) },
  },
  {
    id: "sum-of-first",
    heads: [
      ["sum", "add"],
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
      ["sum", "add"],
      ["sequence", "series", "arithmetic", "geometric", "terms"],
    ],
    idle: ["all", "terms"],
    slots: {},
    read: () => ({ kind: "sum", count: null }),
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
  "starts",
  "in",
  "term",
  "as",
];

function asking(given: Given, ask: Ask): Frame | null {
  if (ask.notWith?.includes(given.id) || Object.keys(ask.slots).some((name) => name in given.slots))
    return null;
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
/** The kinds of numbers that are added up, with the number at position n. */
const KINDS: readonly (readonly [Concept, Expression])[] = [
  ["natural-numbers", n],
  ["even-numbers", product([int(2), n])],
  ["odd-numbers", sum([product([int(2), n]), int(-1)])],
  ["square-numbers", power(n, int(2))],
  ["cube-numbers", power(n, int(3))],
];

const series = (body: Expression, first: bigint, last: bigint) => ({
  mathematics: { task: "series" as const, body, index: "n", first, last },
  instruction: "Find the sum",
  latex: `\\sum_{n=${first}}^{${last}} ${body.kind === "sum" ? `\\left(${toLatex(body)}\\right)` : toLatex(body)}`,
});

const SUMS: readonly Frame[] = [
  ...KINDS.map(([kind, body]) =>
    frame({
      id: `sum-of-${kind}`,
      heads: [["sum", "add"], ["first"], [kind]],
      slots: { count: one(whole, { after: ["first"], beside: true }) },
      build: ({ count }) => (counted(count) ? series(body, 1n, count) : null),
    }),
  ),
  frame({
    id: "sum-from-to",
    heads: [["sum", "add"], ["from"], ["to"]],
    idle: ["all", "natural-numbers", "whole-number"],
    slots: { from: one(whole, { after: ["from"] }), to: one(whole, { after: ["to"] }) },
    build: ({ from, to }) => (counted(to) && from < to ? series(n, from, to) : null),
  }),
  frame({
    id: "sigma",
    heads: [],
    idle: ["sum", "add", "sequence", "series", "infinite-sum"],
    slots: { of: one(expression) },
    build: ({ of }) => (of.kind === "function" && of.name === "sum" ? seriesOf(of) : null),
  }),
];

export const SEQUENCE_FRAMES: readonly Frame[] = [
  ...GIVENS.flatMap((given) => ASKS.flatMap((ask) => asking(given, ask) ?? [])),
  ...SUMS,
];
