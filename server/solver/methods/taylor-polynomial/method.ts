import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";
import { taylorSeries } from "./series";

/** The polynomial whose value and derivatives at the center are those of the function. */
export const taylorPolynomial: Method = {
  id: "taylor-polynomial",
  tasks: ["taylor-polynomial"],
  work(problem, budget) {
    if (problem.task !== "taylor-polynomial") return null;
    const { expression, variable, center, degree } = problem;
    if (degree === null) return taylorSeries(problem, budget);
    const steps: Step[] = [];
    const terms: Expression[] = [];
    let state: Expression = expression;
    let factorial = 1n;
    for (let k = 0; k <= degree; k += 1) {
      if (k > 0) {
        const worked = differentiateByRules(state, { variable, budget });
        if (!worked) return null;
        state = worked.result;
        factorial *= BigInt(k);
      }
      const value = valueAt(state, { variable, at: center, budget });
      if (!value || !evaluateComplex(value, new Map())) return null;
      steps.push({
        rule: "derivative-at-center",
        title: `${k === 0 ? "The value" : `Derivative ${k}`} at $${toLatex(center)}$.`,
        latex: `f${k === 0 ? "" : `^{(${k})}`}(${toLatex(center)}) = ${toLatex(value)}`,
        why: "The polynomial has the same value and the same derivatives there.",
      });
      terms.push(termOf(tidy(quotient(value, int(factorial)), budget), { variable, center, k }));
    }
    const kept = terms.filter((each) => !isZero(each));
    const polynomial = kept.length === 0 ? int(0) : sum(kept);
    const last: Step = {
      rule: "taylor-terms",
      title: "Divide each by its factorial and put the powers behind.",
      latex: toLatex(polynomial),
      why: "The term of degree $k$ is $\\frac{f^{(k)}(a)}{k!}(x - a)^k$.",
    };
    return {
      method: "taylor-polynomial",
      steps: [...steps, last],
      answer: { kind: "expression", expression: polynomial },
    };
  },
};

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
const isOne = (e: Expression): boolean => e.kind === "number" && e.value.n === e.value.d;

interface Place {
  readonly variable: string;
  readonly center: Expression;
  readonly k: number;
}

function termOf(factor: Expression, { variable, center, k }: Place): Expression {
  if (k === 0 || isZero(factor)) return factor;
  const x = symbol(variable);
  const step = isZero(center) ? x : sum([x, center.kind === "negation" ? center.operand : negation(center)]);
  const raised = k === 1 ? step : power(step, int(k));
  return behind(factor, raised);
}

/** The sign of a factor stands before its term, its denominator below all of it. */
function behind(factor: Expression, rest: Expression): Expression {
  if (factor.kind === "negation") return negation(behind(factor.operand, rest));
  if (factor.kind === "quotient") return quotient(behind(factor.numerator, rest), factor.denominator);
  if (factor.kind === "number" && factor.value.d !== 1n)
    return quotient(behind(int(factor.value.n), rest), int(factor.value.d));
  return isOne(factor) ? rest : product([factor, rest]);
}
