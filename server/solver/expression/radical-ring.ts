import { type Budget, LimitReached } from "../budget";
import { chargeIntegers, integerPower } from "./integer";
import { fromInt, gcd, lcm } from "./rational";
import { integerRoot } from "./surd";
import { signOfSurd } from "./surd-sign";

/** coefficient · radicand^(1/index), times i when `imaginary`. The radicand is left as it comes: nothing is
 * simplified, so that a comparison does not depend on simplifying. */
export interface Radical {
  readonly coefficient: bigint;
  readonly index: bigint;
  readonly radicand: bigint;
  readonly imaginary: boolean;
}

/** A sum of whole multiples of roots. Different lists may be the same number: see `isZeroRadical`. */
export type RadicalSum = readonly Radical[];

const LARGEST_INDEX = 64n;
const LARGEST_BITS = 20_000;

export const wholeRadical = (n: bigint): RadicalSum =>
  n === 0n ? [] : [{ coefficient: n, index: 1n, radicand: 1n, imaginary: false }];

export const IMAGINARY_RADICAL: RadicalSum = [{ coefficient: 1n, index: 1n, radicand: 1n, imaginary: true }];

/** n^(1/index) for n ≥ 1, unsimplified.
 * @throws {LimitReached} for an index above 64 */
export function rootRadical(n: bigint, index: bigint): RadicalSum {
  if (index > LARGEST_INDEX) throw new LimitReached("number-size");
  return [{ coefficient: 1n, index, radicand: n, imaginary: false }];
}

function checkSize(n: bigint): bigint {
  if (n.toString(16).length * 4 > LARGEST_BITS) throw new LimitReached("number-size");
  return n;
}

export const addRadicals = (a: RadicalSum, b: RadicalSum): RadicalSum => compact([...a, ...b]);

export const negateRadical = (a: RadicalSum): RadicalSum =>
  a.map((term) => ({ ...term, coefficient: -term.coefficient }));

export function multiplyRadicals(a: RadicalSum, b: RadicalSum, budget: Budget): RadicalSum {
  budget.spend(1 + a.length * b.length);
  return compact(a.flatMap((left) => b.map((right) => times(left, right))));
}

function times(a: Radical, b: Radical): Radical {
  const index = lcm(a.index, b.index);
  if (index > LARGEST_INDEX) throw new LimitReached("number-size");
  const radicand = checkSize(
    integerPower(a.radicand, index / a.index) * integerPower(b.radicand, index / b.index),
  );
  const product = checkSize(a.coefficient * b.coefficient);
  const coefficient = a.imaginary && b.imaginary ? -product : product;
  const imaginary = a.imaginary !== b.imaginary;
  const whole = integerRoot(radicand, index);
  if (integerPower(whole, index) === radicand)
    return { coefficient: coefficient * whole, index: 1n, radicand: 1n, imaginary };
  return { coefficient, index, radicand, imaginary };
}

function compact(terms: RadicalSum): RadicalSum {
  const byRoot = new Map<string, Radical>();
  for (const term of terms) {
    chargeIntegers(term.radicand, term.coefficient);
    const key = `${term.index}:${term.radicand}:${term.imaginary}`;
    const known = byRoot.get(key);
    byRoot.set(key, known ? { ...known, coefficient: known.coefficient + term.coefficient } : term);
  }
  return [...byRoot.values()].filter((term) => term.coefficient !== 0n);
}

/** Whether a sum of roots is exactly zero. Decided by writing all radicands over pairwise coprime numbers that are
 * no powers: roots of different products of those are linearly independent over the rationals.
 * @source A. S. Besicovitch, On the linear independence of fractional powers of integers, 1940 */
export function isZeroRadical(a: RadicalSum, budget: Budget): boolean {
  if (a.length < 2) return a.length === 0;
  const base = coprimeBase(
    a.map((term) => term.radicand),
    budget,
  );
  const totals = new Map<string, bigint>();
  const common = a.reduce((index, term) => lcm(index, term.index), 1n);
  for (const term of a) {
    let { radicand, coefficient } = term;
    const parts = base.map((b) => {
      let exponent = 0n;
      for (; radicand % b === 0n; radicand /= b) {
        chargeIntegers(radicand, b);
        exponent += 1n;
      }
      coefficient *= integerPower(b, exponent / term.index);
      return (exponent % term.index) * (common / term.index);
    });
    budget.spend(1 + parts.length);
    const key = `${term.imaginary}:${parts.join(",")}`;
    totals.set(key, (totals.get(key) ?? 0n) + coefficient);
  }
  return [...totals.values()].every((total) => total === 0n);
}

/** Pairwise coprime numbers above 1, none a perfect power, of which all the given ones are products of powers. */
function coprimeBase(numbers: readonly bigint[], budget: Budget): bigint[] {
  const base: bigint[] = [];
  const waiting = numbers.filter((n) => n > 1n);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    budget.spend();
    const current = withoutPower(next);
    const clash = base.findIndex((b) => gcd(b, current) > 1n);
    const other = base[clash];
    if (other === undefined) {
      base.push(current);
      continue;
    }
    if (other === current) continue;
    base.splice(clash, 1);
    const shared = gcd(other, current);
    waiting.push(...[shared, other / shared, current / shared].filter((n) => n > 1n));
  }
  return base;
}

/** The smallest b with n = bᵏ. */
function withoutPower(n: bigint): bigint {
  for (let k = BigInt(n.toString(2).length); k > 1n; k -= 1n) {
    const root = integerRoot(n, k);
    if (root > 1n && integerPower(root, k) === n) return root;
  }
  return n;
}

export const isRealRadical = (a: RadicalSum): boolean => a.every((term) => !term.imaginary);

/** The sign of a real sum of roots. */
export function signOfRadical(a: RadicalSum, budget: Budget): -1 | 0 | 1 {
  if (isZeroRadical(a, budget)) return 0;
  return signOfSurd(
    a.map((term) => ({ ...term, coefficient: fromInt(term.coefficient) })),
    budget,
  );
}
