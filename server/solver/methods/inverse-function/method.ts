import type { Expression } from "../../expression/ast";
import { equation, int, number, power, product, relation, sum, symbol } from "../../expression/build";
import { polynomialOf, polynomialToExpression, univariateCoefficients } from "../../expression/polynomial";
import { divide, fromInt, isOne, isZero, multiply, subtract } from "../../expression/rational";
import type { RealSet } from "../../expression/real-set";
import { exactSign } from "../../expression/real-set-order";
import { substitute } from "../../expression/substitute";
import { children, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import type { Budget, Derivation, Method, Step } from "../../types";
import { solveCondition } from "../inequality/method";
import { peel } from "../undo-operations/peel";
import { inverseOfFraction } from "./fractions";

const MOST_STEPS = 12;

/** Inverse functions: swap input and output, then undo one operation after the other. */
export const inverseFunction: Method = {
  id: "inverse-function",
  tasks: ["inverse-function"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "inverse-function") return null;
    const { unknown, body, name } = problem;
    const output = unknown === "y" ? "w" : "y";
    if (symbolsOf(body).includes(output)) return null;
    const swapped = substitute(body, new Map([[unknown, symbol(output)]]));
    const start: Step[] = [
      {
        rule: "swap-input-and-output",
        title: `Write $${output}$ for the output and swap $${unknown}$ and $${output}$.`,
        latex: toLatex(equation(symbol(unknown), swapped)),
        why: "The inverse takes outputs back to inputs, so the letters change places.",
      },
    ];
    const solved = solvedFor(swapped, { letter: output, input: unknown, on: problem.on, budget });
    if (!solved) return null;
    return answered({ name, unknown, solved, steps: [...start, ...solved.steps], budget });
  },
};

interface Scope {
  readonly letter: string;
  readonly input: string;
  readonly on: RealSet | undefined;
  readonly budget: Budget;
}
interface Solved {
  readonly value: Expression;
  readonly steps: readonly Step[];
  readonly notNegative: readonly Expression[];
}

function solvedFor(body: Expression, scope: Scope): Solved | null {
  const { letter, input, budget } = scope;
  const value = symbol(input);
  const fraction = inverseOfFraction(body, scope);
  if (fraction && children(body).every((part) => symbolsOf(part).includes(letter))) {
    const latex = toLatex(equation(symbol(letter), fraction));
    return { value: fraction, steps: [{ ...GATHER, latex }], notNegative: [] };
  }
  const inner = onceOnly(body, letter) ? body : collected(body, letter, budget);
  if (!inner) return null;
  const rewritten: Step[] = inner === body ? [] : [{ ...REWRITE, latex: toLatex(equation(value, inner)) }];
  return undone({ value, inner, steps: rewritten }, scope);
}

const GATHER = {
  rule: "solve-fraction-for-output",
  title: "Multiply by the denominator, and gather the terms with the output.",
  why: "Then the output can be taken out as a factor and divided off.",
};
const REWRITE = {
  rule: "write-letter-once",
  title: "Rewrite it so that the output stands in one place only.",
  why: "Like terms are collected, or the square is completed; then the operations can be undone one by one.",
};

function undone(
  start: { readonly value: Expression; readonly inner: Expression; readonly steps: readonly Step[] },
  { letter, on, budget }: Scope,
): Solved | null {
  const steps = [...start.steps];
  const notNegative: Expression[] = [];
  let { value, inner } = start;
  const side = (base: Expression) => sideOf(base, { letter, on, budget });
  while (inner.kind !== "symbol") {
    budget.spend();
    const next = steps.length < MOST_STEPS ? peel({ value, inner }, { letter, side, budget }) : null;
    if (!next) return null;
    ({ value, inner } = next);
    if (next.notNegative) notNegative.push(next.notNegative);
    const latex = toLatex(equation(value, inner));
    steps.push({ rule: "undo-operation", title: next.title, latex, why: next.why });
  }
  return { value, steps, notNegative };
}

/** On which side of zero the base of an even power lies over the whole domain. */
function sideOf(
  base: Expression,
  {
    letter,
    on,
    budget,
  }: { readonly letter: string; readonly on: RealSet | undefined; readonly budget: Budget },
): 1 | -1 | null {
  if (!on) return null;
  for (const [operator, sign] of [
    [">=", 1],
    ["<=", -1],
  ] as const) {
    const allowed = solveCondition(relation(base, operator, int(0)), { unknown: letter, budget })?.set;
    if (allowed && isWithin(on, allowed, budget)) return sign;
  }
  return null;
}

/** Whether every interval of the first set lies in one of the second. */
function isWithin(inner: RealSet, outer: RealSet, budget: Budget): boolean {
  const order = (a: Expression, b: Expression) =>
    exactSign(sum([a, { kind: "negation", operand: b }]), new Map(), budget) ?? -2;
  return inner.every((a) =>
    outer.some(
      (b) =>
        (b.low.value === null || (a.low.value !== null && order(a.low.value, b.low.value) >= 0)) &&
        (b.high.value === null || (a.high.value !== null && order(b.high.value, a.high.value) >= 0)),
    ),
  );
}

const countOf = (e: Expression, letter: string): number =>
  e.kind === "symbol" && e.name === letter
    ? 1
    : children(e).reduce((n, part) => n + countOf(part, letter), 0);
const onceOnly = (e: Expression, letter: string): boolean => countOf(e, letter) === 1;

/** A polynomial of degree 1 with like terms collected, or of degree 2 with the square completed. */
function collected(e: Expression, letter: string, budget: Budget): Expression | null {
  const p = polynomialOf(e, budget);
  const coefficients = p && univariateCoefficients(p, letter);
  const [c, b, a, ...more] = coefficients ?? [];
  if (!p || !c || !b || more.length > 0) return null;
  if (!a) return polynomialToExpression(p);
  const half = divide(b, multiply(fromInt(2), a));
  const rest = subtract(c, multiply(a, multiply(half, half)));
  const base = isZero(half) ? symbol(letter) : sum([symbol(letter), number(half)]);
  const square = power(base, int(2));
  const scaled = isOne(a) ? square : product([number(a), square]);
  return isZero(rest) ? scaled : sum([scaled, number(rest)]);
}

function answered({
  name,
  unknown,
  solved,
  steps,
  budget,
}: {
  readonly name: string;
  readonly unknown: string;
  readonly solved: Solved;
  readonly steps: readonly Step[];
  readonly budget: Budget;
}): Derivation | null {
  const { value, notNegative } = solved;
  let on: RealSet | undefined;
  for (const part of notNegative) {
    const set = solveCondition(relation(part, ">=", int(0)), { unknown, budget })?.set;
    if (!set || notNegative.length > 1) return null;
    on = set;
  }
  const where = on ? `, ${writeSet(on, { unknown, notation: "interval" }).latex}` : "";
  const last: Step = {
    rule: "name-inverse",
    title: `Write $${name}^{-1}(${unknown})$ for the result.`,
    latex: `${name}^{-1}(${unknown}) = ${toLatex(value)}${where}`,
    why: on
      ? "The root gives no negative values, so the inverse takes only the numbers named beside it."
      : "This function takes every output back to its input.",
  };
  return {
    method: "inverse-function",
    steps: [...steps, last],
    answer: { kind: "expression", expression: value, ...(on && { on }) },
  };
}
