import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deriveSecret } from "./secrets";
import { createTestAuthServer, type TestAuth } from "./testing";

const SECRET = "another secret for the tests, long enough as well";

let fixtures: TestAuth;

beforeAll(async () => {
  fixtures = await createTestAuthServer({ secret: SECRET });
});
afterAll(() => fixtures.close());

const key = (secret: string) => new TextEncoder().encode(deriveSecret(secret, "auth-access-token"));
const sign = (claims: Record<string, unknown>, secret = SECRET) =>
  new SignJWT({ sub: "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e", aud: "authenticated", ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .sign(key(secret));
const soon = () => Math.floor(Date.now() / 1000) + 60;

describe("an access token", () => {
  it("counts when it is ours and in time", async () => {
    const claims = await fixtures.auth.verifyAccessToken(await sign({ exp: soon() }));
    expect(claims).toMatchObject({ email: null, provider: null });
  });

  it("counts no longer once it has expired", async () => {
    expect(await fixtures.auth.verifyAccessToken(await sign({ exp: soon() - 120 }))).toBeNull();
  });

  it("does not count without an expiry, for another audience or without an account", async () => {
    expect(await fixtures.auth.verifyAccessToken(await sign({}))).toBeNull();
    expect(
      await fixtures.auth.verifyAccessToken(await sign({ exp: soon(), aud: "somebody-else" })),
    ).toBeNull();
    expect(await fixtures.auth.verifyAccessToken(await sign({ exp: soon(), sub: "admin" }))).toBeNull();
  });

  it("does not count when it was signed with another secret", async () => {
    const token = await sign({ exp: soon() }, "a third secret");
    expect(await fixtures.auth.verifyAccessToken(token)).toBeNull();
    const elsewhere = fixtures.beside({ secret: "a third secret" });
    expect(await elsewhere.verifyAccessToken(token)).not.toBeNull();
  });

  it("does not count when it was changed or is no token", async () => {
    const [header, , signature] = (await sign({ exp: soon() })).split(".");
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(await sign({ exp: soon() })), role: "x" }));
    for (const token of [`${header}.${forged.toString("base64url")}.${signature}`, "nonsense", "", "a.b.c"]) {
      expect(await fixtures.auth.verifyAccessToken(token)).toBeNull();
    }
  });

  it("does not count without a signature", async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sub: "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e", aud: "authenticated", exp: soon() };
    expect(await fixtures.auth.verifyAccessToken(`${part({ alg: "none" })}.${part(claims)}.`)).toBeNull();
  });
});
