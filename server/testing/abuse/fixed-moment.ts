import "server-only";
import type * as Timers from "node:timers/promises";

/** When a form of signing in answers that went wrong, so that nobody learns from the time it took
 * (server/features/auth/actions.ts). */
const FIXED_MOMENT_MS = 700;

/** Node's module with that moment passing at once: a thousand refused forms in a row would be waited for a quarter of an
 * hour, and what they answer does not depend on it. Every other wait stays. */
export function withoutFixedMoment(real: typeof Timers): typeof Timers {
  const setTimeout: typeof Timers.setTimeout = (ms, value, options) =>
    real.setTimeout(ms === FIXED_MOMENT_MS ? 0 : ms, value, options);
  return { ...real, setTimeout };
}
