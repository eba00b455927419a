import type { Budget } from "../budget";
import { charge } from "../ledger";

/** A polynomial modulo a small prime: coefficients in 0…p-1, ascending, no leading zeros; [] is zero.
 * Primes stay below 2²⁰, so that a product of two coefficients is an exact double. */
export type Residues = number[];

/** What one product of small numbers costs, in units of the ledger. */
const PER_PRODUCT = 1 / 16;

export function trim(a: Residues): Residues {
  let length = a.length;
  while (length > 0 && a[length - 1] === 0) length -= 1;
  return length === a.length ? a : a.slice(0, length);
}

export function reduce(coefficients: readonly bigint[], p: number): Residues {
  charge(1 + coefficients.length);
  return trim(coefficients.map((c) => Number(((c % BigInt(p)) + BigInt(p)) % BigInt(p))));
}

/** The inverse of a modulo the prime p, for a not divisible by p. */
export function inverse(a: number, p: number): number {
  let [r0, r1, s0, s1] = [p, a % p, 0, 1];
  while (r1 !== 0) {
    const q = Math.floor(r0 / r1);
    [r0, r1, s0, s1] = [r1, r0 - q * r1, s1, s0 - q * s1];
  }
  return ((s0 % p) + p) % p;
}

export function addResidues(a: Residues, b: Residues, p: number): Residues {
  const length = Math.max(a.length, b.length);
  charge(1 + length * PER_PRODUCT);
  return trim(Array.from({ length }, (_, i) => ((a[i] ?? 0) + (b[i] ?? 0)) % p));
}

function scaleResidues(a: Residues, factor: number, p: number): Residues {
  charge(1 + a.length * PER_PRODUCT);
  return trim(a.map((c) => (c * factor) % p));
}

export const subtractResidues = (a: Residues, b: Residues, p: number): Residues =>
  addResidues(a, scaleResidues(b, p - 1, p), p);

export function multiplyResidues(a: Residues, b: Residues, p: number): Residues {
  if (a.length === 0 || b.length === 0) return [];
  charge(1 + a.length * b.length * PER_PRODUCT);
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) result[i + j] = ((result[i + j] ?? 0) + left * right) % p;
  }
  return trim(result);
}

export function divideResidues(
  a: Residues,
  b: Residues,
  p: number,
): { quotient: Residues; remainder: Residues } {
  charge(1 + Math.max(1, a.length - b.length + 1) * b.length * PER_PRODUCT);
  const rest = [...a];
  const lead = inverse(b[b.length - 1] as number, p);
  const quotient = new Array<number>(Math.max(a.length - b.length + 1, 0)).fill(0);
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const factor = ((rest[shift + b.length - 1] as number) * lead) % p;
    quotient[shift] = factor;
    for (const [i, c] of b.entries()) rest[shift + i] = ((rest[shift + i] as number) + (p - factor) * c) % p;
  }
  return { quotient: trim(quotient), remainder: trim(rest.slice(0, b.length - 1)) };
}

export const monic = (a: Residues, p: number): Residues =>
  a.length === 0 ? a : scaleResidues(a, inverse(a[a.length - 1] as number, p), p);

export function gcdResidues(a: Residues, b: Residues, p: number): Residues {
  let [high, low] = [a, b];
  while (low.length > 0) [high, low] = [low, divideResidues(high, low, p).remainder];
  return monic(high, p);
}

export const derivativeResidues = (a: Residues, p: number): Residues =>
  trim(a.slice(1).map((c, i) => (c * (i + 1)) % p));

