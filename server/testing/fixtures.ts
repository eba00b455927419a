import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { createTestDatabase, type TestDatabase } from "@/server/db/testing";
import type { Database } from "@/server/db/types";
import { isClaimed } from "@/server/features/account/service";
import { receiveEvent } from "@/server/features/billing/reconciliation/service";
import { createEmbeddedModel } from "@/server/features/tutor/built-in/model";
import { appendEvents } from "@/server/features/tutor/runs/append-events";
import { noAnalytics } from "@/server/providers/analytics/none";
import type { AuthProvider } from "@/server/providers/auth/port";
import { createGroupCommit } from "@/server/providers/group-commit";
import { createLiveRuns } from "@/server/providers/live-runs";
import { createPaymentsInSandbox } from "@/server/providers/payments/in-sandbox";
import { createSeal } from "@/server/providers/seal/keyed";
import { createLocalSignals } from "@/server/providers/signals/local";
import { typesetWithKatex } from "@/server/providers/typeset/katex";
import type { Deps, TutorDeps, TutorServices } from "../deps";
import { createMemoryRateLimiter } from "../providers/rate-limiter/memory";
import { readAccessToken } from "../session/extension-token";
import { createRevocations } from "../session/revocations";
import type { GuestScope, UserScope } from "../session/scope";
import { createSessionGate, type SessionGate } from "../session/session-gate";

const KEY = new TextEncoder().encode("a-key-for-tests-only-of-32-bytes!!");

/** The address under which the test's auth server would answer. */
export const TEST_AUTH_URL = "http://auth.test";

const TEST_SITE_URL = "http://classmate.example";

/** Signs what the test's sandbox reports. */
export const TEST_WEBHOOK_SECRET = "whsec_fortestsonly";

/** The code that takes a fifth off a first payment in the test's sandbox. */
export const TEST_PROMOTION = { code: "BACK20", percentOff: 20 } as const;

/** Everything a service takes, on a database of its own: the real engine, the real gate, real signatures, a clock
 * and ids that only move when a test moves them. */
export interface TestFixtures {
  readonly deps: Deps;
  readonly gate: SessionGate;
  /** Moves the clock on. */
  pass(ms: number): void;
  /** An access token the gate accepts for an hour. */
  token(userId: string, email?: string): Promise<string>;
  user(userId: string, email?: string): Promise<UserScope>;
  guest(): GuestScope;
  close(): Promise<void>;
}

