import type { Statement } from "../../expression/ast";
import { sum } from "../../expression/build";
import { collectTerms, type Polynomial, type Term } from "../../expression/polynomial";
import { isNegative, negate } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { NumberStyle } from "./number-style";
import { type Sides, termShown, termsOf } from "./side";

/** One rule applied once: the equation afterwards and the sentences that go with it. */
export interface Move {
  readonly rule: string;
  readonly title: string;
  readonly why: string;
  readonly sides: Sides;
}

/** A rule of the equation methods. Returns null when its precondition does not hold. */
export type Rule = (sides: Sides, unknown: string) => Move | null;

/** Mathematics inside a sentence. */
export const inline = (e: Statement): string => `$${toLatex(e)}$`;

/** The terms in which the unknown occurs. */
export const withUnknown = (p: Polynomial, unknown: string): Term[] =>
  p.terms.filter((term) => (term.exponents[unknown] ?? 0) > 0);
export const withoutUnknown = (p: Polynomial, unknown: string): Term[] =>
  p.terms.filter((term) => (term.exponents[unknown] ?? 0) === 0);

/** Whether every term of both sides already stands by itself. */
export const isMultipliedOut = ({ left, right }: Sides): boolean =>
  [...left, ...right].every((part) => part.plain);

/** Whether both sides have at most one term of each kind. */
export const isCollected = ({ left, right }: Sides): boolean =>
  [left, right].every((side) => collectTerms(termsOf(side)).terms.length === side.length);

/** "Take $4$ from" or "Add $4$ to", whichever removes the terms from a side. */
export function removal(terms: readonly Term[], style: NumberStyle): string {
  const negative = terms.every((term) => isNegative(term.coefficient));
  const shown = sum(terms.map((term) => termShown(negative ? flipped(term) : term, style)));
  return negative ? `Add ${inline(shown)} to` : `Take ${inline(shown)} from`;
}

export const flipped = (term: Term): Term => ({ ...term, coefficient: negate(term.coefficient) });
