import "server-only";
import type { Caller } from "./port";

const MINUTE = 60_000;

/** Milliseconds of the engine's time that each may use in a minute. Ordinary problems take a few of them. An address
 * has several times what one person has, for a school shares one. */
const WORK_MS_PER_MINUTE: WorkAllowance = { guest: 10_000, account: 20_000, address: 60_000 };

export interface WorkAllowance {
  readonly guest: number;
  readonly account: number;
  readonly address: number;
}

const KEYS_MAX = 100_000;
const SWEEP_EVERY_MS = 10_000;

/** Counts what the engine did for each caller, in milliseconds. */
export interface WorkBudget {
  /** How long the caller has to wait; 0 when there is something left. */
  waitMs(caller: Caller): number;
  charge(caller: Caller, ms: number): void;
}

/** A leaky bucket for each person and each address: one number, the time at which it will be empty again.
 * @param now in milliseconds */
export function createWorkBudget(now: () => number, allowance = WORK_MS_PER_MINUTE): WorkBudget {
  const emptyAt = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = (time: number): void => {
    if (time - sweptAt < SWEEP_EVERY_MS && emptyAt.size < KEYS_MAX) return;
    sweptAt = time;
    for (const [key, at] of emptyAt) if (at <= time) emptyAt.delete(key);
  };

  return {
    waitMs(caller) {
      const time = now();
      const waits = bucketsOf(caller, allowance).map(([key]) => (emptyAt.get(key) ?? 0) - time - MINUTE);
      return Math.max(0, ...waits);
    },
    charge(caller, ms) {
      const time = now();
      sweep(time);
      for (const [key, perMinute] of bucketsOf(caller, allowance))
        emptyAt.set(key, Math.max(emptyAt.get(key) ?? 0, time) + (ms * MINUTE) / perMinute);
    },
  };
}

function bucketsOf(
  { person, isAccount, address }: Caller,
  allowance: WorkAllowance,
): readonly (readonly [key: string, perMinute: number])[] {
  const own = isAccount ? allowance.account : allowance.guest;
  return [...(person === null ? [] : [[person, own] as const]), [`address:${address}`, allowance.address]];
}
