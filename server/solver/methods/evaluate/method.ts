import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { inline, listed } from "../arithmetic/rule";

/** An expression at given values: put them in, then calculate. */
export const evaluate: Method = {
  id: "evaluate",
  tasks: ["evaluate"],
  work(problem, budget) {
    if (problem.task !== "evaluate") return null;
    const values = new Map(problem.at.map(({ name, value }) => [name, value]));
    const expression = substitute(problem.expression, values);
    const derivation = derive({ expression, form: problem.form, budget, method: "evaluate" });
    return derivation && { ...derivation, steps: [putIn(expression, values), ...derivation.steps] };
  },
};

function putIn(expression: Expression, values: ReadonlyMap<string, Expression>): Step {
  const parts = [...values].map(([name, value]) => inline(equation(symbol(name), value)));
  return {
    rule: "substitute-values",
    title: `Put in ${listed(parts)}.`,
    latex: toLatex(expression),
    why: "Each letter is replaced by its value, in brackets where the value has a sign or is a sum.",
  };
}
