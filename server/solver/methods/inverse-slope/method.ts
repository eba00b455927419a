import type { Expression, Relation } from "../../expression/ast";
import { equation, int, negation, quotient, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { sizeOf, zerosOf } from "../curve-study/zeros";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";

/** (f⁻¹)'(a) = 1 / f'(b), where f(b) = a. */
export const inverseSlope: Method = {
  id: "inverse-slope",
  tasks: ["inverse-slope"],
  work(problem, budget) {
    if (problem.task !== "inverse-slope") return null;
    const { expression, variable, at, within } = problem;
    const gap = sum([expression, negation(at)]);
    const found = zerosOf(gap, variable, budget)?.roots ?? wholeZeros(gap, variable);
    const [place, ...others] = found.filter((each) => within === null || meets(within, variable, each));
    if (!place || others.length > 0) return null;
    const worked = differentiateByRules(expression, { variable, budget });
    const slope = worked && valueAt(worked.result, { variable, at: place, budget });
    if (!worked || !slope || Math.abs(sizeOf(slope)) < 1e-12) return null;
    const answer = tidy(quotient(int(1), slope), budget);
    const x = toLatex(symbol(variable));
    const steps: Step[] = [
      {
        rule: "where-the-function-is",
        title: `Find where the function is $${toLatex(at)}$.`,
        latex: toLatex(equation(symbol(variable), place)),
        why: "There the inverse function has its value.",
      },
      ...worked.steps,
      {
        rule: "slope-of-the-function",
        title: `Put $${x} = ${toLatex(place)}$ into the derivative.`,
        latex: toLatex(slope),
        why: "It is the slope of the function at that point.",
      },
      {
        rule: "turn-the-slope-over",
        title: "Take one over this slope.",
        latex: toLatex(answer),
        why: "The graph of the inverse is the mirror image in the line $y = x$: rise and run change places.",
      },
    ];
    return { method: "inverse-slope", steps, answer: { kind: "expression", expression: answer } };
  },
};

const REACH = 12;

/** Whole numbers at which it is zero, for what has no formula. */
function wholeZeros(e: Expression, variable: string): readonly Expression[] {
  const all = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
  return all
    .filter((n) => Math.abs(valueFor(e, variable, n)) < 1e-12)
    .map((n) => (n < 0 ? negation(int(-n)) : int(n)));
}

const valueFor = (e: Expression, variable: string, x: number): number =>
  evaluateComplex(e, new Map([[variable, { re: x, im: 0 }]]))?.re ?? Number.NaN;

/** Whether a condition on the letter holds for a place. */
function meets({ left, operator, right }: Relation, variable: string, place: Expression): boolean {
  const [a, b] = [left, right].map((side) => valueFor(side, variable, sizeOf(place))) as [number, number];
  if (operator === "<" || operator === ">") return operator === "<" ? a < b : a > b;
  return operator === "<=" ? a <= b : operator === ">=" ? a >= b : false;
}
