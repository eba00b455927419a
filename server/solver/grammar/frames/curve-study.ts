import type { Expression } from "../../expression/ast";
import {
  constantValue,
  fromCoefficients,
  polynomialOf,
  univariateCoefficients,
} from "../../expression/polynomial";
import { gcdPolynomials } from "../../expression/polynomial-gcd";
import { fromInt, multiply, type Rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { budget, type Limits } from "../../limits";
import { curveStudyOf } from "../../problem/curve-study";
import type { CurveAsked } from "../../tasks/curve-study";
import { functionGiven } from "../faces";
import { speakOf, spoken } from "../faces-books";
import { stretch } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

const ASKED: readonly (readonly [Concept, CurveAsked])[] = [
  ["critical", "critical"],
  ["extrema", "extrema"],
  ["inflection", "inflection"],
  ["increasing", "increasing"],
  ["decreasing", "decreasing"],
  ["concave-up", "concave up"],
  ["concave-down", "concave down"],
];

/** What the derivatives say about the graph of a function: "find all critical points of …", "where is … increasing". */
const studies: readonly Frame[] = ASKED.map(([head, asked]) =>
  frame({
    id: `curve-study-${asked}`,
    heads: [[head]],
    idle: [
      "function",
      "all",
      "interval",
      "on",
      "in",
      "over",
      "for",
      "if-it-exists",
      "exact",
      "by",
      "domain",
      "point",
    ],
    slots: { of: one(functionGiven), mentions: several(spoken, { least: 0, most: 3 }) },
    build: ({ of, mentions }, { limits }) =>
      speakOf(mentions, of.name) ? curveStudyOf(of, asked, limits) : null,
  }),
);

/** "Find the stationary points of … and classify them": each is a maximum or a minimum where the derivative has no root
 * twice, so that it changes its sign at all of them. */
const classified = frame({
  id: "stationary-points-classified",
  heads: [["stationary", "extrema"]],
  idle: [
    "function",
    "all",
    "point",
    "classify",
    "maximum",
    "minimum",
    "whether",
    "or",
    "as",
    "local",
    "if-it-exists",
  ],
  slots: { of: one(functionGiven), mentions: several(spoken, { least: 0, most: 3 }) },
  build: ({ of, mentions }, { limits }, words) =>
    KINDS.some((kind) => words.has(kind)) && speakOf(mentions, of.name) && turnsAtEach(of.expression, limits)
      ? curveStudyOf(of, "extrema", limits)
      : null,
});

const KINDS: readonly Concept[] = ["classify", "maximum", "minimum"];

function turnsAtEach(of: Expression, limits: Limits): boolean {
  const [variable = ""] = symbolsOf(of);
  const spent = budget(limits);
  const p = polynomialOf(of, spent);
  const slope = p && univariateCoefficients(p, variable);
  if (!slope) return false;
  const [first, second] = [1, 2].map((times) =>
    fromCoefficients(Array.from({ length: times }).reduce<readonly Rational[]>(lowered, slope), variable),
  );
  return !!first && !!second && constantValue(gcdPolynomials(first, second, spent)) !== null;
}

/** The coefficients of the derivative. */
const lowered = (of: readonly Rational[]): readonly Rational[] =>
  of.slice(1).map((each, at) => multiply(each, fromInt(at + 1)));

const END_HEADS: readonly Concept[] = ["absolute-extrema", "absolute-maximum", "absolute-minimum"];

/** "The absolute maximum and minimum of f(x) = … on [0, 3]". */
const onInterval = frame({
  id: "absolute-extrema",
  heads: [END_HEADS],
  idle: [
    "function",
    "interval",
    "on",
    "over",
    "in",
    "for",
    "there",
    "by",
    "all",
    "point",
    "thing",
    "if-it-exists",
    "local",
  ],
  slots: { of: one(functionGiven), over: one(stretch), mentions: several(spoken, { least: 0, most: 3 }) },
  build: ({ of, over: [low, high], mentions }, { limits }, words) => {
    const both =
      words.has("absolute-extrema") || (words.has("absolute-maximum") && words.has("absolute-minimum"));
    const asked = both
      ? "absolute extrema"
      : words.has("absolute-maximum")
        ? "absolute maximum"
        : "absolute minimum";
    const isBounded = [low, high].every((each) => each.kind !== "constant" || each.name !== "infinity");
    return isBounded && speakOf(mentions, of.name) ? curveStudyOf(of, asked, limits, { low, high }) : null;
  },
});

const BOTH: readonly (readonly [Concept, CurveAsked])[] = [
  ["all-extrema", "all extrema"],
  ["all-maxima", "all maxima"],
  ["all-minima", "all minima"],
];

const isEndless = (e: Expression): boolean =>
  e.kind === "negation" ? isEndless(e.operand) : e.kind === "constant" && e.name === "infinity";

/** "The local and absolute maxima of … over [0, 4]", or over all numbers. */
const ofBothKinds: readonly Frame[] = BOTH.map(([head, asked]) =>
  frame({
    id: `curve-study-${asked}`,
    heads: [[head]],
    idle: ["function", "interval", "on", "over", "in", "for", "there", "by", "all", "point", "if-it-exists"],
    slots: { of: one(functionGiven), over: maybe(stretch), mentions: several(spoken, { least: 0, most: 3 }) },
    build: ({ of, over, mentions }, { limits }) => {
      const open = over?.filter(isEndless).length ?? 2;
      const isPolynomial = polynomialOf(of.expression, budget(limits)) !== null;
      if (!speakOf(mentions, of.name) || open === 1 || (open === 2 && !isPolynomial)) return null;
      const on = over && open === 0 ? { low: over[0], high: over[1] } : undefined;
      return curveStudyOf(of, asked, limits, on);
    },
  }),
);

export const CURVE_STUDY_FRAMES: readonly Frame[] = [...studies, classified, onInterval, ...ofBothKinds];
