import type { Expression } from "../../expression/ast";
import { negation, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { nodesIn } from "../../expression/nodes-in";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { sizeOf, zerosOf } from "../curve-study/zeros";
import { limitAt } from "../limit/limit-at";
import { isZero } from "./integrand";
import { type Integrated, integrateByRules } from "./search";

type IntegralProblem = Problem & { readonly task: "integral" };

const DEPTH = 3;

/** Antiderivatives by the rules, and definite integrals through them. */
export const integral: Method = {
  id: "integral",
  tasks: ["integral"],
  work(problem, budget) {
    if (problem.task !== "integral") return null;
    const worked = integrateByRules(problem.expression, {
      variable: problem.variable,
      budget,
      depth: DEPTH,
      known: new Map(),
      integrate: (e, context) => integrateByRules(e, context)?.result ?? null,
    });
    if (!worked) return null;
    return problem.bounds ? definite(problem, worked, budget) : indefinite(worked);
  },
};

function indefinite({ steps, result }: Integrated): Derivation {
  const c = symbol(symbolsOf(result).includes("C") ? "K" : "C");
  const shown = isZero(result) ? c : sum([result, c]);
  const latex = toLatex(shown);
  const last: Step = {
    rule: "constant-of-integration",
    title: `Simplify and add the constant $${toLatex(c)}$.`,
    latex,
    why: "Functions that differ by a constant have the same derivative.",
  };
  return {
    method: "integral",
    steps: [...steps, last],
    answer: { kind: "expression", expression: shown },
  };
}

/** F at the upper bound less F at the lower one; at ±∞ the limit of F. */
function definite(
  problem: IntegralProblem,
  { steps, result }: Integrated,
  budget: Budget,
): Derivation | null {
  const { bounds, variable } = problem;
  if (!bounds) return null;
  const poles = polesBetween(problem.expression, { variable, bounds, budget });
  if (breaksInside(problem) || (poles && poles.length > 0))
    return acrossPoles(problem, poles ?? [], { steps, result }, budget);
  const between = `\\left[${toLatex(result)}\\right]_{${toLatex(bounds.low)}}^{${toLatex(bounds.high)}}`;
  const [low, high] = [
    endValue(result, { variable, at: bounds.low, side: 1, budget }),
    endValue(result, { variable, at: bounds.high, side: -1, budget }),
  ];
  if (!low || !high) return null;
  const all: Step[] = [
    ...steps,
    {
      rule: "antiderivative-between-bounds",
      title: "Write the antiderivative between the bounds.",
      latex: between,
      why: "The fundamental theorem: $\\int_a^b f(x) \\, dx = F(b) - F(a)$.",
    },
  ];
  if (low === "infinite" || high === "infinite") return diverges(all);
  const value = tidy(sum([high, negation(low)]), budget);
  const latex = toLatex(value);
  const put = boundsPutIn(result, problem);
  if (put) all.push(put);
  all.push({
    rule: "put-in-the-bounds",
    title: put ? "Work it out." : "Put the bounds in and subtract.",
    latex,
    why: "The value at the upper bound less the value at the lower one.",
  });
  return {
    method: "integral",
    steps: all,
    answer: { kind: "expression", expression: value },
  };
}

/** Where the integrand grows without bound between the bounds, each side is an integral of its own: when one of them has
 * no value, neither has the whole. Sides that both have one are left to be asked for singly. */
function acrossPoles(
  { expression, variable, bounds }: IntegralProblem,
  poles: readonly Expression[],
  { steps, result }: Integrated,
  budget: Budget,
): Derivation | null {
  const pole = poles.find((at) =>
    ([1, -1] as const).some((side) => endValue(result, { variable, at, side, budget }) === "infinite"),
  );
  if (!pole || !bounds) return null;
  const [low, high, at] = [bounds.low, bounds.high, pole].map(toLatex);
  const of = `${toLatex(expression)} \\, d${toLatex(symbol(variable))}`;
  return diverges([
    {
      rule: "split-at-the-pole",
      title: `Split the integral at $${at}$, where the integrand has no value.`,
      latex: `\\int_{${low}}^{${at}} ${of} + \\int_{${at}}^{${high}} ${of}`,
      why: "The fundamental theorem holds only where the integrand has values; each side is a limit of its own.",
    },
    ...steps,
  ]);
}

/** Where a denominator of the integrand is zero between the bounds; null where that is not found exactly. */
function polesBetween(
  e: Expression,
  {
    variable,
    bounds,
    budget,
  }: { readonly variable: string; readonly bounds: Bounds; readonly budget: Budget },
): readonly Expression[] | null {
  const [low, high] = [sizeOf(bounds.low), sizeOf(bounds.high)];
  const denominators = nodesIn(e).flatMap((node) => (node.kind === "quotient" ? [node.denominator] : []));
  const zeros = denominators
    .filter((each) => symbolsOf(each).includes(variable))
    .map((each) => zerosOf(each, variable, budget));
  if (zeros.length === 0 || zeros.includes(null)) return null;
  return zeros
    .flatMap((each) => each?.roots ?? [])
    .filter((root) => sizeOf(root) > low + NEAR && sizeOf(root) < high - NEAR);
}

type Bounds = NonNullable<IntegralProblem["bounds"]>;
const NEAR = 1e-9;

/** F(b) - F(a) with the bounds in their places; null at an end where F has no value but a limit. */
function boundsPutIn(f: Expression, { bounds, variable }: IntegralProblem): Step | null {
  if (!bounds) return null;
  const ends = [bounds.high, bounds.low];
  const hasValues = ends.every((at) => {
    const put = substitute(f, new Map([[variable, at]]));
    return symbolsOf(put).length > 0 || Number.isFinite(evaluateComplex(put, new Map())?.re ?? Number.NaN);
  });
  if (!hasValues) return null;
  const [high, low] = ends.map((at) => substitute(f, new Map([[variable, at]]))) as [Expression, Expression];
  return {
    rule: "substitute-bounds",
    title: "Put the upper bound in, and the lower bound, and subtract.",
    latex: toLatex(sum([high, negation(low)])),
    why: "First the value at the upper bound, then the one at the lower.",
  };
}

const diverges = (steps: readonly Step[]): Derivation => ({
  method: "integral",
  steps: [
    ...steps,
    {
      rule: "improper-integral-diverges",
      title: "The antiderivative grows without bound towards one end.",
      latex: "\\text{diverges}",
      why: "An improper integral has a value only when the limit exists.",
    },
  ],
  answer: { kind: "word", word: "diverges" },
});

interface End {
  readonly variable: string;
  readonly at: Expression;
  readonly side: 1 | -1;
  readonly budget: Budget;
}

/** F at a bound, or its limit where it has no value there. */
function endValue(f: Expression, end: End): Expression | "infinite" | null {
  const isEndless = some(end.at, (node) => node.kind === "constant" && node.name === "infinity");
  if (!isEndless) {
    const put = substitute(f, new Map([[end.variable, end.at]]));
    if (symbolsOf(put).length > 0) return tidy(put, end.budget);
    const value = evaluateComplex(put, new Map());
    if (value && Math.abs(value.im) < 1e-12) return tidy(put, end.budget);
  }
  const tendency = limitAt(f, end);
  if (tendency?.kind === "finite") return tendency.value;
  return tendency?.kind === "infinite" ? "infinite" : null;
}

const PARTS = 400;

/** Whether the integrand has no real value, or grows very large, somewhere between the bounds. */
function breaksInside({ expression, variable, bounds }: IntegralProblem): boolean {
  const [low, high] = [bounds?.low, bounds?.high].map((end) => end && evaluateComplex(end, new Map())?.re);
  if (low === undefined || high === undefined) return false;
  for (let k = 1; k < PARTS; k += 1) {
    const x = low + ((high - low) * k) / PARTS;
    const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    if (!value || Math.abs(value.im) > 1e-9 || Math.abs(value.re) > 1e9)
      return symbolsOf(expression).every((name) => name === variable);
  }
  return false;
}
