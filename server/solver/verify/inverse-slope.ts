import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { onceForEach } from "../memo";
import type { Check } from "../types";
import { inTidyForm } from "./expression-form";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, type Verifier } from "./obligations";
import { signChanges } from "./sign-changes";

/** Looks for the numbers at which the function has values a little below and above, and takes the slope between them. */
export const INVERSE_SLOPE: Verifier<"inverse-slope"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

type Inverse = ProblemOf<"inverse-slope">;
const REACH = 40;

function checkValue(problem: Inverse, answer: Expression): Check {
  const given = real(answer);
  const a = real(problem.at);
  if (a === null || given === null) return UNCHECKED;
  const here = placesOf(problem, a);
  const [place] = here;
  if (here.length !== 1 || place === undefined) return UNCHECKED;
  const h = 1e-4 * (1 + Math.abs(a));
  const beside = [-2, -1, 1, 2].map((k) => nearest(placesOf(problem, a + k * h), place));
  if (beside.includes(null)) return UNCHECKED;
  const [p = 0, q = 0, r = 0, s = 0] = beside as number[];
  const slope = (p - 8 * q + 8 * r - s) / (12 * h);
  return Math.abs(slope - given) < 1e-5 * (1 + Math.abs(slope))
    ? spotChecked("The function was followed a little to both sides; the inverse changes at this rate.")
    : refuted("The inverse changes at another rate.");
}

/** Where the function has a value, as its condition allows. */
const placesOf = onceForEach(({ expression, variable, within }: Inverse, value): readonly number[] => {
  const f = (x: number) => {
    const found = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    return found && Math.abs(found.im) < 1e-9 ? found.re - value : Number.NaN;
  };
  const all = signChanges(f, -REACH, REACH + 0.0137);
  if (!within) return all;
  const side = (e: Expression, x: number) =>
    evaluateComplex(e, new Map([[variable, { re: x, im: 0 }]]))?.re ?? Number.NaN;
  return all.filter((x) => {
    const [left, right] = [side(within.left, x), side(within.right, x)];
    return within.operator.startsWith("<") ? left <= right : left >= right;
  });
});

const nearest = (places: readonly number[], to: number): number | null =>
  [...places].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? null;

const real = (e: Expression): number | null => {
  const value = evaluateComplex(e, new Map());
  return value && Math.abs(value.im) < 1e-9 ? value.re : null;
};
