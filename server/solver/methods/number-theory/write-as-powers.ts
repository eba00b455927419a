import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { asPowers } from "./factor-product";
import type { PrimePower } from "./prime-factors";

/** 2 · 2 · 3 → 2² · 3. Null when no prime occurs twice. */
export function writeAsPowers(primes: readonly PrimePower[]): Step | null {
  if (primes.every(({ exponent }) => exponent === 1)) return null;
  return {
    rule: "write-prime-powers",
    title: "Write equal factors as a power.",
    latex: toLatex(asPowers(primes)),
    why: "The exponent counts how often the prime occurs.",
  };
}
