import type { Step } from "../../types";

export interface Division {
  readonly dividend: bigint;
  readonly divisor: bigint;
  readonly quotient: bigint;
  readonly remainder: bigint;
}

/** 47 = 6 · 7 + 5: the largest multiple of the divisor is taken out, so that less than the divisor is left.
 * Whole numbers from 0 up, the divisor not 0. */
export function takeLargestMultiple(dividend: bigint, divisor: bigint): Division & { readonly step: Step } {
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  return {
    ...{ dividend, divisor, quotient, remainder },
    step: {
      rule: "take-largest-multiple",
      title: `Find how often $${divisor}$ goes into $${dividend}$.`,
      latex: `${dividend} = ${divisor} \\cdot ${quotient} + ${remainder}`,
      why: `$${divisor} \\cdot ${quotient} = ${divisor * quotient}$ still fits; once more would be $${divisor * (quotient + 1n)}$, too much.`,
    },
  };
}
