import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as schema from "@/drizzle/schema";
import { migrationsFolder } from "@/server/db/migrations";
import { ensureAccount, isClaimed } from "@/server/features/account/service";
import { exportWork } from "@/server/features/export/service";
import { importWork } from "@/server/features/import/service";
import { isRevoked, recordSession } from "@/server/features/session/service";
import { createSolve } from "@/server/features/solve/service";
import { createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { createSeal } from "@/server/providers/seal/keyed";
import { createMemoryJar } from "@/server/session/cookie-jar";
import type { UserScope } from "@/server/session/scope";
import { createSessionGate } from "@/server/session/session-gate";
import { createSupabase } from "@/server/session/supabase-client";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { deleteAccount } from "./service";

const PASSWORD = "correct horse battery";
const EMAIL = "leaving@example.org";

let server: TestAuth;
let fixtures: TestFixtures;

beforeAll(async () => {
  server = await createTestAuthServer();
  // The product's tables beside the auth server's, as the product keeps them.
  const db = drizzle({ client: server.embedded.connection.driver, schema });
  await migrate(db, { migrationsFolder });
  fixtures = await createTestFixtures({ auth: server.auth, db: async () => db, now: () => new Date() });
  // A new embedded database takes seconds on an idle machine.
}, 240_000);
afterAll(async () => {
  await fixtures.close();
  await server.close();
});

interface Arrived {
  readonly scope: UserScope;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs up, opens the link in the mail and is in. */
async function signUp(email: string): Promise<Arrived> {
  const jar = createMemoryJar({ secure: true, address: "198.51.100.7" });
  const { auth } = createSupabase(server.auth, jar);
  await auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = server.linkTo(email);
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
  if (error || !data.session) throw new Error("the link did not sign in", { cause: error });
  const { access_token: accessToken, refresh_token: refreshToken } = data.session;
  const { scope } = await fixtures.gate.read({ cookies: jar.getAll(), authorization: null });
  if (scope?.kind !== "user") throw new Error("the gate did not accept the session");
  await ensureAccount(fixtures.deps, { userId: scope.userId });
  await recordSession(fixtures.deps, { userId: scope.userId, sessionId: scope.sessionId, userAgent: null });
  return { scope, accessToken, refreshToken };
}

/** The gate that asks about each token, as the product's does. */
const strictGate = () =>
  createSessionGate({
    ...fixtures.deps,
    secret: "a-secret-for-tests-only",
    readExtension: () => null,
    revoked: (claims, token) => isRevoked(fixtures.deps, claims, token),
    owesCode: async () => false,
    claimed: (guestId) => isClaimed(fixtures.deps, guestId),
  });

/** The tables of every schema in which a row names this value, the auth server's included. */
async function tablesNaming(value: string): Promise<string[]> {
  const { driver } = server.embedded.connection;
  const { rows } = await driver.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const naming: string[] = [];
  for (const { name } of rows) {
    const found = await driver.query(`select 1 from ${name} as t where t::text ilike $1 limit 1`, [
      `%${value}%`,
    ]);
    if (found.rows.length > 0) naming.push(name);
  }
  return naming;
}

describe("an account on the embedded database", { timeout: 120_000 }, () => {
  it("is gone from every table of every schema, and its tokens are refused", async () => {
    const { scope, accessToken, refreshToken } = await signUp(EMAIL);
    await createSolve(fixtures.deps, scope, { text: "7 + 8", mode: "answer" });
    expect(await tablesNaming(EMAIL)).toContain("auth.users");
    expect(await tablesNaming(scope.userId)).toEqual(
      expect.arrayContaining(["auth.users", "auth.sessions", "public.accounts", "public.solves"]),
    );
    expect(await deleteAccount(fixtures.deps, scope)).toBe("done");
    expect(await tablesNaming(scope.userId)).toEqual([]);
    expect(await tablesNaming(EMAIL)).toEqual([]);

    const claims = await server.auth.verifyAccessToken(accessToken);
    expect(claims && (await isRevoked(fixtures.deps, claims, accessToken))).toBe(true);
    const bearer = strictGate().read({ cookies: [], authorization: `Bearer ${accessToken}` });
    await expect(bearer).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    const { auth } = createSupabase(server.auth, createMemoryJar({ secure: true }));
    expect((await auth.refreshSession({ refresh_token: refreshToken })).data.session).toBeNull();
    expect((await auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).data.session).toBeNull();
  });

  it("can be made again with the same address, and its file brings everything back", async () => {
    const deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
    const email = "returning@example.org";
    const first = await signUp(email);
    await createSolve(deps, first.scope, { text: "4x - 9 = 15", mode: "answer" });
    await createSolve(deps, first.scope, { text: "7x + 5 = 96", mode: "hints" });
    const read = async (scope: UserScope) =>
      new Response((await exportWork(deps, scope, "json")).body).text();
    const file = await read(first.scope);
    await deleteAccount(deps, first.scope);

    const second = await signUp(email);
    expect(second.scope.userId).not.toBe(first.scope.userId);
    expect(await importWork(deps, second.scope, Buffer.from(file))).toMatchObject({
      ok: true,
      outcome: { solves: 2 },
    });
    const [before, after] = [JSON.parse(file), JSON.parse(await read(second.scope))];
    expect(after.solves).toEqual(before.solves);
    expect(after.profile.email).toBe(email);
  });
});
