import fc from "fast-check";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enter, signIn, signUp } from "@/server/features/auth/service";
import { LIFETIME_MS_MAX } from "@/server/features/session/constants";
import { isRevoked } from "@/server/features/session/service";
import { createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { createMemoryJar } from "@/server/session/cookie-jar";
import type { PendingScope, UserScope } from "@/server/session/scope";
import { createSessionGate, type SessionGate } from "@/server/session/session-gate";
import { type CookieJar, createSupabase } from "@/server/session/supabase-client";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { RECOVERY_CODES } from "./constants";
import { codeSchema } from "./schema";
import {
  beginSetUp,
  confirmSetUp,
  enterCode,
  forgetSecondFactor,
  owesCode,
  renewRecoveryCodes,
  setUpUnderWay,
  standingOf,
  turnOff,
} from "./service";

const PASSWORD = "correct horse battery";
const PRODUCT = "Classmate";

let server: TestAuth;
let fixtures: TestFixtures;
let gate: SessionGate;
let ahead = 0;
let people = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  server = await createTestAuthServer({ now: () => now().getTime() });
  fixtures = await createTestFixtures({ auth: server.auth, now });
  const { deps } = fixtures;
  gate = createSessionGate({
    auth: server.auth,
    secret: "a-secret-for-tests-only",
    now,
    newId: deps.newId,
    readExtension: () => null,
    revoked: (claims, token) => isRevoked(deps, claims, token),
    owesCode: (claims) => owesCode(deps, claims),
    claimed: async () => false,
  });
});
afterAll(async () => {
  await fixtures.close();
  await server.close();
});
beforeEach(() => {
  ahead = 0;
});

const read = (jar: CookieJar) => gate.read({ cookies: jar.getAll(), authorization: null });

async function signedIn(email: string): Promise<CookieJar> {
  const jar = createMemoryJar({ secure: true, address: "198.51.100.7" });
  await signIn(createSupabase(server.auth, jar), { email, password: PASSWORD });
  await enter({ deps: fixtures.deps, gate }, jar, { signedUpAt: fixtures.deps.now(), userAgent: null });
  return jar;
}

async function userOf(jar: CookieJar): Promise<UserScope> {
  const { scope } = await read(jar);
  if (scope?.kind !== "user") throw new Error("nobody is signed in");
  return scope;
}

async function pendingOf(jar: CookieJar): Promise<PendingScope> {
  const { pending } = await read(jar);
  if (!pending) throw new Error("no code is owed");
  return pending;
}

/** A confirmed account, signed in. */
async function member() {
  const email = `student${++people}@example.org`;
  await signUp(createSupabase(server.auth, createMemoryJar({ secure: true })), { email, password: PASSWORD });
  const { tokenHash, type } = server.linkTo(email);
  const opening = createSupabase(server.auth, createMemoryJar({ secure: true }));
  await opening.auth.verifyOtp({ token_hash: tokenHash, type: type as "signup" });
  return { email, jar: await signedIn(email) };
}

const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: fixtures.deps.now().getTime() + steps * 30_000,
  });

/** An account with two-step sign-in. */
async function guarded() {
  const { email, jar } = await member();
  const scope = await userOf(jar);
  await beginSetUp(fixtures.deps, scope);
  const secret = (await setUpUnderWay(fixtures.deps, scope, PRODUCT))?.secret ?? "";
  const codes = await confirmSetUp(fixtures.deps, scope, appCode(secret));
  ahead += 60_000;
  return { email, jar, secret, codes, userId: scope.userId };
}

const typed = (code: string) => codeSchema.parse(code);
const given = (jar: CookieJar, code: string) => pendingOf(jar).then((pending) => tryCode(pending, code));
const tryCode = (pending: PendingScope, code: string, address = "198.51.100.7") =>
  enterCode({ deps: fixtures.deps, address, requestId: "r" }, pending, typed(code));
const codeOf = (failure: Promise<unknown>) =>
  failure.then(
    () => "done",
    ({ code }) => code,
  );

