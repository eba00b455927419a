import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/server/db/client";
import { openPglite } from "@/server/db/open-pglite";
import { createSolve, listSolves } from "@/server/features/solve/service";
import { createEmbeddedAuth } from "@/server/providers/auth/embedded";
import type { Cookie, CookieToSet } from "@/server/request/cookies";
import { GUEST_COOKIE } from "@/server/request/guest-cookie";
import { refreshSession } from "@/server/request/refresh";
import { type CookieJar, createSupabase } from "@/server/request/supabase";
import { createTestWorld, type TestWorld } from "@/server/request/testing";
import { signInSchema, signUpSchema } from "./schema";
import { finishSignIn, signIn, signUp } from "./service";

const PASSWORD = "correct horse battery";

let database: OpenDatabase;
let world: TestWorld;
let ahead = 0;

beforeAll(async () => {
  database = await openPglite(null);
  const now = () => new Date(Date.now() + ahead);
  const auth = createEmbeddedAuth({
    siteUrl: "http://127.0.0.1:3120",
    secret: "a-secret-of-at-least-thirty-two-bytes",
    connection: async () => {
      if (!database.embedded) throw new Error("the test's database is embedded");
      return database.embedded.connection;
    },
    now: () => now().getTime(),
  });
  world = await createTestWorld({ auth, now, db: async () => database.database });
});
afterAll(async () => {
  await world.close();
  await database.close();
});
beforeEach(() => {
  ahead = 0;
});

