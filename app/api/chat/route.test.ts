import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listMessages } from "@/server/features/chat/repository";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";
import { DELETE, GET, POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { fixtures: TestFixtures | null; tutorDeps: unknown } => ({
  fixtures: null,
  tutorDeps: null,
}));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.fixtures }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

const ORIGIN = "http://localhost:3000";
let fixtures: TestFixtures;
let ids = 0;
const id = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  root.fixtures = fixtures;
  root.tutorDeps = createTutorDeps(fixtures.deps);
});
afterAll(() => fixtures.close());

function request(method: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/api/chat`, {
    method,
    headers: { "content-type": "application/json", host: "localhost:3000", origin: ORIGIN, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const message = (text: string) => ({ id: id("message"), text });
const failure = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
const cookieOf = (response: Response) => (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

describe("sending a message", () => {
  it("streams the reply as server-sent events and makes the visitor a guest", async () => {
    const response = await POST(request("POST", { id: id("chat"), message: message("Solve 9k = 72") }));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/text\/event-stream/);
    expect(cookieOf(response)).not.toBe("");
    const wire = await response.text();
    const events = wire.match(/^data: \{.*\}$/gm)?.map((line) => JSON.parse(line.slice(6)));
    const text = wire
      .match(/^data: ".*"$/gm)
      ?.map((line) => JSON.parse(line.slice(6)))
      .join("");
    expect(events?.[0]).toMatchObject({
      type: "start",
      messageMetadata: { title: "Solve 9k = 72", source: "engine" },
    });
    expect(text).toContain("**Answer:** $k = 8$");
    expect(events?.at(-1)).toMatchObject({ type: "finish" });
  });

  it("goes on in the same conversation with the earlier messages from the server", async () => {
    const chat = id("chat");
    const first = await POST(request("POST", { id: chat, message: message("Solve 9k = 72") }));
    await first.text();
    const second = await POST(
      request("POST", { id: chat, message: message("is it k = 8?") }, { cookie: cookieOf(first) }),
    );
    expect(await second.text()).toContain("**Right.**");
  });

  it("keeps the reply when the browser goes away", async () => {
    const chat = id("chat");
    const response = await POST(request("POST", { id: chat, message: message("Solve 9k = 72") }));
    await response.body?.cancel();
    const kept = async () => (await listMessages(await fixtures.deps.db(), chat)).length;
    await expect.poll(kept, { timeout: 20_000 }).toBe(2);
  });

  it.each([
    ["no JSON", "{", 400, "PARSE_ERROR"],
    [
      "an empty message",
      { id: "c".repeat(20), message: { id: "m".repeat(20), text: "  " } },
      400,
      "BAD_REQUEST",
    ],
    [
      "a message that is too long",
      { id: "c".repeat(20), message: { id: "m".repeat(20), text: "x".repeat(4001) } },
      400,
      "BAD_REQUEST",
    ],
    [
      "an id that can be guessed",
      { id: "1", message: { id: "m".repeat(20), text: "Hi" } },
      400,
      "BAD_REQUEST",
    ],
    ["a body that is far too large", "x".repeat(300_000), 413, "PAYLOAD_TOO_LARGE"],
  ])("refuses %s", async (_name, body, status, code) => {
    const response = await POST(request("POST", body));
    expect(response.status).toBe(status);
    expect(await failure(response)).toBe(code);
  });

  it("refuses another site's page", async () => {
    const body = { id: id("chat"), message: message("Hi") };
    const response = await POST(request("POST", body, { origin: "https://elsewhere.test" }));
    expect(await failure(response)).toBe("FORBIDDEN");
  });

  it("does not find another guest's conversation", async () => {
    const chat = id("chat");
    await (await POST(request("POST", { id: chat, message: message("Hello") }))).text();
    const response = await POST(request("POST", { id: chat, message: message("Hello") }));
    expect(response.status).toBe(404);
  });
});

describe("stopping a reply", () => {
  it("needs an owner and a conversation", async () => {
    expect((await DELETE(request("DELETE", { id: id("chat") }))).status).toBe(404);
  });

  it("is done without a word when nothing is being written", async () => {
    const chat = id("chat");
    const sent = await POST(request("POST", { id: chat, message: message("Hello") }));
    await sent.text();
    expect((await DELETE(request("DELETE", { id: chat }, { cookie: cookieOf(sent) }))).status).toBe(204);
  });
});

const eventsOf = (wire: string): unknown[] =>
  wire.match(/^data: .*$/gm)?.map((line) => JSON.parse(line.slice(6))) ?? [];

describe("following a reply", () => {
  const follow = (query: string, headers: Record<string, string> = {}) =>
    GET(
      new Request(`${ORIGIN}/api/chat?${query}`, {
        headers: { host: "localhost:3000", origin: ORIGIN, ...headers },
      }),
    );

  it("gives its owner what came after what was seen, and nobody else a thing", async () => {
    const sent = await POST(request("POST", { id: id("chat"), message: message("Solve 9k = 72") }));
    const wire = await sent.text();
    const run = JSON.parse(wire.slice(6, wire.indexOf("\n"))).messageId;
    const cookie = cookieOf(sent);
    const rest = await follow(`run=${run}&after=1`, { cookie });
    expect(eventsOf(await rest.text())).toEqual(eventsOf(wire).slice(1));
    expect((await follow(`run=${run}`)).status).toBe(404);
    const other = await POST(request("POST", { id: id("chat"), message: message("Hello") }));
    expect((await follow(`run=${run}`, { cookie: cookieOf(other) })).status).toBe(404);
  });

  it.each([
    "",
    "run=1",
    "run=00000000-0000-4000-8000-000000000000&after=-1",
    "run=00000000-0000-4000-8000-000000000000&after=x",
  ])("refuses the address %j", async (query) => {
    const sent = await POST(request("POST", { id: id("chat"), message: message("Hello") }));
    expect((await follow(query, { cookie: cookieOf(sent) })).status).toBe(400);
  });
});
