import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOtlpTracer } from "./otlp";
import type { Span, Tracer } from "./port";

const SEED = 20_261_127;
const REQUEST_ID = "5b2777d0-2714-4f7b-a8ed-f3c760d6e1dc";
const NOW = Date.UTC(2026, 10, 27, 11);

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, string> }[];
  readonly status: { readonly code?: number };
}

let collector: Server;
let url: string;
let status: number;
let bodies: string[];
let headers: Record<string, unknown>;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      headers = request.headers;
      bodies.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
});
beforeEach(() => {
  status = 200;
  bodies = [];
});
afterAll(() => new Promise((closed) => collector.close(closed)));

const refusals: string[] = [];
const log = { warn: (message: string) => void refusals.push(message) };

/** A tracer that sends when it is closed, and at no other time of its own. */
const open = (more: Partial<Parameters<typeof createOtlpTracer>[0]> = {}): Tracer =>
  createOtlpTracer({
    url,
    headers: { "api-key": "secret" },
    service: "classmate",
    log,
    now: () => NOW,
    flushEveryMs: 1_000_000,
    ...more,
  });

const request: Span = {
  kind: "request",
  requestId: REQUEST_ID,
  method: "POST",
  route: "/api/trpc",
  status: 200,
  ms: 12,
};
const job: Span = { kind: "engine", requestId: REQUEST_ID, job: "solve", outcome: "done", ms: 5 };

const spansOf = (body: string): Sent[] =>
  JSON.parse(body.slice(body.indexOf("{"))).resourceSpans.flatMap(
    ({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) => scopeSpans.flatMap(({ spans }) => spans),
  );

async function sent(spans: readonly Span[], tracer = open()): Promise<Sent[]> {
  for (const span of spans) tracer.ended(span);
  await tracer.close();
  return bodies.flatMap(spansOf);
}

describe("a collector of traces", () => {
  it("gets a request and what was done for it as one trace, named as in the log", async () => {
    const [engine, root] = await sent([job, request]);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatch(/^POST \/v1\/traces /);
    expect(headers).toMatchObject({ "api-key": "secret", "content-type": "application/json" });
    expect([engine?.traceId, root?.traceId]).toEqual(Array(2).fill(REQUEST_ID.replaceAll("-", "")));
    expect(engine?.parentSpanId).toBe(root?.spanId);
    expect(root?.parentSpanId).toBeUndefined();
    expect(root?.name).toBe("POST /api/trpc");
    expect(root?.attributes).toContainEqual({
      key: "http.response.status_code",
      value: { intValue: "200" },
    });
    expect(BigInt(root?.endTimeUnixNano ?? 0) - BigInt(root?.startTimeUnixNano ?? 0)).toBe(12_000_000n);
    expect(root?.endTimeUnixNano).toBe(`${NOW}000000`);
  });

  it("is told which spans failed", async () => {
    const model = { kind: "model", tokensIn: 10, tokensOut: 2, ms: 900 } as const;
    const spans = await sent([
      request,
      { ...request, status: 503 },
      job,
      { ...job, outcome: "fault" },
      { ...model, outcome: "finished" },
      { ...model, outcome: "failed" },
    ]);
    expect(spans.map(({ status: { code } }) => code)).toEqual([undefined, 2, undefined, 2, undefined, 2]);
  });

  it("gets nothing that someone could have written", async () => {
    const strange = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.lorem(),
      fc.emailAddress(),
      fc.constant("/solve?text=3x+1=7"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(strange, { minLength: 4, maxLength: 4 }), async (texts) => {
        bodies = [];
        const [a, b, c, d] = texts.map((text) => `${text} `) as [string, string, string, string];
        const spans = await sent([
          { ...request, requestId: a, method: b, route: c },
          { ...job, requestId: a, job: c, outcome: d },
          { kind: "model", outcome: d, tokensIn: 1, tokensOut: 1, ms: 1 },
        ]);
        const words = spans.flatMap(({ name, attributes }) => [
          ...name.split(" "),
          ...attributes.flatMap(({ value }) => Object.values(value)),
        ]);
        const known = new Set(["other", "engine", "model", "call", "200", "1"]);
        expect(words.filter((word) => !known.has(word))).toEqual([]);
        for (const { traceId, spanId } of spans)
          expect(`${traceId} ${spanId}`).toMatch(/^[0-9a-f]{32} [0-9a-f]{16}$/);
      }),
      { seed: SEED, numRuns: 50 },
    );
  });

  it.each([408, 429, 502, 503, 504])("that answers %s gets the same batch again", async (busy) => {
    status = busy;
    const tracer = open();
    await sent([request], tracer);
    status = 200;
    await tracer.close();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it("that refuses a batch does not get it again", async () => {
    status = 400;
    const tracer = open();
    await sent([request], tracer);
    await tracer.close();
    expect(bodies).toHaveLength(1);
  });

  it("that is away costs no more than what the last spans take", async () => {
    let away = true;
    const batches: number[] = [];
    const send = (async (_url, init) => {
      if (away) throw new TypeError("fetch failed");
      batches.push(spansOf(String(init?.body)).length);
      return new Response("{}");
    }) as typeof fetch;
    const tracer = open({ fetch: send });
    for (let at = 0; at < 10_000; at += 1) tracer.ended(request);
    await tracer.close();
    away = false;
    for (let at = 0; at < 20; at += 1) await tracer.close();
    expect(batches.reduce((sum, size) => sum + size, 0)).toBe(4_096);
    expect(Math.max(...batches)).toBe(512);
  });

  it("is sent what there is while the server runs, without being closed", async () => {
    const tracer = open({ flushEveryMs: 1 });
    tracer.ended(request);
    await expect.poll(() => bodies.length).toBe(1);
    await tracer.close();
  });
});