/** A browser's cookies, kept as a browser keeps them. */
function browser(): CookieJar & { readonly written: CookieToSet[] } {
  const cookies = new Map<string, string>();
  const written: CookieToSet[] = [];
  return {
    written,
    secure: true,
    getAll: (): Cookie[] => [...cookies].map(([name, value]) => ({ name, value })),
    set(cookie) {
      written.push(cookie);
      if (cookie.options.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    },
  };
}

const clientOf = (jar: CookieJar) => createSupabase(world.deps.auth, jar);
const sessionOf = (jar: CookieJar) => world.gate.read({ cookies: jar.getAll(), authorization: null });

describe("signing up", () => {
  it("signs in, by a session cookie that scripts cannot read and that stays on this site", async () => {
    const jar = browser();
    expect(await signUp(clientOf(jar), { email: "ada@example.org", password: PASSWORD })).toBe("in");
    expect((await sessionOf(jar)).scope).toMatchObject({ kind: "user", email: "ada@example.org" });
    for (const { options } of jar.written) {
      expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
    }
  });

  it("says what to do when the address is taken, and what to change in a weak password", async () => {
    const again = signUp(clientOf(browser()), { email: "ada@example.org", password: PASSWORD });
    await expect(again).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("sign in instead"),
    });
    const weak = signUp(clientOf(browser()), { email: "weak@example.org", password: "short" });
    await expect(weak).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("signing in", () => {
  it("works again with the same password", async () => {
    const jar = browser();
    await signIn(clientOf(jar), { email: "ada@example.org", password: PASSWORD });
    expect((await sessionOf(jar)).scope).toMatchObject({ kind: "user", email: "ada@example.org" });
  });

  it("fails in the same words for a wrong password and an address nobody has, and sets nothing", async () => {
    const jar = browser();
    const failures: unknown[] = [];
    for (const credentials of [
      { email: "ada@example.org", password: "wrong password" },
      { email: "nobody@example.org", password: PASSWORD },
    ]) {
      await signIn(clientOf(jar), credentials).catch((error) =>
        failures.push({ code: error.code, message: error.message }),
      );
    }
    expect(failures).toHaveLength(2);
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(jar.getAll()).toEqual([]);
  });

  it("says so when the auth server is away, and keeps its words to itself", async () => {
    const auth = {
      ...world.deps.auth,
      fetch: async () => Response.json({ msg: "pg: secret" }, { status: 500 }),
    };
    const away = signIn(createSupabase(auth, browser()), { email: "ada@example.org", password: PASSWORD });
    await expect(away).rejects.toMatchObject({
      code: "INTERNAL_SERVER_ERROR",
      message: expect.stringMatching(/try again/),
    });
  });
});

describe("after signing in", () => {
  it("the guest's work is the account's, and the guest cookie has done its work", async () => {
    const { scope: guest, cookieValue } = world.gate.mintGuest();
    await createSolve(world.deps, guest, { text: "6 + 7", mode: "answer" });
    const jar = browser();
    jar.set({ name: GUEST_COOKIE, value: cookieValue, options: {} });
    await signIn(clientOf(jar), { email: "ada@example.org", password: PASSWORD });
    const session = await sessionOf(jar);
    expect(await finishSignIn(world.deps, session)).toBe(true);
    const { items } = await listSolves(world.deps, session.scope ?? guest, { cursor: null, limit: 9 });
    expect(items.map((item) => item.text)).toEqual(["6 + 7"]);
    expect((await listSolves(world.deps, guest, { cursor: null, limit: 9 })).items).toEqual([]);
  });

  it("the guest cookie stays when the work could not be moved, so that it can be later", async () => {
    const { cookieValue } = world.gate.mintGuest();
    const jar = browser();
    jar.set({ name: GUEST_COOKIE, value: cookieValue, options: {} });
    await signIn(clientOf(jar), { email: "ada@example.org", password: PASSWORD });
    const broken = { ...world.deps, db: () => Promise.reject(new Error("down")) };
    expect(await finishSignIn(broken, await sessionOf(jar))).toBe(false);
  });
});

describe("a spent session", () => {
  const spend = () => {
    ahead = 2 * 3_600_000;
  };

  it("is refreshed once for all requests that carry it", async () => {
    const jar = browser();
    await signIn(clientOf(jar), { email: "ada@example.org", password: PASSWORD });
    let refreshes = 0;
    const auth = {
      ...world.deps.auth,
      fetch: (...call: Parameters<typeof fetch>) => {
        refreshes += 1;
        return world.deps.auth.fetch?.(...call) ?? fetch(...call);
      },
    };
    // The token's own clock is the auth server's; a cookie whose token says it has run out is enough.
    const spent = expire(jar);
    const outcomes = await Promise.all([1, 2, 3].map(() => refreshSession(auth, spent(), world.deps.now)));
    expect(refreshes).toBe(1);
    for (const cookies of outcomes) {
      const { scope } = await world.gate.read({ cookies, authorization: null });
      expect(scope).toMatchObject({ kind: "user", email: "ada@example.org" });
    }
  });

  it("is a guest's when it cannot be refreshed", async () => {
    const jar = browser();
    await signUp(clientOf(jar), { email: "ben@example.org", password: PASSWORD });
    spend();
    expect(await sessionOf(jar)).toMatchObject({ scope: null, stale: true });
  });

  /** Copies of a jar whose session says that it ran out an hour ago. */
  function expire(jar: CookieJar): () => CookieJar {
    const [cookie] = jar.getAll();
    if (!cookie) throw new Error("the jar holds no session");
    const session = JSON.parse(Buffer.from(cookie.value.slice("base64-".length), "base64url").toString());
    session.expires_at -= 2 * 3600;
    const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
    return () => {
      const copy = browser();
      copy.set({ name: cookie.name, value, options: {} });
      return copy;
    };
  }
});

describe("what is typed", () => {
  it("is an address, trimmed and in small letters, and a password of at least eight characters", () => {
    expect(signUpSchema.parse({ email: "  Ada@Example.ORG ", password: "12345678" }).email).toBe(
      "ada@example.org",
    );
    expect(signUpSchema.safeParse({ email: "ada@example.org", password: "1234567" }).success).toBe(false);
    expect(signUpSchema.safeParse({ email: "ada@example.org", password: "é".repeat(37) }).success).toBe(
      false,
    );
    expect(signInSchema.safeParse({ email: "ada", password: "1" }).error?.issues[0]?.message).toMatch(
      /e-mail address/,
    );
    expect(signInSchema.safeParse({ email: "ada@example.org", password: "" }).success).toBe(false);
  });
});
