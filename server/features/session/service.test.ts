import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accountSessions, accounts } from "@/drizzle/schema";
import { ensureAccount } from "@/server/features/account/service";
import type { UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { IDLE_MS_MAX, LIFETIME_MS_MAX, TOUCH_EVERY_MS } from "./constants";
import {
  endAllSessions,
  endCurrentSession,
  endOtherSessions,
  endSession,
  hasEnded,
  isRevoked,
  listSessions,
  recordSession,
  touchSession,
} from "./service";

const ADA = "11111111-1111-4111-8111-111111111111";
const BEN = "22222222-2222-4222-8222-222222222222";
const PHONE = "aaaaaaaa-0000-4000-8000-000000000001";
const LAPTOP = "aaaaaaaa-0000-4000-8000-000000000002";
const BENS = "bbbbbbbb-0000-4000-8000-000000000001";
const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

let fixtures: TestFixtures;
let ada: UserScope;
let ben: UserScope;
/** What the auth server says when it is asked about a token. */
let authSays = 200;
let asked: (string | null)[] = [];

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ada = { ...(await fixtures.user(ADA)), sessionId: PHONE };
  ben = { ...(await fixtures.user(BEN)), sessionId: BENS };
});
afterAll(() => fixtures.close());
afterEach(async () => {
  const db = await fixtures.deps.db();
  await db.delete(accountSessions);
  await db.delete(accounts);
  authSays = 200;
  asked = [];
});

const deps = () => ({
  ...fixtures.deps,
  auth: {
    ...fixtures.deps.auth,
    fetch: async (_input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get("authorization"));
      return new Response(null, { status: authSays });
    },
  },
});
const seconds = () => Math.floor(fixtures.deps.now().getTime() / 1000);
const claims = (scope: UserScope, issuedAt = seconds()) => ({ ...scope, issuedAt });
const refused = (scope: UserScope) => isRevoked(deps(), claims(scope), "token");
const openPlaces = async (scope: UserScope) => (await listSessions(fixtures.deps, scope)).map(({ id }) => id);

async function threeSessions(): Promise<void> {
  await recordSession(fixtures.deps, { userId: ADA, sessionId: PHONE, userAgent: FIREFOX });
  fixtures.pass(1000);
  await recordSession(fixtures.deps, { userId: ADA, sessionId: LAPTOP, userAgent: null });
  await recordSession(fixtures.deps, { userId: BEN, sessionId: BENS, userAgent: null });
}

describe("the places where an account is signed in", () => {
  it("are its own, the last seen first, each with its device and this one marked", async () => {
    await threeSessions();
    expect(await listSessions(fixtures.deps, ada)).toMatchObject([
      { id: LAPTOP, device: "An unknown browser", current: false },
      { id: PHONE, device: "Firefox on Android", current: true },
    ]);
    expect(await openPlaces(ben)).toEqual([BENS]);
  });

  it("show a place once, however often it signs in", async () => {
    await threeSessions();
    await recordSession(fixtures.deps, { userId: ADA, sessionId: PHONE, userAgent: FIREFOX });
    expect(await openPlaces(ada)).toHaveLength(2);
  });

  it("are not moved to another account that presents the same number", async () => {
    await threeSessions();
    await recordSession(fixtures.deps, { userId: BEN, sessionId: PHONE, userAgent: null });
    expect(await openPlaces(ben)).toEqual([BENS]);
  });

  it("leave out a session without a proper number", async () => {
    for (const sessionId of [null, "", "no uuid", "'; drop table account_sessions; --"]) {
      await recordSession(fixtures.deps, { userId: ADA, sessionId, userAgent: null });
      await touchSession(fixtures.deps, sessionId);
    }
    expect(await openPlaces(ada)).toEqual([]);
  });

  it("note a visit, but once in ten minutes at most", async () => {
    await threeSessions();
    const lastSeen = async () =>
      (await listSessions(fixtures.deps, ada)).find(({ id }) => id === PHONE)?.lastSeenAt.getTime();
    const first = await lastSeen();
    fixtures.pass(TOUCH_EVERY_MS - 2000);
    await touchSession(fixtures.deps, PHONE);
    expect(await lastSeen()).toBe(first);
    fixtures.pass(2000);
    await touchSession(fixtures.deps, PHONE);
    expect(await lastSeen()).toBe(fixtures.deps.now().getTime());
  });
});

describe("a session that runs out", () => {
  it("ends when nobody has used it for 30 days, and is not renewed or listed", async () => {
    await threeSessions();
    fixtures.pass(IDLE_MS_MAX - 1000);
    expect([await refused(ada), await hasEnded(fixtures.deps, PHONE)]).toEqual([false, false]);
    fixtures.pass(1001);
    expect([await refused(ada), await hasEnded(fixtures.deps, PHONE)]).toEqual([true, true]);
    expect(await openPlaces(ada)).not.toContain(PHONE);
    expect(asked).toEqual([]);
  });

  it("ends after 90 days, however often it was used", async () => {
    await threeSessions();
    for (let spent = 0; spent < LIFETIME_MS_MAX; spent += IDLE_MS_MAX / 2) {
      expect(await refused(ada)).toBe(false);
      await touchSession(fixtures.deps, PHONE);
      fixtures.pass(IDLE_MS_MAX / 2);
    }
    expect([await refused(ada), await hasEnded(fixtures.deps, PHONE)]).toEqual([true, true]);
    expect(await openPlaces(ada)).toEqual([]);
  });

  it("leaves one that was begun later alone", async () => {
    await recordSession(fixtures.deps, { userId: ADA, sessionId: PHONE, userAgent: FIREFOX });
    fixtures.pass(IDLE_MS_MAX + 1);
    await recordSession(fixtures.deps, { userId: ADA, sessionId: LAPTOP, userAgent: null });
    expect(await refused({ ...ada, sessionId: LAPTOP })).toBe(false);
    expect(await openPlaces(ada)).toEqual([LAPTOP]);
  });
});

