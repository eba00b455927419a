import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "./route";
import { POST as POST_TEMPORARY } from "./temporary/route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { composition: unknown; tutorDeps: unknown } => ({
  composition: null,
  tutorDeps: null,
}));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.composition }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

const ORIGIN = "http://localhost:3000";
const RESET = "2026-01-06T00:00:00.000Z";
let fixtures: TestFixtures;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  root.composition = { gate: fixtures.gate, deps: fixtures.deps };
  const chatModel = vendorOf(scriptedModel(["Hello."]));
  root.tutorDeps = createTutorDeps(fixtures.deps, { chatModel });
});
afterAll(() => fixtures.close());

/** A browser that keeps its cookie, at an address. */
function browserAt(address: string) {
  let cookie = "";
  return async (body: object, handler = POST) => {
    const headers = { host: "localhost:3000", origin: ORIGIN, "x-forwarded-for": address, cookie };
    const response = await handler(
      new Request(`${ORIGIN}/api/chat`, { method: "POST", headers, body: JSON.stringify(body) }),
    );
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { response, text: await response.text() };
  };
}

const question = () => ({ id: nextId("chat"), message: { id: nextId("message"), text: "Solve 6x = 54" } });

describe("the limit of tutor messages, over the wire", () => {
  it("is told before it is reached, and refuses with what the browser needs to go on", async () => {
    const send = browserAt("203.0.113.1");
    const first = await send(question());
    expect(first.text).toContain(
      `"left":{"limit":5,"remaining":4,"resetAt":"${RESET}","asOf":"${fixtures.deps.now().toISOString()}","sold":true}`,
    );
    for (let time = 0; time < 4; time++) await send(question());
    const refused = question();
    const { response, text } = await send(refused);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe(String(12 * 60 * 60));
    expect(JSON.parse(text).error).toMatchObject({
      code: "QUOTA_REACHED",
      message: expect.stringContaining("5 tutor messages"),
      usage: { plan: "guest", used: 5, limit: 5, remaining: 0, resetAt: RESET },
    });
    const goingOn = await send({ ...refused, engine: true });
    expect(goingOn.response.status).toBe(200);
    expect(goingOn.text).toContain("$x = 9$");
    expect(goingOn.text).not.toContain('"left"');
  });

  it("is the same for conversations that are not kept", async () => {
    const send = browserAt("203.0.113.2");
    const talk = { messages: [{ role: "user", text: "Solve 6x = 54" }] };
    for (let time = 0; time < 5; time++) {
      expect((await send(talk, POST_TEMPORARY)).response.status).toBe(200);
    }
    expect((await send(talk, POST_TEMPORARY)).response.status).toBe(429);
    expect((await send(question())).response.status).toBe(429);
    expect((await send({ ...talk, engine: true }, POST_TEMPORARY)).text).toContain("$x = 9$");
  });

  it("does not begin again for a guest who throws the cookie away more often than an address has messages", async () => {
    const statuses: number[] = [];
    for (let guest = 0; guest < 21; guest++)
      statuses.push((await browserAt("203.0.113.3")(question())).response.status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
