import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Supabase } from "./client";
import { createProgram, createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

const PASSWORD = "correct horse";

let fixtures: TestAuth;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestAuthServer();
});
afterAll(() => fixtures.close());

/** A browser's client, except that its requests go straight to the provider. */
const client = () => createProgram(fixtures.auth);

const newEmail = () => {
  people += 1;
  return `student${people}@example.test`;
};

async function open(email: string, supabase = client()) {
  const { tokenHash, type } = fixtures.linkTo(email);
  return supabase.auth.verifyOtp({ token_hash: tokenHash, type: type as "signup" });
}

/** Someone who has confirmed their address. */
async function signedUp(password = PASSWORD) {
  const [email, supabase] = [newEmail(), client()];
  await supabase.auth.signUp({ email, password });
  const { data, error } = await open(email, supabase);
  if (error || !data.session || !data.user) throw error ?? new Error("confirming did not sign in");
  return { email, supabase, session: data.session, user: data.user };
}

/** A call of the protocol that carries the session's own token. */
async function asOwner(supabase: Supabase, path: string, body: unknown) {
  const { data } = await supabase.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const request = new Request(`${TEST_SITE}/auth/v1/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return (await fixtures.auth.handle?.(request))?.json();
}

const signInAs = (email: string, password = PASSWORD) =>
  client().auth.signInWithPassword({ email, password });

describe("signing up", () => {
  it("signs nobody in until the link is opened, once", async () => {
    const email = newEmail();
    const { data } = await client().auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(data.session).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    const { data: opened } = await open(email);
    expect(await fixtures.auth.verifyAccessToken(opened.session?.access_token ?? "")).toEqual({
      userId: data.user?.id,
      email,
      provider: "email",
      sessionId: expect.any(String),
      issuedAt: expect.any(Number),
      expiresAt: expect.any(Number),
    });
    expect((await open(email)).error?.code).toBe("otp_expired");
    expect((await signInAs(email)).error).toBeNull();
  });

  it("writes a mail with a link to the product that nobody can guess", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: PASSWORD });
    const { text, subject } = fixtures.mailTo(email);
    expect(subject).toBe("Confirm your address for Classmate");
    expect(text).toContain(`${TEST_SITE}/auth/confirm?token_hash=`);
    expect(fixtures.linkTo(email)).toEqual({
      tokenHash: expect.stringMatching(/^[0-9a-f]{56,64}-[0-9a-f]{64}$/),
      type: "signup",
    });
    expect(text).not.toMatch(/\b\d{6}\b/);
  });

  it("keeps neither password when two sign-ups overlap: each link proves the address, and once", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: "the first choice" });
    const first = fixtures.linkTo(email);
    await client().auth.signUp({ email, password: "the second choice" });
    const supabase = client();
    const { data, error } = await supabase.auth.verifyOtp({ token_hash: first.tokenHash, type: "signup" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, password_dropped: true });
    expect((await open(email)).error?.code).toBe("otp_expired");
    for (const password of ["the first choice", "the second choice"]) {
      expect((await signInAs(email, password)).error?.code).toBe("invalid_credentials");
    }
    expect((await supabase.auth.updateUser({ password: "a third choice" })).error).toBeNull();
    expect((await signInAs(email, "a third choice")).error).toBeNull();
  });

  it("counts a password that was chosen twice, whichever link is opened", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: PASSWORD });
    const first = fixtures.linkTo(email);
    await client().auth.signUp({ email, password: PASSWORD });
    const { data } = await client().auth.verifyOtp({ token_hash: first.tokenHash, type: "signup" });
    expect(data.user).not.toHaveProperty("password_dropped");
    expect((await signInAs(email)).error).toBeNull();
  });

  it("makes one account when it is asked for twice at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      [1, 2, 3].map(() => client().auth.signUp({ email, password: PASSWORD })),
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect((await open(email)).error).toBeNull();
  });

  it("sends the link again to someone who has not confirmed", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: PASSWORD });
    const first = fixtures.linkTo(email);
    expect((await client().auth.resend({ type: "signup", email })).error).toBeNull();
    expect(fixtures.linkTo(email).tokenHash).not.toBe(first.tokenHash);
    expect((await open(email)).error).toBeNull();
    expect((await signInAs(email)).error).toBeNull();
  });

  it.each(["1234567", "x".repeat(257)])("refuses the password %s", async (password) => {
    const { error } = await client().auth.signUp({ email: newEmail(), password });
    expect(error?.status).toBeGreaterThanOrEqual(400);
  });
});

describe("signing in", () => {
  it("takes the password, whatever the case of the address", async () => {
    const { email, user } = await signedUp();
    expect((await signInAs(email.toUpperCase())).data.user?.id).toBe(user.id);
  });

  it("takes a mailed link", async () => {
    const { email, user } = await signedUp();
    await client().auth.signInWithOtp({ email });
    expect(fixtures.linkTo(email).type).toBe("magiclink");
    expect((await open(email)).data.user?.id).toBe(user.id);
  });

  it("makes an account by a mailed link when that is asked for", async () => {
    const email = newEmail();
    await client().auth.signInWithOtp({ email });
    expect(fixtures.linkTo(email).type).toBe("signup");
    expect((await open(email)).data.user?.email).toBe(email);
  });

  it("takes both kinds of link under the name of e-mail", async () => {
    const { email } = await signedUp();
    await client().auth.signInWithOtp({ email });
    const { tokenHash } = fixtures.linkTo(email);
    const { error } = await client().auth.verifyOtp({ token_hash: tokenHash, type: "email" });
    expect(error).toBeNull();
  });

  it("by a link forgets the password that a stranger chose before", async () => {
    const email = newEmail();
    await client().auth.signUp({ email, password: "the stranger's choice" });
    await client().auth.signInWithOtp({ email });
    expect((await open(email)).error).toBeNull();
    expect((await signInAs(email, "the stranger's choice")).error?.code).toBe("invalid_credentials");
  });

  it("does not take a link that is older than ten minutes", async () => {
    const { email } = await signedUp();
    await client().auth.signInWithOtp({ email });
    await fixtures.embedded.connection.driver.query(
      "update mailed_links set sent_at = now() - interval '11 minutes' where email = $1",
      [email],
    );
    expect((await open(email)).error?.code).toBe("otp_expired");
  });

  it("takes no link that is put together from what the database holds", async () => {
    const { email } = await signedUp();
    await client().auth.resetPasswordForEmail(email);
    const { rows } = await fixtures.embedded.connection.driver.query<{ token: string }>(
      "select recovery_token as token from auth.users where email = $1",
      [email],
    );
    const token = rows[0]?.token ?? "";
    const { tokenHash } = fixtures.linkTo(email);
    expect(tokenHash.startsWith(token)).toBe(true);
    for (const forged of [token, `${token}-`, `${token}-${"0".repeat(64)}`, `${tokenHash}-x`, "-"]) {
      const { error } = await client().auth.verifyOtp({ token_hash: forged, type: "recovery" });
      expect(error?.code).toBe("otp_expired");
    }
    expect((await open(email)).error).toBeNull();
  });

  it("takes no typed code: links are all there is", async () => {
    const { email } = await signedUp();
    await client().auth.signInWithOtp({ email });
    const { error } = await client().auth.verifyOtp({ email, token: "123456", type: "magiclink" });
    expect(error?.code).toBe("otp_expired");
  });
});

describe("a new password", () => {
  it("is chosen after opening the mailed link", async () => {
    const { email } = await signedUp();
    await client().auth.resetPasswordForEmail(email);
    expect(fixtures.linkTo(email).type).toBe("recovery");
    const supabase = client();
    await open(email, supabase);
    expect((await supabase.auth.updateUser({ password: "battery staple" })).error).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    expect((await signInAs(email, "battery staple")).error).toBeNull();
  });

  it("is told to the owner of the address, without a link", async () => {
    const { email, supabase } = await signedUp();
    await supabase.auth.updateUser({ password: "battery staple" });
    expect(fixtures.mailTo(email).subject).toBe("Your password for Classmate was changed");
    expect(fixtures.mailTo(email).text).not.toMatch(/token|battery/);
  });

  it("is refused when it is the old one, too short or too long", async () => {
    const { supabase } = await signedUp();
    const codes = [];
    for (const password of [PASSWORD, "short", "x".repeat(257)]) {
      codes.push((await supabase.auth.updateUser({ password })).error?.code);
    }
    expect(codes).toEqual(["same_password", "weak_password", "weak_password"]);
  });
});

describe("a new address", () => {
  it("counts once the link sent there is opened", async () => {
    const { email, supabase, user } = await signedUp();
    const wanted = newEmail();
    await supabase.auth.updateUser({ email: wanted });
    expect((await signInAs(wanted)).error?.code).toBe("invalid_credentials");
    const { tokenHash: token_hash } = fixtures.linkTo(wanted);
    const answer = await asOwner(supabase, "verify", { type: "email_change", token_hash });
    expect(answer.user).toMatchObject({ id: user.id, email: wanted });
    expect((await signInAs(wanted)).error).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
  });

  it("ends a link that went to the old one", async () => {
    const { email, supabase } = await signedUp();
    await client().auth.resetPasswordForEmail(email);
    const old = fixtures.linkTo(email);
    const wanted = newEmail();
    await supabase.auth.updateUser({ email: wanted });
    await open(wanted);
    const { error } = await client().auth.verifyOtp({ token_hash: old.tokenHash, type: "recovery" });
    expect(error?.code).toBe("otp_expired");
  });

  it("that is taken is answered like any other, and nobody gets mail", async () => {
    const [first, second] = [await signedUp(), await signedUp()];
    const before = fixtures.mailTo(first.email).id;
    const { data, error } = await second.supabase.auth.updateUser({ email: first.email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(first.email);
    expect(fixtures.mailTo(first.email).id).toBe(before);
  });
});

describe("a session", () => {
  it("is renewed, also for tabs that ask with the same token at once, and keeps its provider", async () => {
    const { session, user } = await signedUp();
    const { refresh_token } = session;
    const renewed = await Promise.all(
      [1, 2, 3, 4].map(() => client().auth.refreshSession({ refresh_token })),
    );
    expect(new Set(renewed.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    for (const { data } of renewed) {
      expect(await fixtures.auth.verifyAccessToken(data.session?.access_token ?? "")).toMatchObject({
        userId: user.id,
        provider: "email",
      });
    }
  });

  it("ends when an old copy of its renewal token turns up", async () => {
    const { session } = await signedUp();
    const renew = (refresh_token = "") => client().auth.refreshSession({ refresh_token });
    const second = await renew(session.refresh_token);
    const third = await renew(second.data.session?.refresh_token);
    expect((await renew(session.refresh_token)).error?.status).toBe(400);
    expect((await renew(third.data.session?.refresh_token)).error?.status).toBe(400);
  });

  it.each([
    ["was not used for 30 days", "refreshed_at = $2", 30],
    ["began 90 days ago", "created_at = $2, refreshed_at = now()", 90],
  ])("is not renewed when it %s", async (_what, change, days) => {
    const { session } = await signedUp();
    const { sessionId } = (await fixtures.auth.verifyAccessToken(session.access_token)) ?? {};
    const put = (ms: number) => {
      const at = new Date(Date.now() - days * 86_400_000 + ms).toISOString();
      return fixtures.embedded.connection.driver.query(`update auth.sessions set ${change} where id = $1`, [
        sessionId,
        at,
      ]);
    };
    const renew = (refresh_token = "") => client().auth.refreshSession({ refresh_token });
    await put(3_600_000);
    const { data, error } = await renew(session.refresh_token);
    expect(error).toBeNull();
    await put(-3_600_000);
    expect((await renew(data.session?.refresh_token)).error?.status).toBe(400);
  });

  it.each([
    ["local", [false, true]],
    ["others", [true, false]],
    ["global", [false, false]],
  ] as const)("signing out with the scope %s leaves the right ones", async (scope, left) => {
    const { email, supabase, session } = await signedUp();
    const { data: other } = await signInAs(email);
    expect((await supabase.auth.signOut({ scope })).error).toBeNull();
    const alive = [];
    for (const one of [session, other.session]) {
      const { error } = await client().auth.refreshSession({ refresh_token: one?.refresh_token ?? "" });
      alive.push(error === null);
    }
    expect(alive).toEqual(left);
  });
});

describe("the server", () => {
  const ask = (path: string) => fixtures.auth.handle?.(new Request(`${TEST_SITE}${path}`));

  it("answers the auth protocol and nothing else it could", async () => {
    expect((await ask("/rest/v1/users"))?.status).toBe(404);
    expect((await ask("/auth/v1/../../rest/v1/users"))?.status).toBe(404);
    expect((await ask("/auth/v1/health"))?.status).toBe(200);
    expect(await fixtures.auth.isHealthy()).toBe(true);
  });

  it("comes after a failed opening too", async () => {
    let attempts = 0;
    const flaky = fixtures.beside({
      connection: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("not yet");
        return fixtures.embedded.connection;
      },
    });
    await expect(flaky.isHealthy()).rejects.toThrow("not yet");
    expect(await flaky.isHealthy()).toBe(true);
  });
});
