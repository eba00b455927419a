import type { Expression } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { Method } from "../../types";
import { expressionAnswer } from "../expand/method";
import { powerAsRoot } from "./power-as-root";
import { rootAsPower } from "./root-as-power";

/** Writes roots as fractional exponents, and fractional exponents as roots. */
export const radicalForm: Method = {
  id: "radical-form",
  tasks: ["radical-form"],
  work(problem, budget) {
    if (problem.task !== "radical-form") return null;
    budget.spend();
    const toPower = problem.to === "power";
    const target: Expression = toPower ? rootAsPower(problem.expression) : powerAsRoot(problem.expression);
    const latex = toLatex(target);
    if (latex === toLatex(problem.expression)) return null;
    const step = {
      rule: toPower ? "root-as-power" : "power-as-root",
      title: toPower
        ? "Write the root as a fractional exponent."
        : "Write the fractional exponent as a root.",
      latex,
      why: "The index of the root is the denominator of the exponent, the power is the numerator: $\\sqrt[n]{a^m} = a^{\\frac{m}{n}}$.",
    };
    return { method: "radical-form", steps: [step], answer: expressionAnswer(target) };
  },
};
