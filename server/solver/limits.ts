import { type Budget, LimitReached } from "./types";

/** Limits on what one problem may cost. Parameters of `solve`, these are the defaults. */
export interface Limits {
  /** Characters of input. */
  readonly length: number;
  /** Nesting of brackets, fractions, powers and roots. */
  readonly depth: number;
  /** Bits of any integer met on the way. */
  readonly bits: number;
  /** Elementary operations (see Budget). */
  readonly work: number;
}

export const DEFAULT_LIMITS: Limits = { length: 2000, depth: 40, bits: 4096, work: 200_000 };

/** A budget of `limits.work` elementary operations. */
export function budget(limits: Limits): Budget {
  let left = limits.work;
  return {
    spend(units = 1) {
      left -= units;
      if (left < 0) throw new LimitReached("work");
    },
  };
}
