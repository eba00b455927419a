import type { Expression } from "../../expression/ast";
import { equation, negation, quotient, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";

import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { differentiateByRules } from "./differentiate-by-rules";

const SLOPE = "y'";

/** dy/dx out of an equation: both sides are differentiated, y counting as a function of x. */
export const implicitDerivative: Method = {
  id: "implicit-derivative",
  tasks: ["implicit-derivative"],
  work(problem, budget) {
    if (problem.task !== "implicit-derivative") return null;
    const { variable, dependent, at } = problem;
    const { left, right } = problem.equation;
    const slopeName = dependent === "y" ? SLOPE : `${dependent}'`;
    const sides = [left, right].map((side) => {
      const own = differentiateByRules(side, { variable, budget })?.result;
      const through = differentiateByRules(side, { variable: dependent, budget })?.result;
      return own && through ? { own, through } : null;
    });
    const [l, r] = sides;
    if (!l || !r) return null;
    const slope = symbol(slopeName);
    const total = ({ own, through }: { own: Expression; through: Expression }) =>
      tidy(sum([own, { kind: "product", factors: [through, slope] }]), budget);
    const gathered = tidy(sum([l.through, negation(r.through)]), budget);
    const rest = tidy(sum([r.own, negation(l.own)]), budget);
    if (gathered.kind === "number" && gathered.value.n === 0n) return null;
    const result = tidy(quotient(rest, gathered), budget);
    const operator: Expression = {
      kind: "quotient",
      numerator: { kind: "product", factors: [symbol("d"), symbol(dependent)] },
      denominator: { kind: "product", factors: [symbol("d"), symbol(variable)] },
    };
    const steps: Step[] = [
      {
        rule: "differentiate-both-sides",
        title: `Differentiate both sides, with $${dependent}$ as a function of $${variable}$.`,
        latex: toLatex(equation(total(l), total(r))),
        why: `By the chain rule every derivative by $${dependent}$ is multiplied by $${slopeName}$.`,
      },
      {
        rule: "gather-the-slope",
        title: `Bring the terms with $${slopeName}$ to one side.`,
        latex: toLatex(equation({ kind: "product", factors: [slope, gathered] }, rest)),
        why: `Then $${slopeName}$ is a common factor.`,
      },
      {
        rule: "divide-for-the-slope",
        title: `Divide by the factor of $${slopeName}$.`,
        latex: toLatex(equation(operator, result)),
        why: `That leaves $${slopeName}$ alone.`,
      },
    ];
    if (!at)
      return { method: "implicit-derivative", steps, answer: { kind: "expression", expression: result } };
    const values = new Map([
      [variable, at.variable],
      [dependent, at.dependent],
    ]);
    const value = tidy(substitute(result, values), budget);
    steps.push({
      rule: "put-in-the-point",
      title: `Put $${variable} = ${toLatex(at.variable)}$ and $${dependent} = ${toLatex(at.dependent)}$ in.`,
      latex: toLatex(value),
      why: "The slope at a point is the value of the derivative there.",
    });
    return { method: "implicit-derivative", steps, answer: { kind: "expression", expression: value } };
  },
};
