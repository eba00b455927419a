import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { requestLog } from "@/server/admission/request-log";
import { pathClassOf } from "@/server/admission/routes";
import { spawnCompiled } from "@/server/composition/engine/testing-thread";
import { captureLog } from "@/server/errors/testing";
import { createEnginePool, type EnginePool } from "@/server/providers/engine/pool";
import { parseMetrics, type Sample } from "@/server/providers/metrics/testing";
import { recordCall } from "@/server/providers/model/transport/call-record";
import { createMemoryRateLimiter } from "@/server/providers/rate-limiter/memory";
import { RATE_LIMITS } from "@/server/rate-limits/rate-limits";
import { takeRate } from "@/server/rate-limits/take-rate";
import { noteSecurity } from "@/server/session/security-log";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { GET } from "./route";

const TOKEN = "a token of at least thirty-two characters";
const SPELLED = TOKEN.replaceAll(" ", "-");
const held = vi.hoisted((): { fixtures: unknown; token: string | undefined } => ({
  fixtures: null,
  token: undefined,
}));

// Next swaps this module for server code when it bundles; outside a request it has no connection to wait for.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("@/server/env", () => ({
  env: {
    get METRICS_TOKEN() {
      return held.token;
    },
  },
}));
vi.mock("@/server/composition/compose", () => ({ compose: () => held.fixtures }));

/** What only a student, or their browser, would have said. */
const OWN = "quagga";

let fixtures: TestFixtures;
let engine: EnginePool;
const captured = captureLog();

beforeAll(async () => {
  fixtures = await createTestFixtures({});
  held.fixtures = fixtures;
  // What is counted here is what is done, however long a busy machine takes for it.
  engine = createEnginePool({
    workers: 1,
    spawn: spawnCompiled("worker.ts"),
    log: captured.log,
    deadlineMs: 60_000,
  });
});
afterAll(async () => {
  await engine.close();
  await fixtures.close();
});
beforeEach(() => {
  held.token = SPELLED;
});

const ask = (authorization?: string) =>
  GET(new Request("http://classmate.test/api/metrics", { headers: authorization ? { authorization } : {} }));

async function scrape(): Promise<readonly Sample[]> {
  const response = await ask(`Bearer ${SPELLED}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  expect(text.toLowerCase()).not.toContain(OWN);
  expect(text).not.toMatch(/203\.0\.113|@|Bearer/);
  return parseMetrics(text).samples;
}

const numberOf = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}) =>
  samples.find(
    (one) => one.name === name && Object.entries(labels).every(([label, said]) => one.labels[label] === said),
  )?.value ?? 0;

describe("who may read the numbers", () => {
  it.each([
    ["nobody, without a token of the server's", undefined, `Bearer ${SPELLED}`],
    ["not who names none", SPELLED, undefined],
    ["not who names another", SPELLED, `Bearer ${SPELLED}x`],
    ["not who names half of it", SPELLED, `Bearer ${SPELLED.slice(0, 20)}`],
    ["not who names it in another way", SPELLED, `Basic ${SPELLED}`],
  ])("%s", async (_who, token, authorization) => {
    held.token = token;
    const response = await ask(authorization);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("classmate_");
  });
});

describe("the numbers", () => {
  it("count what is done for a student, and say nothing of what it was", async () => {
    const before = await scrape();
    const write = requestLog(() => captured.log);
    const line = { requestId: OWN, method: OWN, ms: 12, bytes: 3, status: 200 };
    write({ ...line, path: pathClassOf(`/solve/${OWN}`) });
    write({ ...line, path: pathClassOf(`/${OWN}`), status: 404 });
    await engine.run("solve", `Solve 3${OWN.charAt(0)} = 12`);
    await engine.run("solve", `What does a ${OWN} eat?`);
    const place = { deps: { ...fixtures.deps, log: captured.log }, address: "203.0.113.5", requestId: OWN };
    noteSecurity(place, { what: "sign-in", ok: false, email: `${OWN}@example.test`, code: OWN });
    const call = recordCall([{ role: "user", content: [{ type: "text", text: OWN }] }], undefined);
    call.wrote({ type: "text-delta", id: OWN, delta: `${OWN} ${OWN}` });
    call.stopped();
    const limiter = createMemoryRateLimiter({ now: () => new Date(0) });
    const counting = { limiter, sharedLimiter: limiter, log: captured.log };
    const tries = Array.from({ length: RATE_LIMITS.solve.address.limit + 1 }, () =>
      takeRate(counting, "solve", { scope: null, address: "203.0.113.5" }),
    );
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "rejected")).toHaveLength(1);

    const after = await scrape();
    const grown = (name: string, labels?: Readonly<Record<string, string>>) =>
      numberOf(after, name, labels) - numberOf(before, name, labels);
    expect(grown("classmate_requests_total", { route: "/solve", status: "200" })).toBe(1);
    expect(grown("classmate_requests_total", { route: "other", status: "404" })).toBe(1);
    expect(grown("classmate_request_duration_seconds_bucket", { route: "/solve", le: "0.025" })).toBe(1);
    expect(grown("classmate_request_duration_seconds_bucket", { route: "/solve", le: "0.01" })).toBe(0);
    expect(grown("classmate_engine_jobs_total", { job: "solve", outcome: "done" })).toBe(2);
    expect(grown("classmate_solves_total", { status: "solved" })).toBe(1);
    expect(grown("classmate_solves_total", { status: "unsupported" })).toBe(1);
    expect(grown("classmate_security_events_total", { event: "sign-in", ok: "false" })).toBe(1);
    expect(grown("classmate_model_calls_total", { outcome: "stopped" })).toBe(1);
    expect(grown("classmate_model_tokens_total", { direction: "output" })).toBeGreaterThan(0);
    expect(grown("classmate_rate_limit_refusals_total", { limit: "solve" })).toBe(1);
    expect(numberOf(after, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
    expect(numberOf(after, "classmate_event_loop_delay_max_seconds")).toBeGreaterThanOrEqual(0);
  });
});
