import { generateText, streamText } from "ai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/server/errors/app-error";
import { EXPECTED, VENDOR_STREAMS } from "../__fixtures__/vendor-streams";
import { ModelFailure } from "../failure";
import { createTestLedger } from "../ledger/testing";
import type { ModelCall } from "../port";
import {
  type Behaviour,
  chunk,
  hangs,
  hangsUp,
  type ProtocolServer,
  refuses,
  saying,
  startProtocolServer,
  streams,
} from "../testing";
import type { Patience } from "../transport/model-call";
import { modelFetch } from "../transport/model-fetch";
import { createOpenAICompatibleModel } from "./openai-compatible";

const KEY = "sk-never-tell";
const GOSSIP = `{"error":{"message":"the key ${KEY} asked about Mila","code":"x"}}`;

let server: ProtocolServer;
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

interface Setting {
  /** Where nobody is, in place of the server. */
  readonly elsewhere?: string;
  readonly patience?: Partial<Patience>;
  readonly apiKey?: string;
}

/** A model behind a server with this behaviour, whose waits between tries take no time and are remembered. */
async function opened(script: readonly Behaviour[], { patience, apiKey, elsewhere }: Setting = {}) {
  server = await startProtocolServer(...script);
  const waits: number[] = [];
  const calls: ModelCall[] = [];
  const chatModel = createOpenAICompatibleModel({
    baseUrl: elsewhere ?? server.baseUrl,
    modelId: "m",
    apiKey,
    patience: { firstTokenMs: 20_000, betweenTokensMs: 20_000, ...patience },
    random: () => 1,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
    },
  });
  const ledger = createTestLedger();
  const model = chatModel.metered(ledger).reporting((call) => calls.push(call));
  return { model, calls, waits, ledger };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** Asks as conversations do. */
async function ask({ model }: Opened, abortSignal?: AbortSignal) {
  const errors: unknown[] = [];
  const result = streamText({
    model,
    prompt: "Hi",
    onError: ({ error }) => void errors.push(error),
    ...(abortSignal && { abortSignal }),
  });
  let text = "";
  let finish: string | undefined;
  let aborted = false;
  try {
    for await (const part of result.stream) {
      if (part.type === "text-delta") text += part.text;
      if (part.type === "finish") finish = part.finishReason;
      if (part.type === "abort") aborted = true;
    }
  } catch (error) {
    errors.push(error);
  }
  return { text, finish, aborted, error: errors[0] };
}

describe("a model behind an API", () => {
  it("is asked with its name and key, and streams its words", async () => {
    const fixtures = await opened([streams(saying("Hel", "lo"))], { apiKey: KEY });
    expect(await ask(fixtures)).toMatchObject({ text: "Hello", finish: "stop", error: undefined });
    expect(server.asked).toMatchObject([
      {
        path: "/v1/chat/completions",
        authorization: `Bearer ${KEY}`,
        body: { model: "m", stream: true, max_tokens: 8192, stream_options: { include_usage: true } },
      },
    ]);
  });

  it("is sent no key where there is none, and may be written with a slash at the end", async () => {
    server = await startProtocolServer(streams(saying("Hi")));
    const chatModel = createOpenAICompatibleModel({ baseUrl: `${server.baseUrl}/`, modelId: "m" });
    const { kind } = chatModel;
    const model = chatModel.metered(createTestLedger()).reporting(() => undefined);
    expect(await streamText({ model, prompt: "Hi" }).text).toBe("Hi");
    expect(kind).toBe("language-model");
    expect(server.asked[0]).toMatchObject({ path: "/v1/chat/completions", authorization: undefined });
  });

  it("keeps the thinking that a server leaves in the text out of the reply", async () => {
    const fixtures = await opened([
      streams(saying("<thi", "nk>Three ", "less one.</th", "ink>It is ", "2.")),
    ]);
    expect(await ask(fixtures)).toMatchObject({ text: "It is 2.", finish: "stop", error: undefined });
  });

  it("tries again for a whole answer too", async () => {
    const body = JSON.stringify({ choices: [{ message: { content: "Four." }, finish_reason: "stop" }] });
    const whole = streams(body, { contentType: "application/json" });
    const fixtures = await opened([refuses(503), whole]);
    expect((await generateText({ model: fixtures.model, prompt: "Hi" })).text).toBe("Four.");
    expect(fixtures.calls).toMatchObject([{ outcome: "finished", tries: 2, tokens: { estimated: true } }]);
  });
});