describe("two-step sign-in", () => {
  it("asks nobody for a code before the app has shown a right one", async () => {
    const { email, jar } = await member();
    const scope = await userOf(jar);
    await beginSetUp(fixtures.deps, scope);
    expect(await codeOf(confirmSetUp(fixtures.deps, scope, "000000"))).toBe("BAD_REQUEST");
    expect(await standingOf(fixtures.deps, scope)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    await userOf(await signedIn(email));
  });

  it("opens nothing of the account before the code, by cookie and by token, and all of it afterwards", async () => {
    const { email, secret } = await guarded();
    const jar = await signedIn(email);
    const session = await read(jar);
    expect(session.scope).toBeNull();
    expect(session.pending).toMatchObject({ kind: "pending", email });
    const { data } = await createSupabase(server.auth, jar).auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    expect(await codeOf(gate.read({ cookies: [], authorization }))).toBe("SECOND_FACTOR_REQUIRED");
    expect(await given(jar, appCode(secret))).toBe("app");
    expect((await userOf(jar)).email).toBe(email);
    expect((await gate.read({ cookies: [], authorization })).scope).toMatchObject({ kind: "user", email });
  });

  it("lets the session that set it up go on, and ends all others", async () => {
    const { email, jar: here } = await member();
    const elsewhere = await signedIn(email);
    const scope = await userOf(here);
    await beginSetUp(fixtures.deps, scope);
    const setUp = await setUpUnderWay(fixtures.deps, scope, PRODUCT);
    await confirmSetUp(fixtures.deps, scope, appCode(setUp?.secret ?? ""));
    await userOf(here);
    const other = await read(elsewhere);
    expect([other.scope, other.pending]).toEqual([null, null]);
  });

  it("takes a code once, no matter who is faster, and no older one afterwards", async () => {
    const { email, secret } = await guarded();
    const jars = await Promise.all([signedIn(email), signedIn(email), signedIn(email)]);
    const pendings = await Promise.all(jars.map(pendingOf));
    const code = appCode(secret);
    const outcomes = await Promise.all(pendings.map((pending) => codeOf(tryCode(pending, code))));
    expect(outcomes.sort()).toEqual(["BAD_REQUEST", "BAD_REQUEST", "done"]);
    const late = await signedIn(email);
    expect(await codeOf(given(late, appCode(secret, -1)))).toBe("BAD_REQUEST");
    expect(await codeOf(given(late, appCode(secret, 1)))).toBe("done");
  });

  it("takes each recovery code once, however it is written", async () => {
    const { email, codes } = await guarded();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    const [first = "", second = ""] = codes;
    expect(await given(await signedIn(email), first.toLowerCase().replaceAll("-", " "))).toBe("recovery");
    const jar = await signedIn(email);
    expect(await codeOf(given(jar, first))).toBe("BAD_REQUEST");
    expect(await given(jar, second)).toBe("recovery");
    const left = await standingOf(fixtures.deps, await userOf(jar));
    expect(left).toEqual({ isOn: true, recoveryCodesLeft: RECOVERY_CODES - 2 });
  });

  it("never takes a code of another account or a made-up one", async () => {
    const mine = await guarded();
    const theirs = await guarded();
    const pending = await pendingOf(await signedIn(mine.email));
    const wrong = fc.oneof(
      fc.constantFrom(
        ...theirs.codes,
        appCode(theirs.secret),
        appCode(mine.secret, -9),
        appCode(mine.secret, 9),
      ),
      fc.stringMatching(/^[A-Z2-7]{16}$/),
    );
    let tries = 0;
    await fc.assert(
      fc.asyncProperty(wrong, async (code) => {
        if (code === appCode(mine.secret)) return;
        const address = `203.0.113.${++tries % 250}`;
        expect(["BAD_REQUEST", "TOO_MANY_REQUESTS"]).toContain(await codeOf(tryCode(pending, code, address)));
      }),
      { seed: 20261122, numRuns: 60 },
    );
    expect(await owesCode(fixtures.deps, pending)).toBe(true);
  });

  it("lets a session in again whose last code was given too long ago to count", async () => {
    const { email, secret, userId } = await guarded();
    const pending = await pendingOf(await signedIn(email));
    const { sessionId } = pending;
    for (let time = 0; time < 2; time += 1) {
      expect(await owesCode(fixtures.deps, { userId, sessionId })).toBe(true);
      await tryCode(pending, appCode(secret));
      expect(await owesCode(fixtures.deps, { userId, sessionId })).toBe(false);
      ahead += LIFETIME_MS_MAX;
    }
  });

  it("stops anyone who goes through the app's codes, and still takes the owner's recovery code", async () => {
    const { email, codes } = await guarded();
    const thief = await pendingOf(await signedIn(email));
    const outcomes: string[] = [];
    for (let tried = 0; tried < 15; tried += 1)
      outcomes.push(await codeOf(tryCode(thief, String(tried).padStart(6, "0"), `192.0.2.${tried}`)));
    expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(await given(await signedIn(email), codes[0] ?? "")).toBe("recovery");
  });

  it("leaves anyone who stays and goes on guessing some dozens of guesses a day, and the owner the recovery codes", async () => {
    const { email, codes } = await guarded();
    const thief = await pendingOf(await signedIn(email));
    const owner = await pendingOf(await signedIn(email));
    let guesses = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      for (let tried = 0; tried < 11; tried += 1) {
        const address = `192.0.2.${hour}`;
        if ((await codeOf(tryCode(thief, "000000", address))) === "BAD_REQUEST") guesses += 1;
      }
      ahead += 60 * 60_000;
    }
    expect(guesses).toBeLessThanOrEqual(2 * 40);
    expect(await tryCode(owner, codes[1] ?? "")).toBe("recovery");
  });

  it("is turned off, and its recovery codes are renewed, by anyone who has a code alone", async () => {
    const { jar, secret, codes } = await guarded();
    const scope = await userOf(jar);
    expect(await codeOf(turnOff(fixtures.deps, scope, "000000"))).toBe("BAD_REQUEST");
    const renewed = await renewRecoveryCodes(fixtures.deps, scope, typed(codes[0] ?? ""));
    expect(await codeOf(turnOff(fixtures.deps, scope, typed(codes[1] ?? "")))).toBe("BAD_REQUEST");
    expect(renewed).toHaveLength(RECOVERY_CODES);
    await turnOff(fixtures.deps, scope, appCode(secret));
    expect(await standingOf(fixtures.deps, scope)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });

  it("never shows a confirmed key again, and a second set-up does not replace it", async () => {
    const { jar } = await guarded();
    const scope = await userOf(jar);
    expect(await setUpUnderWay(fixtures.deps, scope, PRODUCT)).toBeNull();
    expect(await codeOf(beginSetUp(fixtures.deps, scope))).toBe("CONFLICT");
  });

  it("can be taken away by the operator, who needs no code", async () => {
    const { email, userId } = await guarded();
    expect(await forgetSecondFactor(await fixtures.deps.db(), userId)).toBe(true);
    await userOf(await signedIn(email));
  });

  it("keeps the key under the server's secret and recovery codes as digests", async () => {
    const { userId, secret, codes } = await guarded();
    const db = await fixtures.deps.db();
    const factors = await db.query.secondFactors.findMany();
    const digests = await db.query.recoveryCodes.findMany();
    const kept = JSON.stringify([factors, digests]);
    expect(factors.some((factor) => factor.userId === userId)).toBe(true);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code.replaceAll("-", ""));
  });
});
