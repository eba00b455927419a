import { afterEach, expect, it, vi } from "vitest";
import { requestLog } from "@/server/admission/request-log";
import { recordCall } from "@/server/providers/model/transport/call-record";
import { closeTracing, startTracing } from ".";

const held = vi.hoisted(() => ({ endpoint: undefined as string | undefined, loaded: 0 }));

vi.mock("@/server/env", () => ({
  env: {
    get OTEL_EXPORTER_OTLP_ENDPOINT() {
      return held.endpoint;
    },
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_SERVICE_NAME: "classmate",
    LOG_LEVEL: "silent",
  },
}));
vi.mock("./otlp", async (original) => {
  held.loaded += 1;
  return original();
});

afterEach(() => vi.unstubAllGlobals());

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const line = {
  requestId: "5b2777d0-2714-4f7b-a8ed-f3c760d6e1dc",
  method: "GET",
  status: 200,
  ms: 3,
  bytes: 10,
};

it("what sends traces is loaded where a collector is named, and told of requests and of calls of a model", async () => {
  const posted: [string, string][] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    posted.push([url, String(body)]);
    return new Response("{}");
  });
  const answer = (path: string) => requestLog(() => silent)({ ...line, path });

  await startTracing();
  answer("/chat");
  await closeTracing();
  expect([held.loaded, posted]).toEqual([0, []]);

  held.endpoint = "http://collector.test:4318/";
  await startTracing();
  answer("/history");
  answer("/_next/static");
  answer("/api/health/live");
  recordCall([], undefined).stopped();
  await closeTracing();
  expect(held.loaded).toBe(1);
  expect(posted.map(([url]) => url)).toEqual(["http://collector.test:4318/v1/traces"]);
  const names = [...(posted[0]?.[1] ?? "").matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["classmate", "GET /history", "model call"]);
});