describe.each(VENDOR_STREAMS)("the stream of $vendor", ({ text, counted }) => {
  it.each([
    ["whole", undefined],
    ["byte by byte", 1],
    ["in packets of seven bytes", 7],
  ])("is read %s", async (_how, bytesAtOnce) => {
    const fixtures = await opened([streams(text, bytesAtOnce ? { bytesAtOnce } : {})]);
    expect(await ask(fixtures)).toMatchObject({ text: EXPECTED, finish: "stop", error: undefined });
    const [call] = fixtures.calls;
    expect(call).toMatchObject({ outcome: "finished", tries: 1, reason: undefined });
    if (counted) expect(call?.tokens).toEqual({ input: counted[0], output: counted[1], estimated: false });
    else expect(call?.tokens.estimated).toBe(true);
  });

  it("is never taken for a finished one when the end is missing", async () => {
    const half = text.slice(0, text.indexOf("− 1") + 3);
    const { finish, text: said } = await ask(await opened([streams(half)]));
    expect(finish).toBe("error");
    expect(EXPECTED.startsWith(said)).toBe(true);
  });
});

describe("the end of a stream", () => {
  const unreasoned = chunk({ content: "Hello" }, "");

  it.each([
    ["without a reason", `${unreasoned}data: [DONE]\n\n`],
    ["of another kind of line", `${unreasoned}data:[DONE]\r\n`],
    ["while the connection stays open", saying("Hello")],
  ])("is where the server says that it is done, %s", async (_how, text) => {
    const fixtures = await opened([streams(text, { bytesAtOnce: 3, last: "silence" })]);
    expect(await ask(fixtures)).toMatchObject({ text: "Hello", finish: "stop", error: undefined });
    expect(fixtures.calls).toMatchObject([{ outcome: "finished" }]);
    await (await server.request(0)).abandoned;
  });

  it("is not where a server has written an empty reason", async () => {
    const fixtures = await opened([streams(unreasoned)]);
    expect(await ask(fixtures)).toMatchObject({ text: "Hello", finish: "error" });
    expect(fixtures.calls).toMatchObject([{ outcome: "cut-off", reason: "truncated" }]);
  });

  it("is not taken from the words of the reply itself", async () => {
    const fixtures = await opened([streams(saying("data: [DONE]\n", "is a line"))]);
    expect(await ask(fixtures)).toMatchObject({ text: "data: [DONE]\nis a line", finish: "stop" });
  });

  it("is not waited for in a line that never ends", async () => {
    const fixtures = await opened([streams(`data: {"x":"${"a".repeat(1_100_000)}`, { last: "silence" })]);
    expect((await ask(fixtures)).error).toMatchObject({ cause: { code: "malformed" } });
    await (await server.request(0)).abandoned;
  });
});

