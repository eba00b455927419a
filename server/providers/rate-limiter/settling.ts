import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import type { RateDecision, RateLimiter, RateRule } from "./port";
import type { SharedRateLimiter } from "./shared";

export interface SettlingLimiterOptions {
  /** Counts in this process: what it refuses is refused, whatever the others know. */
  readonly local: RateLimiter;
  /** Counts for all processes on the database. */
  readonly shared: SharedRateLimiter;
  readonly now: () => Date;
  readonly log: Pick<Logger, "warn">;
  /** Keys kept at most. */
  readonly keysMax?: number;
}

/** How many calls of a limit one process may let in before it has counted them with the others: a tenth. So n processes
 * let in the limit and n tenths of it at most, and anyone who stays below a tenth costs no statement. */
export const UNSETTLED_SHARE = 0.1;

/** How long the database is left alone after it has not answered. */
const AWAY_MS = 1_000;
const KEYS_MAX = 50_000;

interface Account {
  /** Calls let in here and not yet counted with the others. */
  unsettled: number;
  /** When the first of them was. */
  since: number;
  /** Until then the others leave nothing. */
  spentUntil: number;
  /** Being counted with the others now. */
  settling: Promise<void> | null;
}

/** Limits shared by all processes on one database, for calls that are too many for a statement each. Every process counts
 * by itself, and with the others in batches. While the database does not answer, each of them goes by its own count.
 * @returns a limiter that lets in no more than the rule's limit in this process, and in all of them no more than the limit
 * and each one's unsettled share */
export function createSettlingRateLimiter(options: SettlingLimiterOptions): RateLimiter {
  const { local, now, keysMax = KEYS_MAX } = options;
  const accounts = new Map<string, Account>();
  const settle = createSettling(options);

  const accountOf = (key: string, { windowMs }: RateRule, time: number): Account => {
    const known = accounts.get(key);
    const isCurrent = known && Math.abs(time - known.since) < windowMs;
    const account =
      isCurrent || known?.settling ? known : { unsettled: 0, since: time, spentUntil: 0, settling: null };
    // The one that was used last comes last, so that the first is the one to forget.
    accounts.delete(key);
    if (accounts.size >= keysMax) accounts.delete(accounts.keys().next().value ?? "");
    accounts.set(key, account);
    return account;
  };

  return {
    async take(rule, key) {
      const here = await local.take(rule, key);
      if (!here.ok) return here;
      const account = accountOf(key, rule, now().getTime());
      const batch = Math.max(1, Math.floor(rule.limit * UNSETTLED_SHARE));
      while (account.unsettled >= batch && account.settling) await account.settling;
      const refused = refusedUntil(account, now().getTime(), rule);
      if (refused) return refused;
      account.unsettled += 1;
      if (account.unsettled < batch || account.settling) return here;
      account.settling = settle(account, rule, key).finally(() => {
        account.settling = null;
      });
      await account.settling;
      return refusedUntil(account, now().getTime(), rule) ?? here;
    },
  };
}

function refusedUntil({ spentUntil }: Account, time: number, { windowMs }: RateRule): RateDecision | null {
  const left = spentUntil - time;
  // More than a window was reckoned before the clock was put back.
  return left > 0 && left <= windowMs ? { ok: false, retryAfterMs: left } : null;
}

/** Counts what is unsettled with the others, unless the database has just not answered. */
function createSettling({ shared, now, log }: SettlingLimiterOptions) {
  let awayUntil = 0;
  return async (account: Account, rule: RateRule, key: string): Promise<void> => {
    const time = now().getTime();
    const calls = Math.min(account.unsettled, rule.limit);
    if (awayUntil > time && awayUntil <= time + AWAY_MS) return forgive(account, time);
    try {
      const there = await shared.take(rule, key, calls);
      if (!there.ok) account.spentUntil = now().getTime() + there.retryAfterMs;
    } catch (error) {
      awayUntil = now().getTime() + AWAY_MS;
      log.warn("limits are counted by this process alone", { operation: "rate-limit.settle", error });
    }
    account.unsettled -= calls;
    account.since = time;
  };
}

/** Nobody can tell the others; this process's own count goes on. */
function forgive(account: Account, time: number): void {
  account.unsettled = 0;
  account.since = time;
}