/** Coefficients s and t with s·a + t·b = 1, for coprime a and b. */
export function bezout(a: Residues, b: Residues, p: number): { s: Residues; t: Residues } {
  let [r0, r1] = [a, b];
  let [s0, s1]: [Residues, Residues] = [[1], []];
  let [t0, t1]: [Residues, Residues] = [[], [1]];
  while (r1.length > 0) {
    const { quotient, remainder } = divideResidues(r0, r1, p);
    [r0, r1] = [r1, remainder];
    [s0, s1] = [s1, subtractResidues(s0, multiplyResidues(quotient, s1, p), p)];
    [t0, t1] = [t1, subtractResidues(t0, multiplyResidues(quotient, t1, p), p)];
  }
  const scale = inverse(r0[0] as number, p);
  return { s: scaleResidues(s0, scale, p), t: scaleResidues(t0, scale, p) };
}

/** The monic irreducible factors modulo p of a monic polynomial without repeated factors.
 * @source Berlekamp's algorithm, Knuth, The Art of Computer Programming 2, section 4.6.2 */
export function factorModulo(f: Residues, p: number, budget: Budget): Residues[] {
  const basis = berlekampBasis(f, p, budget);
  let factors: Residues[] = [f];
  for (const vector of basis) {
    if (factors.length === basis.length) break;
    if (vector.length < 2) continue;
    factors = factors.flatMap((factor) => splitBy(factor, vector, { p, budget }));
  }
  return factors;
}

function splitBy(
  factor: Residues,
  vector: Residues,
  { p, budget }: { readonly p: number; readonly budget: Budget },
): Residues[] {
  const found: Residues[] = [];
  let rest = factor;
  for (let shift = 0; shift < p && rest.length > 2; shift += 1) {
    budget.spend();
    const common = gcdResidues(rest, subtractResidues(vector, shift === 0 ? [] : [shift], p), p);
    if (common.length < 2 || common.length === rest.length) continue;
    found.push(common);
    rest = divideResidues(rest, common, p).quotient;
  }
  return [...found, rest];
}

/** A basis of the polynomials v with vᵖ = v modulo f; as many as f has irreducible factors. */
function berlekampBasis(f: Residues, p: number, budget: Budget): Residues[] {
  const size = f.length - 1;
  const rows = frobeniusRows(f, p, budget);
  const kernel = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  );
  const used = new Set<number>();
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.findIndex((row, i) => !used.has(i) && row[column] !== 0);
    if (pivot < 0) continue;
    budget.spend(size);
    used.add(pivot);
    const scale = inverse(rows[pivot]?.[column] as number, p);
    for (let i = 0; i < size; i += 1) {
      const entry = rows[i]?.[column] as number;
      if (i === pivot || entry === 0) continue;
      const factor = p - ((entry * scale) % p);
      addRow(rows, { from: pivot, to: i, factor }, p);
      addRow(kernel, { from: pivot, to: i, factor }, p);
    }
  }
  return kernel.filter((_, i) => !used.has(i)).map((vector) => trim([...vector]));
}

function addRow(
  rows: number[][],
  { from, to, factor }: { readonly from: number; readonly to: number; readonly factor: number },
  p: number,
): void {
  const source = rows[from] as number[];
  charge(source.length * PER_PRODUCT);
  rows[to] = (rows[to] as number[]).map((entry, j) => (entry + factor * (source[j] as number)) % p);
}

/** Row i: the coefficients of x^(ip) - x^i modulo f. */
function frobeniusRows(f: Residues, p: number, budget: Budget): number[][] {
  const size = f.length - 1;
  const step = powerOfX(f, p);
  const rows: number[][] = [];
  let current: Residues = [1];
  for (let i = 0; i < size; i += 1) {
    budget.spend(size);
    rows.push(Array.from({ length: size }, (_, j) => ((current[j] ?? 0) + (i === j ? p - 1 : 0)) % p));
    current = divideResidues(multiplyResidues(current, step, p), f, p).remainder;
  }
  return rows;
}

/** xᵖ modulo f. */
function powerOfX(f: Residues, p: number): Residues {
  let result: Residues = [1];
  let square: Residues = divideResidues([0, 1], f, p).remainder;
  for (let rest = p; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = divideResidues(multiplyResidues(result, square, p), f, p).remainder;
    square = divideResidues(multiplyResidues(square, square, p), f, p).remainder;
  }
  return result;
}
