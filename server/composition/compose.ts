import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { getEngine } from "@/server/composition/engine";
import { getDatabase } from "@/server/db/client";
import { chooseDriver } from "@/server/db/driver";
import { env } from "@/server/env";
import { isClaimed } from "@/server/features/account/service";
import { receiveEvent } from "@/server/features/billing/reconciliation/service";
import { owesCode } from "@/server/features/second-factor/service";
import { followEnds, isRevoked } from "@/server/features/session/service";
import { getAnalytics } from "@/server/providers/analytics";
import { getAuthProvider } from "@/server/providers/auth";
import { deriveSecret } from "@/server/providers/auth/secrets";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { getPayments } from "@/server/providers/payments";
import type { RateLimiter } from "@/server/providers/rate-limiter/port";
import { createSeal } from "@/server/providers/seal/keyed";
import { typesetWithKatex } from "@/server/providers/typeset/katex";
import { processSlot } from "@/server/runtime";
import type { Deps, Revocations } from "../deps";
import { createMemoryRateLimiter } from "../providers/rate-limiter/memory";
import { createSettlingRateLimiter, type SettlingLimiterOptions } from "../providers/rate-limiter/settling";
import { createSharedRateLimiter } from "../providers/rate-limiter/shared";
import { readAccessToken } from "../session/extension-token";
import { createRevocations } from "../session/revocations";
import { createSessionGate, type SessionGate } from "../session/session-gate";

export interface Composition {
  readonly deps: Deps;
  readonly gate: SessionGate;
}

const limiter = processSlot<RateLimiter>("rateLimiter");
const revoked = processSlot<Revocations>("revocations");
const owed = processSlot<Revocations>("codesOwed");

let composition: Composition | undefined;

/** The composition root: every service, with its real collaborators. Opens nothing by itself. */
export function compose(): Composition {
  composition ??= create();
  return composition;
}

/** @returns what services take */
export function getDeps(): Deps {
  return compose().deps;
}

function create(): Composition {
  const log = createPinoLogger({ level: env.LOG_LEVEL });
  const now = () => new Date();
  const newId = () => randomUUID();
  const auth = getAuthProvider();
  const sharedLimiter = createSharedRateLimiter({
    db: getDatabase,
    now,
    secret: deriveSecret(env.AUTH_SECRET, "rate-limit"),
  });
  limiter.current ??= limiterOfProcess({ now, log, shared: sharedLimiter });
  revoked.current ??= createRevocations({ now });
  const revocations = revoked.current;
  owed.current ??= createRevocations({ now });
  const codesOwed = owed.current;
  const siteUrl = env.AUTH_URL.replace(/\/+$/, "");
  const deliver = async (body: string, signature: string) => {
    await receiveEvent(deps, { body, signature });
  };
  const deps: Deps = {
    db: getDatabase,
    auth,
    engine: getEngine(log),
    engineVersion: env.ENGINE_VERSION,
    typeset: typesetWithKatex,
    limiter: limiter.current,
    sharedLimiter,
    digestAddress: (address) =>
      createHmac("sha256", deriveSecret(env.AUTH_SECRET, "usage")).update(address).digest("base64url"),
    analytics: getAnalytics(),
    ...getPayments({ db: getDatabase, siteUrl, now, newId, deliver }),
    revocations,
    codesOwed,
    factorSeal: createSeal(env.AUTH_SECRET, "second-factor"),
    extensionSeal: createSeal(env.AUTH_SECRET, "extension"),
    siteUrl,
    now,
    newId,
    log,
  };
  followSessions(deps);
  return { deps, gate: gateOf(deps, { revocations, codesOwed }) };
}

/** Sessions that end at the auth server have ended here. */
function followSessions(deps: Deps): void {
  deps.auth.onSessionsEnded?.((ended) =>
    followEnds(deps, ended).catch((error: unknown) =>
      // The gate asks the auth server itself: what is left undone is only what the settings show.
      deps.log.error("ended sessions were not written down", { operation: "session.follow", error }),
    ),
  );
}

interface Remembered {
  readonly revocations: Revocations;
  readonly codesOwed: Revocations;
}

function gateOf(deps: Deps, { revocations, codesOwed }: Remembered): SessionGate {
  const { auth, now, newId } = deps;
  return createSessionGate({
    auth,
    secret: env.AUTH_SECRET,
    now,
    newId,
    readExtension: (token) => readAccessToken(deps.extensionSeal, token, now()),
    revoked: (claims, token) => revocations.ask(claims, () => isRevoked(deps, claims, token)),
    claimed: (guestId) => isClaimed(deps, guestId),
    owesCode: async (claims) => {
      const isOwed = await codesOwed.ask(claims, () => owesCode(deps, claims));
      // Only that nothing is owed is remembered: at another server the code may be entered at any moment.
      if (isOwed) codesOwed.forget(claims.userId);
      return isOwed;
    },
  });
}

/** Where only this process can be on the database, it counts by itself; elsewhere with the others there. */
function limiterOfProcess(options: Omit<SettlingLimiterOptions, "local">): RateLimiter {
  const local = createMemoryRateLimiter(options);
  const isAlone = chooseDriver(env.DATABASE_URL).kind === "pglite";
  return isAlone ? local : createSettlingRateLimiter({ ...options, local });
}
