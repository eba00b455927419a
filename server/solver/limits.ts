import { charge } from "./ledger";
import { type Budget, LimitReached } from "./types";

/** Limits on what one problem may cost. Parameters of `solve`, these are the defaults. */
export interface Limits {
  /** Characters of input. */
  readonly length: number;
  /** Nesting of brackets, fractions, powers and roots. */
  readonly depth: number;
  /** Bits of any integer met on the way. */
  readonly bits: number;
  /** Elementary operations of one attempt (see Budget). */
  readonly work: number;
  /** Elementary operations of a whole call, whatever is tried in it (see ledger.ts). */
  readonly total: number;
}

export const DEFAULT_LIMITS: Limits = {
  length: 2000,
  depth: 40,
  bits: 4096,
  work: 200_000,
  total: 400_000,
};

/** A budget of `limits.work` elementary operations, which the call that is running pays for. */
export function budget(limits: Limits): Budget {
  let left = limits.work;
  return {
    spend(units = 1) {
      charge(units);
      left -= units;
      if (left < 0) throw new LimitReached("work");
    },
  };
}
