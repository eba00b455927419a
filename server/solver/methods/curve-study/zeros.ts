import type { Expression } from "../../expression/ast";
import { equation, int, product, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { sameStructure } from "../../expression/same-structure";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Method, Problem, Step } from "../../types";
import { exponentialEquation } from "../exponential-equation/method";
import { linearEquation } from "../linear-equation/method";
import { logarithmicEquation } from "../logarithmic-equation/method";
import { quadraticEquation } from "../quadratic-equation/method";
import { radicalEquation } from "../radical-equation/method";
import { rationalEquation } from "../rational-equation/method";

export interface Zeros {
  /** Different and ascending. */
  readonly roots: readonly Expression[];
  readonly steps: readonly Step[];
}

const SOLVERS: readonly Method[] = [
  linearEquation,
  quadraticEquation,
  rationalEquation,
  radicalEquation,
  exponentialEquation,
  logarithmicEquation,
];

export const sizeOf = (e: Expression): number => {
  const value = evaluateComplex(e, new Map());
  return value && Math.abs(value.im) < 1e-9 ? value.re : Number.NaN;
};

/** The real numbers at which an expression is zero, and the way to them. A product is zero where a factor is, a fraction
 * where what stands above is.
 * @returns null when they are not found exactly, or when it is zero everywhere */
export function zerosOf(e: Expression, variable: string, budget: Budget): Zeros | null {
  const state = tidy(e, budget);
  const found = factorZeros(state, variable, budget);
  if (!found) return null;
  const real = found.roots.filter((each) => Number.isFinite(valueThere(state, variable, each)));
  const apart = real.filter((each, at) => real.findIndex((other) => isSame(each, other)) === at);
  return { roots: apart.sort((a, b) => sizeOf(a) - sizeOf(b)), steps: found.steps };
}

const isSame = (a: Expression, b: Expression): boolean =>
  Math.abs(sizeOf(a) - sizeOf(b)) < 1e-12 * (1 + Math.abs(sizeOf(a)));

function valueThere(e: Expression, variable: string, at: Expression): number {
  const value = evaluateComplex(e, new Map([[variable, { re: sizeOf(at), im: 0 }]]));
  return value ? value.re : Number.NaN;
}

const NOWHERE: Zeros = { roots: [], steps: [] };

function factorZeros(e: Expression, variable: string, budget: Budget): Zeros | null {
  budget.spend();
  if (!symbolsOf(e).includes(variable)) return isNothing(e) ? null : NOWHERE;
  if (e.kind === "negation") return factorZeros(e.operand, variable, budget);
  if (e.kind === "quotient") return factorZeros(e.numerator, variable, budget);
  if (e.kind === "product") return together(e.factors, variable, budget);
  if (e.kind === "power") return powerZeros(e, variable, budget);
  const shared = e.kind === "sum" ? sharedFactor(e.terms, variable, budget) : null;
  if (shared) {
    const found = together(shared, variable, budget);
    return found && { ...found, steps: [factoredStep(shared), ...found.steps] };
  }
  const cleared = e.kind === "sum" ? withoutFractions(e.terms, variable, budget) : null;
  return (cleared && factorZeros(cleared, variable, budget)) ?? solved(e, variable, budget);
}

/** All terms times what stands below their fraction bars; null where nothing does. */
function withoutFractions(terms: readonly Expression[], variable: string, budget: Budget): Expression | null {
  const below = terms.flatMap((term) => {
    const bare = term.kind === "negation" ? term.operand : term;
    const isOpen = bare.kind === "quotient" && symbolsOf(bare.denominator).includes(variable);
    return isOpen ? [bare.denominator] : [];
  });
  if (below.length === 0) return null;
  const state = tidy(sum(terms.map((term) => tidy(product([term, ...below]), budget))), budget);
  const isLeft = state.kind === "sum" && withFractions(state.terms, variable);
  return isLeft ? null : state;
}

const withFractions = (terms: readonly Expression[], variable: string): boolean =>
  terms.some((term) => {
    const bare = term.kind === "negation" ? term.operand : term;
    return bare.kind === "quotient" && symbolsOf(bare.denominator).includes(variable);
  });

const isNothing = (e: Expression): boolean => Math.abs(sizeOf(e)) < 1e-12;

function powerZeros(
  { base, exponent }: Extract<Expression, { kind: "power" }>,
  variable: string,
  budget: Budget,
): Zeros | null {
  if (!symbolsOf(base).includes(variable)) return sizeOf(base) > 0 || isEuler(base) ? NOWHERE : null;
  const times = sizeOf(exponent);
  if (!Number.isFinite(times)) return null;
  return times > 0 ? factorZeros(base, variable, budget) : NOWHERE;
}

const isEuler = (e: Expression): boolean => e.kind === "constant" && e.name === "e";

function together(factors: readonly Expression[], variable: string, budget: Budget): Zeros | null {
  const all = factors.map((each) =>
    symbolsOf(each).includes(variable) ? factorZeros(each, variable, budget) : NOWHERE,
  );
  if (all.includes(null)) return null;
  const known = all as Zeros[];
  return { roots: known.flatMap(({ roots }) => roots), steps: known.flatMap(({ steps }) => steps) };
}

/** A power of e, a logarithm or another function that is in all terms, and what it leaves of them.
 * @returns null where none is */
function sharedFactor(
  terms: readonly Expression[],
  variable: string,
  budget: Budget,
): readonly Expression[] | null {
  const [first = [], ...others] = terms.map(factorsOf);
  const common = first.find(
    (each) =>
      (each.kind === "power" || each.kind === "function") &&
      symbolsOf(each).includes(variable) &&
      others.every((factors) => factors.some((other) => sameStructure(each, other))),
  );
  if (!common) return null;
  const rest = terms.map((term) => {
    const factors = factorsOf(term);
    const at = factors.findIndex((each) => sameStructure(each, common));
    const left = factors.filter((_, i) => i !== at);
    return left.length === 0 ? int(1) : left.length === 1 ? (left[0] as Expression) : product(left);
  });
  return [common, tidy(sum(rest), budget)];
}

/** A minus before a term counts as the factor −1. */
function factorsOf(term: Expression): readonly Expression[] {
  if (term.kind === "negation") return [{ kind: "negation", operand: int(1) }, ...factorsOf(term.operand)];
  return term.kind === "product" ? term.factors : [term];
}

const factoredStep = (factors: readonly Expression[]): Step => ({
  rule: "take-out-what-all-terms-share",
  title: "Take out what all terms share.",
  latex: toLatex(equation(product(factors), int(0))),
  why: "A product is zero exactly where one of its factors is.",
});

function solved(e: Expression, variable: string, budget: Budget): Zeros | null {
  const problem: Problem = {
    text: "",
    latex: "",
    instruction: "",
    form: { domain: "real" },
    task: "solve",
    equation: equation(e, int(0)),
    unknown: variable,
  };
  for (const method of SOLVERS) {
    const found = method.work(problem, budget);
    if (found?.answer.kind === "roots") return { roots: found.answer.roots, steps: found.steps };
    if (found?.answer.kind === "none") return { ...NOWHERE, steps: found.steps };
  }
  return null;
}