/** @param overrides parts to exchange, such as an engine with a known outcome; with a database, none is made */
export async function createTestFixtures(overrides: Partial<Deps> = {}): Promise<TestFixtures> {
  const own = overrides.db ? null : await createTestDatabase();
  let time = Date.UTC(2026, 0, 5, 12);
  let ids = 0;
  const now = overrides.now ?? (() => new Date(time));
  const newId = overrides.newId ?? (() => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`);
  const auth = overrides.auth ?? createTestAuth(now);
  const deps: Deps = {
    db: async () => databaseOf(own),
    auth,
    engine: createEngineInProcess(),
    engineVersion: "a1b2c3d4e5f6",
    typeset: typesetWithKatex,
    limiter: createMemoryRateLimiter({ now }),
    sharedLimiter: createMemoryRateLimiter({ now }),
    digestAddress: (address) => createHmac("sha256", "a-key-for-tests").update(address).digest("base64url"),
    analytics: noAnalytics,
    ...testPayments({ deps: () => deps, now, newId }),
    revocations: createRevocations({ now }),
    codesOwed: createRevocations({ now }),
    factorSeal: createSeal("a-secret-for-tests-only", "second-factor"),
    extensionSeal: createSeal("a-secret-for-tests-only", "extension"),
    siteUrl: TEST_SITE_URL,
    now,
    newId,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    ...overrides,
  };
  const gate = createSessionGate({
    auth,
    secret: "a-secret-for-tests-only",
    now,
    newId,
    readExtension: (token) => readAccessToken(deps.extensionSeal, token, now()),
    revoked: neverRevoked,
    owesCode: neverOwed,
    claimed: (guestId) => isClaimed(deps, guestId),
  });
  const token = (userId: string, email = `${userId}@example.org`) => sign({ userId, email, now });
  return {
    deps,
    gate,
    pass: (ms) => {
      time += ms;
    },
    token,
    async user(userId, email) {
      const authorization = `Bearer ${await token(userId, email)}`;
      const { scope } = await gate.read({ cookies: [], authorization });
      if (scope?.kind !== "user") throw new Error("the gate did not accept the test's own token");
      return scope;
    },
    guest: () => gate.mintGuest().scope,
    close: async () => own?.close(),
  };
}

function databaseOf(own: TestDatabase | null): Database {
  if (!own) throw new Error("these fixtures have someone else's database");
  return own.db;
}

/** The sandbox on the fixtures' own database, with its events worked off as a webhook's. */
function testPayments(fixtures: Pick<Deps, "now" | "newId"> & { readonly deps: () => Deps }) {
  const { deps, now, newId } = fixtures;
  return createPaymentsInSandbox({
    db: () => deps().db(),
    webhookSecret: TEST_WEBHOOK_SECRET,
    siteUrl: TEST_SITE_URL,
    now,
    newId,
    promotion: TEST_PROMOTION,
    deliver: async (body, signature) => {
      await receiveEvent(deps(), { body, signature });
    },
  });
}

let processes = 0;

/** What writing replies takes, as a process of its own on the fixtures' database: a tutor that does not pause, and no
 * waiting for company before something is kept. */
export function createTutorDeps(deps: Deps, changes: Partial<TutorServices> = {}): TutorDeps {
  const signals = changes.signals ?? createLocalSignals(20);
  const engine = {
    model: createEmbeddedModel({ engine: deps.engine, chunkPauseMs: 0 }),
    kind: "engine",
  } as const;
  return {
    ...deps,
    chatModel: engine,
    standIn: engine,
    spending: { model: "m", inputPrice: 0, outputPrice: 0, dailyCap: null },
    live: createLiveRuns(),
    events: createGroupCommit((events) => appendEvents({ db: deps.db, signals }, events), { gatherMs: 0 }),
    signals,
    instance: `process-${++processes}`,
    alone: false,
    outliveAnswer: () => undefined,
    ...changes,
  };
}

/** A reply as a viewer has it when its stream has ended. */
export interface Viewed {
  readonly text: string;
  /** All that was told beside the text, the later over the earlier. */
  readonly metadata: Record<string, unknown>;
  /** Words of a failure; null without one. */
  readonly error: string | null;
  /** How many events there were. */
  readonly events: number;
}

/** Reads a reply's events to the end. */
export async function viewed(events: AsyncIterable<unknown>): Promise<Viewed> {
  const seen: Viewed & { text: string; error: string | null; events: number } = {
    text: "",
    metadata: {},
    error: null,
    events: 0,
  };
  for await (const event of events) {
    seen.events += 1;
    if (typeof event === "string") seen.text += event;
    else if (typeof event === "object" && event !== null) {
      if ("messageMetadata" in event) Object.assign(seen.metadata, event.messageMetadata);
      if ("errorText" in event) seen.error = String(event.errorText);
    }
  }
  return seen;
}

/** The test's tokens name no session that could be ended. */
const neverRevoked = async () => false;

/** Nor do its accounts ask for codes, unless a test has a gate of its own. */
const neverOwed = async () => false;

/** Checks real signatures against the test's key and clock; has no network. */
function createTestAuth(now: () => Date): AuthProvider {
  return {
    kind: "embedded",
    url: TEST_AUTH_URL,
    anonKey: "anonymous",
    fetch: async () => Response.json({ message: "no auth server in this test" }, { status: 503 }),
    socialProviders: async () => [],
    deleteUser: async () => {},
    findPerson: async () => null,
    isHealthy: async () => true,
    async verifyAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, KEY, { algorithms: ["HS256"], currentDate: now() });
        if (!payload.sub || !payload.exp) return null;
        const email = typeof payload.email === "string" ? payload.email : null;
        const issuedAt = payload.iat ?? 0;
        return {
          userId: payload.sub,
          email,
          provider: "email",
          sessionId: null,
          issuedAt,
          expiresAt: payload.exp,
        };
      } catch {
        return null;
      }
    },
  };
}

function sign(claims: { userId: string; email: string; now: () => Date }): Promise<string> {
  const seconds = Math.floor(claims.now().getTime() / 1000);
  return new SignJWT({ email: claims.email })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(claims.userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(KEY);
}
