import type { Expression } from "../expression/ast";
import {
  derivativeResidues,
  divideResidues,
  gcdResidues,
  monic,
  multiplyResidues,
  type Residues,
  reduce,
  subtractResidues,
} from "../expression/polynomial-modular";
import { integerRoot } from "../expression/surd";
import type { Budget } from "../types";
import { restrictToLine } from "./line-restriction";
import { degreeOfTerm, termsOf } from "./written-form";

const LINES = 6;
const PRIMES = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

/** `why` is a clause for a student. */
export type Irreducibility =
  | { readonly status: "irreducible" | "reducible"; readonly why: string }
  | { readonly status: "open" };

/** Whether a written sum with coprime whole coefficients splits over the integers. The polynomial is cut down to
 * straight lines; if it does not split there (discriminant, roots, degrees modulo primes, prime values), it does not
 * split at all. "open": none of these tests decides. */
export function irreducibility(e: Expression, budget: Budget): Irreducibility {
  const degrees = termsOf(e).map(degreeOfTerm);
  if (degrees.some((degree) => degree === null)) return { status: "open" };
  const degree = Math.max(...degrees.map(Number));
  if (degree === 1) return { status: "irreducible", why: "is of degree $1$" };
  const letters = new Set(termsOf(e).flatMap((term) => lettersIn(term)));
  for (let variant = 0; variant < LINES; variant += 1) {
    const f = restrictToLine(e, { degree, variant, budget });
    if (!f) continue;
    const outcome = onLine(f, budget);
    if (outcome.status === "irreducible" || (outcome.status === "reducible" && letters.size === 1))
      return outcome;
  }
  return { status: "open" };
}

function lettersIn(term: Expression): string[] {
  if (term.kind === "symbol") return [term.name];
  if (term.kind === "product") return term.factors.flatMap(lettersIn);
  return term.kind === "power" ? lettersIn(term.base) : [];
}

function onLine(f: readonly bigint[], budget: Budget): Irreducibility {
  const degree = f.length - 1;
  if (degree === 2) return byDiscriminant(f);
  const splits = possibleDegrees(f, budget);
  if (splits.size === 0)
    return {
      status: "irreducible",
      why: "does not split: its remainders modulo small primes allow no factor",
    };
  if (isEisenstein(f, budget))
    return { status: "irreducible", why: "does not split, by Eisenstein's criterion" };
  if (hasManyPrimeValues(f, budget)) {
    return { status: "irreducible", why: "does not split: it takes too many prime values to be a product" };
  }
  return { status: "open" };
}

function byDiscriminant([c = 0n, b = 0n, a = 0n]: readonly bigint[]): Irreducibility {
  const discriminant = b * b - 4n * a * c;
  const root = discriminant < 0n ? -1n : integerRoot(discriminant, 2n);
  if (discriminant >= 0n && root * root === discriminant) {
    return { status: "reducible", why: "splits: its discriminant is a square" };
  }
  return { status: "irreducible", why: `does not split: its discriminant $${discriminant}$ is not a square` };
}

/** The degrees from 1 to half that a factor could have, judging by the degrees of the factors modulo primes. */
function possibleDegrees(f: readonly bigint[], budget: Budget): Set<number> {
  const degree = f.length - 1;
  let possible = new Set(Array.from({ length: Math.floor(degree / 2) }, (_, i) => i + 1));
  for (const p of PRIMES) {
    if (possible.size === 0) break;
    const residues = reduce(f, p);
    if (residues.length !== f.length) continue;
    if (gcdResidues(residues, derivativeResidues(residues, p), p).length > 1) continue;
    const sums = subsetSums(degreesModulo(monic(residues, p), p, budget));
    possible = new Set([...possible].filter((d) => sums.has(d)));
  }
  return possible;
}

function subsetSums(parts: readonly number[]): Set<number> {
  const sums = new Set([0]);
  for (const part of parts) for (const sum of [...sums]) sums.add(sum + part);
  return sums;
}

/** Degrees of the irreducible factors modulo p: those of degree d divide x^(p^d) - x.
 * @source distinct-degree factorisation */
