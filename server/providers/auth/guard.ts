import { table } from "@/server/solver/table";
import "server-only";
import { addressOf, networksOf } from "@/server/http/client-address";
import type { Logger } from "@/server/providers/logging/port";
import { type AttemptLimiter, type AttemptRule, createAttemptLimiter } from "./attempt-limit";
import { bearerClaims } from "./bearer-claims";
import type { LinkType } from "./email-templates";
import { type AuthCall, emailOf, problem } from "./protocol";

const MINUTE = 60_000;

/** A school shares one address, so an address gets many times what one account does. */
const PER_ADDRESS: AttemptRule = { limit: 600, windowMs: 5 * MINUTE };
/** Tries of one address at one account: passwords, and mail that is asked for. */
const AT_ONE_ACCOUNT: AttemptRule = { limit: 20, windowMs: 10 * MINUTE };
const MAIL_FROM_ONE_PLACE: AttemptRule = { limit: 10, windowMs: 15 * MINUTE };
/** Passwords tried at one account from places where nobody has signed in to it: anyone who has many addresses guesses no
 * faster than this, and its owner's own places stay open. */
const FROM_STRANGERS: AttemptRule = { limit: 100, windowMs: 10 * MINUTE };
const RENEWALS_PER_ADDRESS: AttemptRule = { limit: 3_000, windowMs: 5 * MINUTE };
/** Links of one kind that are mailed to one address, no matter who asks. One is free again every two minutes, and a link can be
 * opened for ten or more: when none is mailed there is one in the mailbox that still opens. */
const LINKS_MAILED: AttemptRule = { limit: 5, windowMs: 10 * MINUTE };

type Kind = "password" | "mail" | "change" | "other";

/** Endpoints where guessing pays, or that cause mail. */
const ATTEMPTS: Record<string, Kind> = table({
  "POST token": "password",
  "POST verify": "other",
  "PUT user": "change",
  "GET authorize": "other",
  "GET callback": "other",
  "POST signup": "mail",
  "POST recover": "mail",
  "POST otp": "mail",
  "POST resend": "mail",
});

/** Remembers from where an account's owner has signed in. */
export interface KnownAddresses {
  has(email: string, address: string): Promise<boolean>;
  keep(email: string, address: string): Promise<void>;
}

export interface GuardOptions {
  /** Counts attempts; it may count for several processes. In this process when absent. */
  readonly limiter?: AttemptLimiter;
  /** No place is known when absent. */
  readonly places?: KnownAddresses;
  readonly log: Logger;
  readonly now: () => number;
}

/** Whether a link of a kind may be mailed to an address now, besides those that are on their way. */
export type MayMail = (email: string, type: LinkType) => Promise<boolean>;

/** Puts limits before the embedded auth server, which has none. Each counts a client address, an account at a client
 * address, or strangers at an account: none can be used up by someone for everyone else. */
export interface Guard {
  /** Says whether a call may go on. A limiter that fails lets nobody through.
   * @returns the refusal, in the protocol's own words, or null */
  refuse(call: AuthCall): Promise<Response | null>;
  /** Remembers the place of someone who has just signed in. */
  welcome(call: AuthCall, email: string): Promise<void>;
  readonly mayMail: MayMail;
}

export function createGuard({ limiter, places, log, now }: GuardOptions): Guard {
  const here = createAttemptLimiter({ now });
  const counting = limiter ?? here;
  const take = async (rule: AttemptRule, key: string) => refusal(await counting.take(rule, `auth:${key}`));

  async function refuseTry(call: AuthCall, kind: Kind, address: string): Promise<Response | null> {
    const email = emailOf(call);
    if (kind === "change") {
      return take(MAIL_FROM_ONE_PLACE, `change:${bearerClaims(call.headers).userId ?? address}`);
    }
    if (!email || kind === "other") return null;
    if (kind === "mail") return take(MAIL_FROM_ONE_PLACE, `mail:${email} ${address}`);
    const here = await take(AT_ONE_ACCOUNT, `password:${email} ${address}`);
    if (here || (await places?.has(email, address))) return here;
    return take(FROM_STRANGERS, `strangers:${email}`);
  }

  return {
    async refuse(call) {
      const kind = ATTEMPTS[call.endpoint];
      if (!kind) return null;
      const address = addressOf(call.headers);
      try {
        if (call.url.searchParams.get("grant_type") === "refresh_token") {
          return await takePlaces(here, RENEWALS_PER_ADDRESS, { kind: "renewal", address });
        }
        const fromAddress = await takePlaces(counting, PER_ADDRESS, { kind: "auth:address", address });
        return fromAddress ?? (await refuseTry(call, kind, address));
      } catch (error) {
        log.error("the limiter of sign-in attempts failed", { operation: "auth.guard", error });
        return tooMany(60);
      }
    },
    async welcome(call, email) {
      await places?.keep(email, addressOf(call.headers)).catch((error: unknown) => {
        log.error("a known place was not kept", { operation: "auth.guard", error });
      });
    },
    async mayMail(email, type) {
      // A fixed window would leave minutes in which no link in the mailbox opens any more.
      return (await counting.take(LINKS_MAILED, `auth:links:${type} ${email}`)).ok;
    },
  };
}

/** Counts an attempt against an address and the network around it. */
async function takePlaces(
  limiter: AttemptLimiter,
  rule: AttemptRule,
  { kind, address }: { readonly kind: string; readonly address: string },
): Promise<Response | null> {
  for (const { name, share } of networksOf(address)) {
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
