import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sendMail, signUp } from "@/server/features/auth/service";
import { createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { rememberAskedMail } from "@/server/session/auth-flow-cookies";
import { createMemoryJar } from "@/server/session/cookie-jar";
import { createSupabase } from "@/server/session/supabase-client";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { GET, POST } from "./route";

const root = vi.hoisted(() => ({ fixtures: null as unknown }));
const SECRET = vi.hoisted(() => "a-secret-of-at-least-thirty-two-bytes");
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.fixtures }));
vi.mock("@/server/env", () => ({ env: { AUTH_SECRET: SECRET } }));

const SITE = "http://classmate.localhost:3000";

let server: TestAuth;
let fixtures: TestFixtures;
let people = 0;

beforeAll(async () => {
  server = await createTestAuthServer();
  fixtures = await createTestFixtures({ auth: server.auth, now: () => new Date() });
  root.fixtures = fixtures;
});
afterAll(async () => {
  await fixtures.close();
  await server.close();
});

/** The query of a fresh link that finishes a sign-up. */
async function freshLink(): Promise<{ email: string; query: string }> {
  const email = `student${++people}@example.org`;
  const aside = createSupabase(fixtures.deps.auth, createMemoryJar({ secure: false }));
  await signUp(aside, { email, password: "correct horse battery" });
  return { email, query: linkTo(email) };
}

/** The query of the newest link to an address. */
function linkTo(email: string): string {
  const { tokenHash, type } = server.linkTo(email);
  return `token_hash=${tokenHash}&type=${type}`;
}

const visit = (query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`${SITE}/auth/confirm?${query}`, { headers }));

const press = (body: string, headers: Record<string, string> = { origin: SITE }) =>
  POST(
    new Request(`${SITE}/auth/confirm`, {
      method: "POST",
      body,
      headers: { host: new URL(SITE).host, ...headers },
    }),
  );

const whereTo = (response: Response) => [response.status, response.headers.get("location")];
const opensSession = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => /auth-token(\.0)?=base64/.test(cookie));

describe("the link of an e-mail", () => {
  it("is not spent by anyone who merely fetches it: a page with a button comes first", async () => {
    const { query } = await freshLink();
    const looked = await visit(query);
    expect(whereTo(looked)).toEqual([303, `/confirm?${query}`]);
    expect(opensSession(looked)).toBe(false);
    const pressed = await press(`${query}&next=%2Fhistory`);
    // This browser has not signed up: anyone who has need not have the mailbox.
    expect(whereTo(pressed)).toEqual([303, "/reset-password"]);
    expect(opensSession(pressed)).toBe(true);
  });

  it("signs in at once in the browser that asked for it", async () => {
    const { email, query } = await freshLink();
    const jar = createMemoryJar({ secure: false });
    rememberAskedMail({ jar, secret: SECRET, now: new Date() }, { email, next: "/chat" });
    const cookie = jar
      .getAll()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const opened = await visit(query, { cookie });
    expect(whereTo(opened)).toEqual([303, "/chat"]);
    expect(opensSession(opened)).toBe(true);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("is not opened by a form on another site", async () => {
    const { query } = await freshLink();
    for (const origin of ["https://evil.example", "null"]) {
      const response = await press(query, { origin });
      expect(response.status).toBe(403);
      expect(opensSession(response)).toBe(false);
    }
    expect(whereTo(await press(query))).toEqual([303, "/reset-password"]);
  });

  it("leads to no other site, whatever its address asks for", async () => {
    const away = [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/\r\nX: y",
    ];
    for (const next of away) {
      const { email } = await freshLink();
      await press(linkTo(email));
      const aside = createSupabase(fixtures.deps.auth, createMemoryJar({ secure: false }));
      await sendMail(aside, { kind: "sign-in", email });
      const response = await press(`${linkTo(email)}&${new URLSearchParams({ next })}`);
      expect([next, ...whereTo(response)]).toEqual([next, 303, "/"]);
    }
  });

  it("that is no link leads to the sign-in page with words", async () => {
    for (const query of ["", "token_hash=x&type=signup", "token_hash=aaaaaaaaaaaaaaaa&type=admin"]) {
      expect(whereTo(await press(query))).toEqual([303, "/sign-in?problem=link"]);
    }
  });
});
