import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createHostedAuth } from "./hosted";

const URL_BASE = "https://project.supabase.test";
const USER = "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let strangers: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair("ES256");
  strangers = await generateKeyPair("ES256");
});

const expiry = () => Math.floor(Date.now() / 1000) + 600;

function claims(changes: JWTPayload = {}): JWTPayload {
  return {
    sub: USER,
    aud: "authenticated",
    iss: `${URL_BASE}/auth/v1`,
    exp: expiry(),
    email: "a@x.test",
    ...changes,
  };
}

function signed(payload: JWTPayload, key = keys.privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(key);
}

function shared(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("the project's secret"));
}

/** The hosted service's answers, by path. */
function hosted(userStatus = 200) {
  const calls: string[] = [];
  const auth = createHostedAuth({
    url: `${URL_BASE}/`,
    anonKey: "anon",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(`${pathname} ${request.headers.get("apikey")}`);
      if (pathname.endsWith("jwks.json"))
        return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one" }] });
      return new Response("{}", { status: userStatus });
    },
  });
  return { auth, calls };
}

describe("a token of a hosted project", () => {
  it("is checked against the published keys, fetched once", async () => {
    const { auth, calls } = hosted();
    const token = await signed(claims({ app_metadata: { provider: "google" }, session_id: "s" }));
    const expected = {
      userId: USER,
      email: "a@x.test",
      provider: "google",
      sessionId: "s",
      expiresAt: expect.any(Number),
    };
    expect(await auth.verifyAccessToken(token)).toEqual(expected);
    expect(await auth.verifyAccessToken(token)).toEqual(expected);
    expect(calls).toHaveLength(1);
  });

  it("does not count when it expired, comes from elsewhere or was signed by a stranger", async () => {
    const { auth } = hosted();
    expect(await auth.verifyAccessToken(await signed(claims({ exp: expiry() - 1200 })))).toBeNull();
    expect(
      await auth.verifyAccessToken(await signed(claims({ iss: "https://other.test/auth/v1" }))),
    ).toBeNull();
    expect(await auth.verifyAccessToken(await signed(claims(), strangers.privateKey))).toBeNull();
    for (const token of ["nonsense", "", "a.b.c"]) expect(await auth.verifyAccessToken(token)).toBeNull();
  });

  it("is shown to the auth server when it was signed with a shared secret", async () => {
    const { auth, calls } = hosted();
    expect((await auth.verifyAccessToken(await shared(claims())))?.userId).toBe(USER);
    expect(calls).toEqual(["/auth/v1/user anon"]);
  });

  it("does not count when the auth server refuses it", async () => {
    expect(await hosted(401).auth.verifyAccessToken(await shared(claims()))).toBeNull();
  });

  it("signs nobody out while the auth server is out of order", async () => {
    await expect(hosted(503).auth.verifyAccessToken(await shared(claims()))).rejects.toThrow(/503/);
    const unreachable = createHostedAuth({
      url: URL_BASE,
      anonKey: "anon",
      fetch: async () => {
        throw new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
      },
    });
    await expect(unreachable.verifyAccessToken(await signed(claims()))).rejects.toThrow();
  });
});
