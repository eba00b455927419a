import { negation, sum } from "../../expression/build";
import { type IntegralRule, integralOf } from "./rule";

/** ∫ (u + v) = ∫ u + ∫ v. */
export const sumOfIntegrals: IntegralRule = {
  id: "integral-of-sum",
  title: "Integrate each term on its own.",
  why: "The integral of a sum is the sum of the integrals.",
  apply(u, { variable }) {
    if (u.kind !== "sum") return null;
    const terms = u.terms.map((term) =>
      term.kind === "negation" ? negation(integralOf(term.operand, variable)) : integralOf(term, variable),
    );
    return { result: sum(terms) };
  },
};
