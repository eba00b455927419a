import type { Relation } from "../expression/ast";
import { negation, sum } from "../expression/build";
import {
  constantPolynomial,
  constantValue,
  degreeIn,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  powerPolynomial,
  scalePolynomial,
  subtractPolynomials,
  variablePolynomial,
  variablesOf,
} from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { coefficientsIn, gcdPolynomials } from "../expression/polynomial-gcd";
import { divide, fromInt, ONE } from "../expression/rational";
import type { Budget } from "../types";
import { type Fraction, fractionOf } from "./fraction";
import type { Atom, LetterTower } from "./letter-tower";

/** A polynomial that every solution of an equation makes zero, and what must not be negative for a zero of it to be a
 * solution: what an even root is equal to. */
export interface Cleared {
  readonly polynomial: Polynomial;
  readonly notNegative: readonly Fraction[];
}

interface Tools {
  readonly unknown: string;
  readonly tower: LetterTower;
  readonly budget: Budget;
}

/** Clears the roots, powers and logarithms that hold the unknown, one after the other: u = V becomes radicand = Vⁿ,
 * exponent = log V, argument = a power.
 * @returns null where the unknown stands in two of them, or in one and beside it */
export function clearedOf({ left, right }: Relation, tools: Tools): Cleared | null {
  const { unknown, tower, budget } = tools;
  const notNegative: Fraction[] = [];
  let gap = tower.read(sum([left, negation(right)]));
  while (gap) {
    budget.spend();
    const { top } = reduced(gap, budget);
    const [only, ...more] = variablesOf(top).filter((name) => tower.holds(variablePolynomial(name), unknown));
    if (only === undefined || more.length > 0) return null;
    const atom = tower.atom(only);
    if (!atom) return { polynomial: top, notNegative };
    const [constant, slope, ...higher] = coefficientsIn(top, only);
    if (!constant || !slope || higher.length > 0) return null;
    const value = reduced({ top: negatePolynomial(constant), bottom: slope }, budget);
    if (atom.kind === "root" && atom.index % 2 === 0) notNegative.push(value);
    gap = without(atom, value, tools);
  }
  return null;
}

/** The difference of the sides once `atom` = value is cleared. */
function without(atom: Atom, value: Fraction, { unknown, tower, budget }: Tools): Fraction | null {
  if (atom.kind === "root") {
    const raised = (p: Polynomial) => powerPolynomial(p, atom.index, budget);
    return minus(atom.of, { top: raised(value.top), bottom: raised(value.bottom) }, budget);
  }
  if (atom.kind === "function") return null;
  if (tower.holds(atom.base.top, unknown) || tower.holds(atom.base.bottom, unknown)) return null;
  const inverse = atom.kind === "power" ? "logarithm" : "power";
  const letter = tower.letterFor({ kind: inverse, base: atom.base, of: value });
  const other = fractionOf(letter, new Map(), budget);
  return other && minus(atom.of, other, budget);
}

const minus = (a: Fraction, b: Fraction, budget: Budget): Fraction => ({
  top: subtractPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  ),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});

/** In lowest terms; a number below is divided off. */
export function reduced({ top, bottom }: Fraction, budget: Budget): Fraction {
  const shared = gcdPolynomials(top, bottom, budget);
  const [above, below] = [
    divideExactly(top, shared, budget) ?? top,
    divideExactly(bottom, shared, budget) ?? bottom,
  ];
  const number = constantValue(below);
  return number && number.n !== 0n
    ? { top: scalePolynomial(above, divide(ONE, number)), bottom: constantPolynomial(ONE) }
    : { top: above, bottom: below };
}

/** Whether the zeros of a polynomial in the unknown are those of (unknown - s)ⁿ = R, n > 2: one that is real for odd n, two
 * at most for even n. Then p·nⁿ·lead^(n-1) is a number beside (n·lead·unknown + next)ⁿ.
 * @returns how many real zeros there are at most; null for polynomials of another kind */
export function zerosOfPower(p: Polynomial, unknown: string, budget: Budget): number | null {
  const n = degreeIn(p, unknown);
  const [lead, next] = [coefficientsIn(p, unknown)[n], coefficientsIn(p, unknown)[n - 1]];
  if (!lead || !next || n > 12) return null;
  const times = (a: Polynomial, b: Polynomial) => multiplyPolynomials(a, b, budget);
  const scaled = (q: Polynomial, factor: number) => scalePolynomial(q, fromInt(factor));
  const slope = times(scaled(lead, n), variablePolynomial(unknown));
  const base = subtractPolynomials(slope, negatePolynomial(next));
  const whole = times(
    scalePolynomial(p, fromInt(BigInt(n) ** BigInt(n))),
    powerPolynomial(lead, n - 1, budget),
  );
  const rest = subtractPolynomials(whole, powerPolynomial(base, n, budget));
  return degreeIn(rest, unknown) > 0 ? null : 2 - (n % 2);
}
