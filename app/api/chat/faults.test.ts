import type { LanguageModelV4 } from "@ai-sdk/provider";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { Deps } from "@/server/deps";
import {
  type CapturedLog,
  captureLog,
  careless,
  NEVER_IN_THE_LOG,
  NEVER_ON_THE_WIRE,
  TYPED,
} from "@/server/errors/testing";
import { createEmbeddedModel } from "@/server/features/tutor/built-in/model";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { composition: unknown; tutorDeps: unknown } => ({
  composition: null,
  tutorDeps: null,
}));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.composition }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

const fail = () => {
  throw careless();
};
const ORIGIN = "http://localhost:3000";

let fixtures: TestFixtures;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

interface Fault {
  readonly deps?: Partial<Deps>;
  readonly model?: Partial<LanguageModelV4>;
}

async function send({
  deps,
  model,
}: Fault): Promise<{ response: Response; wire: string; captured: CapturedLog }> {
  const captured = captureLog();
  const all = { ...fixtures.deps, log: captured.log, ...deps };
  root.composition = { gate: fixtures.gate, deps: all };
  root.tutorDeps = createTutorDeps(all, {
    chatModel: vendorOf({
      ...createEmbeddedModel({ engine: createEngineInProcess(), chunkPauseMs: 0 }),
      ...model,
    }),
  });
  const response = await post(nextId("chat"));
  return { response, wire: await response.text(), captured };
}

function post(chat: string): Promise<Response> {
  const body = JSON.stringify({ id: chat, message: { id: nextId("message"), text: TYPED } });
  const headers = { "content-type": "application/json", host: "localhost:3000", origin: ORIGIN };
  return POST(new Request(`${ORIGIN}/api/chat`, { method: "POST", headers, body }));
}

describe("a message that cannot be taken", () => {
  it.each<[string, Fault, number]>([
    ["the database cannot be opened", { deps: { db: async () => fail() } }, 500],
    ["the limiter throws", { deps: { limiter: { take: fail } } }, 429],
  ])(
    "because %s is answered in the table's words, with the number of the log",
    async (_what, fault, status) => {
      const { response, wire, captured } = await send(fault);
      const { error } = JSON.parse(wire);
      expect(response.status).toBe(status);
      expect(error.requestId).toBe(response.headers.get("x-request-id"));
      expect(wire).not.toMatch(NEVER_ON_THE_WIRE);
      expect(captured.text()).not.toMatch(NEVER_IN_THE_LOG);
      expect(captured.lines().some(({ requestId }) => requestId === error.requestId)).toBe(true);
    },
  );
});

const events = (wire: string) =>
  [...wire.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json ?? ""));

/** The conversation's title is the student's own words, and goes to nobody else. */
const withoutTitle = (wire: string) =>
  JSON.stringify(events(wire).map((event) => ({ ...event, messageMetadata: undefined })));

describe("a reply that breaks", () => {
  it("before its first word ends in the table's words and a number that is in the log", async () => {
    const { response, wire, captured } = await send({ model: { doStream: async () => fail() } });
    expect(response.status).toBe(200);
    const spoken = events(wire).filter(({ type }) => type === "error");
    expect(spoken).toHaveLength(1);
    expect(spoken[0].errorText).toMatch(/^The tutor is not available at the moment\./);
    const quoted = /quote ([\w-]+)\.$/.exec(spoken[0].errorText)?.[1];
    expect(captured.lines()).toMatchObject([{ code: "MODEL_UNAVAILABLE", status: 503, requestId: quoted }]);
    expect(captured.text()).not.toMatch(NEVER_IN_THE_LOG);
    expect(withoutTitle(wire)).not.toMatch(NEVER_ON_THE_WIRE);
  });

  it("in the middle of its words keeps them, says that the end is missing, and is in the log", async () => {
    const doStream = async () => ({
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "t" });
          controller.enqueue({ type: "text-delta", id: "t", delta: "Let us " });
        },
        // Anyone who has not read the words yet would not get them after the error.
        pull: (controller) => controller.error(careless()),
      }),
    });
    const { wire, captured } = await send({ model: { doStream } });
    expect(events(wire).at(-1)).toMatchObject({ type: "finish", messageMetadata: { cutOff: true } });
    expect(captured.lines()).toMatchObject([{ msg: "a reply broke off", reason: "network", level: 40 }]);
    expect(captured.text()).not.toMatch(NEVER_IN_THE_LOG);
    expect(withoutTitle(wire)).not.toMatch(NEVER_ON_THE_WIRE);
  });

  it("because it cannot be kept ends in words, and what was kept can be carried on", async () => {
    let calls = 0;
    const flaky = { add: async () => (++calls > 2 ? fail() : undefined) };
    const captured = captureLog();
    const deps = { ...fixtures.deps, log: captured.log };
    root.composition = { gate: fixtures.gate, deps };
    root.tutorDeps = createTutorDeps(deps, { events: flaky });
    const wire = await (await post(nextId("chat"))).text();
    expect(events(wire).at(-1)).toMatchObject({ type: "error" });
    expect(captured.lines()).toMatchObject([{ operation: "tutor.keep", code: "INTERNAL_SERVER_ERROR" }]);
    expect(captured.text()).not.toMatch(NEVER_IN_THE_LOG);
  });
});
