import type { Expression, Relation } from "../../expression/ast";
import { turnOf } from "../../expression/exact-angle";
import { fromInt, type Rational, rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { budget } from "../../limits";
import { hasCircular, withDegrees } from "../../problem/angle-question";
import { angleRecognition } from "../../problem/recognise-trigonometry";
import type { Recognition } from "../../problem/sentence";
import type { Arc, GivenValue, SinusoidFeature, TurnInterval } from "../../tasks/trigonometry";
import { equation, type Face, inequality, letter, value } from "../faces";
import { ofOneLetter } from "../faces-plane";
import { type Frame, frame, maybe, one, several } from "../frame";
import { type Context, expressionOf } from "../sentence";
import { circularInLetters, WAVE_FRAMES } from "./waves";

/** sin 30°, tan(5π/6): circular functions of numbers. */
const circularValue: Face<Expression> = (item, context) => {
  const found = value(item, context);
  return found && hasCircular(found) ? found : null;
};

const valuesFrame = frame({
  id: "trigonometric-values",
  heads: [],
  idle: ["simplify", "trigonometric", "solve", "unit-circle", "by"],
  slots: { of: several(circularValue, { most: 6 }) },
  build: ({ of }): Recognition =>
    angleRecognition({
      question: { kind: "values", expressions: of, named: of.length > 1 },
      instruction: "Find the value",
      shown: of,
    }),
});

/** The sine of 30°. */
const spokenFrames: readonly Frame[] = (
  [
    ["sine", "sin"],
    ["cosine", "cos"],
    ["tangent", "tan"],
  ] as const
).map(([head, name]) =>
  frame({
    id: head,
    heads: [[head]],
    idle: ["degrees"],
    slots: { of: one(value, { after: [head] }) },
    build: ({ of }, _, words): Recognition => {
      const call: Expression = { kind: "function", name, args: [words.has("degrees") ? degrees(of) : of] };
      return angleRecognition({
        question: { kind: "values", expressions: [call], named: false },
        instruction: "Find the value",
        shown: [call],
      });
    },
  }),
);

const SIX = ["sin", "cos", "tan", "csc", "sec", "cot"];
const sixFrame = frame({
  id: "six-functions",
  heads: [["six-functions"]],
  slots: { of: one(value) },
  build: ({ of }): Recognition => {
    const expressions = SIX.map((name): Expression => ({ kind: "function", name, args: [of] }));
    return angleRecognition({
      question: { kind: "values", expressions, named: true },
      instruction: "Find the values",
      shown: expressions,
    });
  },
});

const isDegrees = (e: Expression): boolean => e.kind === "function" && e.name === "degree";
const degrees = (e: Expression): Expression =>
  isDegrees(e) ? e : { kind: "function", name: "degree", args: [e] };

const convertFrames: readonly Frame[] = (["degrees", "radians"] as const).map((to) =>
  frame({
    id: `to-${to}`,
    heads: [[`to-${to}` as const]],
    idle: ["convert", "leave", "degrees", "radians", "to", "in"],
    slots: { of: one(value) },
    build: ({ of }, _, words): Recognition | null => {
      const isNamed = words.has(to === "degrees" ? "radians" : "degrees");
      const angle = to === "radians" && isNamed ? degrees(of) : of;
      if (isDegrees(angle) === (to === "degrees")) return null;
      return angleRecognition({
        question: { kind: "convert", angle, to },
        instruction: `Convert to ${to}`,
        shown: [angle],
      });
    },
  }),
);

const angleFrames: readonly Frame[] = (["reference", "coterminal"] as const).map((kind) =>
  frame({
    id: kind,
    heads: [[kind === "reference" ? "reference-angle" : "coterminal"]],
    idle: ["degrees", "radians"],
    slots: { of: one(value) },
    build: ({ of }, _, words): Recognition => {
      const angle = words.has("degrees") ? degrees(of) : of;
      return angleRecognition({
        question: { kind, angle },
        instruction:
          kind === "reference" ? "Find the reference angle" : "Find the coterminal angle within one turn",
        shown: [angle],
      });
    },
  }),
);

const FEATURES: readonly (readonly [Concept, SinusoidFeature])[] = [
  ["amplitude", "amplitude"],
  ["period", "period"],
  ["midline", "midline"],
  ["phase-shift", "phase shift"],
];

const sinusoidFrame = frame({
  id: "sinusoid",
  heads: [["amplitude", "period", "midline", "phase-shift"]],
  idle: ["function", "equation"],
  slots: { of: one(ofOneLetter) },
  build: ({ of }, _, words): Recognition | null => {
    const asked = FEATURES.flatMap(([word, feature]) => (words.has(word) ? [feature] : []));
    if (!hasCircular(of.expression)) return null;
    return angleRecognition({
      question: { kind: "sinusoid", expression: of.expression, unknown: of.letter, asked },
      instruction: `Find the ${asked.join(", ")}`,
      shown: [of.expression],
    });
  },
});

/** sin θ = 3/5. */
const givenValue: Face<GivenValue> = (item, context) => {
  const found = equation(item, context);
  if (found?.left.kind !== "function" || symbolsOf(found.right).length > 0) return null;
  return hasCircular(found.left) && symbolsOf(found.left).length === 1
    ? { call: found.left, value: found.right }
    : null;
};

const askedValue: Face<Expression> = (item, context) => {
  const found = expressionOf(item, context);
  return found && hasCircular(found) && symbolsOf(found).length > 0 ? found : null;
};

const QUARTERS: readonly (readonly [Concept, number])[] = [
  ["first-quadrant", 0],
  ["acute", 0],
  ["second-quadrant", 1],
  ["obtuse", 1],
  ["third-quadrant", 2],
  ["fourth-quadrant", 3],
];

const QUADRANT_COUNT = 4;
const quarter: Face<number> = ({ text }) => {
  const found = Number(text);
  return Number.isInteger(found) && found >= 1 && found <= QUADRANT_COUNT ? found - 1 : null;
};

const arcOf = (at: number, name: string): Arc => ({
  letter: name,
  low: rational(BigInt(at), 2n),
  high: rational(BigInt(at) + 1n, 2n),
});

const knownFrame = frame({
  id: "known-value",
  heads: [],
  idle: ["lies", "in", "quadrant", "point", ...QUARTERS.map(([concept]) => concept)],
  slots: {
    given: several(givenValue, { most: 2 }),
    asked: several(askedValue, { most: 6 }),
    quadrant: maybe(quarter, { after: ["quadrant"] }),
    within: maybe(bounds),
    names: several(letter, { least: 0, most: 2 }),
  },
  build: ({ given, asked, quadrant, within, names }, _, words): Recognition | null => {
    const [first] = given.flatMap(({ call }) => symbolsOf(call));
    const told = QUARTERS.flatMap(([word, at]) => (words.has(word) ? [at] : []));
    const quarters = [...told, ...(quadrant === undefined ? [] : [quadrant])];
    const letters = new Set(given.flatMap(({ call }) => symbolsOf(call)));
    if (!first || quarters.length + (within ? 1 : 0) > 1 || names.some((name) => !letters.has(name)))
      return null;
    if (quarters.length > 0 && letters.size > 1) return null;
    const arcs = [
      ...quarters.map((at) => arcOf(at, first)),
      ...(within ? [{ letter: within.letter ?? first, low: within.low, high: within.high }] : []),
    ];
    return angleRecognition({
      question: { kind: "known", givens: given, arcs, asked, approximate: false },
      instruction: "Find the value from what is known",
      shown: [...given.map(relationOf), ...asked],
    });
  },
});

const relationOf = ({ call, value: right }: GivenValue): Relation => ({
  kind: "relation",
  operator: "=",
  left: call,
  right,
});

interface Bounds extends TurnInterval {
  readonly letter: string | null;
  readonly degrees: boolean;
}

/** 0 ≤ x < 2π, as multiples of π. */
function bounds(item: Parameters<Face<Bounds>>[0], context: Context): Bounds | null {
  const [first, second, third] = inequality(item, context) ?? [];
  if (!first || !second || third) return null;
  if (first.right.kind !== "symbol" || second.left.kind !== "symbol" || !first.operator.startsWith("<"))
    return null;
  if (!second.operator.startsWith("<") || first.right.name !== second.left.name) return null;
  const closed = [first.operator === "<=", second.operator === "<="] as const;
  const ends = endsOf(first.left, second.right, context);
  return ends && { letter: first.right.name, closed, ...ends };
}

function endsOf(
  low: Expression,
  high: Expression,
  { limits }: Context,
): Pick<Bounds, "low" | "high" | "degrees"> | null {
  const inDegrees = isDegrees(high) || (isPlainNumber(high) && isPlainNumber(low) && isTurn(high));
  const angle = (e: Expression) => (inDegrees ? degrees(e) : e);
  const work = budget(limits);
  const [from, to] = [turnOf(angle(low), work) ?? zeroOf(low), turnOf(angle(high), work)];
  return from && to ? { low: from, high: to, degrees: inDegrees } : null;
}

const isPlainNumber = (e: Expression): boolean =>
  e.kind === "number" || (e.kind === "negation" && isPlainNumber(e.operand));
const QUARTER_TURN = 90n;
/** 90, 180, 270 and 360 are degrees. */
const isTurn = (e: Expression): boolean =>
  e.kind === "number" && e.value.d === 1n && e.value.n >= QUARTER_TURN && e.value.n % QUARTER_TURN === 0n;
const zeroOf = (e: Expression): Rational | null =>
  e.kind === "number" && e.value.n === 0n ? fromInt(0) : null;

/** [0, 2π) */
const interval: Face<Bounds> = (item, context) => {
  const found = /^\s*(?:\\left)?([[(])\s*([^,]+),\s*([^,]+?)\s*(?:\\right)?([\])])\s*$/.exec(item.text);
  if (!found) return null;
  const [, open, low = "", high = "", close] = found;
  const [from, to] = [low, high].map((text) => expressionOf({ ...item, text }, context));
  const ends = from && to ? endsOf(from, to, context) : null;
  return ends && { letter: null, closed: [open === "[", close === "]"], ...ends };
};

const circularEquation: Face<Relation> = (item, context) => {
  const found = equation(item, context);
  return found && hasCircular(found) && symbolsOf(found).length === 1 ? found : null;
};

/** An equation on an interval. */
const equationFrame = frame({
  id: "trigonometric-equation",
  heads: [],
  idle: [
    "solve",
    "equation",
    "trigonometric",
    "all",
    "between",
    "over",
    "on",
    "in",
    "from",
    "to",
    "interval-notation",
    "lies",
    "degrees",
    "radians",
    "to-degrees",
    "to-radians",
    "interval",
  ],
  slots: {
    of: one(circularEquation),
    unknown: maybe(letter),
    within: maybe(bounds),
    interval: maybe(interval),
    // "sin x = 1/2 for 0 to 360": nothing need lead to the range.
    low: maybe(value),
    high: maybe(value, { after: ["and", "to"], beside: true }),
  },
  build: ({ of, unknown, within, interval: range, low, high }, context, words): Recognition | null => {
    const [name] = symbolsOf(of);
    const ends = low && high ? endsOf(low, high, context) : null;
    const told = within ?? range ?? (ends && { ...ends, letter: null, closed: [true, false] as const });
    const isAsked = unknown === undefined || unknown === name;
    const count = [within, range, low && high].filter(Boolean).length;
    if (!name || !told || !isAsked || count !== 1 || (low === undefined) !== (high === undefined))
      return null;
    if ((told.letter ?? name) !== name) return null;
    if (words.has(told.degrees ? "to-radians" : "to-degrees")) return null;
    const asked = told.degrees ? withDegrees(of) : of;
    return angleRecognition({
      question: {
        kind: "equation",
        equation: asked,
        unknown: name,
        interval: { low: told.low, high: told.high, closed: told.closed },
        degrees: told.degrees,
      },
      instruction: "Solve on the interval",
      shown: [asked],
    });
  },
});

/** A product of circular functions as a sum, or a sum as a product: whichever the expression is not. */
const productAndSumFrame = frame({
  id: "product-and-sum",
  heads: [["product-to-sum", "sum-to-product", "as-logs"]],
  idle: [
    "leave",
    "simplify",
    "trigonometric",
    "function",
    "by",
    "to",
    "multiply",
    "sum",
    "as",
    "add",
    "sum-of",
    "product-to-sum",
    "sum-to-product",
    "sine",
    "cosine",
  ],
  slots: { of: one(circularInLetters) },
  build: ({ of }, _, words): Recognition | null => {
    const goal = words.has("sum-to-product") ? "sum-to-product" : "product-to-sum";
    const isSum = of.kind === "sum";
    if ((words.has("sum-to-product") && words.has("product-to-sum")) || isSum !== (goal === "sum-to-product"))
      return null;
    return angleRecognition({
      question: { kind: "rewrite", expression: of, goal },
      instruction: "Rewrite",
      shown: [of],
    });
  },
});

export const TRIGONOMETRY_FRAMES: readonly Frame[] = [
  productAndSumFrame,
  ...WAVE_FRAMES,
  valuesFrame,
  ...spokenFrames,
  sixFrame,
  ...convertFrames,
  ...angleFrames,
  sinusoidFrame,
  knownFrame,
  equationFrame,
];
