import type { Polynomial } from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { commonLetters, numericContent, primitive } from "../../expression/polynomial-gcd";
import { ONE } from "../../expression/rational";
import type { Budget } from "../../types";
import type { FactorState } from "./state";

/** The largest common factor of all terms taken out: number (with the sign of the first term), letters, and the
 * bracket that is left. */
export function takeOutCommonFactor(p: Polynomial, budget: Budget): FactorState {
  const common = commonLetters(p.terms);
  const letters = common.terms[0]?.exponents ?? {};
  const rest = divideExactly(primitive(p), common, budget) ?? primitive(p);
  const single = Object.keys(letters)
    .sort()
    .map((name) => ({
      polynomial: { terms: [{ coefficient: ONE, exponents: { [name]: 1 } }] },
      multiplicity: letters[name] as number,
    }));
  return { number: numericContent(p), factors: [...single, { polynomial: rest, multiplicity: 1 }] };
}
