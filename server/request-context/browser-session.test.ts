import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TOKEN_STAND_IN } from "@/server/features/session/constants";
import { endCurrentSession, recordSession } from "@/server/features/session/service";
import type { Composition } from "../composition/compose";
import { createMemoryRateLimiter } from "../providers/rate-limiter/memory";
import { sessionCookieName } from "../session/session-cookie";
import { createSessionGate, type GateOptions, type SessionGate } from "../session/session-gate";
import { createTestFixtures, TEST_AUTH_URL, type TestFixtures } from "../testing/fixtures";
import { answerRenewal, answerSession } from "./browser-session";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const ADA = "11111111-1111-4111-8111-111111111111";
const HOUR = 3_600_000;
const NAME = sessionCookieName(TEST_AUTH_URL);
const SITE = "http://classmate.example";

let fixtures: TestFixtures;
let calls: string[];
/** What the auth server does when it is asked for a fresh session. */
let authServer: () => Promise<Response>;

beforeAll(async () => {
  // The Supabase client looks at the real clock.
  fixtures = await createTestFixtures({ now: () => new Date(Date.now()) });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  calls = [];
  authServer = async () => Response.json(await freshSession());
});
afterEach(() => vi.useRealTimers());

async function freshSession() {
  const access_token = await fixtures.token(ADA);
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  return { access_token, refresh_token: "fresh-refresh", expires_in: 3600, expires_at, user: { id: ADA } };
}

function composition(): Composition {
  const auth = {
    ...fixtures.deps.auth,
    fetch: async (input: RequestInfo | URL) => {
      calls.push(String(input));
      return authServer();
    },
  };
  // The clock goes back after a test that moved it; a limiter must not have seen that.
  const limiter = createMemoryRateLimiter({ now: fixtures.deps.now });
  return { deps: { ...fixtures.deps, auth, limiter }, gate: fixtures.gate };
}

/** A gate of its own, apart from that of the other tests in what is given. */
function gateWith(own: Partial<GateOptions>): SessionGate {
  const { auth, now, newId } = fixtures.deps;
  return createSessionGate({
    auth,
    secret: "s",
    now,
    newId,
    readExtension: () => null,
    revoked: async () => false,
    owesCode: async () => false,
    claimed: async () => false,
    ...own,
  });
}

const cookieOf = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

async function signedIn(): Promise<string> {
  return cookieOf({ ...(await freshSession()), refresh_token: `spent-${Math.random()}` });
}

function request(cookie: string | null, headers: Record<string, string> = {}): Request {
  const cookies: Record<string, string> = cookie ? { cookie: `${NAME}=${cookie}` } : {};
  return new Request(`${SITE}/auth/session`, {
    headers: { host: "classmate.example", ...cookies, ...headers },
  });
}

/** Lets the session's token run out, all but so much. */
const leave = (ms: number) => vi.setSystemTime(Date.now() + HOUR - ms);