describe("a failure before the first word", () => {
  const passing: [string, Behaviour][] = [
    ["429", refuses(429, { body: GOSSIP })],
    ["500", refuses(500, { body: GOSSIP })],
    ["502 with a page", refuses(502, { headers: { "content-type": "text/html" }, body: "<h1>Bad</h1>" })],
    ["503", refuses(503)],
    ["529", refuses(529)],
    ["a closed connection", hangsUp],
    ["a connection closed after the headers", streams("", { last: "break" })],
    ["an empty stream", streams("")],
    ["a reply without words", streams(saying())],
    ["an error in place of words", streams(`data: ${GOSSIP}\n\n`)],
    ["a role and no more", streams(chunk({ role: "assistant", content: "" }))],
  ];

  it.each(passing)("by %s is mended by asking again", async (_what, failing) => {
    const fixtures = await opened([failing, failing, streams(saying("At last"))]);
    expect(await ask(fixtures)).toMatchObject({ text: "At last", finish: "stop", error: undefined });
    expect(fixtures.waits).toEqual([500, 1000]);
    expect(fixtures.calls).toMatchObject([{ outcome: "finished", tries: 3 }]);
  });

  it.each(passing)("by %s is given up after three tries", async (_what, failing) => {
    const fixtures = await opened([failing]);
    const { text, error } = await ask(fixtures);
    expect([text, server.asked.length]).toEqual(["", 3]);
    expect(error).toBeInstanceOf(AppError);
    expect(fixtures.calls).toMatchObject([{ outcome: "failed", tries: 3 }]);
  });

  it.each<[string, Behaviour, string, string]>([
    ["400", refuses(400, { body: GOSSIP }), "MODEL_UNAVAILABLE", "rejected-400"],
    ["401", refuses(401, { body: GOSSIP }), "MODEL_UNAVAILABLE", "refused-key-401"],
    ["403", refuses(403), "MODEL_UNAVAILABLE", "refused-key-403"],
    ["404", refuses(404, { body: "no such page" }), "MODEL_UNAVAILABLE", "not-found-404"],
    ["402", refuses(402), "MODEL_UNAVAILABLE", "out-of-credit-402"],
    [
      "429 of an empty account",
      refuses(429, { body: '{"error":{"message":"m","code":"insufficient_quota"}}' }),
      "MODEL_UNAVAILABLE",
      "out-of-credit-429",
    ],
    [
      "a page",
      streams("<!doctype html><p>Welcome", { contentType: "text/html; charset=utf-8" }),
      "MODEL_UNAVAILABLE",
      "malformed",
    ],
    ["words that are no JSON", streams("data: {oops\n\n"), "MODEL_UNAVAILABLE", "malformed"],
    [
      "429 that asks for an hour",
      refuses(429, { headers: { "retry-after": "3600" } }),
      "TOO_MANY_REQUESTS",
      "rate-limited-429",
    ],
  ])("by %s is not tried again", async (_what, failing, code, reason) => {
    const fixtures = await opened([failing], { apiKey: KEY });
    const { error } = await ask(fixtures);
    expect(error).toMatchObject({ code, cause: { code: reason } });
    expect([server.asked.length, fixtures.waits]).toEqual([1, []]);
  });

  it("says how long to wait when the vendor does", async () => {
    const { error } = await ask(await opened([refuses(429, { headers: { "retry-after": "90" } })]));
    expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 90 });
    expect((error as AppError).message).toMatch(/^The tutor has more questions .+ try again\.$/);
  });

  it.each([
    ["in seconds", () => "2", 2000],
    ["as a date", () => new Date(Date.now() + 5000).toUTCString(), 5000],
  ])("waits as long as the vendor asks %s", async (_form, after, expected) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 5, 12) });
    const fixtures = await opened([
      (response) => refuses(429, { headers: { "retry-after": after() } })(response),
      streams(saying("Now")),
    ]);
    expect((await ask(fixtures)).text).toBe("Now");
    expect(fixtures.waits[0]).toBe(expected);
  });

  it("keeps what the vendor said, the key and the question to itself", async () => {
    const { error } = await ask(await opened([refuses(401, { body: GOSSIP })], { apiKey: KEY }));
    const failure = (error as AppError).cause as ModelFailure;
    expect(failure).toBeInstanceOf(ModelFailure);
    const everything = [
      String(error),
      String(failure),
      failure.stack,
      JSON.stringify([error, failure]),
    ].join();
    expect(everything).not.toMatch(/never-tell|Mila/);
    expect(failure.cause).toBeUndefined();
  });
});

describe("a wait that runs out", () => {
  it("books nothing for a request that reached nobody", async () => {
    const gone = await startProtocolServer(hangs);
    await gone.close();
    const fixtures = await opened([hangs], { elsewhere: gone.baseUrl });
    await ask(fixtures);
    expect(fixtures.ledger.settled.length).toBeGreaterThan(0);
    for (const taken of fixtures.ledger.settled)
      expect(taken).toMatchObject({ input: 0, output: 0, estimated: false });
    expect(server.asked).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ["before the headers", hangs],
    ["after the headers", streams("", { last: "silence" })],
    ["in nothing but comments", streams(": wait\n\n".repeat(400), { bytesAtOnce: 8, pauseMs: 5 })],
  ])("%s ends the call once and for all", async (_when, silent) => {
    const fixtures = await opened([silent], { patience: { firstTokenMs: 500 } });
    const { error } = await ask(fixtures);
    expect(error).toMatchObject({ code: "TIMEOUT", cause: { reason: "no-first-token" } });
    await (await server.request(0)).abandoned;
    expect(server.asked).toHaveLength(1);
  });

  it("counts from the first try", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const late: Behaviour = (response) => {
      vi.advanceTimersByTime(3_599_900);
      refuses(503)(response);
    };
    const fixtures = await opened([late, hangs], { patience: { firstTokenMs: 3_600_000 } });
    expect((await ask(fixtures)).error).toMatchObject({ code: "TIMEOUT" });
    expect(fixtures.calls).toMatchObject([{ outcome: "failed", reason: "no-first-token", tries: 2 }]);
  });

  it("between two words keeps the words and says that the end is missing", async () => {
    const fixtures = await opened([streams(chunk({ content: "Half" }), { last: "silence" })], {
      patience: { betweenTokensMs: 120 },
    });
    expect(await ask(fixtures)).toEqual({ text: "Half", finish: "error", aborted: false, error: undefined });
    await (await server.request(0)).abandoned;
    expect(fixtures.calls).toMatchObject([{ outcome: "cut-off", reason: "stalled", tries: 1 }]);
  });

  it("is not that of a slow writer who goes on", async () => {
    const words = Array.from({ length: 12 }, (_, index) => `${index} `);
    const text = saying(...words);
    const bytesAtOnce = Math.ceil(text.length / 12);
    const fixtures = await opened([streams(text, { bytesAtOnce, pauseMs: 250 })], {
      patience: { firstTokenMs: 2500, betweenTokensMs: 2500 },
    });
    expect(await ask(fixtures)).toMatchObject({ text: words.join(""), finish: "stop" });
    expect(fixtures.calls[0]?.ms).toBeGreaterThan(2500);
  });
});

