import type { Expression } from "../expression/ast";
import { negation, product, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { onceForEach } from "../memo";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { quadrature } from "./quadrature";
import { compareExpressions } from "./same-expression";

/** Adds the integrand up between bounds that have moved a little: what that changes the integral by, for each step, is
 * its slope. */
export const ACCUMULATION: Verifier<"accumulation"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      weakest([() => checkValue(problem, expression), () => checkFormula(problem, expression, budget)]),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

/** What stands under the integral at each bound, times how fast the bound moves: too small a difference for steps shows
 * here. */
function checkFormula(problem: ProblemOf<"accumulation">, answer: Expression, budget: Budget): Check {
  const { integrand, inner, low, high, variable, at } = problem;
  const ends = [high, low].map((bound) => {
    const moves = differentiate(bound, variable, budget);
    return moves && product([substitute(integrand, new Map([[inner, bound]])), moves]);
  });
  const [above, below] = ends;
  if (!above || !below) return verified();
  const slope = sum([above, negation(below)]);
  const wanted = at ? substitute(slope, new Map([[variable, at]])) : slope;
  return exactly(
    compareExpressions(answer, wanted, budget) !== "different",
    "The integrand at the bounds comes to another rate.",
  );
}

const PLACES = [0.37, 0.81, 1.42, 2.23, 2.71, -0.43, -1.31, 3.37];
const STEP = 2e-3;
const AGREE = 1e-5;
const LEAST = 3;

function checkValue(problem: ProblemOf<"accumulation">, answer: Expression): Check {
  const { variable, at } = problem;
  if (symbolsOf(answer).some((name) => name !== variable)) return refuted("Another letter is left.");
  const told = at && real(at);
  const places = at ? (told === null || told === undefined ? [] : [told]) : PLACES;
  let agreed = 0;
  for (const x of places) {
    const slope = slopeAt(problem, x);
    const given = real(substitute(answer, new Map([[variable, decimal(x)]])));
    if (slope === null || given === null) continue;
    if (Math.abs(slope - given) > AGREE * (1 + Math.abs(slope)))
      return refuted("The integral changes at another rate.");
    agreed += 1;
  }
  return agreed >= (at ? 1 : LEAST)
    ? spotChecked("Bounds moved a little change the integral at this rate.")
    : UNCHECKED;
}

/** From four integrals between the bounds here and the bounds beside. */
const slopeAt = onceForEach((problem: ProblemOf<"accumulation">, x): number | null => {
  const { integrand, inner, low, high, variable } = problem;
  const change = (h: number): number | null => {
    const parts = [low, high].map((bound) => {
      const [here, there] = [x, x + h].map((each) =>
        real(substitute(bound, new Map([[variable, decimal(each)]]))),
      );
      if (typeof here !== "number" || typeof there !== "number") return null;
      const bounds = { low: decimal(here), high: decimal(there) };
      return here === there ? 0 : quadrature({ expression: integrand, variable: inner, bounds });
    });
    const [below, above] = parts;
    return typeof below === "number" && typeof above === "number" ? above - below : null;
  };
  const [a, b, c, d] = [-2, -1, 1, 2].map((k) => change(k * STEP));
  if (typeof a !== "number" || typeof b !== "number" || typeof c !== "number" || typeof d !== "number")
    return null;
  return (a - 8 * b + 8 * c - d) / (12 * STEP);
});

/** Thousandths would round: a double is written as the fraction that it is. */
function decimal(x: number): Expression {
  const digits = BigInt(Math.round(Math.abs(x) * 1e15));
  const bare: Expression = { kind: "number", value: { n: digits, d: 10n ** 15n }, decimals: 15 };
  return x < 0 ? { kind: "negation", operand: bare } : bare;
}

const real = (e: Expression): number | null => {
  const value = evaluateComplex(e, new Map());
  return value && Math.abs(value.im) < 1e-9 * (1 + Math.abs(value.re)) && Number.isFinite(value.re)
    ? value.re
    : null;
};
