import "server-only";
import { AppError } from "@/server/errors/app-error";
import { metrics } from "@/server/providers/metrics/metrics";
import type { RateDecision, RateRule } from "@/server/providers/rate-limiter/port";
import type { Deps } from "../deps";
import { networksOf } from "../http/client-address";
import { personOf, type Scope } from "../session/scope";
import { type LimitName, type LimitPair, RATE_LIMITS } from "./rate-limits";

type Counting = Pick<Deps, "limiter" | "sharedLimiter" | "log">;

/** Counts one call under a named limit, against the person, the address and the network around it.
 * @param subject `scope` is null for a visitor without one: only the address counts then
 * @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
export async function takeRate(
  deps: Counting,
  name: LimitName,
  { scope, address }: { readonly scope: Scope | null; readonly address: string },
): Promise<void> {
  await takeBoth(deps, name, { person: scope && personOf(scope), address });
}

/** The same for a name that someone claims, such as the e-mail address passwords are tried on: against that name from
 * that address, so that nobody elsewhere uses up what its owner may do.
 * @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
export async function takeRateOfName(
  deps: Counting,
  limit: LimitName,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<void> {
  await takeBoth(deps, limit, { person: `name:${name} ${address}`, address });
}

/** The same for an account that someone has half got into, wherever they are.
 * @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
export async function takeRateOfAccount(
  deps: Counting,
  limit: LimitName,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  await takeBoth(deps, limit, { person: `account:${userId}`, address });
}

/** Refuses when either is used up, and when the limiter itself fails: a limit that opens under load is none. */
async function takeBoth(
  { limiter, sharedLimiter, log }: Counting,
  name: LimitName,
  { person, address }: { readonly person: string | null; readonly address: string },
): Promise<void> {
  const rules: LimitPair = RATE_LIMITS[name];
  const counter = rules.shared ? sharedLimiter : limiter;
  const take = async (rule: RateRule, key: string): Promise<RateDecision> =>
    counter.take(rule, `${name}:${key}`);
  try {
    if (person) refuse(name, await take(rules.scope, person));
    for (const { name: place, share } of networksOf(address))
      refuse(name, await take({ ...rules.address, limit: rules.address.limit * share }, `address:${place}`));
  } catch (error) {
    if (AppError.isInstance(error)) throw error;
    log.error("the rate limiter failed", { operation: name, error });
    throw new AppError("TOO_MANY_REQUESTS", { cause: error });
  }
}

function refuse(limit: LimitName, decision: RateDecision): void {
  if (decision.ok) return;
  metrics().refusals.add({ limit });
  throw new AppError("TOO_MANY_REQUESTS", {
    retryAfterSeconds: Math.max(1, Math.ceil(decision.retryAfterMs / 1000)),
  });
}
