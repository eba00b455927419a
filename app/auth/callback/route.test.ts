import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noAnalytics } from "@/server/providers/analytics/none";
import { createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "../sign-in/[provider]/route";
import { GET } from "./route";

const root = vi.hoisted(() => ({ fixtures: null as unknown }));
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.fixtures }));

const SITE = "http://classmate.localhost:3000";
const AWAY = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/a/..//evil",
];

let server: TestAuth;
let fixtures: TestFixtures;
let events: { readonly name: string; readonly properties: unknown }[] = [];

beforeAll(async () => {
  const client = { clientId: "id", clientSecret: "secret" };
  server = await createTestAuthServer({ social: { google: client, github: client } });
  const analytics = { ...noAnalytics, track: (event: (typeof events)[number]) => void events.push(event) };
  fixtures = await createTestFixtures({ auth: server.auth, now: () => new Date(), analytics, siteUrl: SITE });
  root.fixtures = fixtures;
});
afterAll(async () => {
  await fixtures.close();
  await server.close();
});
beforeEach(() => {
  events = [];
});

const back = (query: string) => GET(new Request(`${SITE}/auth/callback?${query}`));

const begin = (provider: string, next = "/", headers: Record<string, string> = { origin: SITE }) =>
  POST(
    new Request(`${SITE}/auth/sign-in/${provider}`, {
      method: "POST",
      body: new URLSearchParams({ next }),
      headers: { host: new URL(SITE).host, ...headers },
    }),
    { params: Promise.resolve({ provider }) },
  );

describe("beginning at a social provider", () => {
  it("goes to the auth server with a challenge, the way back and no page of another site", async () => {
    for (const [next, kept] of [["/history", "/history"], ...AWAY.map((one) => [one, "/"])]) {
      const response = await begin("github", next);
      const target = new URL(response.headers.get("location") ?? "");
      expect([response.status, target.origin]).toEqual([303, SITE]);
      expect(target.searchParams.get("code_challenge")).toBeTruthy();
      const redirect = new URL(target.searchParams.get("redirect_to") ?? "");
      expect([next, redirect.origin, redirect.searchParams.get("next")]).toEqual([next, SITE, kept]);
    }
    expect(events).toEqual([]);
  });

  it("counts a click for Google, and none for a browser that asks not to be counted", async () => {
    await begin("google");
    expect(events.map(({ name }) => name)).toEqual(["google_sign_in_clicked"]);
    await begin("google", "/", { origin: SITE, "sec-gpc": "1" });
    expect(events).toHaveLength(1);
  });

  it("is refused to another site's form and for a provider that is not set up", async () => {
    expect((await begin("github", "/", { origin: "https://evil.example" })).status).toBe(403);
    expect((await begin("myspace")).headers.get("location")).toBe("/sign-in?problem=failed");
  });
});

describe("coming back from a social provider", () => {
  it("without a session goes to the sign-in page, with words and the way on", async () => {
    const denied = await back(
      "provider=google&next=%2Fhistory&error=access_denied&error_description=pg%3A+secret",
    );
    expect(denied.status).toBe(303);
    expect(denied.headers.get("location")).toBe("/sign-in?problem=denied&next=%2Fhistory");
    expect(events).toMatchObject([{ name: "google_sign_in_failed", properties: { reason: "denied" } }]);
  });

  it("with a code of another browser opens nothing", async () => {
    const stolen = await back("provider=github&next=%2F&code=3f0b1f60-7a5e-4c1d-9a37-0000000000ff");
    expect(stolen.headers.get("location")).toBe("/sign-in?problem=expired");
    expect(stolen.headers.getSetCookie().filter((cookie) => cookie.includes("base64-"))).toEqual([]);
    expect(events).toEqual([]);
  });

  it("leads to no other site, whatever the address asks for", async () => {
    for (const next of AWAY) {
      const response = await back(`error=access_denied&${new URLSearchParams({ next })}`);
      expect([next, response.headers.get("location")]).toEqual([next, "/sign-in?problem=denied"]);
    }
  });
});
