import "next/dist/server/node-environment-baseline";
import { unstable_doesMiddlewareMatch as matches } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { config, proxy } from "@/proxy";
import { processSlot } from "@/server/runtime";
import type { AuthProvider } from "./port";

const SITE = "http://localhost:3000";
const COOKIE = "sb-localhost-auth-token";
const auth = processSlot<AuthProvider>("auth");
const shared = globalThis as { WebSocket?: unknown };
const { WebSocket } = shared;

// The configuration is read once, by the first page.
Object.assign(process.env, { AUTH_URL: SITE, DATABASE_URL: "pglite:memory" });

let calls: string[];
let refusing: boolean;

const seconds = () => Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function session(secondsLeft: number) {
  const expires_at = seconds() + secondsLeft;
  return {
    access_token: `${part({ alg: "HS256" })}.${part({ sub: "a", exp: expires_at })}.${part("signature")}`,
    refresh_token: `spent-${secondsLeft}`,
    token_type: "bearer",
    expires_in: secondsLeft,
    expires_at,
    user: { id: "a" },
  };
}

async function pass(value: unknown, { path = "/history", name = COOKIE, https = false } = {}) {
  const headers = { "x-forwarded-proto": https ? "https" : "http" };
  const request = new NextRequest(`${SITE}${path}`, { headers });
  if (value !== undefined) request.cookies.set(name, `base64-${part(value)}`);
  return proxy(request);
}

beforeEach(() => {
  calls = [];
  refusing = false;
  // Node 20 has no WebSocket of its own, which the Supabase client looks for; nothing here opens one.
  shared.WebSocket ??= class {};
  auth.current = {
    kind: "embedded",
    url: SITE,
    anonKey: "public",
    fetch: async (input) => {
      calls.push(String(input));
      return refusing
        ? Response.json({ code: 400, error_code: "refresh_token_not_found", msg: "gone" }, { status: 400 })
        : Response.json(session(3600));
    },
    verifyAccessToken: async () => null,
    socialProviders: async () => [],
    findPerson: async () => null,
    deleteUser: async () => {},
    isHealthy: async () => true,
  };
});
afterEach(() => {
  auth.current = undefined;
  shared.WebSocket = WebSocket;
});

describe("on the way in", () => {
  it("a visitor without a session and one with a fresh session cause no call", async () => {
    for (const value of [undefined, session(600)]) {
      const response = await pass(value);
      expect(response.headers.get("x-middleware-next")).toBe("1");
      expect(response.cookies.getAll()).toEqual([]);
    }
    expect(calls).toEqual([]);
  });

  it("a session with less than 90 s left is renewed, for the browser and for the page behind", async () => {
    const response = await pass(session(80));
    expect(calls).toEqual([`${SITE}/auth/v1/token?grant_type=refresh_token`]);
    expect(response.cookies.get(COOKIE)).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
    const forPage = response.headers.get("x-middleware-request-cookie") ?? "";
    expect(forPage).toContain(response.cookies.get(COOKIE)?.value ?? "missing");
  });

  it("a session that came by https is renewed under the name that only this host can set", async () => {
    const name = `__Host-${COOKIE}`;
    const response = await pass(session(79), { name, https: true });
    expect(response.cookies.get(name)).toMatchObject({ httpOnly: true, secure: true, path: "/" });
    expect(response.cookies.get(COOKIE)).toBeUndefined();
    expect(response.headers.get("x-middleware-request-cookie")).toMatch(new RegExp(`^${name}=`));
    expect((await pass(session(79), { https: true })).cookies.getAll()).toEqual([]);
  });

  it("a session is not renewed for an address that ends like a file's", async () => {
    expect((await pass(session(80), { path: "/icon.svg" })).cookies.getAll()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it("an expired session the auth server no longer knows is removed", async () => {
    refusing = true;
    const removed = (await pass(session(-10))).cookies.get(COOKIE);
    expect(removed?.value).toBe("");
    expect(removed?.expires).toEqual(new Date(0));
  });

  it("a cookie that is no session is left alone", async () => {
    expect((await pass({ hello: "there" })).cookies.getAll()).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe("the proxy runs for", () => {
  it.each(["/", "/solve/abc", "/history", "/sign-in", "/no-such-file.png"])("%s", (url) => {
    expect(matches({ config, url })).toBe(true);
  });
});

describe("the proxy stays out of", () => {
  it.each([
    "/auth/v1/token",
    "/auth/session",
    "/auth/session/token",
    "/_next/static/a.js",
    "/_next/image",
    "/api/trpc/solve.byId",
    "/mp/e",
    "/ocr/worker.js",
  ])("%s", (url) => {
    expect(matches({ config, url })).toBe(false);
  });
});
