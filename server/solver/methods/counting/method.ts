import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { countingValue } from "../../expression/counting";
import { evaluateExact } from "../../expression/evaluate-exact";
import { mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Method, Step } from "../../types";
import { derive } from "../arithmetic/method";

/** Calculations with factorials and binomial coefficients: these first, then the rest. */
export const counting: Method = {
  id: "counting",
  tasks: ["calculate"],
  work(problem, budget) {
    if (problem.task !== "calculate" || !some(problem.expression, isCounting)) return null;
    const plain = withNumbers(problem.expression, budget);
    if (!plain || some(plain, isCounting)) return null;
    const rest = derive({ expression: plain, form: problem.form, budget, method: "counting" });
    return rest && { ...rest, steps: [workedOut(problem.expression, plain), ...rest.steps] };
  },
};

const isCounting: Parameters<typeof some>[1] = (part) =>
  part.kind === "function" && (part.name === "factorial" || part.name === "binomial");

function withNumbers(e: Expression, budget: Budget): Expression | null {
  budget.spend();
  if (e.kind === "function") {
    const value = countingValue(e, (part) => evaluateExact(part, new Map(), budget));
    return value && number(value);
  }
  let failed = false;
  const plain = mapChildren(e, (part) => {
    const inner = withNumbers(part, budget);
    failed ||= inner === null;
    return inner ?? part;
  });
  return failed ? null : plain;
}

function workedOut(from: Expression, to: Expression): Step {
  const chooses = some(from, (part) => part.kind === "function" && part.name === "binomial");
  return {
    rule: chooses ? "work-out-binomial" : "work-out-factorial",
    title: chooses ? "Work out the binomial coefficients." : "Work out the factorials.",
    latex: toLatex(to),
    why: chooses
      ? "$\\binom{n}{k} = \\frac{n!}{k!(n - k)!}$, and $n!$ is the product of all whole numbers from $1$ to $n$."
      : "$n!$ is the product of all whole numbers from $1$ to $n$, and $0! = 1$.",
  };
}
