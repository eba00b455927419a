import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { getDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { isClaimed } from "@/server/features/account/service";
import { receiveEvent } from "@/server/features/reconciliation/service";
import { followEnds, isRevoked } from "@/server/features/session/service";
import { getAnalytics } from "@/server/providers/analytics";
import { getAuthProvider } from "@/server/providers/auth";
import { deriveSecret } from "@/server/providers/auth/secrets";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { getPayments } from "@/server/providers/payments";
import { typesetWithKatex } from "@/server/providers/typeset/katex";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readProblem } from "@/server/solver/problem/read";
import { solve } from "@/server/solver/solve";
import { createMemoryRateLimiter } from "./memory-rate-limiter";
import { createRevocations } from "./revocations";
import { createSessionGate, type SessionGate } from "./session";
import { createSharedRateLimiter } from "./shared-rate-limiter";
import type { Deps, RateLimiter, Revocations } from "./types";

export interface Composition {
  readonly deps: Deps;
  readonly gate: SessionGate;
}

/** One of each in a process, also where modules are loaded twice or anew: counts go on, and a session that a page ends
 * has ended for the API. */
const shared = globalThis as typeof globalThis & {
  classmateRateLimiter?: RateLimiter;
  classmateRevocations?: Revocations;
};

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
  const now = () => new Date();
  const newId = () => randomUUID();
  const auth = getAuthProvider();
  shared.classmateRateLimiter ??= createMemoryRateLimiter({ now });
  shared.classmateRevocations ??= createRevocations({ now });
  const revocations = shared.classmateRevocations;
  const siteUrl = env.AUTH_URL.replace(/\/+$/, "");
  const deliver = async (body: string, signature: string) => {
    await receiveEvent(deps, { body, signature });
  };
  const deps: Deps = {
    db: getDatabase,
    auth,
    solve: (text) => solve(text, DEFAULT_LIMITS),
    read: (text) => readProblem(text, DEFAULT_LIMITS),
    checkAnswer,
    checkWorking,
    typeset: typesetWithKatex,
    limiter: shared.classmateRateLimiter,
    sharedLimiter: createSharedRateLimiter({
      db: getDatabase,
      now,
      secret: deriveSecret(env.AUTH_SECRET, "rate-limit"),
    }),
    digestAddress: (address) =>
      createHmac("sha256", deriveSecret(env.AUTH_SECRET, "usage")).update(address).digest("base64url"),
    analytics: getAnalytics(),
    ...getPayments({ db: getDatabase, siteUrl, now, newId, deliver }),
    revocations,
    siteUrl,
    now,
    newId,
    log: createPinoLogger({ level: env.LOG_LEVEL }),
  };
  auth.onSessionsEnded?.((ended) =>
    followEnds(deps, ended).catch((error: unknown) =>
      // The gate asks the auth server itself: what is left undone is only what the settings show.
      deps.log.error("ended sessions were not written down", { operation: "session.follow", error }),
    ),
  );
  const gate = createSessionGate({
    auth,
    secret: env.AUTH_SECRET,
    now,
    newId,
    revoked: (claims, token) => revocations.ask(claims, () => isRevoked(deps, claims, token)),
    claimed: (guestId) => isClaimed(deps, guestId),
  });
  return { deps, gate };
}
