import type { Expression, Relation } from "../../expression/ast";
import { negation, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { definedBy, type Given, variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import type { IterationTask, SumRule } from "../../tasks/approximation";
import { assignment, equation, functionGiven, value, whole } from "../faces";
import { stepRule, sumSign } from "../faces-approximation";
import { speakOf, spoken } from "../faces-books";
import { stretch } from "../faces-calculus";
import { differentialEquation, initialCondition } from "../faces-differential";
import { type Frame, frame, maybe, one, several } from "../frame";

const MOST_PARTS = 200;
const IDLE = [
  "integral",
  "function",
  "estimate",
  "round",
  "over",
  "on",
  "interval",
  "by",
  "to",
  "in",
  "area-under",
  "sum-of-rectangles",
  "area",
  "x-axis",
  "from",
  "region",
  "rectangle",
  "equal-parts",
  "there",
] as const;

const RULES: readonly (readonly [Concept, SumRule])[] = [
  ["left-sum", "left"],
  ["right-sum", "right"],
  ["midpoint-rule", "midpoint"],
  ["trapezoidal-rule", "trapezoidal"],
  ["simpson-rule", "simpson"],
];

const SLOTS = {
  of: one(functionGiven),
  ends: several(assignment, { least: 0, most: 2, after: ["from", "to"] }),
  count: maybe(assignment),
  parts: maybe(whole, { before: ["equal-parts", "rectangle"] }),
  over: maybe(stretch),
  low: maybe(value, { after: ["from", "between"] }),
  high: maybe(value, { after: ["to", "and"] }),
  mentions: several(spoken, { least: 0, most: 3 }),
} as const;

type Ends = readonly [Expression, Expression];

interface Told {
  readonly of: Given;
  readonly ways: readonly (Ends | null | undefined)[];
  readonly counts: readonly (number | undefined)[];
  readonly rule: SumRule;
}

/** An integral with its bounds, or a function and the stretch that is told. */
function approximated({ of, ways, counts, rule }: Told): Recognition | null {
  const [body, letter, low, high] =
    of.expression.kind === "function" && of.expression.name === "integral" ? of.expression.args : [];
  const isIntegral = body && letter?.kind === "symbol" && low && high;
  const ends = [isIntegral ? ([low, high] as const) : null, ...ways].filter((each) => each != null);
  const variable = isIntegral ? letter.name : variableOf(of);
  const [stretched] = ends;
  const told = counts.filter((each) => each !== undefined);
  const [parts] = told;
  const expression = isIntegral ? body : of.expression;
  if (!variable || !stretched || ends.length !== 1 || told.length !== 1 || parts === undefined) return null;
  if (parts < 1 || parts > MOST_PARTS || symbolsOf(expression).some((name) => name !== variable)) return null;
  const [from, to] = stretched;
  const written: Expression = {
    kind: "function",
    name: "integral",
    args: [expression, symbol(variable), from, to],
  };
  return {
    mathematics: { task: "approximate-integral", rule, expression, variable, low: from, high: to, parts },
    instruction: `Approximate the integral: ${NAMES[rule]}, $n = ${parts}$`,
    latex: toLatex(written),
  };
}

const NAMES: Readonly<Record<SumRule, string>> = table({
  left: "left endpoints",
  right: "right endpoints",
  midpoint: "midpoint rule",
  trapezoidal: "trapezoidal rule",
  simpson: "Simpson's rule",
});

const countOf = (
  told: { readonly name: string; readonly value: Expression } | undefined,
): number | undefined =>
  told === undefined ? undefined : ["n", "N"].includes(told.name) ? numberOf(told.value) : Number.NaN;

const numberOf = (e: Expression): number => evaluateComplex(e, new Map())?.re ?? Number.NaN;

const pair = (low: Expression | undefined, high: Expression | undefined): Ends | null =>
  low && high ? [low, high] : null;

const sums: readonly Frame[] = [
  ...RULES.map(([head, rule]) =>
    frame({
      id: `sum-${rule}`,
      heads: [[head]],
      idle: IDLE,
      slots: { ...SLOTS, sign: maybe(sumSign) },
      build: ({ of, ends, count, parts, over, low, high, mentions, sign }) => {
        if ((low === undefined) !== (high === undefined) || ends.length === 1) return null;
        if (!speakOf(mentions, of.name) || (sign && sign.rule !== rule)) return null;
        const ways = [over, pair(low, high), pair(ends[0]?.value, ends[1]?.value)];
        return approximated({
          of,
          ways,
          counts: [countOf(count), parts === undefined ? parts : Number(parts), sign?.parts],
          rule,
        });
      },
    }),
  ),
  frame({
    id: "sum-by-sign",
    heads: [],
    idle: IDLE,
    slots: { ...SLOTS, sign: one(sumSign) },
    build: ({ of, ends, over, low, high, mentions, sign, count, parts }) => {
      if ((low === undefined) !== (high === undefined) || ends.length === 1 || count || parts) return null;
      const ways = [over, pair(low, high), pair(ends[0]?.value, ends[1]?.value)];
      return speakOf(mentions, of.name)
        ? approximated({ of, ways, counts: [sign.parts], rule: sign.rule })
        : null;
    },
  }),
];

const AROUND = [
  "guess",
  "starts",
  "function",
  "estimate",
  "round",
  "by",
  "to",
  "in",
  "first",
  "point",
  "equation",
  "roots",
  "root",
  "solve",
  "on",
  "iterative-method",
  "thing",
  "there",
] as const;

/** The letters x_1 and x_2 that are asked for: how many steps that takes. */
const stepsAsked = (names: readonly string[], letter: string): number | null => {
  const places = names.map((name) =>
    name.startsWith(`${letter}_`) ? Number(name.slice(letter.length + 1)) : Number.NaN,
  );
  const isRow = places.length > 0 && places.every((each, i) => each === i + 1);
  return isRow ? places.length : null;
};

/** x_3 alone: the value after three steps. */
function lastAsked(names: readonly string[], letter: string): number | null {
  const [only = "", ...others] = names;
  const place = only.startsWith(`${letter}_`) ? Number(only.slice(letter.length + 1)) : Number.NaN;
  return others.length === 0 && Number.isInteger(place) && place > 1 ? place : null;
}

interface Steps {
  readonly rule: IterationTask["rule"];
  readonly expression: Expression;
  readonly variable: string;
  readonly start: { readonly name: string; readonly value: Expression };
  readonly asked: readonly string[];
}

function iterated({ rule, expression, variable, start, asked }: Steps, shown: string): Recognition | null {
  const row = stepsAsked(asked, variable);
  const count = row ?? lastAsked(asked, variable);
  const isOwn = symbolsOf(expression).every((name) => name === variable);
  if (count === null || start.name !== `${variable}_0` || !isOwn) return null;
  return {
    mathematics: {
      task: "iteration",
      rule,
      expression,
      variable,
      start: start.value,
      count,
      shown: row ? "each" : "last",
    },
    instruction: rule === "newton" ? "Use Newton's method" : "Follow the rule from value to value",
    latex: `${shown}, \\quad ${variable}_0 = ${toLatex(start.value)}`,
  };
}

const indexed = { least: 1, most: 5 } as const;
/** x_1: a letter with a number below it. */
const indexedLetter = (item: Parameters<typeof whole>[0]) => {
  const bare = item.text.replace(/[\s{}]/g, "");
  const [letter, index, ...more] = bare.split("_");
  return letter?.length === 1 &&
    index !== undefined &&
    more.length === 0 &&
    Number.isInteger(Number(index)) &&
    index !== ""
    ? bare
    : null;
};

const MOST_STEPS_SHOWN = 5n;

const newton = frame({
  id: "newton-method",
  heads: [["newton"]],
  idle: AROUND,
  slots: {
    start: one(assignment),
    asked: several(indexedLetter, { ...indexed, least: 0 }),
    // "Give two iterations", "x_0 = 2, two iterations"
    steps: maybe(whole, { before: ["guess"] }),
    of: maybe(functionGiven),
    zero: maybe(equation),
    mentions: several(spoken, { least: 0, most: 3 }),
  },
  build: ({ start, asked: named, steps, of, zero, mentions }) => {
    const counted = steps !== undefined && steps > 0n && steps <= MOST_STEPS_SHOWN ? Number(steps) : 0;
    const row = Array.from({ length: counted }, (_, i) => `${start.name.charAt(0)}_${i + 1}`);
    if ((steps !== undefined) === named.length > 0) return null;
    const asked = named.length > 0 ? named : row;
    const expression = of?.expression ?? (zero && gapOf(zero));
    const given = of ?? (expression && { expression, variable: null, name: null, isFunction: false });
    const variable = given && variableOf(given);
    if (
      !expression ||
      !variable ||
      (of && zero) ||
      (zero && definedBy(zero)) ||
      !speakOf(mentions, of?.name ?? null)
    )
      return null;
    return iterated({ rule: "newton", expression, variable, start, asked }, toLatex(zero ?? expression));
  },
});

const gapOf = ({ left, right }: Relation): Expression =>
  right.kind === "number" && right.value.n === 0n ? left : { kind: "sum", terms: [left, negation(right)] };

const repeated = frame({
  id: "iterates",
  heads: [],
  idle: AROUND,
  slots: { rule: one(stepRule), start: one(assignment), asked: several(indexedLetter, indexed) },
  build: ({ rule: { letter, next }, start, asked }) =>
    iterated(
      { rule: "repeat", expression: next, variable: letter, start, asked },
      `${letter}_{n+1} = ${toLatex(next)}`,
    ),
});

/** y(0.3), asked for. */
const called = (item: Parameters<typeof whole>[0], context: Parameters<typeof functionGiven>[1]) => {
  const [name = "", inside = "", ...more] = item.text.replace(/\\(?:left|right)/g, "").split("(");
  const place = inside.trim().endsWith(")") && more.length === 0 ? inside.trim().slice(0, -1) : "";
  const at = place === "" ? null : value({ ...item, text: place }, context);
  return at && name.trim().length === 1 ? { name: name.trim(), at } : null;
};

const MOST_STEPS = 20;

const euler = frame({
  id: "euler-method",
  heads: [["euler"]],
  idle: [
    ...AROUND,
    "step-size",
    "differential-equation",
    "initial-condition",
    "particular-solution",
    "at",
    "approximating",
  ],
  slots: {
    told: one(differentialEquation),
    conditions: several(initialCondition, { least: 0, most: 1 }),
    step: one(assignment),
    asked: one(called),
  },
  build: ({ told, conditions, step, asked }): Recognition | null => {
    const [start, ...others] = [...told.conditions, ...conditions];
    const { equation: tie, dependent } = told;
    const isSolved = tie.left.kind === "symbol" && tie.left.name === `${dependent}'`;
    const variable = told.variable ?? "x";
    const isOwn = symbolsOf(tie.right).every((name) => name === variable || name === dependent);
    if (!start || others.length > 0 || start.name !== dependent || start.order !== 0) return null;
    if (!isSolved || !isOwn || step.name !== "h" || asked.name !== dependent) return null;
    const count = (numberOf(asked.at) - numberOf(start.at)) / numberOf(step.value);
    if (!(count > 0.5) || Math.abs(count - Math.round(count)) > 1e-9 || count > MOST_STEPS) return null;
    return {
      mathematics: {
        task: "iteration",
        rule: "euler",
        expression: tie.right,
        variable,
        start: start.value,
        count: Math.round(count),
        shown: "last",
        path: { dependent, from: start.at, step: step.value },
      },
      instruction: `Estimate $${dependent}(${toLatex(asked.at)})$ by Euler's method`,
      latex: `${toLatex(tie)}, \\quad ${dependent}(${toLatex(start.at)}) = ${toLatex(start.value)}, \\quad h = ${toLatex(step.value)}`,
    };
  },
});

export const APPROXIMATION_FRAMES: readonly Frame[] = [...sums, newton, repeated, euler];
