import type { Expression, Relation } from "../../expression/ast";
import { int, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { type Given, variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import type { SlopePlacesTask } from "../../tasks/rates";
import { assignment, definition, equation, functionGiven, inequality, relations, value } from "../faces";
import { speakOf, spoken } from "../faces-books";
import { derivativeSign, inverseSlopeSign, rateTold, stretch } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

const MENTIONS = several(spoken, { least: 0, most: 5 });
const AROUND = [
  "function",
  "all",
  "point",
  "thing",
  "at",
  "on",
  "in",
  "to",
  "by",
  "with",
  "interval",
  "over",
  "if-it-exists",
  "there",
  "tangent-line",
  "tangent-slope",
  "slope",
] as const;

function placed(
  of: Given,
  asked: Omit<SlopePlacesTask, "task" | "expression" | "variable">,
): Recognition | null {
  const variable = variableOf(of);
  if (!variable || symbolsOf(of.expression).some((name) => name !== variable)) return null;
  const unknown = asked.unknown === "" ? variable : asked.unknown;
  return {
    mathematics: { task: "slope-places", expression: of.expression, variable, ...asked, unknown },
    instruction:
      asked.slope === "chord"
        ? "Find where the slope is that of the line through the ends"
        : `Find where the slope is $${toLatex(asked.slope)}$`,
    latex: toLatex(of.expression),
  };
}

/** Whether a question asks for numbers: "values of x", "x-coordinates". Else it asks for points. */
const asksNumbers = (words: ReadonlySet<string>): boolean => words.has("thing") || words.has("x-values");

const level = frame({
  id: "level-tangents",
  heads: [["horizontal"], ["tangent-line", "tangent-slope"]],
  idle: [...AROUND, "horizontal", "x-values"],
  slots: { of: one(functionGiven), over: maybe(stretch), mentions: MENTIONS },
  build: ({ of, over, mentions }, _, words) => {
    const isNumbers = asksNumbers(words);
    return (isNumbers || words.has("point")) && speakOf(mentions, of.name)
      ? placed(of, {
          slope: int(0),
          within: over ? { low: over[0], high: over[1], ends: true } : null,
          unknown: "",
          shown: isNumbers ? "numbers" : "points",
        })
      : null;
  },
});

/** "The stationary points of y = x³ − 3x". */
const stationary = frame({
  id: "stationary-points",
  heads: [["stationary"]],
  idle: ["function", "all", "point", "in", "by", "exact", "if-it-exists"],
  slots: { of: one(functionGiven), mentions: MENTIONS },
  build: ({ of, mentions }) =>
    speakOf(mentions, of.name)
      ? placed(of, { slope: int(0), within: null, unknown: "", shown: "points" })
      : null,
});

const withSlope = frame({
  id: "places-of-a-slope",
  heads: [["tangent-slope", "tangent-line"]],
  idle: [...AROUND, "x-values"],
  slots: {
    of: one(functionGiven),
    slope: one(value, { after: ["slope", "is", "tangent-slope"] }),
    mentions: MENTIONS,
  },
  build: ({ of, slope, mentions }, _, words) => {
    const isNumbers = asksNumbers(words);
    return (isNumbers || words.has("point")) && speakOf(mentions, of.name)
      ? placed(of, { slope, within: null, unknown: "", shown: isNumbers ? "numbers" : "points" })
      : null;
  },
});

/** The theorem's name, or the equation that it promises; and the condition on c, which names the ends again. */
const meanValue = frame({
  id: "mean-value-theorem",
  heads: [["mean-value-theorem"]],
  idle: [
    ...AROUND,
    "mean-value-theorem",
    "satisfies",
    "particular-solution",
    "whether",
    "or",
    "not",
    "equation",
    "between",
    "for",
  ],
  slots: {
    of: one(functionGiven),
    over: maybe(stretch),
    bounds: maybe(boundsOfPlace),
    conclusion: maybe(promised),
    mentions: MENTIONS,
  },
  build: ({ of, over, bounds, mentions }) => {
    const ends = over ?? bounds;
    const isSame =
      !over || !bounds || over.every((each, i) => toLatex(each) === toLatex(bounds[i] as Expression));
    return ends && isSame && speakOf(mentions, of.name, { order: 1 })
      ? placed(of, {
          slope: "chord",
          within: { low: ends[0], high: ends[1], ends: false },
          unknown: "c",
          shown: "numbers",
        })
      : null;
  },
});

/** 0 < c < 2. */
function boundsOfPlace(
  item: Parameters<typeof relations>[0],
  context: Parameters<typeof relations>[1],
): readonly [Expression, Expression] | null {
  const [one, two, ...more] = relations(item, context) ?? [];
  const isChain = one?.operator === "<" && two?.operator === "<" && more.length === 0;
  const isOfPlace = isChain && one.right.kind === "symbol" && one.right.name === "c";
  return isOfPlace ? [one.left, two.right] : null;
}

/** f(2) − f(0) = f'(c)(2 − 0), f'(c) = 0: what the theorem says. */
function promised(item: Parameters<typeof relations>[0]): true | null {
  const bare = item.text.replace(/\s|\\left|\\right/g, "");
  return bare.includes("'(c)") && bare.includes("=") ? true : null;
}

const motionAtRest = frame({
  id: "at-rest",
  heads: [["at-rest"]],
  idle: [...AROUND, "position", "along", "line", "x-axis", "given", "velocity", "ends"],
  slots: { of: one(definition), mentions: MENTIONS, condition: maybe(inequality) },
  build: ({ of: { name, letter, body }, mentions }) =>
    letter === "t" && speakOf(mentions, name)
      ? placed(
          { expression: body, variable: letter, name, isFunction: true },
          {
            slope: int(0),
            within: { low: int(0), high: int(1000), ends: true },
            unknown: "",
            shown: "numbers",
          },
        )
      : null,
});

/** (f⁻¹)'(a) beside the function and a. */
const inverse = frame({
  id: "inverse-slope",
  heads: [],
  idle: ["function", "thing", "to", "by", "derivative", "inverse", "at", "with", "on"],
  slots: {
    asked: one(inverseSlopeSign),
    of: one(functionGiven),
    condition: maybe(inequality),
    at: maybe(assignment),
    mentions: MENTIONS,
  },
  build: ({ asked, of, condition = [], at, mentions }): Recognition | null => {
    const variable = variableOf(of);
    const place = asked.at ?? at?.value;
    const isTold = asked.at ? at === undefined : at !== undefined && at.name === asked.letter;
    const [within = null, ...more] = condition;
    if (!variable || !place || !isTold || more.length > 0 || !speakOf(mentions, of.name)) return null;
    if (of.name !== null && of.name !== asked.of && of.name !== "y") return null;
    if (within && symbolsOf(within).join() !== variable) return null;
    if (symbolsOf(of.expression).some((name) => name !== variable)) return null;
    return {
      mathematics: { task: "inverse-slope", expression: of.expression, variable, at: place, within },
      instruction: `Find the derivative of the inverse function at $${toLatex(place)}$`,
      latex: toLatex(of.expression),
    };
  },
});

/** "Find dy/dt at x = 1 and y = x² + 3 if dx/dt = 4". */
const related = frame({
  id: "related-rates",
  heads: [],
  idle: ["function", "thing", "equation", "to", "by", "at", "point"],
  slots: {
    asked: one(derivativeSign),
    rates: several(rateTold, { least: 1, most: 3 }),
    told: several(equation, { least: 1, most: 4 }),
  },
  build: ({ asked, rates, told }): Recognition | null => {
    const at = told.flatMap((each) => placeIn(each) ?? []);
    const ties = told.filter((each) => placeIn(each) === null);
    const [tie, ...others] = ties;
    if (!tie || others.length > 0 || asked.by === null || asked.order !== 1 || asked.at) return null;
    const letters = symbolsOf(tie);
    const known = new Set([asked.of, ...rates.map(({ name }) => name)]);
    const isWhole =
      letters.every((name) => known.has(name)) &&
      known.size === letters.length &&
      rates.every(({ by, name }) => by === asked.by && name !== asked.of) &&
      at.every(({ name }) => letters.includes(name));
    if (!isWhole || letters.includes(asked.by)) return null;
    const rate = ({ name, rate: each }: (typeof rates)[number]) =>
      `\\frac{d${name}}{d${asked.by}} = ${toLatex(each)}`;
    return {
      mathematics: {
        task: "related-rates",
        equation: tie,
        asked: asked.of,
        rates: rates.map(({ name, rate: each }) => ({ name, rate: each })),
        at,
      },
      instruction: `Find $\\frac{d${asked.of}}{d${asked.by}}$ at that moment`,
      latex: [
        toLatex(tie),
        ...rates.map(rate),
        ...at.map(({ name, value: each }) => `${name} = ${toLatex(each)}`),
      ].join(", \\quad "),
    };
  },
});

/** x = 3: a value of the moment. */
function placeIn({
  left,
  right,
  operator,
}: Relation): { readonly name: string; readonly value: Expression } | null {
  const isValue = left.kind === "symbol" && operator === "=" && symbolsOf(right).length === 0;
  return isValue ? { name: left.name, value: right } : null;
}

const differential = frame({
  id: "differential",
  heads: [["differential"]],
  idle: ["function", "thing", "of", "for", "there", "by", "to", "given"],
  slots: {
    of: one(functionGiven),
    at: maybe(assignment),
    change: maybe(changeTold),
    mentions: several(spoken, { least: 0, most: 4 }),
    signs: several(stepSign, { least: 0, most: 2 }),
  },
  build: ({ of, at, change: told }): Recognition | null => {
    const variable = variableOf(of);
    const dependent = of.name && !of.isFunction ? of.name : "y";
    const place = at?.name === variable ? at.value : undefined;
    const change = told?.name === variable ? told.value : undefined;
    if (!variable || symbolsOf(of.expression).some((name) => name !== variable)) return null;
    if (Boolean(at ?? told) !== Boolean(place && change)) return null;
    return {
      mathematics: {
        task: "differential",
        expression: of.expression,
        variable,
        dependent,
        at: place && change ? { place, change } : null,
      },
      instruction: `Find the differential $d${dependent}$`,
      latex: [
        toLatex({ kind: "relation", operator: "=", left: symbol(dependent), right: of.expression }),
        ...(place && change ? [`${variable} = ${toLatex(place)}`, `d${variable} = ${toLatex(change)}`] : []),
      ].join(", \\quad "),
    };
  },
});

/** "Find dy if y = cos x". */
const differentialBySign = frame({
  id: "differential-sign",
  heads: [],
  idle: ["function", "equation", "given"],
  slots: { sign: one(stepSign), of: one(functionGiven) },
  build: ({ sign, of }): Recognition | null => {
    const variable = variableOf(of);
    const isOwn = of.name !== null && !of.isFunction && sign === `d${of.name}`;
    if (!isOwn || !variable || symbolsOf(of.expression).some((name) => name !== variable)) return null;
    return {
      mathematics: {
        task: "differential",
        expression: of.expression,
        variable,
        dependent: of.name ?? "y",
        at: null,
      },
      instruction: `Find the differential $d${of.name}$`,
      latex: toLatex({ kind: "relation", operator: "=", left: symbol(of.name ?? "y"), right: of.expression }),
    };
  },
});

/** dx = 0.1. */
function changeTold(
  item: Parameters<typeof value>[0],
  context: Parameters<typeof value>[1],
): { readonly name: string; readonly value: Expression } | null {
  const [left = "", right = "", ...more] = item.text.split("=");
  const name = stepSign({ text: left })?.slice(1);
  const change = more.length === 0 && right !== "" ? value({ ...item, text: right }, context) : null;
  return name && change ? { name, value: change } : null;
}

/** dy or dx on its own. */
function stepSign({ text }: { readonly text: string }): string | null {
  const bare = text.trim();
  return bare.length === 2 && bare.startsWith("d") ? bare : null;
}

export const RATES_OF_CHANGE_FRAMES: readonly Frame[] = [
  level,
  stationary,
  withSlope,
  meanValue,
  motionAtRest,
  inverse,
  related,
  differential,
  differentialBySign,
];
