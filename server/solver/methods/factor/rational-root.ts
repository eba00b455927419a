import { number } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { degreeIn, univariateCoefficients, variablesOf } from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { FactorRule } from "./split";
import { show } from "./term-roots";

/** p(r) = 0 means that the linear factor of r divides p. */
export const rationalRoot: FactorRule = {
  rule: "rational-root",
  title: "Find a root among the divisors and divide by its factor.",
  split(p, budget) {
    const [name, ...more] = variablesOf(p);
    if (!name || more.length > 0 || degreeIn(p, name) < 3) return null;
    for (const { polynomial } of factorPolynomial(p, budget).factors) {
      if (degreeIn(polynomial, name) !== 1) continue;
      const [constant, slope] = univariateCoefficients(polynomial, name) ?? [];
      const rest = divideExactly(p, polynomial, budget);
      if (!constant || !slope || !rest) continue;
      const root = toLatex(number(rational(-constant.n, slope.n)));
      return {
        parts: [polynomial, rest],
        why: `For $${name} = ${root}$ the polynomial is $0$, so ${show(polynomial)} divides it without remainder.`,
      };
    }
    return null;
  },
};
