import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import superjson from "superjson";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onNodeServer } from "@/server/admission/web-handler";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { BODY_BYTES_MAX } from "../http/limit-body";
import { createApiHandler, sparingShort } from "./handler";
import { appRouter } from "./root";
import type { AppRouter } from "./types";

const ADA = "11111111-1111-4111-8111-111111111111";
const QUERIES = Object.entries<AnyTRPCProcedure>((appRouter as AnyTRPCRouter)._def.procedures)
  .filter(([, { _def }]) => _def.type === "query")
  .map(([name]) => name);

let fixtures: TestFixtures;
let server: Server;
let base: string;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  const handle = onNodeServer(createApiHandler(fixtures), (error) => {
    throw error;
  });
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await fixtures.close();
});

const client = (headers: Record<string, string> = {}) =>
  createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${base}/api/trpc`, transformer: superjson, headers })],
  });
const bearer = async () => ({ authorization: `Bearer ${await fixtures.token(ADA)}` });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/api/trpc/${path}`, { headers });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/api/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
const encoded = (input: unknown) => encodeURIComponent(JSON.stringify(input));
const failureOf = async (response: Response) => {
  const body = await response.json();
  return { status: response.status, error: (Array.isArray(body) ? body[0] : body).error.json };
};
const guestCookie = (response: Response) =>
  response.headers.getSetCookie().find((line) => /^(__Host-)?cm-guest=/.test(line));

describe("the typed client", () => {
  it("writes a problem and reads it back by number and in the history, dates as dates", async () => {
    const api = client(await bearer());
    const made = await api.solve.create.mutate({ text: "12 + 30" });
    expect(made.createdAt).toEqual(fixtures.deps.now());
    expect(await api.solve.byId.query({ id: made.id })).toEqual(made);
    const { items } = await api.solve.list.query({ limit: 1 });
    expect(items[0]).toMatchObject({ id: made.id, createdAt: fixtures.deps.now() });
  });

  it("gets several answers, good and bad, out of one batch", async () => {
    const api = client(await bearer());
    const [me, missing] = await Promise.allSettled([
      api.account.me.query(),
      api.solve.byId.query({ id: "00000000-0000-4000-8000-00000000dead" }),
    ]);
    expect(me).toMatchObject({ status: "fulfilled", value: { kind: "user", id: ADA } });
    if (missing.status !== "rejected") throw new Error("an absent problem was found");
    expect(missing.reason).toBeInstanceOf(TRPCClientError);
    expect(missing.reason.data).toMatchObject({ code: "NOT_FOUND", httpStatus: 404 });
  });
});

describe("a read", () => {
  it("takes its input by GET, encoded in the address, and answers encoded the same way", async () => {
    const response = await get(`solve.list?input=${encoded({ json: { limit: 5 } })}`, await bearer());
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(superjson.deserialize(body.result.data)).toMatchObject({ items: expect.any(Array) });
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-request-id")).toEqual(expect.any(String));
  });

  it("asks the framework for no compression of an answer too short to be worth it", async () => {
    const asked = new Request(`${base}/api/trpc/account.me`, { headers: { "accept-encoding": "gzip" } });
    const response = await sparingShort(createApiHandler(fixtures))(asked);
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect((await response.json()).result.data.json).toMatchObject({ kind: "guest" });
  });

  it("may be batched by naming procedures with commas", async () => {
    const response = await get("account.me,solve.list?batch=1&input=%7B%7D", await bearer());
    const body = await response.json();
    expect(response.status).toBe(200);
    expect(body.map((answer: { result?: unknown }) => "result" in answer)).toEqual([true, true]);
  });

  it("does not make a visitor a guest by asking who they are", async () => {
    const response = await get("account.me");
    expect((await response.json()).result.data.json).toEqual({ kind: "guest", id: null, email: null });
    expect(guestCookie(response)).toBeUndefined();
  });
});

describe("a visitor without an account", () => {
  it("becomes a guest with the first problem and finds it again by the cookie alone", async () => {
    const made = await post("solve.create", JSON.stringify({ json: { text: "5 + 6" } }));
    const cookie = guestCookie(made) ?? "";
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const { id } = (await made.json()).result.data.json;
    const pair = { cookie: cookie.split(";")[0] ?? "" };
    const again = await get(`solve.byId?input=${encoded({ json: { id } })}`, pair);
    expect(again.status).toBe(200);
    expect(guestCookie(again)).toBeUndefined();
    expect((await get(`solve.byId?input=${encoded({ json: { id } })}`)).status).toBe(404);
    expect((await get(`solve.byId?input=${encoded({ json: { id } })}`, await bearer())).status).toBe(404);
  });

  it("gets one cookie for a whole batch, and a secure one over https", async () => {
    const https = { "x-forwarded-proto": "https" };
    const body = JSON.stringify({ 0: { json: { text: "1 + 2" } }, 1: { json: { text: "2 + 3" } } });
    const response = await post("solve.create,solve.create?batch=1", body, https);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-cm-guest=.*; Secure/);
    const list = await get("solve.list", { ...https, cookie: cookies[0]?.split(";")[0] ?? "" });
    expect((await list.json()).result.data.json.items).toHaveLength(2);
  });

  it("keeps the cookie when the answer is streamed", async () => {
    const body = JSON.stringify({ 0: { json: { text: "1 + 2" } } });
    const response = await post("solve.create?batch=1", body, { "trpc-accept": "application/jsonl" });
    expect(guestCookie(response)).toBeDefined();
    await response.text();
  });

  it("becomes no guest by reading anything, so that no two reads at once can leave two guests behind", async () => {
    for (const path of QUERIES)
      for (const headers of [undefined, { "trpc-accept": "application/jsonl" }]) {
        const response = await get(`${path}?batch=1&input=%7B%7D`, headers);
        expect(guestCookie(response), path).toBeUndefined();
        await response.text();
      }
  });

  it("may say that it is one before it keeps anything", async () => {
    const met = await post("account.begin", "{}");
    const cookie = { cookie: guestCookie(met)?.split(";")[0] ?? "" };
    const { id } = (await met.json()).result.data.json;
    const again = await post("account.begin", "{}", cookie);
    expect(guestCookie(again)).toBeUndefined();
    expect((await again.json()).result.data.json).toMatchObject({ kind: "guest", id });
  });
});