describe("ending a session", () => {
  it("refuses its tokens and no others", async () => {
    await threeSessions();
    await endSession(fixtures.deps, ada, LAPTOP);
    expect(await openPlaces(ada)).toEqual([PHONE]);
    expect(await refused({ ...ada, sessionId: LAPTOP })).toBe(true);
    expect([await refused(ada), await refused(ben)]).toEqual([false, false]);
    expect([await hasEnded(fixtures.deps, LAPTOP), await hasEnded(fixtures.deps, PHONE)]).toEqual([
      true,
      false,
    ]);
  });

  it("cannot be undone by signing in or visiting with it again", async () => {
    await threeSessions();
    await endSession(fixtures.deps, ada, LAPTOP);
    await recordSession(fixtures.deps, { userId: ADA, sessionId: LAPTOP, userAgent: FIREFOX });
    await touchSession(fixtures.deps, LAPTOP);
    expect(await refused({ ...ada, sessionId: LAPTOP })).toBe(true);
  });

  it("of someone else, an unknown one or an ended one is not found", async () => {
    await threeSessions();
    await endSession(fixtures.deps, ada, LAPTOP);
    for (const id of [BENS, "cccccccc-0000-4000-8000-000000000009", LAPTOP]) {
      await expect(endSession(fixtures.deps, ada, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await openPlaces(ben)).toEqual([BENS]);
  });

  it("here ends this one, and may be done twice", async () => {
    await threeSessions();
    await endCurrentSession(fixtures.deps, ada);
    await endCurrentSession(fixtures.deps, ada);
    expect(await openPlaces(ada)).toEqual([LAPTOP]);
  });

  it("everywhere else keeps this one", async () => {
    await threeSessions();
    expect(await endOtherSessions(fixtures.deps, ada)).toBe(1);
    expect(await openPlaces(ada)).toEqual([PHONE]);
    expect(await refused(ada)).toBe(false);
    const unnumbered = endOtherSessions(fixtures.deps, { ...ada, sessionId: null });
    await expect(unnumbered).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("is known to the next request of this process at once", async () => {
    await threeSessions();
    const laptop = { ...ada, sessionId: LAPTOP };
    const ask = () => fixtures.deps.revocations.ask(laptop, () => refused(laptop));
    expect(await ask()).toBe(false);
    await endSession(fixtures.deps, ada, LAPTOP);
    expect(await ask()).toBe(true);
  });
});

describe("ending all sessions", () => {
  it("refuses every token issued before, also of sessions nobody has recorded", async () => {
    await ensureAccount(fixtures.deps, { userId: ADA });
    await threeSessions();
    const issuedAt = seconds();
    fixtures.pass(5000);
    await endAllSessions(fixtures.deps, ada);
    expect([await refused(ada), await refused({ ...ada, sessionId: LAPTOP })]).toEqual([true, true]);
    const unrecorded = { ...ada, sessionId: "cccccccc-0000-4000-8000-000000000001" };
    expect(await isRevoked(deps(), claims(unrecorded, issuedAt), "token")).toBe(true);
    expect(await refused(ben)).toBe(false);
  });

  it("lets in who signs in again, in the same second too and when the auth server's clock is behind", async () => {
    await ensureAccount(fixtures.deps, { userId: ADA });
    await threeSessions();
    fixtures.pass(5700);
    await endAllSessions(fixtures.deps, ada);
    const again = "aaaaaaaa-0000-4000-8000-000000000003";
    const scope = { ...ada, sessionId: again };
    expect(await isRevoked(deps(), claims(scope), "token")).toBe(false);
    await recordSession(fixtures.deps, { userId: ADA, sessionId: again, userAgent: null });
    expect(await isRevoked(deps(), claims(scope, seconds() - 3), "token")).toBe(false);
  });
});

describe("a session nobody has recorded", () => {
  const unrecorded = () => ({ ...ada, sessionId: "cccccccc-0000-4000-8000-000000000002" });

  it("goes on as long as the auth server says so", async () => {
    expect(await refused(unrecorded())).toBe(false);
    expect(asked).toEqual(["Bearer token"]);
    for (const status of [401, 403, 404]) {
      authSays = status;
      expect(await refused(unrecorded())).toBe(true);
    }
  });

  it("lets nobody in on a guess when the auth server cannot say", async () => {
    for (const status of [429, 500, 503]) {
      authSays = status;
      await expect(refused(unrecorded())).rejects.toThrow(String(status));
    }
  });

  it("is not asked about when it is recorded", async () => {
    await threeSessions();
    await refused(ada);
    expect(asked).toEqual([]);
  });
});

describe("a deleted account", () => {
  it("is refused by what is left of its sessions, which names nobody", async () => {
    await threeSessions();
    const nobody = "00000000-0000-0000-0000-000000000000";
    const db = await fixtures.deps.db();
    await db.update(accountSessions).set({ userId: nobody }).where(eq(accountSessions.userId, ADA));
    expect(await refused(ada)).toBe(true);
  });
});

describe("a database that does not answer", () => {
  it("lets nobody in", async () => {
    const broken = {
      ...deps(),
      db: async () => {
        throw new Error("connection refused");
      },
    };
    await expect(isRevoked(broken, claims(ada), "token")).rejects.toThrow("connection refused");
  });
});
