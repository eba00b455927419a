import { polynomialOf } from "../../expression/polynomial";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { writeFactorization } from "../factor/write-factors";
import { factorEach, leastCommonMultiple } from "./least-common-multiple";
import { type Fraction, widenFractions } from "./widen-fractions";

/** The least common denominator of fractions of polynomials with whole coefficients. */
export const commonDenominator: Method = {
  id: "common-denominator",
  tasks: ["common-denominator"],
  work(problem, budget) {
    if (problem.task !== "common-denominator") return null;
    const fractions = problem.fractions.flatMap(({ numerator, denominator }): Fraction[] => {
      const above = polynomialOf(numerator, budget);
      const below = polynomialOf(denominator, budget);
      return above && below && below.terms.length > 0 ? [{ above, below }] : [];
    });
    if (fractions.length < problem.fractions.length) return null;
    return derivation(fractions, problem.asked, budget);
  },
};

function derivation(
  fractions: readonly Fraction[],
  asked: "denominator" | "fractions",
  budget: Budget,
): Derivation | null {
  const factored = factorEach(
    fractions.map(({ below }) => below),
    budget,
  );
  if (!factored) return null;
  const common = writeFactorization(leastCommonMultiple(factored));
  const steps: Step[] = [
    {
      rule: "factor-each-denominator",
      title: "Factorise each denominator.",
      latex: factored.map((one) => toLatex(writeFactorization(one))).join(", \\quad "),
      why: "A common denominator needs the factors of all of them.",
    },
    {
      rule: "take-each-factor-once",
      title: "Take every factor as often as it occurs most.",
      latex: toLatex(common),
      why: "So each denominator divides the product, and nothing is in it that is not needed.",
    },
  ];
  if (asked === "denominator") {
    return { method: "common-denominator", steps, answer: expressionAnswer(common) };
  }
  const widened = widenFractions(fractions, common, budget);
  if (!widened) return null;
  return {
    method: "common-denominator",
    steps: [...steps, widened.step],
    answer: { kind: "list", items: widened.items, ordered: true },
  };
}