describe("a request that cannot be served", () => {
  it("with a bad bearer token is UNAUTHORIZED and makes no guest", async () => {
    for (const path of ["account.me", "solve.list"]) {
      const response = await get(path, { authorization: "Bearer forged" });
      expect(guestCookie(response)).toBeUndefined();
      expect(await failureOf(response)).toMatchObject({
        status: 401,
        error: { data: { code: "UNAUTHORIZED" } },
      });
    }
  });

  it("with broken JSON is a PARSE_ERROR, in the body and in the address, and nothing of it comes back", async () => {
    for (const response of [
      await post("solve.create", '{"json": {"text": "9 - quagga'),
      await get("solve.byId?input={9-quagga"),
    ]) {
      const { status, error } = await failureOf(response);
      expect({ status, code: error.data.code }).toEqual({ status: 400, code: "PARSE_ERROR" });
      expect(JSON.stringify(error)).not.toContain("quagga");
    }
  });

  it("with input that does not fit is a BAD_REQUEST that says what to do", async () => {
    const { status, error } = await failureOf(await post("solve.create", '{"json":{"text":"  "}}'));
    expect(status).toBe(400);
    expect(error.message).toMatch(/^Type a problem first/);
    expect(error.data).toMatchObject({ code: "BAD_REQUEST", fieldErrors: { text: error.message } });
    for (const body of ["{}", "[]", "null", "7", '{"json":{"text":5}}', '{"text":"1+1"}']) {
      expect((await failureOf(await post("solve.create", body))).error.data.code).toBe("BAD_REQUEST");
    }
  });

  it("for a procedure nobody has is NOT_FOUND", async () => {
    const { status, error } = await failureOf(await get("solve.nothing"));
    expect({ status, code: error.data.code }).toEqual({ status: 404, code: "NOT_FOUND" });
  });

  it("by the wrong method is METHOD_NOT_SUPPORTED", async () => {
    const input = encoded({ json: { text: "1 + 1" } });
    const wrong = [
      await get(`solve.create?input=${input}`),
      await post("account.me", "{}"),
      await fetch(`${base}/api/trpc/account.me`, { method: "PUT", body: "{}" }),
      await fetch(`${base}/api/trpc/account.me`, { method: "DELETE" }),
    ];
    for (const response of wrong) {
      expect(await failureOf(response)).toMatchObject({
        status: 405,
        error: { data: { code: "METHOD_NOT_SUPPORTED" } },
      });
    }
  });

  it("with too much in it is PAYLOAD_TOO_LARGE, by length and by number of calls", async () => {
    const large = JSON.stringify({ json: { text: "1".repeat(BODY_BYTES_MAX) } });
    const calls = `${Array(21).fill("account.me").join(",")}?batch=1`;
    for (const response of [await post("solve.create", large), await get(calls)]) {
      expect(await failureOf(response)).toMatchObject({
        status: 413,
        error: { data: { code: "PAYLOAD_TOO_LARGE" } },
      });
    }
  });

  it("in a form instead of JSON is refused before any procedure sees it", async () => {
    const response = await fetch(`${base}/api/trpc/solve.create`, { method: "POST", body: new FormData() });
    expect(await failureOf(response)).toMatchObject({
      status: 415,
      error: { data: { code: "BAD_REQUEST", reason: "UNSUPPORTED_MEDIA_TYPE" } },
    });
  });

  it("made by another site's page is FORBIDDEN when it changes something", async () => {
    const { cookieValue } = fixtures.gate.mintGuest();
    const headers = { origin: "https://evil.example", cookie: `cm-guest=${cookieValue}` };
    const response = await post("solve.create", '{"json":{"text":"1 + 1"}}', headers);
    expect(await failureOf(response)).toMatchObject({ status: 403, error: { data: { code: "FORBIDDEN" } } });
    const own = await post("solve.create", '{"json":{"text":"1 + 1"}}', { ...headers, origin: base });
    expect(own.status).toBe(200);
  });

  it("too often is TOO_MANY_REQUESTS with the time to wait, until that has passed", async () => {
    const headers = {
      authorization: `Bearer ${await fixtures.token("99999999-9999-4999-8999-999999999999")}`,
    };
    const other = () => post("solve.reveal", '{"json":{"id":"x","what":"step"}}', headers);
    const solve = () => post("solve.create", '{"json":{"text":"1 + 1"}}', headers);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await solve()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await solve();
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await failureOf(refused)).toMatchObject({
      status: 429,
      error: { data: { code: "TOO_MANY_REQUESTS" } },
    });
    expect((await other()).status).toBe(404);
    fixtures.pass(1000);
    expect((await solve()).status).toBe(200);
  });
});
