import type { Expression } from "../expression/ast";
import { int, negation, number, product, quotient, sum, symbol } from "../expression/build";
import { add, isZero, multiply, negate, ONE, type Rational, rational, ZERO } from "../expression/rational";

/** A known or unknown quantity: how it is written in a calculation, and the same as a linear form in the letters. */
export interface Amount {
  readonly shown: Expression;
  readonly constant: Rational;
  readonly letters: ReadonlyMap<string, Rational>;
  /** The story tells this very number. */
  readonly isTold?: boolean;
}

export const told = (value: Rational, shown: Expression = number(value)): Amount => ({
  shown,
  constant: value,
  letters: new Map(),
  isTold: true,
});
export const letter = (name: string): Amount => ({
  shown: symbol(name),
  constant: ZERO,
  letters: new Map([[name, ONE]]),
});
export const NONE: Amount = { shown: int(0), constant: ZERO, letters: new Map() };
export const isKnown = ({ letters }: Amount): boolean => letters.size === 0;

export function plus(amounts: readonly Amount[]): Amount {
  const [first, ...rest] = amounts;
  if (!first || rest.length === 0) return first ?? NONE;
  const letters = new Map<string, Rational>();
  let constant = ZERO;
  for (const amount of amounts) {
    constant = add(constant, amount.constant);
    for (const [name, factor] of amount.letters) letters.set(name, add(letters.get(name) ?? ZERO, factor));
  }
  for (const [name, factor] of letters) if (isZero(factor)) letters.delete(name);
  return { constant, letters, shown: sum(amounts.map(({ shown }) => shown)) };
}

const scaled = (amount: Amount, factor: Rational): Pick<Amount, "constant" | "letters"> => ({
  constant: multiply(amount.constant, factor),
  letters: new Map([...amount.letters].map(([name, each]) => [name, multiply(each, factor)])),
});

export const minus = (amount: Amount): Amount => ({
  ...scaled(amount, negate(ONE)),
  shown: negation(amount.shown),
});
export const difference = (one: Amount, other: Amount): Amount => plus([one, minus(other)]);

/** Null when both are unknown, which no linear equation says. */
export function times(one: Amount, other: Amount): Amount | null {
  if (isKnown(one)) return { ...scaled(other, one.constant), shown: product([one.shown, other.shown], true) };
  return isKnown(other)
    ? { ...scaled(one, other.constant), shown: product([one.shown, other.shown], true) }
    : null;
}

/** Null when the divisor is unknown or nothing. */
export function over(one: Amount, other: Amount): Amount | null {
  if (!isKnown(other) || isZero(other.constant)) return null;
  const { n, d } = other.constant;
  return { ...scaled(one, rational(d, n)), shown: quotient(one.shown, other.shown) };
}
