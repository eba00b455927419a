import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type CapturedLog,
  captureLog,
  careless,
  NEVER_IN_THE_LOG,
  NEVER_ON_THE_WIRE,
  TYPED,
} from "@/server/errors/testing";
import { createEmbeddedModel } from "@/server/providers/model/embedded/model";
import type { ChatModel } from "@/server/providers/model/port";
import { createRunningReplies } from "@/server/providers/model/running-replies";
import { createTestWorld, type TestWorld } from "@/server/request/testing";
import type { Deps } from "@/server/request/types";
import { POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { composition: unknown; tutoring: unknown } => ({
  composition: null,
  tutoring: null,
}));
vi.mock("@/server/request/deps", () => ({ compose: () => root.composition }));
vi.mock("@/server/providers/model", () => ({ getTutoring: () => root.tutoring }));

const fail = () => {
  throw careless();
};
const ORIGIN = "http://localhost:3000";

let world: TestWorld;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

interface Fault {
  readonly deps?: Partial<Deps>;
  readonly model?: Partial<ChatModel["model"]>;
}

async function send({
  deps,
  model,
}: Fault): Promise<{ response: Response; wire: string; captured: CapturedLog }> {
  const captured = captureLog();
  root.composition = { gate: world.gate, deps: { ...world.deps, log: captured.log, ...deps } };
  root.tutoring = {
    chatModel: { kind: "language-model", model: { ...createEmbeddedModel({ chunkPauseMs: 0 }), ...model } },
    running: createRunningReplies(),
  };
  const body = JSON.stringify({ id: nextId("chat"), message: { id: nextId("message"), text: TYPED } });
  const headers = { "content-type": "application/json", host: "localhost:3000", origin: ORIGIN };
  const response = await POST(new Request(`${ORIGIN}/api/chat`, { method: "POST", headers, body }));
  return { response, wire: await response.text(), captured };
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

describe("a reply that breaks", () => {
  it.each<[string, Fault]>([
    ["before its first word", { model: { doStream: async () => fail() } }],
    [
      "in the middle of its words",
      {
        model: {
          doStream: async () => ({
            stream: new ReadableStream({
              start(controller) {
                controller.enqueue({ type: "stream-start", warnings: [] });
                controller.enqueue({ type: "text-start", id: "t" });
                controller.enqueue({ type: "text-delta", id: "t", delta: "Let us " });
                controller.error(careless());
              },
            }),
          }),
        },
      },
    ],
  ])("%s ends in the table's words and a number that is in the log", async (_what, fault) => {
    const { response, wire, captured } = await send(fault);
    expect(response.status).toBe(200);
    const events = [...wire.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json ?? ""));
    const spoken = events.filter(({ type }) => type === "error").map(({ errorText }) => errorText);
    expect(spoken[0]).toMatch(/^The tutor is not available at the moment\./);
    const quoted = /quote ([\w-]+)\.$/.exec(spoken[0])?.[1];
    expect(captured.lines()).toMatchObject([{ code: "MODEL_UNAVAILABLE", status: 503, requestId: quoted }]);
    expect(captured.text()).not.toMatch(NEVER_IN_THE_LOG);
    // The conversation's title is the student's own words, and goes to nobody else.
    const rest = events.map((event) => ({ ...event, messageMetadata: undefined }));
    expect(JSON.stringify(rest)).not.toMatch(NEVER_ON_THE_WIRE);
  });
});
