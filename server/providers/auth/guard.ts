import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import { addressOf, placesOf } from "@/server/request/address";
import { type AttemptLimiter, type AttemptRule, createAttemptLimiter } from "./attempt-limit";
import { type AuthCall, emailOf, problem } from "./protocol";

const MINUTE = 60_000;

/** A school shares one address, so an address gets many times what one account does. */
const PER_ADDRESS: AttemptRule = { limit: 600, windowMs: 5 * MINUTE };
const PER_EMAIL: AttemptRule = { limit: 20, windowMs: 10 * MINUTE };
const MAIL_PER_EMAIL: AttemptRule = { limit: 10, windowMs: 15 * MINUTE };
/** Holds also when somebody makes up addresses of both kinds. */
const IN_ALL: AttemptRule = { limit: 3_000, windowMs: 5 * MINUTE };
const RENEWALS_PER_ADDRESS: AttemptRule = { limit: 3_000, windowMs: 5 * MINUTE };

/** Endpoints where guessing pays, and whether they cause mail to whom the call names. */
const ATTEMPTS: Record<string, { mail: boolean }> = {
  "POST token": { mail: false },
  "POST verify": { mail: false },
  "PUT user": { mail: true },
  "GET authorize": { mail: false },
  "GET callback": { mail: false },
  "POST signup": { mail: true },
  "POST recover": { mail: true },
  "POST otp": { mail: true },
  "POST resend": { mail: true },
};

export interface GuardOptions {
  /** Counts per e-mail and per client address; it may count for several processes. In this process when absent. */
  readonly limiter?: AttemptLimiter;
  readonly log: Logger;
  readonly now: () => number;
}

/** Says whether a call may go on.
 * @returns the refusal, in the protocol's own words, or null */
export type Guard = (call: AuthCall) => Promise<Response | null>;

/** Puts limits before the embedded auth server, which has none: per client address, per e-mail address and in all.
 * A limiter that fails lets nobody through. */
export function createGuard({ limiter, log, now }: GuardOptions): Guard {
  const here = createAttemptLimiter({ now });
  const counting = limiter ?? here;

  return async (call) => {
    const kind = ATTEMPTS[call.endpoint];
    if (!kind) return null;
    const address = addressOf(call.headers);
    if (call.url.searchParams.get("grant_type") === "refresh_token") {
      return takePlaces(here, RENEWALS_PER_ADDRESS, { kind: "renewal", address });
    }
    const email = emailOf(call);
    try {
      const inAll = refusal(await here.take(IN_ALL, "all"));
      if (inAll) return inAll;
      const fromAddress = await takePlaces(counting, PER_ADDRESS, { kind: "auth:address", address });
      if (fromAddress || !email) return fromAddress;
      const rule = kind.mail ? MAIL_PER_EMAIL : PER_EMAIL;
      return refusal(await counting.take(rule, `auth:${kind.mail ? "mail" : "email"}:${email}`));
    } catch (error) {
      log.error("the limiter of sign-in attempts failed", { operation: "auth.guard", error });
      return tooMany(60);
    }
  };
}

/** Counts an attempt against an address and the network around it. */
async function takePlaces(
  limiter: AttemptLimiter,
  rule: AttemptRule,
  { kind, address }: { readonly kind: string; readonly address: string },
): Promise<Response | null> {
  for (const { name, share } of placesOf(address)) {
    const refused = refusal(await limiter.take({ ...rule, limit: rule.limit * share }, `${kind}:${name}`));
    if (refused) return refused;
  }
  return null;
}

function refusal(decision: Awaited<ReturnType<AttemptLimiter["take"]>>): Response | null {
  return decision.ok ? null : tooMany(Math.max(1, Math.ceil(decision.retryAfterMs / 1000)));
}

function tooMany(seconds: number): Response {
  const message = `Too many attempts. Please try again in ${seconds} s.`;
  const response = problem(429, "over_request_rate_limit", message);
  response.headers.set("retry-after", String(seconds));
  return response;
}
