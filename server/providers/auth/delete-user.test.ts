import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

let fixtures: TestAuth;

beforeAll(async () => {
  fixtures = await createTestAuthServer();
});
afterAll(() => fixtures.close());

async function post(path: string, body: unknown) {
  const request = new Request(`${TEST_SITE}/auth/v1/${path}`, { method: "POST", body: JSON.stringify(body) });
  const response = await fixtures.auth.handle?.(request);
  if (!response) throw new Error("the embedded server answers");
  return response;
}

async function signedUp(email: string): Promise<{ userId: string; refreshToken: string }> {
  await post("signup", { email, password: "correct horse" });
  const { tokenHash } = fixtures.linkTo(email);
  const answer = await post("verify", { type: "signup", token_hash: tokenHash });
  const { user, refresh_token } = await answer.json();
  return { userId: user.id, refreshToken: refresh_token };
}

/** Every row the auth server keeps that mentions any of these words, by table. */
async function mentions(...words: string[]): Promise<string[]> {
  const database = fixtures.embedded.connection.driver;
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'auth' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await database.query<{ text: string }>(
      `select row_to_json(one)::text as text from auth."${name}" as one`,
    );
    if (texts.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name);
  }
  return found;
}

describe("deleting an account", () => {
  it("leaves no row that names it, and nothing of it works any more", async () => {
    const { userId, refreshToken } = await signedUp("leaving@example.test");
    expect(await mentions(userId)).toEqual(
      expect.arrayContaining(["users", "sessions", "refresh_tokens", "identities", "audit_log_entries"]),
    );
    await fixtures.auth.deleteUser(userId);
    expect(await mentions(userId, "leaving@example.test")).toEqual([]);
    expect((await post("token?grant_type=refresh_token", { refresh_token: refreshToken })).status).toBe(400);
  });

  it("leaves everyone else alone", async () => {
    const [first, second] = [await signedUp("one@example.test"), await signedUp("two@example.test")];
    await fixtures.auth.deleteUser(first.userId);
    const renewed = await post("token?grant_type=refresh_token", { refresh_token: second.refreshToken });
    expect(renewed.status).toBe(200);
  });

  it("succeeds when there is none", async () => {
    await expect(fixtures.auth.deleteUser("6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e")).resolves.toBeUndefined();
  });
});
