import { hash } from "@node-rs/bcrypt";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { condense } from "./passwords";
import { createProgram, createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

const PASSWORD = "correct horse battery";

let fixtures: TestAuth;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestAuthServer({ limiter: { take: () => ({ ok: true }) } });
});
afterAll(() => fixtures.close());

const client = () => createProgram(fixtures.auth);

const sql = (query: string, ...values: unknown[]) =>
  fixtures.embedded.connection.driver.query<Record<string, string>>(query, values);

async function signedUp(password = PASSWORD) {
  people += 1;
  const [email, supabase] = [`changer${people}@example.test`, client()];
  await supabase.auth.signUp({ email, password });
  const { tokenHash: token_hash } = fixtures.linkTo(email);
  const { data } = await supabase.auth.verifyOtp({ token_hash, type: "signup" });
  if (!data.session) throw new Error("confirming signs in");
  return { email, supabase, userId: data.session.user.id, token: data.session.access_token };
}

async function signedInElsewhere(email: string, password = PASSWORD) {
  const supabase = client();
  const { data } = await supabase.auth.signInWithPassword({ email, password });
  if (!data.session) throw new Error("the password opens");
  return { supabase, token: data.session.access_token, renewal: data.session.refresh_token };
}

async function goesOn(token: string): Promise<boolean> {
  const claims = await fixtures.auth.verifyAccessToken(token);
  return (await fixtures.auth.hasSession?.(claims?.sessionId ?? "")) ?? false;
}

const grow = (email: string, minutes: number) =>
  sql(
    `update auth.sessions set created_at = now() - $2 * interval '1 minute'
     where user_id = (select id from auth.users where email = $1)`,
    email,
    minutes,
  );

describe.each([
  ["password", { password: "another good phrase" }],
  ["address", { email: "somewhere-else@example.test" }],
])("another %s", (_what, change) => {
  it("needs the present password when the sign-in is a quarter of an hour old", async () => {
    const { email, supabase } = await signedUp();
    await grow(email, 16);
    expect((await supabase.auth.updateUser(change)).error?.code).toBe("reauthentication_needed");
    const guess = { ...change, current_password: "not the one" };
    expect((await supabase.auth.updateUser(guess)).error?.code).toBe("invalid_credentials");
    expect((await supabase.auth.updateUser({ ...change, current_password: PASSWORD })).error).toBeNull();
  });

  it("is not had with a session that was only renewed", async () => {
    const { email, supabase } = await signedUp();
    await grow(email, 16);
    await supabase.auth.refreshSession();
    expect((await supabase.auth.updateUser(change)).error?.code).toBe("reauthentication_needed");
  });

  it("is told to the address that the account has", async () => {
    const { email, supabase } = await signedUp();
    await supabase.auth.updateUser(change);
    expect(fixtures.mailTo(email).subject).toMatch(/was changed|A new address/);
    expect(fixtures.mailTo(email).text).not.toMatch(/token_hash|another good phrase/);
  });
});

describe("a new password", () => {
  it("ends every other session at once, its access token and its renewal, and keeps this one", async () => {
    const { email, supabase, token } = await signedUp();
    const others = [await signedInElsewhere(email), await signedInElsewhere(email)];
    const reported: string[][] = [];
    fixtures.auth.onSessionsEnded?.(async ({ open }) => void reported.push([...open]));
    await supabase.auth.updateUser({ password: "another good phrase" });
    expect(await goesOn(token)).toBe(true);
    for (const { supabase: other, token: theirs } of others) {
      expect(await goesOn(theirs)).toBe(false);
      expect((await other.auth.refreshSession()).error).not.toBeNull();
    }
    const { sessionId } = (await fixtures.auth.verifyAccessToken(token)) ?? {};
    expect(reported).toEqual([[sessionId]]);
  });

  it("withdraws another address that was asked for", async () => {
    const { supabase } = await signedUp();
    await supabase.auth.updateUser({ email: "withdrawn@example.test" });
    const { tokenHash: token_hash } = fixtures.linkTo("withdrawn@example.test");
    await supabase.auth.updateUser({ password: "another good phrase" });
    const { error } = await client().auth.verifyOtp({ token_hash, type: "email_change" });
    expect(error?.code).toBe("otp_expired");
  });
});

