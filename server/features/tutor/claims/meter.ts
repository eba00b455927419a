import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { CHECK_TIME_MAX_MS } from "./limits";

/** Time that judging one reply takes, without the waits between. */
export interface Meter {
  /** Does a piece of work after other work had its turn. */
  run<T>(work: () => T): Promise<T>;
  isOut(): boolean;
}

/** @param now in milliseconds */
export function createMeter(now: () => number): Meter {
  let spent = 0;
  return {
    async run(work) {
      await breathe();
      const began = now();
      try {
        return work();
      } finally {
        spent += now() - began;
      }
    },
    isOut: () => spent >= CHECK_TIME_MAX_MS,
  };
}
