import { absolute, gcd, type Rational, rational } from "../../expression/rational";
import type { Budget } from "../../types";

/** A polynomial with whole coefficients, ascending, the last one not zero. */
export type Whole = readonly bigint[];

export interface RootFactors {
  readonly roots: readonly { readonly root: Rational; readonly multiplicity: number }[];
  /** What is left when the linear factors are divided out; without rational roots. */
  readonly rest: Whole;
}

/** Primes tried for a reduction in which every root stays simple. */
const PRIMES = [7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n, 59n, 61n, 67n, 71n, 73n, 79n];

/** All rational roots of a polynomial with their multiplicities, found by lifting the roots modulo a small prime.
 * @returns null when every prime tried merges two roots
 * @source Hensel's lemma; von zur Gathen & Gerhard, Modern Computer Algebra, section 15.6 */
export function rationalRoots(p: Whole, budget: Budget): RootFactors | null {
  const candidates = candidateRoots(squareFree(p, budget), budget);
  if (!candidates) return null;
  let rest = p;
  const roots: { root: Rational; multiplicity: number }[] = [];
  for (const root of candidates) {
    let multiplicity = 0;
    for (let next = dividedByRoot(rest, root); next; next = dividedByRoot(rest, root)) {
      budget.spend(rest.length);
      rest = next;
      multiplicity++;
    }
    if (multiplicity > 0) roots.push({ root, multiplicity });
  }
  return { roots, rest };
}

/** p / (d·x - n) for the root n/d, or null when it is no root. */
function dividedByRoot(p: Whole, { n, d }: Rational): Whole | null {
  if (p.length < 2) return null;
  const quotient: bigint[] = [];
  let carry = 0n;
  for (const coefficient of p.toReversed()) {
    const value = coefficient + n * carry;
    if (quotient.length === p.length - 1) return value === 0n ? quotient.toReversed() : null;
    if (value % d !== 0n) return null;
    carry = value / d;
    quotient.push(carry);
  }
  return null;
}

function candidateRoots(p: Whole, budget: Budget): readonly Rational[] | null {
  if (p.length < 2) return [];
  const lead = p.at(-1) ?? 1n;
  for (const prime of PRIMES) {
    budget.spend(Number(prime) * p.length);
    if (lead % prime === 0n) continue;
    const residues = residuesOf(p, prime);
    if (residues.some((r) => evaluate(derivative(p), r, prime) === 0n)) continue;
    const bound = p.reduce((most, c) => (c * c > most * most ? c : most), lead);
    const enough = 4n * (absolute({ n: bound, d: 1n }).n + 1n);
    return residues.map((r) => lifted(p, { root: r, prime, enough, lead }));
  }
  return null;
}

function residuesOf(p: Whole, prime: bigint): bigint[] {
  const found: bigint[] = [];
  for (let r = 0n; r < prime; r++) if (evaluate(p, r, prime) === 0n) found.push(r);
  return found;
}

interface Residue {
  readonly root: bigint;
  readonly prime: bigint;
  readonly enough: bigint;
  readonly lead: bigint;
}

/** Newton's iteration doubles the known digits; lead · root is a whole number below the bound. */
function lifted(p: Whole, { root, prime, enough, lead }: Residue): Rational {
  let modulus = prime;
  let r = root;
  while (modulus < enough) {
    modulus *= modulus;
    const slope = evaluate(derivative(p), r, modulus);
    r = mod(r - evaluate(p, r, modulus) * inverse(slope, modulus), modulus);
  }
  const scaled = mod(lead * r, modulus);
  return rational(2n * scaled > modulus ? scaled - modulus : scaled, lead);
}

const mod = (n: bigint, m: bigint): bigint => ((n % m) + m) % m;

const evaluate = (p: Whole, at: bigint, modulus: bigint): bigint =>
  p.reduceRight((value, coefficient) => mod(value * at + coefficient, modulus), 0n);

const derivative = (p: Whole): Whole => p.slice(1).map((coefficient, i) => coefficient * BigInt(i + 1));

/** The inverse modulo m of a number coprime to m. */
function inverse(n: bigint, m: bigint): bigint {
  let [a, b, x, y] = [mod(n, m), m, 1n, 0n];
  while (b !== 0n) {
    const q = a / b;
    [a, b, x, y] = [b, a - q * b, y, x - q * y];
  }
  return mod(x, m);
}

/** p without repeated factors. */
function squareFree(p: Whole, budget: Budget): Whole {
  const common = commonDivisor(p, derivative(p), budget);
  return common.length < 2 ? primitive(p) : primitive(quotientOf(p, common, budget));
}

function commonDivisor(a: Whole, b: Whole, budget: Budget): Whole {
  let [x, y] = [primitive(a), primitive(b)];
  while (y.length > 0) [x, y] = [y, primitive(divide(x, y, budget).remainder)];
  return x;
}

/** The exact quotient up to a constant factor. */
const quotientOf = (a: Whole, b: Whole, budget: Budget): Whole => divide(a, b, budget).quotient;

/** Division with every step scaled so that the coefficients stay whole. */
function divide(a: Whole, b: Whole, budget: Budget): { quotient: Whole; remainder: Whole } {
  const lead = b.at(-1) ?? 1n;
  let remainder = [...a];
  let quotient: bigint[] = Array.from({ length: Math.max(a.length - b.length + 1, 0) }, () => 0n);
  while (remainder.length >= b.length) {
    budget.spend(remainder.length);
    const shift = remainder.length - b.length;
    const top = remainder.at(-1) ?? 0n;
    quotient = quotient.map((c, i) => c * lead + (i === shift ? top : 0n));
    remainder = remainder.map((c, i) => c * lead - top * (b[i - shift] ?? 0n));
    remainder = trimmed(remainder);
  }
  return { quotient: trimmed(quotient), remainder };
}

function trimmed(p: readonly bigint[]): bigint[] {
  const end = p.findLastIndex((c) => c !== 0n);
  return p.slice(0, end + 1);
}

function primitive(p: Whole): Whole {
  const content = p.reduce(gcd, 0n);
  return content === 0n ? [] : p.map((c) => c / content);
}
