import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { Deps } from "@/server/deps";
import type { ErrorCode } from "@/server/errors/codes";
import { captureLog, careless, NEVER_IN_THE_LOG, NEVER_ON_THE_WIRE, TYPED } from "@/server/errors/testing";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { createApiHandler } from "./handler";

let fixtures: TestFixtures;
/** One whose tables a test may drop. */
let spoilt: TestFixtures;

beforeAll(async () => {
  [fixtures, spoilt] = await Promise.all([createTestFixtures(), createTestFixtures()]);
  await (await spoilt.deps.db()).execute(sql`drop table solves cascade`);
});
afterAll(() => Promise.all([fixtures.close(), spoilt.close()]));

const fail = () => {
  throw careless();
};

interface Fault {
  readonly deps?: Partial<Deps>;
  readonly dropped?: boolean;
  readonly call?: string;
  readonly headers?: Record<string, string>;
  readonly streamed?: boolean;
  readonly code?: ErrorCode;
}

const FAULTS: [string, Fault][] = [
  ["the database cannot be opened", { deps: { db: async () => fail() } }],
  ["the database refuses a statement", { dropped: true }],
  ["the engine throws", { deps: { engine: createEngineInProcess({ solve: fail }) } }],
  ["the typesetter throws", { deps: { typeset: fail }, call: "solve.read" }],
  ["the reader throws", { deps: { engine: createEngineInProcess({ read: fail }) }, call: "solve.read" }],
  ["an answer does not fit what was promised", { deps: { typeset: () => 83 as never }, call: "solve.read" }],
  ["the limiter throws", { deps: { limiter: { take: fail } }, code: "TOO_MANY_REQUESTS" }],
];

async function call(fault: Fault, { mutation }: { readonly mutation: boolean }) {
  const { log, text, lines } = captureLog();
  const { gate, deps } = fault.dropped ? spoilt : fixtures;
  const handle = createApiHandler({ gate, deps: { ...deps, log, ...fault.deps } });
  const input = JSON.stringify({ 0: { json: { text: TYPED } } });
  const name = fault.call ?? "solve.create";
  const url = `http://classmate.example/api/trpc/${name}?batch=1`;
  const headers = { "content-type": "application/json", ...fault.headers };
  const request = mutation
    ? new Request(url, { method: "POST", headers, body: input })
    : new Request(`${url}&input=${encodeURIComponent(input)}`, { headers });
  const response = await handle(request);
  return { response, wire: await response.text(), logged: text(), lines: lines() };
}

describe.each(FAULTS)("when %s", (_what, fault) => {
  const { code = "INTERNAL_SERVER_ERROR" } = fault;
  const mutation = fault.call === undefined;

  it("a caller reads the table's words and a number, and the log has the same number", async () => {
    const { response, wire, logged, lines } = await call(fault, { mutation });
    const { data, message } = JSON.parse(wire)[0].error.json;
    const requestId = response.headers.get("x-request-id");
    expect(data).toMatchObject({ reason: code, requestId, httpStatus: response.status });
    if (code === "INTERNAL_SERVER_ERROR") expect(message).toContain(`quote ${requestId}.`);
    expect(wire).not.toMatch(NEVER_ON_THE_WIRE);
    expect(logged).not.toMatch(NEVER_IN_THE_LOG);
    expect(lines.filter((line) => line.requestId === requestId && line.code === code)).toHaveLength(1);
  });

  it("a streamed answer says the same", async () => {
    const headers = { "trpc-accept": "application/jsonl" };
    const { response, wire, logged, lines } = await call({ ...fault, headers }, { mutation });
    const requestId = response.headers.get("x-request-id");
    expect(wire).toContain(`"requestId":"${requestId}"`);
    expect(wire).toContain(`"reason":"${code}"`);
    expect(wire).not.toMatch(NEVER_ON_THE_WIRE);
    expect(logged).not.toMatch(NEVER_IN_THE_LOG);
    expect(lines.some((line) => line.requestId === requestId && line.code === code)).toBe(true);
  });
});

describe("when the auth provider throws", () => {
  it("a bearer of a token learns nothing of it", async () => {
    const { log, text, lines } = captureLog();
    const { auth, now, newId } = fixtures.deps;
    const failing = { ...auth, verifyAccessToken: async () => fail() };
    const broken = await createTestFixtures({ log, auth: failing, now, newId });
    const headers = { authorization: `Bearer ${TYPED.replaceAll(" ", "-")}` };
    const response = await createApiHandler(broken)(
      new Request("http://classmate.example/api/trpc/account.me", { headers }),
    );
    const wire = await response.text();
    await broken.close();
    const requestId = response.headers.get("x-request-id");
    expect(response.status).toBe(500);
    expect(wire).not.toMatch(NEVER_ON_THE_WIRE);
    expect(text()).not.toMatch(NEVER_IN_THE_LOG);
    expect(lines()).toMatchObject([{ requestId, code: "INTERNAL_SERVER_ERROR", operation: "account.me" }]);
  });
});

describe("a name nobody has", () => {
  it("does not reach the log, whatever a caller wrote there", async () => {
    const { response, logged, lines } = await call({ call: encodeURIComponent(TYPED) }, { mutation: false });
    expect(response.status).toBe(404);
    expect(logged).not.toMatch(NEVER_IN_THE_LOG);
    expect(lines).toMatchObject([{ operation: "api", code: "NOT_FOUND" }]);
  });
});
