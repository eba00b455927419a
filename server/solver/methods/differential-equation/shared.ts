import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient, sum, symbol } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import type { Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import type { DifferentialEquationTask } from "../../tasks/differential-equation";
import type { Budget, Derivation, Step } from "../../types";
import { integrateByRules } from "../integral/search";

/** a y'' + b y' + c y = r(x), with numbers before the function. */
export interface SecondOrder {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
  readonly source: Expression;
}

export interface Work {
  readonly problem: DifferentialEquationTask;
  readonly budget: Budget;
}

export const step = (rule: string, title: string, latex: string, why: string): Step => ({
  rule,
  title,
  latex,
  why,
});

export const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
export const isFree = (e: Expression, ...names: readonly string[]): boolean =>
  !symbolsOf(e).some((name) => names.includes(name));
export const at = (e: Expression, name: string, value: Expression): Expression =>
  substitute(e, new Map([[name, value]]));
export const over = (a: Expression, b: Expression, budget: Budget): Expression =>
  tidy(quotient(a, b), budget);
export const less = (a: Expression, b: Expression, budget: Budget): Expression =>
  tidy(sum([a, negation(b)]), budget);

/** The constant of a general solution, by a letter that the equation does not use. */
export const constantFor = ({ equation }: DifferentialEquationTask): string =>
  symbolsOf(equation).includes("C") ? "K" : "C";

export const derived = (e: Expression, name: string, budget: Budget): Expression | null => {
  const found = differentiate(e, name, budget);
  return found && tidy(found, budget);
};

const DEPTH = 3;

/** An antiderivative without its constant, in which logarithms are taken of what is inside the bars. */
export function antiderivative(e: Expression, variable: string, budget: Budget): Expression | null {
  if (isZero(e)) return int(0);
  const worked = integrateByRules(e, {
    variable,
    budget,
    depth: DEPTH,
    known: new Map(),
    integrate: (part, context) => integrateByRules(part, context)?.result ?? null,
  });
  return worked?.result ?? null;
}

/** C·f, with a fraction's top below the constant: C/x. */
export function timesConstant(constant: string, e: Expression | null): Expression {
  const letter = symbol(constant);
  if (e === null || (e.kind === "number" && e.value.n === e.value.d)) return letter;
  if (e.kind !== "quotient") return product([letter, e]);
  return quotient(timesConstant(constant, e.numerator), e.denominator);
}

/** e to the power of an expression; a multiple of a logarithm in it becomes a power of what the logarithm is of. */
export function exponential(e: Expression, budget: Budget): Expression {
  const terms = e.kind === "sum" ? e.terms : [e];
  const rest: Expression[] = [];
  const factors: Expression[] = [];
  for (const term of terms) {
    const found = logarithmIn(term, budget);
    if (found) factors.push({ kind: "power", base: found.of, exponent: found.times });
    else rest.push(term);
  }
  const exponent = tidy(sum(rest), budget);
  if (!isZero(exponent)) factors.push({ kind: "power", base: { kind: "constant", name: "e" }, exponent });
  return tidy(product(factors), budget);
}

function logarithmIn(
  term: Expression,
  budget: Budget,
): { readonly of: Expression; readonly times: Expression } | null {
  const logarithm = logarithmNode(term);
  if (!logarithm) return null;
  const times = over(term, logarithm, budget);
  const [of] = logarithm.args;
  if (!of || symbolsOf(times).length > 0) return null;
  return { of: of.kind === "absolute" ? of.operand : of, times };
}

type FunctionNode = Extract<Expression, { readonly kind: "function" }>;

function logarithmNode(e: Expression): FunctionNode | null {
  if (e.kind === "function") return e.name === "ln" ? e : null;
  if (e.kind === "negation") return logarithmNode(e.operand);
  if (e.kind === "quotient") return logarithmNode(e.numerator);
  const factors = e.kind === "product" ? e.factors : [];
  return factors.map(logarithmNode).find((found) => found !== null) ?? null;
}

/** y = … as the answer of a derivation. */
export const solvedFor = (
  { problem: { dependent } }: Work,
  steps: readonly Step[],
  right: Expression,
): Derivation => ({
  method: "differential-equation",
  steps,
  answer: {
    kind: "relation",
    relation: { kind: "relation", operator: "=", left: symbol(dependent), right },
  },
});