describe("a reply that breaks after its first words", () => {
  const said = chunk({ content: "Half" });
  it.each<[string, Behaviour, string]>([
    ["by an orderly end without a finish", streams(said), "truncated"],
    ["by a closed connection", streams(said, { last: "break" }), "network"],
    ["by half a chunk", streams(said + said.slice(0, 30)), "truncated"],
    ["by an error", streams(`${said}data: ${GOSSIP}\n\n${saying(" and more")}`), "server-error"],
    [
      "by an error inside a choice",
      streams(`${said}data: {"choices":[{"delta":{"content":""},"finish_reason":"error"}]}\n\n`),
      "server-error",
    ],
    [
      "by an error with a status",
      streams(`${said}data: {"error":{"message":"slow down","code":429}}\n\n`),
      "rate-limited",
    ],
    ["by a chunk that is no JSON", streams(`${said}data: {"cho\n\n${saying(" and more")}`), "malformed"],
    ["by a chunk of another shape", streams(`${said}data: {"choices":7}\n\n`), "malformed"],
  ])("%s keeps them, is not asked again and is not passed off as finished", async (_how, broken, reason) => {
    const fixtures = await opened([broken, streams(saying("Another"))]);
    expect(await ask(fixtures)).toEqual({ text: "Half", finish: "error", aborted: false, error: undefined });
    expect(server.asked).toHaveLength(1);
    expect(fixtures.calls).toMatchObject([
      { outcome: "cut-off", reason, tries: 1, tokens: { output: 1, estimated: true } },
    ]);
  });

  it("is cut off when it would not end", async () => {
    const fixtures = await opened([
      streams(chunk({ content: "round ".repeat(20_000) }), { last: "silence" }),
    ]);
    expect(await ask(fixtures)).toMatchObject({ finish: "error" });
    expect(fixtures.calls).toMatchObject([{ outcome: "cut-off", reason: "too-long" }]);
    await (await server.request(0)).abandoned;
  });

  it.each([
    ["breaks off", chunk({ reasoning_content: "Hm" }), "truncated"],
    ["comes to an end", chunk({ reasoning_content: "Hm" }) + chunk({}, "length"), "empty"],
    ["stands in the text", saying("<think>", "Hm, ", "</think>\n\n"), "empty"],
  ])("is a failure when there was only thinking that %s", async (_how, thinking, reason) => {
    const fixtures = await opened([streams(thinking)]);
    const { text, error } = await ask(fixtures);
    expect(text.trim()).toBe("");
    expect(error).toMatchObject({ code: "MODEL_UNAVAILABLE", cause: { code: reason } });
    expect(fixtures.calls).toMatchObject([{ outcome: "failed", reason, tries: 1 }]);
  });
});

describe("a reply that the student stops", () => {
  it.each<[string, Behaviour]>([
    ["before the headers", hangs],
    ["before the first word", streams("", { last: "silence" })],
    ["between two words", streams(chunk({ content: "Half" }), { last: "silence" })],
  ])("%s is given up at the vendor at once", async (_when, silent) => {
    const fixtures = await opened([silent]);
    const stop = new AbortController();
    const asking = ask(fixtures, stop.signal);
    const request = await server.request(0);
    stop.abort();
    expect(await asking).toMatchObject({ aborted: true, error: undefined });
    await request.abandoned;
    expect(server.asked).toHaveLength(1);
    expect(fixtures.calls).toMatchObject([{ outcome: "stopped", reason: undefined }]);
  });

  it("is not tried again after a failure", async () => {
    const stop = new AbortController();
    const fixtures = await opened([
      (response) => {
        stop.abort();
        return refuses(503)(response);
      },
    ]);
    expect(await ask(fixtures, stop.signal)).toMatchObject({ aborted: true });
    expect([server.asked.length, fixtures.calls.length]).toEqual([1, 1]);
  });

  it("leaves the wait before another try", async () => {
    server = await startProtocolServer(refuses(503));
    const stop = new AbortController();
    const calls: ModelCall[] = [];
    const chatModel = createOpenAICompatibleModel({
      baseUrl: server.baseUrl,
      modelId: "m",
      sleep: (_ms, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
          stop.abort();
        }),
    });
    const ledger = createTestLedger();
    const model = chatModel.metered(ledger).reporting((call) => calls.push(call));
    expect(await ask({ model, calls, ledger, waits: [] }, stop.signal)).toMatchObject({ aborted: true });
    expect(calls).toMatchObject([{ outcome: "stopped", tries: 1 }]);
  });
});

