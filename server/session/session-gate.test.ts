import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccessClaims } from "@/server/providers/auth/port";
import { createTestFixtures, TEST_AUTH_URL, type TestFixtures } from "../testing/fixtures";
import { GUEST_COOKIE, readGuestId, signGuestId } from "./guest-cookie";
import { sessionCookieName } from "./session-cookie";
import { type Credentials, createSessionGate, type Session } from "./session-gate";

const ADA = "11111111-1111-4111-8111-111111111111";
const HOUR = 3_600_000;
const NAME = sessionCookieName(TEST_AUTH_URL);

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const read = (cookies: Record<string, string>, authorization: string | null = null): Promise<Session> => {
  const jar = Object.entries(cookies).map(([name, value]) => ({ name, value }));
  const credentials: Credentials = { cookies: jar, authorization };
  return fixtures.gate.read(credentials);
};

const cookieOf = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

describe("the session gate", () => {
  it("knows an account by the session cookie a Supabase client wrote, whole or in chunks", async () => {
    const value = cookieOf({ access_token: await fixtures.token(ADA), refresh_token: "r" });
    const whole = await read({ [NAME]: value });
    const chunked = await read({ [`${NAME}.0`]: value.slice(0, 90), [`${NAME}.1`]: value.slice(90) });
    for (const { scope, stale } of [whole, chunked]) {
      expect(scope).toMatchObject({ kind: "user", userId: ADA, email: `${ADA}@example.org` });
      expect(stale).toBe(false);
    }
  });

  it("knows an account by a bearer token, before any cookie", async () => {
    const { cookieValue } = fixtures.gate.mintGuest();
    const { scope } = await read({ [GUEST_COOKIE]: cookieValue }, `Bearer ${await fixtures.token(ADA)}`);
    expect(scope).toMatchObject({ kind: "user", userId: ADA });
  });

  it("refuses a bearer token that is no good, also beside a good guest cookie", async () => {
    const { cookieValue } = fixtures.gate.mintGuest();
    const good = await fixtures.token(ADA);
    for (const token of ["nonsense", `${good.slice(0, -4)}AAAA`, "a.b.c"]) {
      const refused = read({ [GUEST_COOKIE]: cookieValue }, `Bearer ${token}`);
      await expect(refused).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    }
  });

  it("judges anyone who names a bearer token by it alone, also when it is none", async () => {
    const value = cookieOf({ access_token: await fixtures.token(ADA), refresh_token: "r" });
    for (const authorization of ["Bearer", "Bearer ", "bearer a b", "Bearer a, Bearer b", "Bearer\ta b"]) {
      const refused = read({ [NAME]: value }, authorization);
      await expect(refused).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    }
    expect((await read({ [NAME]: value }, "Basic eDp5")).scope).toMatchObject({ userId: ADA });
  });

  it("forgets a token it has accepted when the token expires", async () => {
    const authorization = `Bearer ${await fixtures.token(ADA)}`;
    expect((await read({}, authorization)).scope).toMatchObject({ userId: ADA });
    fixtures.pass(HOUR + 1000);
    await expect(read({}, authorization)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });

  it("takes a spent or broken session cookie for a guest's, and says when it can be refreshed", async () => {
    const spent = await fixtures.token(ADA);
    fixtures.pass(HOUR + 1000);
    const { cookieValue, scope: guest } = fixtures.gate.mintGuest();
    const refreshable = await read({
      [NAME]: cookieOf({ access_token: spent, refresh_token: "r" }),
      [GUEST_COOKIE]: cookieValue,
    });
    expect(refreshable).toMatchObject({ scope: guest, stale: true });
    for (const value of ["base64-%%%", "{", "null", "base64-", cookieOf({ access_token: 4 })]) {
      expect(await read({ [NAME]: value })).toEqual({
        scope: null,
        stale: false,
        guest: null,
        pending: null,
      });
    }
  });

  it("keeps the guest in sight beside the account, so that the guest's work can be claimed", async () => {
    const { cookieValue, scope: guest } = fixtures.gate.mintGuest();
    const value = cookieOf({ access_token: await fixtures.token(ADA), refresh_token: "r" });
    expect(await read({ [NAME]: value, [GUEST_COOKIE]: cookieValue })).toMatchObject({
      scope: { kind: "user" },
      guest,
    });
  });
});

describe("the gate and a session that was ended", () => {
  const gateThat = (revoked: (claims: AccessClaims, token: string) => Promise<boolean>) => {
    const { auth, now, newId } = fixtures.deps;
    const claimed = async () => false;
    return createSessionGate({
      auth,
      secret: "a-secret-for-tests-only",
      now,
      newId,
      readExtension: () => null,
      revoked,
      owesCode: async () => false,
      claimed,
    });
  };
  const cookies = (token: string) => [
    { name: NAME, value: cookieOf({ access_token: token, refresh_token: "r" }) },
  ];

  it("takes its cookie for a guest's, with nothing to refresh, and refuses its bearer token", async () => {
    const gate = gateThat(async () => true);
    const token = await fixtures.token(ADA);
    const nobody = { scope: null, stale: false, guest: null, pending: null };
    expect(await gate.read({ cookies: cookies(token), authorization: null })).toEqual(nobody);
    const bearer = gate.read({ cookies: [], authorization: `Bearer ${token}` });
    await expect(bearer).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });

  it("is asked again with each request, with what the verified token says and the token", async () => {
    const asked: unknown[] = [];
    let ended = false;
    const gate = gateThat(async ({ userId }, token) => {
      asked.push([userId, token]);
      return ended;
    });
    const token = await fixtures.token(ADA);
    const read = () => gate.read({ cookies: cookies(token), authorization: null });
    expect((await read()).scope).toMatchObject({ userId: ADA });
    ended = true;
    expect((await read()).scope).toBeNull();
    expect(asked).toEqual([
      [ADA, token],
      [ADA, token],
    ]);
  });

  it("is not asked about a guest or a token that is no good", async () => {
    const gate = gateThat(async () => {
      throw new Error("nobody to ask about");
    });
    const { cookieValue } = fixtures.gate.mintGuest();
    const guest = [{ name: GUEST_COOKIE, value: cookieValue }];
    const read = await gate.read({ cookies: guest, authorization: null });
    expect(read.scope).toMatchObject({ kind: "guest" });
    const forged = gate.read({ cookies: [], authorization: "Bearer a.b.c" });
    await expect(forged).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });

  it("lets nobody in while nobody can say", async () => {
    const gate = gateThat(async () => {
      throw new Error("connection refused");
    });
    const read = gate.read({ cookies: cookies(await fixtures.token(ADA)), authorization: null });
    await expect(read).rejects.toThrow("connection refused");
  });
});

describe("the guest cookie", () => {
  it("names the guest it was made for", async () => {
    const { scope, cookieValue } = fixtures.gate.mintGuest();
    expect((await read({ [GUEST_COOKIE]: cookieValue })).scope).toEqual(scope);
  });

  it("is worth nothing with another name, another signature, another secret or none", () => {
    const value = signGuestId("guest-0001", "secret");
    const signature = value.split(".")[1];
    expect(readGuestId(value, "secret")).toBe("guest-0001");
    expect(readGuestId(value, "other")).toBeNull();
    for (const forged of [
      `guest-0002.${signature}`,
      "guest-0001.",
      "guest-0001",
      `${value}AA`,
      "",
      ".",
      undefined,
    ]) {
      expect(readGuestId(forged, "secret")).toBeNull();
    }
  });
});
