import type { Budget } from "../../types";
import { collectTerms, type Polynomial, type Term } from "../polynomial";
import { divideExactly } from "../polynomial-division";
import { lcm, ONE, rational } from "../rational";
import { type Base, type Form, multiplyPowers, powerForm } from "./form";

/** Sums as polynomials over the same letters: one for each base, to the root that makes all exponents whole. */
export interface Letters {
  readonly bases: ReadonlyMap<string, Base>;
  readonly roots: ReadonlyMap<string, bigint>;
}

/** Largest exponent of a polynomial that is worked with. */
const HIGHEST = 200n;

export function lettersFor(forms: readonly Form[]): Letters {
  const bases = new Map<string, Base>();
  const roots = new Map<string, bigint>();
  for (const { powers } of forms) {
    for (const [key, { base, exponent }] of powers) {
      bases.set(key, base);
      roots.set(key, lcm(roots.get(key) ?? 1n, exponent.d));
    }
  }
  return { bases, roots };
}

/** Null when an exponent is negative or too large. */
export function polynomialFrom(terms: readonly Form[], { roots }: Letters): Polynomial | null {
  const converted: Term[] = [];
  for (const { coefficient, powers } of terms) {
    const exponents: Record<string, number> = {};
    for (const [key, { exponent }] of powers) {
      const whole = (exponent.n * (roots.get(key) ?? 1n)) / exponent.d;
      if (whole < 0n || whole > HIGHEST) return null;
      exponents[key] = Number(whole);
    }
    converted.push({ coefficient, exponents });
  }
  return collectTerms(converted);
}

export function formsFrom({ terms }: Polynomial, { bases, roots }: Letters): Form[] {
  return terms.map(({ coefficient, exponents }) =>
    multiplyPowers([
      { coefficient, powers: new Map() },
      ...Object.entries(exponents).map(([key, exponent]) =>
        powerForm(bases.get(key) as Base, rational(BigInt(exponent), roots.get(key) ?? ONE.d)),
      ),
    ]),
  );
}

/** top / bottom when it comes out without a remainder, else null. */
export function divideForms(top: readonly Form[], bottom: readonly Form[], budget: Budget): Form[] | null {
  if (top.length === 0 || bottom.length === 0 || bottom.length > top.length * 8) return null;
  const letters = lettersFor([...top, ...bottom]);
  const above = polynomialFrom(top, letters);
  const below = polynomialFrom(bottom, letters);
  const quotient = above && below && below.terms.length > 0 ? divideExactly(above, below, budget) : null;
  return quotient && formsFrom(quotient, letters);
}