describe("the ledger", () => {
  const counting = (prompt: number, completion: number) =>
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion } })}\n\n`;
  const counted = [chunk({ content: "Hello" }), chunk({}, "stop"), counting(40, 7), "data: [DONE]\n\n"].join(
    "",
  );
  const half = chunk({ content: "Half a reply" });

  it.each<[string, Behaviour[], readonly object[]]>([
    ["one that is finished, with the vendor's count", [streams(counted)], [{ input: 40, output: 7 }]],
    ["one without a count, with the estimate", [streams(saying("Hello"))], [{ output: 2, estimated: true }]],
    ["one that breaks off", [streams(half, { last: "break" })], [{ output: 3, estimated: true }]],
    [
      "each of several tries, those that the vendor refused with nothing",
      [refuses(503), hangsUp, streams(counted)],
      [
        { input: 0, output: 0 },
        { output: 0, estimated: true },
        { input: 40, output: 7 },
      ],
    ],
    ["one with a refused key, with nothing", [refuses(401)], [{ input: 0, output: 0 }]],
    [
      "one that a gateway gave up on, with the estimate: the model may have written on",
      [refuses(504), refuses(502), streams(counted)],
      [
        { output: 0, estimated: true },
        { output: 0, estimated: true },
        { input: 40, output: 7 },
      ],
    ],
    ["one that comes to the longest reply", [streams(half + chunk({}, "length"))], [{ output: 3 }]],
  ])("books %s, once", async (_what, script, settled) => {
    const fixtures = await opened(script);
    await ask(fixtures);
    expect(fixtures.ledger.settled).toMatchObject(settled);
    expect(fixtures.ledger.settled.every(({ sent }) => sent)).toBe(true);
    expect(fixtures.ledger.open()).toBe(0);
    expect(server.asked).toHaveLength(settled.length);
  });

  it.each<[string, Behaviour]>([
    ["before the headers", hangs],
    ["before the first word", streams("", { last: "silence" })],
    ["between two words", streams(half, { last: "silence" })],
  ])("books a call that the student stops %s", async (_when, silent) => {
    const fixtures = await opened([silent]);
    const stop = new AbortController();
    const asking = ask(fixtures, stop.signal);
    await server.request(0);
    stop.abort();
    await asking;
    expect(fixtures.ledger.settled).toMatchObject([{ sent: true, estimated: true }]);
    expect(fixtures.ledger.open()).toBe(0);
  });

  it("is asked before each request, and what it refuses is not sent", async () => {
    server = await startProtocolServer(streams(saying("Hello")));
    const chatModel = createOpenAICompatibleModel({ baseUrl: server.baseUrl, modelId: "m" });
    const ledger = {
      ...createTestLedger(),
      reserve: async () => ({ ok: false, reason: "out-of-budget" }) as const,
    };
    const calls: ModelCall[] = [];
    const model = chatModel.metered(ledger).reporting((call) => calls.push(call));
    const { error } = await ask({ model, calls, waits: [], ledger });
    expect(error).toMatchObject({ code: "MODEL_UNAVAILABLE", cause: { code: "out-of-budget" } });
    expect(server.asked).toHaveLength(0);
  });

  it("lets one request through for each permit", async () => {
    server = await startProtocolServer(streams(saying("Hello")));
    const reserved = await createTestLedger().reserve({
      inputTokens: 1,
      inputTokensMax: 1,
      outputTokensMax: 1,
    });
    if (!reserved.ok) throw new Error("this ledger refuses nothing");
    const send = modelFetch(reserved.permit);
    await send(server.baseUrl, { method: "POST", body: "{}" });
    await expect(send(server.baseUrl, { method: "POST", body: "{}" })).rejects.toThrow("one request");
    expect(server.asked).toHaveLength(1);
  });
});