function degreesModulo(f: Residues, p: number, budget: Budget): number[] {
  const degrees: number[] = [];
  let rest = f;
  let frobenius: Residues = divideResidues([0, 1], rest, p).remainder;
  for (let d = 1; rest.length > 1; d += 1) {
    if (2 * d > rest.length - 1) {
      degrees.push(rest.length - 1);
      break;
    }
    budget.spend(rest.length);
    frobenius = powerModulo(frobenius, { exponent: p, f: rest, p });
    const common = gcdResidues(rest, subtractResidues(frobenius, [0, 1], p), p);
    if (common.length < 2) continue;
    for (let k = 0; k < (common.length - 1) / d; k += 1) degrees.push(d);
    rest = divideResidues(rest, common, p).quotient;
    frobenius = rest.length > 1 ? divideResidues(frobenius, rest, p).remainder : frobenius;
  }
  return degrees;
}

function powerModulo(
  base: Residues,
  { exponent, f, p }: { readonly exponent: number; readonly f: Residues; readonly p: number },
): Residues {
  let result: Residues = [1];
  for (let k = 0; k < exponent; k += 1)
    result = divideResidues(multiplyResidues(result, base, p), f, p).remainder;
  return result;
}

/** Whether, after a small shift, a prime divides every coefficient but the first, and its square not the last.
 * @source Eisenstein's criterion */
function isEisenstein(f: readonly bigint[], budget: Budget): boolean {
  const primes = [2n, 3n, 5n, 7n, 11n, 13n];
  for (const shift of [0n, 1n, -1n, 2n, -2n, 3n]) {
    budget.spend(f.length * f.length);
    const shifted = shiftedBy(f, shift);
    const lead = shifted[shifted.length - 1] as bigint;
    const last = shifted[0] as bigint;
    const fits = (p: bigint) =>
      lead % p !== 0n && last % (p * p) !== 0n && shifted.slice(0, -1).every((c) => c % p === 0n);
    if (primes.some(fits)) return true;
  }
  return false;
}

/** The coefficients of f(x + shift), by repeated synthetic division. */
function shiftedBy(f: readonly bigint[], shift: bigint): bigint[] {
  const result = [...f];
  for (let done = 0; done < f.length - 1; done += 1) {
    for (let i = f.length - 2; i >= done; i -= 1) {
      result[i] = (result[i] as bigint) + shift * (result[i + 1] as bigint);
    }
  }
  return result;
}

/** A product g · h is prime only where g or h is ±1, and each takes these values at most 2 · degree times; so more
 * prime values than 2 · degree rule a product out. */
function hasManyPrimeValues(f: readonly bigint[], budget: Budget): boolean {
  const needed = 2 * (f.length - 1);
  let found = 0;
  for (let x = -60n; x <= 60n && found <= needed; x += 1n) {
    budget.spend();
    const value = f.reduceRight((sum, c) => sum * x + c, 0n);
    if (isPrime(value < 0n ? -value : value)) found += 1;
  }
  return found > needed;
}

/** @source Miller-Rabin with the bases that decide every number below 3.3 · 10²⁴ (Sorenson and Webster 2015) */
function isPrime(n: bigint): boolean {
  const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
  if (n < 2n || n > 3_000_000_000_000_000_000_000_000n) return false;
  if (bases.some((base) => n % base === 0n)) return bases.includes(n);
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos += 1;
  return bases.every((base) => passes(n, base, { odd, twos }));
}

function passes(
  n: bigint,
  base: bigint,
  { odd, twos }: { readonly odd: bigint; readonly twos: number },
): boolean {
  let x = 1n;
  let square = base % n;
  for (let k = odd; k > 0n; k /= 2n) {
    if (k % 2n === 1n) x = (x * square) % n;
    square = (square * square) % n;
  }
  if (x === 1n || x === n - 1n) return true;
  for (let i = 1; i < twos; i += 1) {
    x = (x * x) % n;
    if (x === n - 1n) return true;
  }
  return false;
}
