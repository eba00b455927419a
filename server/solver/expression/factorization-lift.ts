import type { Budget } from "../budget";
import { charge } from "../ledger";
import { wordsOf } from "./integer";
import {
  addResidues,
  bezout,
  divideResidues,
  multiplyResidues,
  type Residues,
  reduce,
} from "./polynomial-modular";

/** Monic factors of a polynomial modulo p, lifted to factors modulo `modulus` = pᵏ. */
export interface Lifted {
  readonly factors: readonly (readonly bigint[])[];
  readonly modulus: bigint;
}

const modulo = (a: bigint, m: bigint): bigint => ((a % m) + m) % m;

/** The product of integer polynomials modulo m. */
export function multiplyModulo(a: readonly bigint[], b: readonly bigint[], m: bigint): bigint[] {
  charge(a.length * b.length * (1 + wordsOf(m) ** 2 / 16));
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) result[i + j] = modulo((result[i + j] as bigint) + left * right, m);
  }
  return result;
}

function inverseModulo(a: bigint, m: bigint): bigint {
  let [r0, r1, s0, s1] = [m, modulo(a, m), 0n, 1n];
  while (r1 !== 0n) {
    const q = r0 / r1;
    [r0, r1, s0, s1] = [r1, r0 - q * r1, s1, s0 - q * s1];
  }
  return modulo(s0, m);
}

/** Lifts the factorisation f ≡ lead · ∏ factors (mod p) to a power of p beyond `bound`.
 * @param f integer coefficients, ascending; its leading one is prime to p
 * @param factors monic and coprime modulo p
 * @source Hensel's lemma; von zur Gathen and Gerhard, Modern Computer Algebra, chapter 15 */
export function liftFactors(
  f: readonly bigint[],
  factors: readonly Residues[],
  { p, bound, budget }: { readonly p: number; readonly bound: bigint; readonly budget: Budget },
): Lifted {
  let modulus = BigInt(p);
  while (modulus <= bound) modulus *= BigInt(p);
  const scale = inverseModulo(f[f.length - 1] as bigint, modulus);
  let rest: readonly bigint[] = f.map((c) => modulo(c * scale, modulus));
  const lifted: (readonly bigint[])[] = [];
  for (let i = 0; i + 1 < factors.length; i += 1) {
    const others = factors.slice(i + 1).reduce((product, g) => multiplyResidues(product, g, p), [1]);
    const pair = liftPair(rest, { g: factors[i] as Residues, h: others }, { p, modulus, budget });
    lifted.push(pair.g);
    rest = pair.h;
  }
  return { factors: [...lifted, rest], modulus };
}

function liftPair(
  f: readonly bigint[],
  { g, h }: { readonly g: Residues; readonly h: Residues },
  { p, modulus, budget }: { readonly p: number; readonly modulus: bigint; readonly budget: Budget },
): { g: readonly bigint[]; h: readonly bigint[] } {
  const { s, t } = bezout(g, h, p);
  let liftedG = g.map(BigInt);
  let liftedH = h.map(BigInt);
  for (let power = BigInt(p); power < modulus; power *= BigInt(p)) {
    budget.spend(f.length * wordsOf(modulus));
    const product = multiplyModulo(liftedG, liftedH, modulus);
    const error = reduce(
      f.map((c, i) => modulo(c - (product[i] ?? 0n), modulus) / power),
      p,
    );
    const { quotient, remainder } = divideResidues(multiplyResidues(t, error, p), g, p);
    const deltaH = addResidues(multiplyResidues(s, error, p), multiplyResidues(quotient, h, p), p);
    liftedG = liftedG.map((c, i) => c + power * BigInt(remainder[i] ?? 0));
    liftedH = liftedH.map((c, i) => c + power * BigInt(deltaH[i] ?? 0));
  }
  return { g: liftedG, h: liftedH };
}
