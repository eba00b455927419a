import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followEnds, isRevoked, listSessions, recordSession } from "@/server/features/session/service";
import type { Supabase } from "@/server/providers/auth/client";
import { createProgram, createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { createTestFixtures, type TestFixtures } from "../testing/fixtures";

const PASSWORD = "correct horse battery";

let server: TestAuth;
let fixtures: TestFixtures;
let people = 0;

beforeAll(async () => {
  server = await createTestAuthServer();
  fixtures = await createTestFixtures({ auth: server.auth, now: () => new Date() });
  server.auth.onSessionsEnded?.((ended) => followEnds(fixtures.deps, ended));
});
afterAll(async () => {
  await fixtures.close();
  await server.close();
});

/** A program that speaks to the auth server itself, so that the product has not recorded its session. */
const program = () => createProgram(server.auth);

async function signedIn() {
  people += 1;
  const email = `program${people}@example.test`;
  await program().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await server.linkTo(email);
  await program().auth.verifyOtp({ token_hash: tokenHash, type: "email" });
  const client = program();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (!data.session) throw new Error("the program was not let in");
  return { client, userId: data.session.user.id, token: data.session.access_token };
}

async function goesOn(token: string): Promise<boolean> {
  const claims = await server.auth.verifyAccessToken(token);
  if (!claims) throw new Error("the token itself is good");
  return !(await isRevoked(fixtures.deps, claims, token));
}

describe("a session the product has not recorded", () => {
  it("goes on while the auth server knows it", async () => {
    const { token } = await signedIn();
    expect(await goesOn(token)).toBe(true);
  });

  it("ends when it is signed out there, although its token has an hour left", async () => {
    const { client, token } = await signedIn();
    await client.auth.signOut({ scope: "global" });
    expect(await goesOn(token)).toBe(false);
  });

  it("ends, and is not renewed, when the operator ends all sessions of the account", async () => {
    const { client, userId, token } = await signedIn();
    await server.auth.endSessions?.(userId);
    expect(await goesOn(token)).toBe(false);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it("ends with the account", async () => {
    const { userId, token } = await signedIn();
    await server.auth.deleteUser(userId);
    expect(await goesOn(token)).toBe(false);
  });
});

describe("a session the product has recorded", () => {
  it.each([
    ["a new password", (client: Supabase) => client.auth.updateUser({ password: "another phrase" })],
    ["a sign-out of the others", (client: Supabase) => client.auth.signOut({ scope: "others" })],
  ])("ends at once by %s at the auth server, and is listed no more", async (_what, end) => {
    const { client, userId, token } = await signedIn();
    const { data } = await client.auth.getUser();
    const other = program();
    const { data: entered } = await other.auth.signInWithPassword({
      email: data.user?.email ?? "",
      password: PASSWORD,
    });
    const theirs = entered.session?.access_token ?? "";
    for (const one of [token, theirs]) {
      const { sessionId = null } = (await server.auth.verifyAccessToken(one)) ?? {};
      await recordSession(fixtures.deps, { userId, sessionId, userAgent: null });
    }
    expect([await goesOn(token), await goesOn(theirs)]).toEqual([true, true]);
    await end(client);
    expect([await goesOn(token), await goesOn(theirs)]).toEqual([true, false]);
    const { scope } = await fixtures.gate.read({ cookies: [], authorization: `Bearer ${token}` });
    if (scope?.kind !== "user") throw new Error("this session goes on");
    expect(await listSessions(fixtures.deps, scope)).toHaveLength(1);
  });

  it("ends when a copy of its renewal token comes back", async () => {
    const { client, userId, token } = await signedIn();
    const { data } = await client.auth.getSession();
    const { sessionId = null } = (await server.auth.verifyAccessToken(token)) ?? {};
    await recordSession(fixtures.deps, { userId, sessionId, userAgent: null });
    await client.auth.refreshSession();
    const renewed = (await client.auth.getSession()).data.session?.access_token ?? "";
    expect(await goesOn(renewed)).toBe(true);
    await program().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
    expect([await goesOn(token), await goesOn(renewed)]).toEqual([false, false]);
  });
});
