import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

const PASSWORD = "correct horse";

let fixtures: TestAuth;

beforeAll(async () => {
  fixtures = await createTestAuthServer();
  await post("signup", { email: "confirmed@example.test", password: PASSWORD });
  const { tokenHash } = fixtures.linkTo("confirmed@example.test");
  await post("verify", { type: "signup", token_hash: tokenHash });
  await post("signup", { email: "waiting@example.test", password: PASSWORD });
});
afterAll(async () => {
  // Waits for its turn behind what is still being written to the owner.
  await post("recover", { email: "confirmed@example.test" });
  await fixtures.close();
});

async function post(path: string, body: unknown) {
  const request = new Request(`${TEST_SITE}/auth/v1/${path}`, { method: "POST", body: JSON.stringify(body) });
  const response = await fixtures.auth.handle?.(request);
  if (!response) throw new Error("the embedded server answers");
  return response;
}

/** What a stranger sees: everything but the ids, times and addresses that differ between any two answers. */
async function seen(response: Response): Promise<unknown> {
  const headers = [...response.headers.keys()].sort();
  return { status: response.status, headers, body: shape(await response.json()) };
}

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
  }
  if (typeof value !== "string") return value;
  return value
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replace(/^\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/, "(time)")
    .replace(/[a-z-]+@example\.test/, "(address)");
}

const KNOWN = ["confirmed@example.test", "waiting@example.test"];

describe("a stranger cannot tell whether an address has an account", () => {
  it.each(KNOWN)("by signing up with %s", async (email) => {
    const fresh = await post("signup", { email: `new-for-${email}`, password: PASSWORD });
    const known = await post("signup", { email, password: PASSWORD });
    expect(known.status).toBe(200);
    expect(await seen(known)).toEqual(await seen(fresh));
  });

  it("by signing up twice, at once or after some minutes, and comparing what both answers name", async () => {
    const later = () =>
      fixtures.embedded.connection.driver.query(
        "update auth.users set confirmation_sent_at = now() - interval '5 minutes', created_at = now() - interval '5 minutes'",
      );
    const signUp = async (email: string) =>
      (await (await post("signup", { email, password: PASSWORD })).json()) as Record<string, string>;
    const alike: Record<string, string[]> = {};
    for (const email of ["confirmed@example.test", "twice@example.test"]) {
      const first = await signUp(email);
      const second = await signUp(email);
      await later();
      const third = await signUp(email);
      const same = ([name]: [string, unknown]) => first[name] === third[name] || second[name] === third[name];
      alike[email] = Object.entries(third)
        .filter(same)
        .map(([name]) => name)
        .filter((name) => !/metadata|identities/.test(name));
    }
    expect(alike["twice@example.test"]).toEqual(alike["confirmed@example.test"]);
  });

  it.each(KNOWN)("by signing up with %s and a weak password", async (email) => {
    const fresh = await post("signup", { email: "nobody@example.test", password: "short" });
    const known = await post("signup", { email, password: "short" });
    expect(known.status).toBe(422);
    expect(await seen(known)).toEqual(await seen(fresh));
  });

  it.each(KNOWN)("by a wrong password for %s", async (email) => {
    const fresh = await post("token?grant_type=password", {
      email: "nobody@example.test",
      password: "guess",
    });
    const known = await post("token?grant_type=password", { email, password: "guess" });
    expect(known.status).toBe(400);
    expect(await seen(known)).toEqual(await seen(fresh));
  });

  it("by the right password for an address that nobody has confirmed", async () => {
    const grant = "token?grant_type=password";
    const fresh = await post(grant, { email: "nobody@example.test", password: PASSWORD });
    const known = await post(grant, { email: "waiting@example.test", password: PASSWORD });
    expect(known.status).toBe(400);
    expect(await seen(known)).toEqual(await seen(fresh));
  });

  it.each(KNOWN)("by asking for %s as the new address of an account of one's own", async (email) => {
    await post("signup", { email: "curious@example.test", password: PASSWORD });
    const { tokenHash } = fixtures.linkTo("curious@example.test");
    const opened = await post("verify", { type: "signup", token_hash: tokenHash });
    const { access_token, user } = (await opened.json()) as { access_token: string; user: { id: string } };
    const wish = async (wanted: string) => {
      const request = new Request(`${TEST_SITE}/auth/v1/user`, {
        method: "PUT",
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ email: wanted }),
      });
      return seen((await fixtures.auth.handle?.(request)) ?? new Response());
    };
    const fresh = await wish("nobody-has-this@example.test");
    expect(fresh).toMatchObject({ status: 200 });
    expect(await wish(email)).toEqual(fresh);
    await fixtures.auth.deleteUser(user.id);
  });

  it.each([
    ["recover", {}],
    ["otp", { create_user: false }],
    ["otp", {}],
    ["resend", { type: "signup" }],
  ])("by asking for mail: %s %j", async (path, options) => {
    const answers = [];
    for (const email of [...KNOWN, "nobody-at-all@example.test"]) {
      answers.push(await seen(await post(path, { email, ...options })));
    }
    expect(answers[0]).toMatchObject({ status: 200, body: {} });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("by how long a request for mail takes: it is answered without waiting for the work", async () => {
    let done = 0;
    const hasty = fixtures.beside({
      pace: async (work) => {
        void work.then(() => {
          done += 1;
        });
      },
    });
    const body = JSON.stringify({ email: "confirmed@example.test" });
    const answer = await hasty.handle?.(
      new Request(`${TEST_SITE}/auth/v1/recover`, { method: "POST", body }),
    );
    expect([answer?.status, done]).toEqual([200, 0]);
  });

  it("but the owner of a taken address hears of it, with a link to sign in", async () => {
    await post("signup", { email: "confirmed@example.test", password: "somebody else's" });
    await expect
      .poll(() => fixtures.linkTo("confirmed@example.test").type, { timeout: 20_000 })
      .toBe("magiclink");
    const kept = await post("token?grant_type=password", {
      email: "confirmed@example.test",
      password: PASSWORD,
    });
    expect(kept.status).toBe(200);
  });

  it("and a sign-up for a taken address leaves nothing behind", async () => {
    await post("signup", { email: "confirmed@example.test", password: "somebody else's" });
    const { rows } = await fixtures.embedded.connection.driver.query(
      "select 1 from auth.users where email like '%decoy%' union all select 1 from auth.audit_log_entries where payload::text like '%decoy%'",
    );
    expect(rows).toEqual([]);
  });
});
