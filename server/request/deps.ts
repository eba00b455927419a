import "server-only";
import { randomUUID } from "node:crypto";
import { getDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { noAnalytics } from "@/server/providers/analytics/none";
import { getAuthProvider } from "@/server/providers/auth";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { typesetWithKatex } from "@/server/providers/typeset/katex";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readProblem } from "@/server/solver/problem/read";
import { solve } from "@/server/solver/solve";
import { createMemoryRateLimiter } from "./memory-rate-limiter";
import { createSessionGate, type SessionGate } from "./session";
import type { Deps, RateLimiter } from "./types";

export interface Composition {
  readonly deps: Deps;
  readonly gate: SessionGate;
}

/** Counts go on when development reloads this file. */
const shared = globalThis as typeof globalThis & { classmateRateLimiter?: RateLimiter };

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
  const deps: Deps = {
    db: getDatabase,
    auth,
    solve: (text) => solve(text, DEFAULT_LIMITS),
    read: (text) => readProblem(text, DEFAULT_LIMITS),
    checkAnswer,
    checkWorking,
    typeset: typesetWithKatex,
    limiter: shared.classmateRateLimiter,
    sharedLimiter: shared.classmateRateLimiter,
    analytics: noAnalytics,
    siteUrl: env.AUTH_URL.replace(/\/+$/, ""),
    now,
    newId,
    log: createPinoLogger({ level: env.LOG_LEVEL }),
  };
  return { deps, gate: createSessionGate({ auth, secret: env.AUTH_SECRET, now, newId }) };
}
