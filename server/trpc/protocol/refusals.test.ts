import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERROR_TABLE, type ErrorCode } from "@/server/errors/codes";
import { openTestApi, rawRequest, type TestApi } from "./testing";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const JSON_TYPE = { "content-type": "application/json" };
const PROBLEM = '{"json":{"text":"6 + 7"}}';
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const ask = (path: string, init?: RequestInit) => fetch(`${api.base}/${path}`, init);
const post = (path: string, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) =>
  ask(path, { method: "POST", headers, body });

/** The answer is the protocol's error, with the table's status, code and the number of its header. */
async function expectFailure(response: Response, reason: ErrorCode) {
  const body = await response.json();
  const error = (Array.isArray(body) ? body[0] : body).error.json;
  const { http, trpc } = ERROR_TABLE[reason];
  expect({ status: response.status, data: error.data }).toMatchObject({
    status: http,
    data: { code: trpc, reason, httpStatus: http, requestId: response.headers.get("x-request-id") },
  });
  expect(error.code).toBeLessThan(0);
  expect(error.message).toMatch(/\.$/);
}

describe("the wrong method", () => {
  it("for a write is refused and the right one named", async () => {
    const response = await ask(`solve.create?input=${encoded({ json: { text: "6 + 7" } })}`);
    expect(response.headers.get("allow")).toBe("POST");
    await expectFailure(response, "METHOD_NOT_SUPPORTED");
  });

  it("for a read is refused and the right one named", async () => {
    const response = await post("solve.list", '{"json":{}}');
    expect(response.headers.get("allow")).toBe("GET");
    await expectFailure(response, "METHOD_NOT_SUPPORTED");
  });

  it.each(["PUT", "PATCH", "DELETE"])("%s is no method of any procedure", async (method) => {
    for (const path of ["account.me", "solve.create", "account.me,solve.list?batch=1"]) {
      const response = await ask(path, { method, headers: JSON_TYPE });
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
      await expectFailure(response, "METHOD_NOT_SUPPORTED");
    }
  });

  it("writes nothing in a batch of writes asked for by GET", async () => {
    const { authorization } = { authorization: `Bearer ${await api.fixtures.token(crypto.randomUUID())}` };
    const input = encoded({ 0: { json: { text: "6 + 7" } } });
    const response = await ask(`solve.create?batch=1&input=${input}`, { headers: { authorization } });
    await expectFailure(response, "METHOD_NOT_SUPPORTED");
    const { result } = await (await ask("solve.list", { headers: { authorization } })).json();
    expect(result.data.json.items).toEqual([]);
  });

  it("OPTIONS says what there is, and lets no page of another site in", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const response = await ask("solve.create", { method: "OPTIONS", headers });
    expect([response.status, response.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("HEAD is answered without a body", async () => {
    const response = await ask("account.me", { method: "HEAD" });
    expect(response.status).toBeLessThan(300);
    expect(await response.text()).toBe("");
  });
});

describe("the wrong content", () => {
  it.each<[string, BodyInit, Record<string, string>]>([
    ["text", PROBLEM, { "content-type": "text/plain" }],
    ["a form", "text=6+%2B+7", { "content-type": "application/x-www-form-urlencoded" }],
    ["bytes", PROBLEM, { "content-type": "application/octet-stream" }],
    ["XML", "<json/>", { "content-type": "application/xml" }],
    ["JSON of another kind", PROBLEM, { "content-type": "application/json-patch" }],
    ["compressed JSON", new Uint8Array(gzipSync(PROBLEM)), { ...JSON_TYPE, "content-encoding": "gzip" }],
    ["nothing said", new Uint8Array(Buffer.from(PROBLEM)), {}],
  ])("%s is refused unread", async (_what, body, headers) => {
    await expectFailure(await post("solve.create", body, headers), "UNSUPPORTED_MEDIA_TYPE");
  });

  it.each([
    ["cut short", '{"json":{"text":"6 +'],
    ["with a comma too many", '{"json":{"text":"6"},}'],
    ["empty", ""],
    ["not JSON at all", "solve 6 + 7"],
    ["two values", '{"json":1}{"json":2}'],
    ["in quotes of another kind", "{'json':{}}"],
    ["with a bare line break in a text", '{"json":{"text":"6\n7"}}'],
  ])("JSON %s is a parse error", async (_what, body) => {
    await expectFailure(await post("solve.create", body), "PARSE_ERROR");
    if (body) {
      await expectFailure(await ask(`solve.list?input=${encodeURIComponent(body)}`), "PARSE_ERROR");
    }
  });

  it.each(["{}", "[]", "null", "7", '"text"', '{"json":null}', '{"json":[]}', '{"text":"6 + 7"}'])(
    "JSON that is no input of the procedure, %s, is a bad request",
    async (body) => {
      await expectFailure(await post("solve.create", body), "BAD_REQUEST");
    },
  );

  it("a batch whose input is no object is a bad request for every call", async () => {
    for (const input of ["[]", "7", '"x"']) {
      const response = await post("solve.create,solve.create?batch=1", input);
      expect(response.status).toBe(400);
    }
  });
});

describe("the wrong name", () => {
  it.each([
    "nobody",
    "solve",
    "solve.",
    ".create",
    "solve..create",
    "solve.create.more",
    "SOLVE.CREATE",
    "__proto__",
    "constructor",
    "solve.__proto__",
    "solve.constructor.name",
    "toString",
    "_def",
    "then",
    "%00",
    "solve%2Flist",
  ])("%s is not found", async (name) => {
    await expectFailure(await ask(name), "NOT_FOUND");
  });

  it("is not found when there is none, alone and in a batch", async () => {
    await expectFailure(await fetch(api.base), "NOT_FOUND");
    await expectFailure(await fetch(`${api.base}?batch=1`), "NOT_FOUND");
    await expectFailure(await fetch(`${api.base}/,?batch=1&input={}`), "NOT_FOUND");
  });

  it.each(["%", "%zz", "%c3%28", "account.me%"])("%s, which is no text, is a bad request", async (name) => {
    for (const mark of ["", "?batch=1"]) {
      const { status, text, headers } = await rawRequest(`${api.base}/${name}${mark}`, {});
      await expectFailure(
        new Response(text, { status, headers: headers as Record<string, string> }),
        "BAD_REQUEST",
      );
    }
  });

  it("cannot put a header of its own into the answer", async () => {
    const response = await ask("x%0d%0aset-cookie:%20cm-guest=forged%0d%0a%0d%0a<b>");
    expect(response.headers.get("set-cookie")).toBeNull();
    await expectFailure(response, "NOT_FOUND");
  });
});