describe("a browser that asks who is signed in", () => {
  it("hears of nobody without a session", async () => {
    const response = await answerSession(request(null), composition());
    expect(await response.json()).toEqual({ session: null });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("hears of the account and the session's end, and is given no token", async () => {
    const cookie = await signedIn();
    const response = await answerSession(request(cookie), composition());
    const text = await response.text();
    const { session } = JSON.parse(text);
    expect(session).toMatchObject({
      access_token: TOKEN_STAND_IN,
      refresh_token: TOKEN_STAND_IN,
      user: { id: ADA, email: `${ADA}@example.org`, app_metadata: { provider: "email" } },
    });
    expect(session.expires_at * 1000 - Date.now()).toBeGreaterThan(HOUR - 60_000);
    expect(text).not.toMatch(/eyJ|spent-/);
    expect(calls).toEqual([]);
  });

  it("is refused when the page is another site's", async () => {
    for (const [name, value] of [
      ["origin", "https://evil.example"],
      ["sec-fetch-site", "cross-site"],
    ] as const) {
      const response = await answerSession(request(await signedIn(), { [name]: value }), composition());
      expect(response.status).toBe(403);
    }
  });
});

describe("a browser that renews its session", () => {
  it("is given a fresh one by cookie when less than 90 s are left, and told no token", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cookie = await signedIn();
    leave(80_000);
    const response = await answerRenewal(request(cookie), composition());
    expect(calls).toEqual([`${TEST_AUTH_URL}/auth/v1/token?grant_type=refresh_token`]);
    expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^${NAME}=.*HttpOnly; SameSite=Lax`));
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { id: ADA } });
    expect(text).not.toMatch(/eyJ|fresh-refresh/);
  });

  it("is answered without the auth server when another tab was first", async () => {
    const response = await answerRenewal(request(await signedIn()), composition());
    expect(response.status).toBe(200);
    expect(calls).toEqual([]);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", async () => new Response("upstream", { status: 502 })],
    ["has had enough", async () => Response.json({ error_code: "over_request_rate_limit" }, { status: 429 })],
  ])("keeps its cookie and is told to try again when the auth server %s", async (_how, fails) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    authServer = fails;
    const cookie = await signedIn();
    leave(-1000);
    const response = await answerRenewal(request(cookie), composition());
    expect(response.status).toBe(503);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it("stays signed in on a token that is still good when the auth server cannot be reached", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    authServer = () => Promise.reject(new TypeError("fetch failed"));
    const cookie = await signedIn();
    leave(60_000);
    const response = await answerRenewal(request(cookie), composition());
    expect(await response.json()).toMatchObject({ expires_in: 60, user: { id: ADA } });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("is told that nobody is signed in, and loses the cookie, when the auth server knows no such session", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    authServer = async () =>
      Response.json({ code: 400, error_code: "refresh_token_not_found", msg: "gone" }, { status: 400 });
    const cookie = await signedIn();
    leave(-1000);
    const response = await answerRenewal(request(cookie), composition());
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^${NAME}=; .*Max-Age=0`));
  });

  it("without a session is told so", async () => {
    const response = await answerRenewal(request(null), composition());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: "refresh_token_not_found" });
  });
});

describe("a session whose token the auth server takes back before it runs out", () => {
  const refusing = () => ({
    ...composition(),
    gate: gateWith({ auth: { ...fixtures.deps.auth, verifyAccessToken: async () => null } }),
  });

  it("is over: nobody is signed in, and its cookie goes", async () => {
    authServer = async () =>
      Response.json({ code: 400, error_code: "refresh_token_not_found", msg: "gone" }, { status: 400 });
    const response = await answerSession(request(await signedIn()), refusing());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ session: null });
    expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^${NAME}=; .*Max-Age=0`));
  });

  it("is kept, and the browser told to try again, while the auth server does not answer", async () => {
    authServer = async () => new Response("upstream", { status: 502 });
    const response = await answerSession(request(await signedIn()), refusing());
    expect(response.status).toBe(503);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(calls).toHaveLength(1);
  });
});

describe("a session that was ended elsewhere", () => {
  it("is not renewed: its cookie goes, and the auth server is not asked", async () => {
    const sessionId = "aaaaaaaa-0000-4000-8000-000000000001";
    await recordSession(fixtures.deps, { userId: ADA, sessionId, userAgent: null });
    await endCurrentSession(fixtures.deps, { ...(await fixtures.user(ADA)), sessionId });
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const spent = `${part({ alg: "HS256" })}.${part({ sub: ADA, session_id: sessionId, exp: 1 })}.c2ln`;
    const cookie = cookieOf({ access_token: spent, refresh_token: "r" });
    const response = await answerRenewal(request(cookie), composition());
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^${NAME}=; .*Max-Age=0`));
    expect(calls).toEqual([]);
  });

  it("is nobody's, by cookie as by bearer token", async () => {
    const gate = gateWith({ revoked: async () => true });
    const response = await answerSession(request(await signedIn()), { ...composition(), gate });
    expect(await response.json()).toEqual({ session: null });
    const bearer = gate.read({ cookies: [], authorization: `Bearer ${await fixtures.token(ADA)}` });
    await expect(bearer).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });

  it("lets nobody in, and signs nobody out, while nobody can say whether it was", async () => {
    const revoked = async () => {
      throw new Error("connection refused to 10.0.0.7");
    };
    const gate = gateWith({ revoked });
    const response = await answerRenewal(request(await signedIn()), { ...composition(), gate });
    expect(response.status).toBe(500);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.text()).not.toContain("10.0.0.7");
  });
});
