import type { Budget } from "../budget";
import type { Form } from "../types";
import type { Expression } from "./ast";
import { number } from "./build";
import { decimalNode, roundTo, terminatingDigits } from "./decimal";
import { evaluateExact } from "./evaluate-exact";
import { evaluateComplex } from "./evaluate-numeric";
import { roundedDouble } from "./figures";
import type { Rational } from "./rational";

/** A number as far as it is known: exactly, or in doubles alone. */
export interface KnownNumber {
  readonly exact: Rational | null;
  readonly size: number;
}

/** Digits after the point of a value that is no short fraction. */
export const PLACES = 4;
/** A fraction with a larger denominator is shown as a decimal. */
export const SHORT = 10_000n;
const LONGEST = 10n ** 60n;

/** The value of an expression for values of its letters; null where it has no real one. */
export function knownAt(
  e: Expression,
  at: ReadonlyMap<string, KnownNumber>,
  budget: Budget,
): KnownNumber | null {
  const sizes = new Map([...at].map(([name, { size }]) => [name, { re: size, im: 0 }] as const));
  const value = evaluateComplex(e, sizes);
  if (!value || Math.abs(value.im) > 1e-12 * (1 + Math.abs(value.re)) || !Number.isFinite(value.re))
    return null;
  const exacts = new Map([...at].flatMap(([name, { exact }]) => (exact ? [[name, exact] as const] : [])));
  const isExact = exacts.size === at.size && [...exacts.values()].every(({ d }) => d < LONGEST);
  return { exact: isExact ? evaluateExact(e, exacts, budget) : null, size: value.re };
}

/** Exactly where the fraction is short and no places are asked for, else rounded. */
export function shownNumber({ exact, size }: KnownNumber, form: Form): Expression | null {
  const places = form.decimals ?? PLACES;
  if (exact && form.decimals === undefined && exact.d <= SHORT) {
    const digits = form.number === "decimal" ? terminatingDigits(exact) : null;
    return digits === null ? number(exact) : decimalNode(exact, digits);
  }
  return exact ? decimalNode(roundTo(exact, places), places) : roundedDouble(size, places);
}
