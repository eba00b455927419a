import type { Expression, Relation } from "../../expression/ast";
import { int, negation, number, relation, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  univariateCoefficients,
} from "../../expression/polynomial";
import { type Rational, sign } from "../../expression/rational";
import { type Cells, setFromCells } from "../../expression/real-set-algebra";
import { ascending, compareExact, pointsInGaps } from "../../expression/real-set-order";
import { children, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import type { Step } from "../../types";
import { type RationalForm, rationalForm } from "../simplify/rational-form";
import { writeFactored } from "../simplify/write-fraction";
import { realRoots } from "./real-roots";
import { EVERYTHING, holds, NOTHING, settled, type Tools, type Way } from "./worked";

/** A polynomial or rational inequality: everything on one side, the numbers where a factor is zero, and the sign
 * between them. */
export const bySigns: Way = (given, tools) => {
  const { unknown, budget } = tools;
  const form = rationalForm(sum([given.left, negation(given.right)]), budget);
  if (!form || symbolsOf(given).some((name) => name !== unknown)) return null;
  const excluded = excludedNumbers(given, tools);
  const zeros = form.above.terms.length === 0 ? [] : realRoots(form.above, unknown, budget);
  const points = excluded && zeros && ascending([...excluded, ...zeros], budget);
  const tests = points && pointsInGaps(points, budget);
  if (!points || !tests || !excluded) return null;
  const cells = decided(given.operator, { points, tests, form, excluded }, tools);
  if (!cells) return null;
  const before = oneSided(given, form, budget);
  if (points.length === 0) {
    const always = cells.inside[0] === true;
    return { steps: [...before, settled(always, unknown)], set: always ? EVERYTHING : NOTHING };
  }
  const signs = tests.map((test) => (signAt(form, test, tools) ?? 0) > 0);
  return {
    steps: [
      ...before,
      critical(points, excluded.length > 0, unknown),
      table(points, tests, { signs, unknown }),
    ],
    set: setFromCells(cells),
  };
};

/** Where a denominator of the inequality as it is written is zero. */
function excludedNumbers(given: Relation, { unknown, budget }: Tools): Expression[] | null {
  const found: Expression[] = [];
  for (const below of [given.left, given.right].flatMap(denominators)) {
    const p = rationalForm(below, budget)?.above;
    const roots = p ? realRoots(p, unknown, budget) : null;
    if (!roots) return null;
    found.push(...roots);
  }
  return found;
}

function denominators(e: Expression): Expression[] {
  const inner = children(e).flatMap(denominators);
  if (e.kind === "quotient") return [e.denominator, ...inner];
  return e.kind === "power" && e.exponent.kind === "negation" ? [e.base, ...inner] : inner;
}

function signAt({ above, below }: RationalForm, at: Rational, { unknown, budget }: Tools): number | null {
  const value = (p: Polynomial) =>
    p.terms.length === 0
      ? { n: 0n, d: 1n }
      : evaluateExact(polynomialToExpression(p), new Map([[unknown, at]]), budget);
  const [top, bottom] = [value(above), value(below)];
  return top && bottom ? sign(top) * sign(bottom) : null;
}

interface Found {
  readonly points: readonly Expression[];
  readonly tests: readonly Rational[];
  readonly form: RationalForm;
  readonly excluded: readonly Expression[];
}

function decided(
  operator: Relation["operator"],
  { points, tests, form, excluded }: Found,
  tools: Tools,
): Cells | null {
  const inside: boolean[] = [];
  for (const [gap, test] of tests.entries()) {
    const here = signAt(form, test, tools);
    if (here === null) return null;
    inside.push(holds(operator, here));
    const point = points[gap];
    if (!point) continue;
    const out = excluded.some((number) => compareExact(number, point, tools.budget) === 0);
    inside.push(!out && holds(operator, 0));
  }
  return { points, inside };
}

/** The way to one fraction or polynomial against zero, then its factors. */
function oneSided(given: Relation, form: RationalForm, budget: Tools["budget"]): Step[] {
  const steps: Step[] = [];
  const push = (step: Step) => {
    if (step.latex !== (steps.at(-1)?.latex ?? toLatex(given))) steps.push(step);
  };
  const p = polynomialOf(sum([given.left, negation(given.right)]), budget);
  const against = (e: Expression) => toLatex(relation(e, given.operator, int(0)));
  if (p && p.terms.length > 0) push({ ...GATHER, latex: against(polynomialToExpression(p)) });
  else if (!p && toLatex(given.right) !== "0") push({ ...GATHER, latex: against(asFraction(form)) });
  if (form.above.terms.length > 0) push({ ...FACTOR, latex: against(writeFactoredPlainly(form, budget)) });
  return steps;
}

/** A polynomial is written without a line under it. */
function writeFactoredPlainly(form: RationalForm, budget: Tools["budget"]): Expression {
  const written = writeFactored(form, budget);
  return written.kind === "quotient" && toLatex(written.denominator) === "1" ? written.numerator : written;
}

function asFraction({ above, below }: RationalForm): Expression {
  const numerator = polynomialToExpression(above);
  const denominator = polynomialToExpression(below);
  return univariateCoefficients(below, "")?.length === 1 && toLatex(denominator) === "1"
    ? numerator
    : { kind: "quotient", numerator, denominator };
}

const GATHER = {
  rule: "gather-on-one-side",
  title: "Bring everything to the left side, as one expression.",
  why: "Then the question is only where this expression is positive, negative or zero.",
};
const FACTOR = {
  rule: "factor-inequality",
  title: "Factorise.",
  why: "A product or quotient changes its sign only where one of its factors does.",
};

function critical(points: readonly Expression[], fraction: boolean, unknown: string): Step {
  return {
    rule: "critical-numbers",
    title: `Find the numbers where ${fraction ? "the top or the bottom" : "a factor"} is zero.`,
    latex: points
      .map((p) => `${toLatex({ kind: "symbol", name: unknown })} = ${toLatex(p)}`)
      .join(", \\quad "),
    why: "Only there can the sign change, so they cut the number line into pieces.",
  };
}

function table(
  points: readonly Expression[],
  tests: readonly Rational[],
  { signs, unknown }: { readonly signs: readonly boolean[]; readonly unknown: string },
): Step {
  const end = (value: Expression | undefined) => ({ value: value ?? null, closed: false });
  const gaps = tests.map(
    (_, i) =>
      writeSet([{ low: end(points[i - 1]), high: end(points[i]) }], { unknown, notation: "interval" }).latex,
  );
  const columns = `c|${"c".repeat(tests.length)}`;
  const name = toLatex({ kind: "symbol", name: unknown });
  return {
    rule: "test-intervals",
    title: "Test one number in every piece.",
    latex: `\\begin{array}{${columns}} ${name} & ${gaps.join(" & ")} \\\\ \\text{sign} & ${signs.map((plus) => (plus ? "+" : "-")).join(" & ")} \\end{array}`,
    why: `Inside a piece the sign stays the same, so one number tells it: here ${tests.map((test) => `$${toLatex(number(test))}$`).join(", ")}.`,
  };
}
