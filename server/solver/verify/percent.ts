import type { Expression } from "../expression/ast";
import { int, product, quotient } from "../expression/build";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { isZero, multiply, rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Problem } from "../types";
import { numberObligations } from "./number";
import type { Verifier } from "./obligations";

type PercentProblem = Extract<Problem, { task: "percent" }>;

/** Checks the number found in part/whole = rate/100 by the cross products of that proportion. */
export const PERCENT: Verifier<"percent"> = {
  expression: (problem, { expression: answer }, budget) => {
    const form = problem.rate ? problem.form : { ...problem.form, number: "percent" as const };
    const question = { expression: fourthProportional(problem), at: new Map(), form };
    const evidence = () => [crossProducts(problem, answer, budget)];
    return numberObligations(question, answer, { evidence, budget });
  },
};

/** The number asked for: the product of the two known neighbours over the number across; undefined unless two of the
 * three are known. */
function fourthProportional({ rate, whole, part }: PercentProblem): Expression {
  if (rate && whole && !part) return quotient(product([whole, rate], true), int(100));
  if (rate && part && !whole) return quotient(product([part, int(100)], true), rate);
  return part && whole && !rate ? quotient(part, whole) : quotient(int(1), int(0));
}

function crossProducts({ rate, whole, part }: PercentProblem, answer: Expression, budget: Budget): string {
  const bare = answer.kind === "percent" ? answer.operand : answer;
  const [p, w, r] = [part ?? answer, whole ?? answer, rate ?? bare];
  const number = (node: Expression) => evaluateExact(node, new Map(), budget);
  const [top, bottom, hundredths] = [number(p), number(w), number(r)];
  if (!top || !bottom || !hundredths || isZero(bottom))
    return "Put back, the percent relation holds exactly.";
  const left = multiply(top, rational(100n));
  return `As a proportion, part to whole is rate to $100$: the cross products $${toLatex(p)} \\cdot 100$ and $${toLatex(w)} \\cdot ${toLatex(r)}$ are both $${decimalText(left)}$.`;
}
