import type { Expression } from "../../expression/ast";
import type { Method, Step } from "../../types";
import { extendFraction } from "./extend-fraction";

/** Fractions written with a given denominator. */
export const equivalentFractions: Method = {
  id: "equivalent-fractions",
  tasks: ["equivalent-fractions"],
  work(problem) {
    if (problem.task !== "equivalent-fractions") return null;
    const steps: Step[] = [];
    const items: Expression[] = [];
    for (const fraction of problem.fractions) {
      const extended = extendFraction(fraction, problem.denominator);
      if (!extended) return null;
      items.push(extended.node);
      if (fraction.denominator !== problem.denominator) steps.push(extended.step);
    }
    const [only] = items;
    return {
      method: "equivalent-fractions",
      steps,
      answer:
        items.length === 1 && only
          ? { kind: "expression", expression: only }
          : { kind: "list", items, ordered: true },
    };
  },
};