describe("a new address whose link is opened by someone who is not signed in to the account", () => {
  it("leaves no way in but the new mailbox: no old password, no old session", async () => {
    const stranger = await signedUp("the stranger's phrase");
    await stranger.supabase.auth.updateUser({ email: "victim@example.test" });
    const { tokenHash: token_hash } = fixtures.linkTo("victim@example.test");
    const owner = client();
    const { data } = await owner.auth.verifyOtp({ token_hash, type: "email_change" });
    expect(data.user).toMatchObject({ email: "victim@example.test", password_dropped: true });
    expect(await goesOn(stranger.token)).toBe(false);
    expect((await stranger.supabase.auth.refreshSession()).error).not.toBeNull();
    const again = { email: "victim@example.test", password: "the stranger's phrase" };
    expect((await client().auth.signInWithPassword(again)).error?.code).toBe("invalid_credentials");
    expect(fixtures.mailTo(stranger.email).subject).toContain("was changed");
    expect((await owner.auth.updateUser({ password: "the owner's phrase" })).error).toBeNull();
  });

  it("is refused when someone else has confirmed the address meanwhile", async () => {
    const asker = await signedUp();
    const wanted = `changer${people + 1}@example.test`;
    await asker.supabase.auth.updateUser({ email: wanted });
    const { tokenHash: token_hash } = fixtures.linkTo(wanted);
    const owner = await signedUp();
    expect(owner.email).toBe(wanted);
    const { error } = await client().auth.verifyOtp({ token_hash, type: "email_change" });
    expect(error?.code).toBe("otp_expired");
    expect(await goesOn(owner.token)).toBe(true);
  });
});

describe("a renewal token that comes back", () => {
  it("ends the whole session, its newest tokens too, however late it comes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(10), async (renewals, copied) => {
        const { email } = await signedUp();
        const { renewal } = await signedInElsewhere(email);
        const seen = [renewal];
        let newest = "";
        for (let n = 0; n < renewals; n += 1) {
          const { data } = await client().auth.refreshSession({ refresh_token: seen.at(-1) ?? "" });
          seen.push(data.session?.refresh_token ?? "");
          newest = data.session?.access_token ?? "";
        }
        expect(await goesOn(newest)).toBe(true);
        const spent = seen[copied % renewals] ?? "";
        expect((await client().auth.refreshSession({ refresh_token: spent })).error?.status).toBe(400);
        expect(await goesOn(newest)).toBe(false);
        const last = await client().auth.refreshSession({ refresh_token: seen.at(-1) ?? "" });
        expect(last.error?.status).toBe(400);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

describe("a password", () => {
  it("counts to its last character, whatever the script and the length", async () => {
    const { email, supabase } = await signedUp();
    const unit = fc.constantFrom("a", "é", "語", "😀", " ");
    const long = fc.string({ unit, minLength: 8, maxLength: 255 });
    await fc.assert(
      fc.asyncProperty(long, fc.constantFrom("b", "ß", "字", "🙂"), async (start, last) => {
        const password = `${start}${last}`;
        const { error } = await supabase.auth.updateUser({ password });
        fc.pre(error === null);
        const near = await client().auth.signInWithPassword({ email, password: `${start}x` });
        expect(near.error?.code).toBe("invalid_credentials");
        expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it("is the same however its characters are put together", () => {
    expect(condense("cafe\u0301 au lait")).toBe(condense("caf\u00e9 au lait"));
  });

  it("hashed before they were condensed still opens, is condensed then, and is refused as a new one", async () => {
    const { email, supabase } = await signedUp();
    await sql(
      "update auth.users set encrypted_password = $2 where email = $1",
      email,
      await hash(PASSWORD, 4),
    );
    expect((await supabase.auth.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
    const wrong = await client().auth.signInWithPassword({ email, password: `${PASSWORD}!` });
    expect(wrong.error?.code).toBe("invalid_credentials");
    for (let n = 0; n < 2; n += 1) {
      expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
    const old = await client().auth.signInWithPassword({ email, password: condense(PASSWORD) });
    expect(old.error?.code).toBe("invalid_credentials");
  });

  it("that opened while it was being changed opens nothing afterwards", async () => {
    const { email, supabase } = await signedUp();
    const [entering] = await Promise.all([
      client().auth.signInWithPassword({ email, password: PASSWORD }),
      supabase.auth.updateUser({ password: "another good phrase" }),
    ]);
    const token = entering.data.session?.access_token;
    expect(token ? await goesOn(token) : false).toBe(false);
  });
});

describe("the protocol", () => {
  it("has no other way to the account's own data", async () => {
    const { token } = await signedUp();
    for (const path of ["reauthenticate", "admin/users", "factors", "user/identities"]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fixtures.auth.handle?.(new Request(`${TEST_SITE}/auth/v1/${path}`, { headers }));
      expect(answer?.status).toBe(404);
    }
  });
});
