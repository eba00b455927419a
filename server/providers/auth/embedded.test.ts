import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "@/server/db/embedded";
import { createEmbeddedAuth } from "./embedded";
import type { AuthProvider } from "./port";
import { deriveSecret } from "./secrets";

const SITE = "http://classmate.test:3000";
const SECRET = "a secret for the tests, long enough to be one";
const PASSWORD = "correct horse";

let embedded: EmbeddedDatabase;
let auth: AuthProvider;
let people = 0;

beforeAll(async () => {
  embedded = await openEmbedded(null);
  auth = withSecret(SECRET);
});
afterAll(() => embedded.close());

function withSecret(secret: string): AuthProvider {
  return createEmbeddedAuth({ siteUrl: SITE, secret, connection: async () => embedded.connection });
}

/** A browser's client, except that its requests go straight to the provider. */
function client(address = "203.0.113.1"): SupabaseClient {
  return createClient(auth.url, auth.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: auth.fetch, headers: { "x-forwarded-for": address } },
    // Node 20 has no WebSocket of its own; nothing here opens one.
    realtime: { transport: class {} as never },
  });
}

async function signedUp() {
  people += 1;
  const email = `student${people}@example.test`;
  const supabase = client();
  const { data, error } = await supabase.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session || !data.user) throw error ?? new Error("signing up did not sign in");
  return { email, supabase, session: data.session, user: data.user };
}

describe("a Supabase client with the embedded auth server", () => {
  it("signs up, which signs in at once", async () => {
    const { email, session, user } = await signedUp();
    expect(await auth.verifyAccessToken(session.access_token)).toEqual({
      userId: user.id,
      email,
      provider: null,
      sessionId: expect.any(String),
      expiresAt: session.expires_at,
    });
  });

  it("says so when an address is already registered", async () => {
    const { email } = await signedUp();
    const { error } = await client().auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: "user_already_exists" });
  });

  it("refuses a password that is too short", async () => {
    const { error } = await client().auth.signUp({ email: "short@example.test", password: "1234567" });
    expect(error).toMatchObject({ status: 422, code: "weak_password" });
  });

  it("signs in, whatever the case of the address", async () => {
    const { email, user } = await signedUp();
    const { data } = await client().auth.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(data.user?.id).toBe(user.id);
    expect(data.user?.app_metadata.provider).toBe("email");
  });

  it("refuses a wrong password without saying whether the address exists", async () => {
    const { email } = await signedUp();
    const wrong = await client().auth.signInWithPassword({ email, password: "not it at all" });
    const nobody = await client().auth.signInWithPassword({
      email: "nobody@example.test",
      password: PASSWORD,
    });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect(nobody.error?.message).toBe(wrong.error?.message);
  });

  it("renews a session, also for two tabs that ask with the same token", async () => {
    const { session, user } = await signedUp();
    const { refresh_token } = session;
    const [first, second] = await Promise.all([
      client().auth.refreshSession({ refresh_token }),
      client().auth.refreshSession({ refresh_token }),
    ]);
    for (const { data } of [first, second]) {
      expect((await auth.verifyAccessToken(data.session?.access_token ?? ""))?.userId).toBe(user.id);
    }
  });

  it("renews nothing after signing out", async () => {
    const { supabase, session } = await signedUp();
    expect((await supabase.auth.signOut()).error).toBeNull();
    const { error } = await client().auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error?.status).toBe(400);
  });
});

describe("an access token", () => {
  const key = (secret: string) => new TextEncoder().encode(deriveSecret(secret, "auth-access-token"));
  const sign = (claims: Record<string, unknown>, secret = SECRET) =>
    new SignJWT({ sub: "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e", aud: "authenticated", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .sign(key(secret));
  const soon = () => Math.floor(Date.now() / 1000) + 60;

  it("counts when it is ours and in time", async () => {
    expect(await auth.verifyAccessToken(await sign({ exp: soon() }))).toMatchObject({
      email: null,
      provider: null,
    });
  });

  it("counts no longer once it has expired", async () => {
    expect(await auth.verifyAccessToken(await sign({ exp: soon() - 120 }))).toBeNull();
  });

  it("does not count without an expiry, for another audience or without an account", async () => {
    expect(await auth.verifyAccessToken(await sign({}))).toBeNull();
    expect(await auth.verifyAccessToken(await sign({ exp: soon(), aud: "somebody-else" }))).toBeNull();
    expect(await auth.verifyAccessToken(await sign({ exp: soon(), sub: "admin" }))).toBeNull();
  });

  it("does not count when it was signed with another secret", async () => {
    expect(await auth.verifyAccessToken(await sign({ exp: soon() }, "another secret"))).toBeNull();
    const { session } = await signedUp();
    expect(await withSecret("another secret").verifyAccessToken(session.access_token)).toBeNull();
  });

  it("does not count when it was changed or is no token", async () => {
    const [header, , signature] = (await sign({ exp: soon() })).split(".");
    const forged = Buffer.from(JSON.stringify({ sub: "x", aud: "authenticated", exp: soon() })).toString(
      "base64url",
    );
    for (const token of [`${header}.${forged}.${signature}`, "nonsense", "", "a.b.c"]) {
      expect(await auth.verifyAccessToken(token)).toBeNull();
    }
  });

  it("does not count without a signature", async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sub: "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e", aud: "authenticated", exp: soon() };
    expect(await auth.verifyAccessToken(`${part({ alg: "none" })}.${part(claims)}.`)).toBeNull();
  });
});

describe("what the embedded server answers", () => {
  const ask = (path: string) => auth.handle?.(new Request(`${SITE}${path}`));

  it("is the auth protocol and nothing else it could", async () => {
    expect((await ask("/rest/v1/users"))?.status).toBe(404);
    expect((await ask("/auth/v1/../../rest/v1/users"))?.status).toBe(404);
    expect((await ask("/auth/v1/health"))?.status).toBe(200);
    expect(await auth.isHealthy()).toBe(true);
  });

  it("is that an unconfigured social provider cannot be used", async () => {
    expect((await ask("/auth/v1/authorize?provider=github"))?.status).toBe(400);
  });

  it("sends people to a configured social provider", async () => {
    const github = { clientId: "id", clientSecret: "secret" };
    const social = createEmbeddedAuth({
      siteUrl: SITE,
      secret: SECRET,
      connection: async () => embedded.connection,
      github,
    });
    const answer = await social.handle?.(
      new Request(`${SITE}/auth/v1/authorize?provider=github`, { redirect: "manual" }),
    );
    const target = new URL(answer?.headers.get("location") ?? "");
    expect(target.host).toBe("github.com");
    expect(target.searchParams.get("redirect_uri")).toBe(`${SITE}/auth/v1/callback`);
  });

  it("comes after a failed opening too", async () => {
    let attempts = 0;
    const flaky = createEmbeddedAuth({
      siteUrl: SITE,
      secret: SECRET,
      connection: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("not yet");
        return embedded.connection;
      },
    });
    await expect(flaky.isHealthy()).rejects.toThrow("not yet");
    expect(await flaky.isHealthy()).toBe(true);
  });
});
