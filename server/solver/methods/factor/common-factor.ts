import type { Polynomial, Term } from "../../expression/polynomial";
import { constantPolynomial } from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { numericContent, primitive } from "../../expression/polynomial-gcd";
import { ONE } from "../../expression/rational";
import type { Budget } from "../../types";
import type { FactorState } from "./state";

/** The largest common factor of all terms taken out: number (with the sign of the first term), letters, and the
 * bracket that is left. */
export function takeOutCommonFactor(p: Polynomial, budget: Budget): FactorState {
  const letters = commonLetters(p.terms);
  const names = Object.keys(letters).sort();
  const common: Polynomial =
    names.length === 0 ? constantPolynomial(ONE) : { terms: [{ coefficient: ONE, exponents: letters }] };
  const rest = divideExactly(primitive(p), common, budget) ?? primitive(p);
  const single = names.map((name) => ({
    polynomial: { terms: [{ coefficient: ONE, exponents: { [name]: 1 } }] },
    multiplicity: letters[name] as number,
  }));
  return { number: numericContent(p), factors: [...single, { polynomial: rest, multiplicity: 1 }] };
}

function commonLetters([first, ...others]: readonly Term[]): Readonly<Record<string, number>> {
  const letters: Record<string, number> = {};
  for (const [name, exponent] of Object.entries(first?.exponents ?? {})) {
    const common = others.reduce((least, term) => Math.min(least, term.exponents[name] ?? 0), exponent);
    if (common > 0) letters[name] = common;
  }
  return letters;
}
