import { type Budget, LimitReached, type Limits } from "./budget";
import { charge } from "./ledger";

export type { Limits } from "./budget";

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
