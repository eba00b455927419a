import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OauthProvider, startOauthProvider } from "@/e2e/peers/oauth-provider";
import { createClient, type Supabase } from "./client";
import { createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

const PASSWORD = "correct horse";
const RETURN = `${TEST_SITE}/auth/callback?provider=any`;

let peer: OauthProvider;
let fixtures: TestAuth;
let people = 0;

beforeAll(async () => {
  peer = await startOauthProvider();
  const app = { clientId: "classmate-tests", clientSecret: "a secret between two servers" };
  fixtures = await createTestAuthServer({
    social: { google: app, github: app, googleUrl: peer.url, githubUrl: peer.url },
  });
});
afterAll(async () => {
  await fixtures.close();
  await peer.stop();
});
beforeEach(() => peer.deny(false));

function client(): Supabase {
  const kept = new Map<string, string>();
  return createClient(fixtures.auth, {
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

function somebody(changes: { email?: string; emailVerified?: boolean } = {}) {
  people += 1;
  const user = { sub: String(5000 + people), email: `social${people}@example.test`, name: "Sam", ...changes };
  peer.nextUser(user);
  return user;
}

const ask = async (url: string | URL) => {
  const response = await fixtures.auth.handle?.(new Request(url));
  if (!response) throw new Error("the embedded server answers");
  return response;
};
const locationOf = (response: Response) => new URL(response.headers.get("location") ?? "about:blank");

/** From the button to the provider and back to the auth server's door. */
async function throughProvider(supabase: Supabase, provider: "google" | "github"): Promise<URL> {
  const { data } = await supabase.auth.signInWithOAuth({
    provider,
    options: { redirectTo: RETURN, skipBrowserRedirect: true },
  });
  const toProvider = locationOf(await ask(data.url ?? ""));
  return locationOf(await fetch(toProvider, { redirect: "manual" }));
}

async function signIn(provider: "google" | "github", supabase = client()) {
  const back = locationOf(await ask(await throughProvider(supabase, provider)));
  const { data, error } = await supabase.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
  return { back, session: data.session, user: data.user, error };
}

const countAccounts = async (email: string) => {
  const { rows } = await fixtures.embedded.connection.driver.query(
    "select 1 from auth.users where email = $1",
    [email],
  );
  return rows.length;
};

async function confirmedAccount(email: string) {
  const supabase = client();
  await supabase.auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = fixtures.linkTo(email);
  const { data } = await supabase.auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
  if (!data.user) throw new Error("confirming signs in");
  return data.user;
}

describe.each(["google", "github"] as const)("signing in with %s", (provider) => {
  it("makes an account the first time and finds it the second", async () => {
    const { email } = somebody();
    const first = await signIn(provider);
    expect(first.error).toBeNull();
    expect(first.user).toMatchObject({ email, app_metadata: { provider } });
    expect(first.back.toString()).toMatch(
      /^http:\/\/classmate\.localhost:3000\/auth\/callback\?provider=any&code=/,
    );
    expect(await fixtures.auth.verifyAccessToken(first.session?.access_token ?? "")).toMatchObject({
      userId: first.user?.id,
      email,
      provider,
    });
    expect(first.session?.provider_token).toBeUndefined();
    expect((await signIn(provider)).user?.id).toBe(first.user?.id);
  });

  it("keeps the provider when the session is renewed", async () => {
    somebody();
    const { session } = await signIn(provider);
    const { data } = await client().auth.refreshSession({ refresh_token: session?.refresh_token ?? "" });
    expect((await fixtures.auth.verifyAccessToken(data.session?.access_token ?? ""))?.provider).toBe(
      provider,
    );
  });

  it("comes back with the refusal when the person says no", async () => {
    somebody();
    peer.deny(true);
    const { back, session } = await signIn(provider);
    expect(back.origin + back.pathname).toBe(`${TEST_SITE}/auth/callback`);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(session).toBeNull();
  });

  it("gives no session to someone without the verifier of the browser that began", async () => {
    somebody();
    const back = locationOf(await ask(await throughProvider(client(), provider)));
    const code = back.searchParams.get("code");
    const guess = { auth_code: code, code_verifier: "x".repeat(43) };
    const token = new Request(`${TEST_SITE}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify(guess),
    });
    expect((await fixtures.auth.handle?.(token))?.status).toBe(400);
    const stranger = client();
    await throughProvider(stranger, provider);
    const { data, error } = await stranger.auth.exchangeCodeForSession(code ?? "");
    expect(data.session).toBeNull();
    expect(error?.code).toBe("bad_code_verifier");
  });

  it("cannot be replayed: neither the return nor the code works twice", async () => {
    somebody();
    const supabase = client();
    const door = await throughProvider(supabase, provider);
    const code = locationOf(await ask(door)).searchParams.get("code") ?? "";
    expect((await supabase.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = locationOf(await ask(door));
    expect(again.pathname).toBe("/auth/callback");
    expect(again.searchParams.get("error_code")).toBe("bad_oauth_state");
    expect((await client().auth.exchangeCodeForSession(code)).data.session).toBeNull();
  });

  it("refuses a state nobody was given", async () => {
    const back = locationOf(
      await ask(`${TEST_SITE}/auth/v1/callback?code=abc&state=6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e`),
    );
    expect([back.origin, back.pathname]).toEqual([TEST_SITE, "/auth/callback"]);
    expect(back.searchParams.get("error_code")).toBe("bad_oauth_state");
  });

  it("joins the account that has confirmed the same address", async () => {
    const { email } = somebody();
    const account = await confirmedAccount(email);
    expect((await signIn(provider)).user?.id).toBe(account.id);
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it("takes over no account with an address the provider has not verified", async () => {
    const { email } = somebody({ emailVerified: false });
    const account = await confirmedAccount(email);
    const { back, session } = await signIn(provider);
    expect(session).toBeNull();
    expect(back.searchParams.get("error")).toBeTruthy();
    const { data } = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.id).toBe(account.id);
    expect(data.user?.identities?.map((one) => one.provider)).toEqual(["email"]);
  });

  it("leaves nothing of an address the provider has not verified, and writes to nobody", async () => {
    const { email } = somebody({ emailVerified: false });
    const { back } = await signIn(provider);
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(await countAccounts(email)).toBe(0);
    expect(() => fixtures.mailTo(email)).toThrow();
  });

  it("forgets the password a stranger chose for an address they never confirmed", async () => {
    const { email } = somebody();
    await client().auth.signUp({ email, password: "the stranger's choice" });
    expect((await signIn(provider)).user?.email).toBe(email);
    const { error } = await client().auth.signInWithPassword({ email, password: "the stranger's choice" });
    expect(error?.code).toBe("invalid_credentials");
  });
});

describe("the way to a provider", () => {
  const challenge = "code_challenge=a12345678901234567890123456789012345678901234&code_challenge_method=s256";
  const authorize = (query: string) => ask(`${TEST_SITE}/auth/v1/authorize?provider=github&${query}`);

  it("is open with PKCE only", async () => {
    expect((await authorize("")).status).toBe(400);
    expect((await authorize(challenge.replace("s256", "plain"))).status).toBe(400);
    expect((await authorize(challenge)).status).toBe(302);
  });

  it("lets nobody change what the provider is told", async () => {
    const target = locationOf(
      await authorize(`${challenge}&client_id=evil&redirect_uri=https://evil.test&state=theirs&scopes=repo`),
    );
    expect(target.searchParams.get("client_id")).toBe("classmate-tests");
    expect(target.searchParams.get("redirect_uri")).toBe(`${TEST_SITE}/auth/v1/callback`);
    expect(target.searchParams.get("state")).not.toBe("theirs");
    expect(target.searchParams.get("scope")).not.toContain("repo");
    expect(target.searchParams.has("redirect_to")).toBe(false);
  });

  it.each([
    "https://evil.test/",
    "//evil.test/",
    "http://127.0.0.1:9999/",
    "http://classmate.localhost:3000@evil.test/",
    "http://classmate.localhost:3001/",
    "javascript:alert(1)",
    "http://user:pw@classmate.localhost:3000/",
  ])("leads back to the product, not to %s", async (redirectTo) => {
    peer.deny(true);
    const toProvider = locationOf(
      await authorize(`${challenge}&redirect_to=${encodeURIComponent(redirectTo)}`),
    );
    const door = locationOf(await fetch(toProvider, { redirect: "manual" }));
    const back = locationOf(await ask(door));
    expect([back.origin, back.username]).toEqual([TEST_SITE, ""]);
  });

  it("names the providers that are set up", async () => {
    expect(await fixtures.auth.socialProviders()).toEqual(["google", "github"]);
    expect(await fixtures.beside({ social: {} }).socialProviders()).toEqual([]);
  });

  it("is closed for a provider that is not set up", async () => {
    const answer = await fixtures
      .beside({ social: {} })
      .handle?.(new Request(`${TEST_SITE}/auth/v1/authorize?provider=github&${challenge}`));
    expect(answer?.status).toBe(400);
  });

  it("ends with an error when the provider does not answer", async () => {
    somebody();
    const supabase = client();
    const door = await throughProvider(supabase, "github");
    const away = fixtures.beside({
      social: {
        github: { clientId: "classmate-tests", clientSecret: "s" },
        githubUrl: "http://127.0.0.1:1",
      },
    });
    const answer = await away.handle?.(new Request(door));
    expect(locationOf(answer ?? new Response()).searchParams.get("error")).toBe("server_error");
  });
});
