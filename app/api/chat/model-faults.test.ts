import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type CapturedLog, captureLog } from "@/server/errors/testing";
import { listMessages } from "@/server/features/chat/repository";
import { shownMessage } from "@/server/features/chat/service";
import {
  type Behaviour,
  chunk,
  type ProtocolServer,
  refuses,
  startProtocolServer,
  streams,
} from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
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

const ORIGIN = "http://localhost:3000";
const KEY = "sk-never-tell";
const QUESTION = "Solve 83x - 9 = 41 for Mila";
const GOSSIP = JSON.stringify({ error: { message: `${KEY} of account 7 asked: ${QUESTION}`, code: "nope" } });
const SECRETS = /never-tell|account 7|Mila|nope|127\.0\.0\.1/;

let fixtures: TestFixtures;
let vendor: ProtocolServer;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterEach(() => vendor.close());
afterAll(() => fixtures.close());

interface Sent {
  readonly status: number;
  /** Without the conversation's title, which is the student's own words. */
  readonly wire: string;
  readonly errors: readonly string[];
  readonly captured: CapturedLog;
  kept(): Promise<ReturnType<typeof shownMessage>[]>;
}

/** Sends a message to a tutor whose model is behind a server with this behaviour. */
async function send(...script: readonly Behaviour[]): Promise<Sent> {
  vendor = await startProtocolServer(...script);
  const captured = captureLog();
  const deps = { ...fixtures.deps, log: captured.log };
  root.composition = { gate: fixtures.gate, deps };
  root.tutorDeps = createTutorDeps(deps, {
    chatModel: createOpenAICompatibleModel({
      baseUrl: vendor.baseUrl,
      modelId: "m",
      apiKey: KEY,
      sleep: async () => undefined,
    }),
  });
  const chat = nextId("chat");
  const body = JSON.stringify({ id: chat, message: { id: nextId("message"), text: QUESTION } });
  const headers = { "content-type": "application/json", host: "localhost:3000", origin: ORIGIN };
  const response = await POST(new Request(`${ORIGIN}/api/chat`, { method: "POST", headers, body }));
  const wire = (await response.text()).replaceAll(JSON.stringify(QUESTION), "null");
  const errors = [...wire.matchAll(/^data: (\{"type":"error".*\})$/gm)].map(
    ([, json]) => (JSON.parse(json ?? "") as { errorText: string }).errorText,
  );
  const kept = async () => (await listMessages(await fixtures.deps.db(), chat)).map(shownMessage);
  return { status: response.status, wire, errors, captured, kept };
}

describe("a vendor that refuses", () => {
  it.each<[string, Behaviour, string, RegExp]>([
    ["the key", refuses(401, { body: GOSSIP }), "MODEL_UNAVAILABLE", /^The tutor is not available/],
    ["every request", refuses(500, { body: GOSSIP }), "MODEL_UNAVAILABLE", /^The tutor is not available/],
    ["in its stream", streams(`data: ${GOSSIP}\n\n`), "MODEL_UNAVAILABLE", /^The tutor is not available/],
    [
      "so many requests",
      refuses(429, { body: GOSSIP }),
      "TOO_MANY_REQUESTS",
      /^The tutor has more questions .+ wait a moment/,
    ],
  ])(
    "%s is heard of in our words, once in the log, and not in its own",
    async (_what, refusal, code, words) => {
      const { wire, errors, captured, kept } = await send(refusal);
      expect(errors[0]).toMatch(words);
      expect(captured.lines()).toMatchObject([{ code, operation: "tutor.reply" }]);
      expect(wire).not.toMatch(SECRETS);
      expect(captured.text()).not.toMatch(SECRETS);
      expect(await kept()).toHaveLength(1);
    },
  );

  it("is told apart in the log by reason and status", async () => {
    const { captured } = await send(refuses(401, { body: GOSSIP }));
    expect(captured.lines()).toMatchObject([{ status: 503, error: { code: "refused-key-401" } }]);
  });
});

describe("a reply from a vendor", () => {
  it("is kept, and what it took is in the log", async () => {
    const usage = 'data: {"choices":[],"usage":{"prompt_tokens":320,"completion_tokens":5}}\n\n';
    const { wire, captured, kept } = await send(
      refuses(503),
      streams(chunk({ content: "x is 50/83" }) + chunk({}, "stop") + usage),
    );
    expect(wire).not.toContain("cutOff");
    expect((await kept())[1]).toMatchObject({ text: "x is 50/83", source: "language-model", stopped: false });
    expect((await kept())[1]).not.toHaveProperty("cutOff");
    expect(captured.lines()).toMatchObject([
      { msg: "a reply was written", tokensIn: 320, tokensOut: 5, tokensEstimated: false, tries: 2 },
    ]);
  });

  it.each<[string, Behaviour, string]>([
    ["breaks off", streams(chunk({ content: "First take" }), { last: "break" }), "network"],
    [
      "is followed by an error",
      streams(`${chunk({ content: "First take" })}data: ${GOSSIP}\n\n`),
      "server-error",
    ],
  ])("that %s is kept, marked as cut off, and logged with its reason", async (_how, broken, reason) => {
    const { wire, errors, captured, kept } = await send(broken);
    expect(errors).toEqual([]);
    expect(wire).toMatch(/"type":"finish".*"cutOff":true/);
    expect((await kept())[1]).toMatchObject({ text: "First take", stopped: false, cutOff: true });
    expect(captured.lines()).toMatchObject([{ msg: "a reply broke off", reason, tokensEstimated: true }]);
    expect(wire + captured.text()).not.toMatch(SECRETS);
  });

  it("that grew too long for the vendor is marked as cut off", async () => {
    const { kept } = await send(streams(chunk({ content: "First" }) + chunk({}, "length")));
    expect((await kept())[1]).toMatchObject({ text: "First", cutOff: true });
  });
});
