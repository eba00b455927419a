import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createHostedAuth, type HostedAuthOptions } from "./hosted";

const URL_BASE = "https://project.supabase.test";
const USER = "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let strangers: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair("ES256");
  strangers = await generateKeyPair("ES256");
});

const expiry = () => Math.floor(Date.now() / 1000) + 600;

function claims(changes: JWTPayload = {}): JWTPayload {
  return {
    sub: USER,
    aud: "authenticated",
    iss: `${URL_BASE}/auth/v1`,
    exp: expiry(),
    email: "a@x.test",
    ...changes,
  };
}

function signed(payload: JWTPayload, key = keys.privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(key);
}

function shared(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("the project's secret"));
}

/** The hosted service's answers, by path. */
function hosted(userStatus = 200, options: Partial<HostedAuthOptions> = {}) {
  const calls: string[] = [];
  const auth = createHostedAuth({
    url: `${URL_BASE}/`,
    anonKey: "anon",
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(`${pathname} ${request.headers.get("apikey")}`);
      if (request.method === "DELETE") return new Response("{}", { status: userStatus });
      if (pathname.endsWith("settings")) {
        return Response.json({ external: { google: userStatus === 200, github: false, email: true } });
      }
      if (pathname.endsWith("jwks.json"))
        return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one" }] });
      return new Response("{}", { status: userStatus });
    },
  });
  return { auth, calls };
}

describe("a token of a hosted project", () => {
  it("is checked against the published keys, fetched once", async () => {
    const { auth, calls } = hosted();
    const token = await signed(claims({ app_metadata: { provider: "google" }, session_id: "s" }));
    const expected = {
      userId: USER,
      email: "a@x.test",
      provider: "google",
      sessionId: "s",
      issuedAt: expect.any(Number),
      expiresAt: expect.any(Number),
    };
    expect(await auth.verifyAccessToken(token)).toEqual(expected);
    expect(await auth.verifyAccessToken(token)).toEqual(expected);
    expect(calls).toHaveLength(1);
  });

  it("does not count when it expired, comes from elsewhere or was signed by a stranger", async () => {
    const { auth } = hosted();
    expect(await auth.verifyAccessToken(await signed(claims({ exp: expiry() - 1200 })))).toBeNull();
    expect(
      await auth.verifyAccessToken(await signed(claims({ iss: "https://other.test/auth/v1" }))),
    ).toBeNull();
    expect(await auth.verifyAccessToken(await signed(claims(), strangers.privateKey))).toBeNull();
    for (const token of ["nonsense", "", "a.b.c"]) expect(await auth.verifyAccessToken(token)).toBeNull();
  });

  it("is shown to the auth server when it was signed with a shared secret", async () => {
    const { auth, calls } = hosted();
    expect((await auth.verifyAccessToken(await shared(claims())))?.userId).toBe(USER);
    expect(calls).toEqual(["/auth/v1/user anon"]);
  });

  it("does not count when the auth server refuses it", async () => {
    expect(await hosted(401).auth.verifyAccessToken(await shared(claims()))).toBeNull();
  });

  it("signs nobody out while the auth server is out of order", async () => {
    await expect(hosted(503).auth.verifyAccessToken(await shared(claims()))).rejects.toThrow(/503/);
    const unreachable = createHostedAuth({
      url: URL_BASE,
      anonKey: "anon",
      fetch: async () => {
        throw new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
      },
    });
    await expect(unreachable.verifyAccessToken(await signed(claims()))).rejects.toThrow();
  });
});

describe("deleting an account of a hosted project", () => {
  it("asks the project, with the key that may", async () => {
    const { auth, calls } = hosted(200, { serviceRoleKey: "service" });
    await auth.deleteUser(USER);
    expect(calls).toEqual([`/auth/v1/admin/users/${USER} service`]);
  });

  it("succeeds when there is none", async () => {
    await expect(hosted(404, { serviceRoleKey: "service" }).auth.deleteUser(USER)).resolves.toBeUndefined();
  });

  it("says so when the project refuses", async () => {
    await expect(hosted(403, { serviceRoleKey: "service" }).auth.deleteUser(USER)).rejects.toThrow("403");
  });

  it("goes through the database without a key, when that is the project's", async () => {
    const deleted: string[] = [];
    const { auth, calls } = hosted(200, {
      deleteBySql: async (userId) => {
        deleted.push(userId);
        return true;
      },
    });
    await auth.deleteUser(USER);
    expect([deleted, calls]).toEqual([[USER], []]);
  });

  it("is refused with neither", async () => {
    await expect(hosted().auth.deleteUser(USER)).rejects.toThrow("SUPABASE_SERVICE_ROLE_KEY");
    const elsewhere = hosted(200, { deleteBySql: async () => false });
    await expect(elsewhere.auth.deleteUser(USER)).rejects.toThrow("SUPABASE_SERVICE_ROLE_KEY");
  });
});

describe("the social sign-ins of a hosted project", () => {
  it("are those it has set up, asked for once a minute", async () => {
    let time = 0;
    const { auth, calls } = hosted(200, { now: () => time });
    expect(await auth.socialProviders()).toEqual(["google"]);
    expect(await auth.socialProviders()).toEqual(["google"]);
    expect(calls).toHaveLength(1);
    time = 60_000;
    await auth.socialProviders();
    expect(calls).toHaveLength(2);
  });

  it("are none while it does not answer, and the last known ones later", async () => {
    let away = true;
    let time = 0;
    const auth = createHostedAuth({
      url: URL_BASE,
      anonKey: "anon",
      now: () => time,
      fetch: async () => {
        if (away) throw new TypeError("fetch failed");
        return Response.json({ external: { google: true, github: true } });
      },
    });
    const seen = [await auth.socialProviders()];
    away = false;
    time += 60_000;
    seen.push(await auth.socialProviders());
    away = true;
    time += 60_000;
    seen.push(await auth.socialProviders());
    expect(seen).toEqual([[], ["google", "github"], ["google", "github"]]);
  });
});

describe("a hosted auth server that sends us on", () => {
  it("is not followed to where the keys and the token would go along", async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const auth = createHostedAuth({
      url: `http://127.0.0.1:${port}`,
      anonKey: "anon",
      serviceRoleKey: "key",
    });
    await expect(auth.deleteUser(USER)).rejects.toThrow();
    await expect(auth.fetch?.(`http://127.0.0.1:${port}/auth/v1/user`)).rejects.toThrow();
    await new Promise((closed) => server.close(closed));
    expect(asked).toEqual([`/auth/v1/admin/users/${USER}`, "/auth/v1/user"]);
  });
});
