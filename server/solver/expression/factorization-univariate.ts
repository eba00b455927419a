import type { Budget } from "../budget";
import { charge } from "../ledger";
import { liftFactors, multiplyModulo } from "./factorization-lift";
import { wordsOf } from "./integer";
import {
  derivativeResidues,
  factorModulo,
  gcdResidues,
  monic,
  type Residues,
  reduce,
} from "./polynomial-modular";
import { gcd } from "./rational";
import { integerRoot } from "./surd";

/** Integer coefficients, ascending, the last one not zero. */
export type IntegerCoefficients = readonly bigint[];

const PRIMES = [
  3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
];
/** Good primes tried; the one with the fewest modular factors is used. */
const PRIME_TRIALS = 5;

/** The irreducible factors over the integers of a polynomial without repeated factors and with coprime
 * coefficients, leading one positive.
 * @throws {LimitReached} when the recombination is too long
 * @source Zassenhaus; von zur Gathen and Gerhard, Modern Computer Algebra, algorithm 15.19 */
export function factorSquareFree(f: IntegerCoefficients, budget: Budget): IntegerCoefficients[] {
  if (f.length <= 2) return [f];
  const { p, factors } = bestPrime(f, budget);
  if (factors.length === 1) return [f];
  const lead = f[f.length - 1] as bigint;
  const { factors: lifted, modulus } = liftFactors(f, factors, {
    p,
    bound: 2n * lead * coefficientBound(f),
    budget,
  });
  return recombine(f, { lifted, modulus }, budget);
}

function bestPrime(f: IntegerCoefficients, budget: Budget): { p: number; factors: Residues[] } {
  let best: { p: number; factors: Residues[] } | null = null;
  let trials = 0;
  for (let p = 3; trials < PRIME_TRIALS; p = nextPrime(p)) {
    const residues = reduce(f, p);
    budget.spend(f.length);
    if (residues.length !== f.length) continue;
    if (gcdResidues(residues, derivativeResidues(residues, p), p).length > 1) continue;
    trials += 1;
    const factors = factorModulo(monic(residues, p), p, budget);
    if (!best || factors.length < best.factors.length) best = { p, factors };
    if (factors.length === 1) break;
  }
  return best as { p: number; factors: Residues[] };
}

function nextPrime(p: number): number {
  const listed = PRIMES.find((prime) => prime > p);
  if (listed) return listed;
  let candidate = p + 2;
  while (PRIMES.some((prime) => candidate % prime === 0) || !isPrime(candidate)) candidate += 2;
  return candidate;
}

function isPrime(n: number): boolean {
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) return false;
  return n % 2 === 1;
}

/** No coefficient of a factor of f exceeds this.
 * @source Mignotte's bound: 2ⁿ · ‖f‖₂ */
function coefficientBound(f: IntegerCoefficients): bigint {
  charge(f.length);
  const squares = f.reduce((total, c) => total + c * c, 0n);
  return (integerRoot(squares, 2n) + 1n) << BigInt(f.length - 1);
}

function recombine(
  f: IntegerCoefficients,
  { lifted, modulus }: { readonly lifted: readonly IntegerCoefficients[]; readonly modulus: bigint },
  budget: Budget,
): IntegerCoefficients[] {
  const found: IntegerCoefficients[] = [];
  let rest = f;
  let pool = [...lifted];
  for (let size = 1; 2 * size <= pool.length; ) {
    const hit = findFactor(rest, { pool, size, modulus }, budget);
    if (!hit) {
      size += 1;
      continue;
    }
    found.push(hit.factor);
    rest = hit.rest;
    pool = pool.filter((_, i) => !hit.chosen.includes(i));
  }
  return [...found, rest];
}

function findFactor(
  f: IntegerCoefficients,
  { pool, size, modulus }: { pool: readonly IntegerCoefficients[]; size: number; modulus: bigint },
  budget: Budget,
): { factor: IntegerCoefficients; rest: IntegerCoefficients; chosen: readonly number[] } | null {
  const lead = f[f.length - 1] as bigint;
  for (const chosen of choices(pool.length, size)) {
    budget.spend(f.length * size);
    let product: bigint[] = [lead];
    for (const i of chosen) product = multiplyModulo(product, pool[i] as IntegerCoefficients, modulus);
    const factor = primitivePart(product.map((c) => (2n * c > modulus ? c - modulus : c)));
    const rest = divideIntegers(f, factor);
    if (rest) return { factor, rest, chosen };
  }
  return null;
}

/** All increasing lists of `size` indices below n. */
export function* choices(n: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i + size <= n; i += 1) {
    charge(size);
    for (const tail of choices(n, size - 1, i + 1)) yield [i, ...tail];
  }
}

function primitivePart(a: IntegerCoefficients): IntegerCoefficients {
  const content = a.reduce(gcd, 0n);
  const sign = (a[a.length - 1] as bigint) < 0n ? -1n : 1n;
  return a.map((c) => (sign * c) / content);
}

/** a / b over the integers, or null when it leaves a remainder. */
function divideIntegers(a: IntegerCoefficients, b: IntegerCoefficients): IntegerCoefficients | null {
  const rest = [...a];
  const lead = b[b.length - 1] as bigint;
  const quotient: bigint[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const top = rest[shift + b.length - 1] as bigint;
    if (top % lead !== 0n) return null;
    quotient.unshift(top / lead);
    charge(b.length * (wordsOf(top) + wordsOf(lead)));
    for (const [i, c] of b.entries()) rest[shift + i] = (rest[shift + i] as bigint) - (top / lead) * c;
  }
  return rest.every((c) => c === 0n) && quotient.length > 0 ? quotient : null;
}

export function multiplyIntegers(a: IntegerCoefficients, b: IntegerCoefficients): bigint[] {
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, left] of a.entries()) {
    charge(1 + b.length * wordsOf(left));
    for (const [j, right] of b.entries()) result[i + j] = (result[i + j] as bigint) + left * right;
  }
  return result;
}
