import type { Expression } from "../../expression/ast";
import { equation, negation, product, sum } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Method, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { putInValue, valueAt } from "../derivative/put-in-value";

/** The derivative of an integral: the integrand at each bound that moves, times how fast the bound moves. */
export const accumulation: Method = {
  id: "accumulation",
  tasks: ["accumulation"],
  work(problem, budget) {
    if (problem.task !== "accumulation") return null;
    const { integrand, inner, low, high, variable, at, label } = problem;
    const terms = [
      boundTerm(high, { integrand, inner, variable, budget }),
      boundTerm(low, { integrand, inner, variable, budget }),
    ] as const;
    const [above, below] = terms;
    if (above === null || below === null) return null;
    const written = sum([...(above ? [above] : []), ...(below ? [negation(below)] : [])]);
    if (!above && !below) return null;
    const result = tidy(written, budget);
    const steps: Step[] = [
      {
        rule: "integrand-at-the-bounds",
        title: `Put the bounds in for $${toLatex({ kind: "symbol", name: inner })}$, and multiply by their derivatives.`,
        latex: toLatex(written),
        why: "By the fundamental theorem an integral grows at its upper bound as fast as the integrand is large there. The chain rule brings the derivative of the bound.",
      },
    ];
    const value = at ? valueAt(result, { variable, at, budget }) : result;
    if (!value) return null;
    const shown = (e: Expression) => toLatex(label ? equation(label, e) : e);
    if (toLatex(result) !== steps[0]?.latex)
      steps.push({
        rule: "tidy-the-derivative-of-an-integral",
        title: "Simplify.",
        latex: at ? toLatex(result) : shown(result),
        why: "Powers and factors are put together.",
      });
    if (at) steps.push(putInValue(variable, at, shown(value)));
    return { method: "accumulation", steps, answer: { kind: "expression", expression: value } };
  },
};

interface Tools {
  readonly integrand: Expression;
  readonly inner: string;
  readonly variable: string;
  readonly budget: Budget;
}

/** What one bound brings: nothing where it stands still.
 * @returns null when its derivative is not found */
function boundTerm(
  bound: Expression,
  { integrand, inner, variable, budget }: Tools,
): Expression | undefined | null {
  if (!symbolsOf(bound).includes(variable)) return undefined;
  const speed = differentiateByRules(bound, { variable, budget })?.result;
  if (!speed) return null;
  const there = substitute(integrand, new Map([[inner, bound]]));
  const isOne = speed.kind === "number" && speed.value.n === speed.value.d;
  return isOne ? there : product([there, speed], true);
}
