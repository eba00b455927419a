import { negation, sum } from "../../expression/build";
import { type DerivativeRule, derivativeOf } from "./rule";

/** (u + v)′ = u′ + v′. */
export const sumRule: DerivativeRule = {
  id: "derivative-of-sum",
  title: "Differentiate each term on its own.",
  why: "The derivative of a sum is the sum of the derivatives.",
  apply(u, { variable }) {
    if (u.kind !== "sum") return null;
    return sum(
      u.terms.map((term) =>
        term.kind === "negation"
          ? negation(derivativeOf(term.operand, variable))
          : derivativeOf(term, variable),
      ),
    );
  },
};
