import superjson from "superjson";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BODY_BYTES_MAX } from "@/server/http/limit-body";
import { echoRouter, openTestApi, rawRequest, type TestApi } from "./testing";

let api: TestApi;
let product: TestApi;
let wholePrototype: string[];

beforeAll(async () => {
  wholePrototype = Object.getOwnPropertyNames(Object.prototype).sort();
  [api, product] = await Promise.all([openTestApi({ router: echoRouter }), openTestApi()]);
});
afterAll(() => Promise.all([api.close(), product.close()]));

/** Whatever a test sent: objects are what they were, the server is there and an honest call gets its answer. */
afterEach(async () => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(wholePrototype);
  expect({} as { polluted?: unknown }).not.toHaveProperty("polluted");
  const honest = await post(product, "solve.create", '{"json":{"text":"20 - 3"}}');
  expect(honest.status).toBe(200);
  expect((await honest.json()).result.data.json.answer).toContain("17");
});

function post(to: TestApi, path: string, body: string): Promise<Response> {
  return fetch(`${to.base}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

async function codeOf(response: Response): Promise<string> {
  const body = await response.json();
  return (Array.isArray(body) ? body[0] : body).error.json.data.reason;
}

describe("too much", () => {
  it("of a body, ten megabytes announced, is refused", async () => {
    const response = await post(product, "solve.create", `{"json":{"text":"${"1".repeat(10_000_000)}"}}`);
    expect([response.status, await codeOf(response)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("of a body without an announced length is refused as soon as it is too long", async () => {
    const chunks = Array.from({ length: 6 }, () => "9".repeat(BODY_BYTES_MAX / 4));
    const options = { method: "POST", headers: { "content-type": "application/json" } };
    const answer = await rawRequest(`${product.base}/solve.create`, options, chunks);
    expect(answer.status).toBe(413);
  });

  it("of a body that lies about its length does no harm", async () => {
    const lying = { "content-type": "application/json", "content-length": "5" };
    const sent = rawRequest(`${product.base}/solve.create`, { method: "POST", headers: lying }, [
      '{"json":{}}',
    ]);
    const outcome = await sent.then(
      ({ status }) => status,
      () => "connection refused",
    );
    expect([400, "connection refused"]).toContain(outcome);
  });

  it("of an address is refused, by the API or by the server before it", async () => {
    const input = encodeURIComponent(JSON.stringify({ json: { text: "1".repeat(100_000) } }));
    const answer = await rawRequest(`${product.base}/solve.read?input=${input}`, {});
    expect([413, 414, 431]).toContain(answer.status);
  });

  it("of calls is refused before any of them is made", async () => {
    const calls = Array(1_000).fill("solve.create").join(",");
    const response = await post(product, `${calls}?batch=1`, '{"0":{"json":{"text":"1"}}}');
    expect([response.status, await codeOf(response)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("of one text is refused in words for the student", async () => {
    const response = await post(product, "solve.create", `{"json":{"text":"${"1+".repeat(60_000)}1"}}`);
    const { error } = await response.json();
    expect(response.status).toBe(400);
    expect(error.json.message).toMatch(/longer than/);
  });

  it("of a list is refused", async () => {
    const response = await post(api, "echo.write", `{"json":[${Array(60_000).fill(0)}]}`);
    expect([response.status, await codeOf(response)]).toEqual([400, "BAD_REQUEST"]);
  });
});

describe("too deep", () => {
  const nested = (open: string, close: string, depth: number) =>
    `{"json":${open.repeat(depth)}1${close.repeat(depth)}}`;

  it.each([
    ["lists", nested("[", "]", 100_000)],
    ["objects", nested('{"a":', "}", 40_000)],
    ["lists without an end", `{"json":${"[".repeat(100_000)}`],
    ["annotations", `{"json":1,"meta":{"values":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}}`],
    [
      "annotations in lists",
      `{"json":1,"meta":{"values":${'["set",'.repeat(20_000)}1${"]".repeat(20_000)}}}`,
    ],
    ["everything around it", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("nested %s are refused", async (_what, body) => {
    for (const [to, path] of [
      [api, "echo.write"],
      [product, "solve.create"],
    ] as const) {
      const response = await post(to, path, body);
      // What is no input reads as none, which the procedure that takes anything may take.
      expect([200, 400]).toContain(response.status);
      if (to === product) expect(response.status).toBe(400);
      expect((await response.text()).length).toBeLessThan(2_000);
    }
  });
});

describe("keys that reach a prototype", () => {
  it.each([
    '{"json":{"__proto__":{"polluted":true},"text":"1 + 1"}}',
    '{"json":{"constructor":{"prototype":{"polluted":true}},"text":"1 + 1"}}',
    '{"json":{"text":"1 + 1","prototype":{"polluted":true}}}',
    '{"json":{"text":"1 + 1","deep":[{"__proto__":{"polluted":true}}]}}',
    '{"json":{"text":"1 + 1"},"meta":{"values":{"__proto__.polluted":["undefined"]}}}',
    '{"json":{"text":"1 + 1"},"meta":{"values":{"constructor.prototype.polluted":["Date"]}}}',
    '{"json":{"text":"1 + 1"},"meta":{"values":{"__proto__":{"polluted":["set"]}}}}',
  ])("are refused: %s", async (body) => {
    for (const [to, path] of [
      [api, "echo.write"],
      [product, "solve.create"],
    ] as const) {
      const response = await post(to, path, body);
      expect([response.status, await codeOf(response)]).toEqual([400, "BAD_REQUEST"]);
    }
  });

  it("beside the input change nothing", async () => {
    const bodies = [
      '{"__proto__":{"json":{"polluted":true}},"json":{"text":"1 + 1"}}',
      '{"json":{"text":"1 + 1"},"meta":{"__proto__":{"polluted":1},"values":{}}}',
    ];
    for (const body of bodies) expect((await post(product, "solve.create", body)).status).toBe(200);
    const batch = '{"__proto__":{"0":{"json":{"text":"1 + 1"}}}}';
    expect((await post(product, "solve.create?batch=1", batch)).status).toBe(400);
  });
});

describe("rich types that no procedure takes", () => {
  it.each<[string, string, string]>([
    ["a typed array that announces a gigabyte", "1000000000", '[["typed-array","Uint8Array"]]'],
    ["a typed array of an unknown kind", "[1]", '[["typed-array","Object"]]'],
    ["a class nobody registered", "{}", '[["class","Function"]]'],
    ["a custom type", '"x"', '[["custom","eval"]]'],
    ["a symbol", '"x"', '[["symbol","iterator"]]'],
    ["a pattern", '"/((a+)+)+$/"', '["regexp"]'],
    ["an error", '{"message":"x","stack":"y"}', '["Error"]'],
    ["a type of no meaning", "1", '["constructor"]'],
    ["a set of a number", "5", '["set"]'],
    ["a map of texts", '["ab"]', '["map"]'],
    ["a big number of letters", '"ten"', '["bigint"]'],
    ["an address that is none", '"http://"', '["URL"]'],
    ["a path to nowhere", "{}", '{"a.b.c":["Date"]}'],
    ["a path past the end of a list", '{"s":[]}', '{"s":["set",{"4294967290":["Date"]}]}'],
    ["a path to the length of a list", '{"s":[]}', '{"s.length":["bigint"]}'],
    ["a path with a broken escape", "{}", '{"a\\\\b":["Date"]}'],
    ["a path past the end of a set", '{"s":[1]}', '{"s":["set",{"9":["Date"]}]}'],
    ["annotations that are a text", "1", '"Date"'],
    ["annotations that are a number", "1", "5"],
    ["an annotation with a tail", "1", '["Date",{},{}]'],
  ])("are refused: %s", async (_what, json, values) => {
    const response = await post(api, "echo.write", `{"json":${json},"meta":{"v":1,"values":${values}}}`);
    expect([response.status, await codeOf(response)]).toEqual([400, "BAD_REQUEST"]);
  });

  it.each(["1", '"values"', "[]"])("are refused when the annotations' own envelope is %s", async (meta) => {
    const response = await post(api, "echo.write", `{"json":1,"meta":${meta}}`);
    expect([response.status, await codeOf(response)]).toEqual([400, "BAD_REQUEST"]);
  });

  it("allocate nothing", async () => {
    const before = process.memoryUsage().external;
    for (let count = 0; count < 20; count += 1) {
      const bomb = '{"json":2000000000,"meta":{"values":[["typed-array","Float64Array"]]}}';
      expect((await post(api, "echo.write", bomb)).status).toBe(400);
    }
    expect(process.memoryUsage().external - before).toBeLessThan(200_000_000);
  });

  it("cannot make an endless value of a short text", async () => {
    const payload = { json: { a: { b: 1 } }, meta: { v: 1, referentialEqualities: [["a.b", "a"]] } };
    const response = await post(api, "echo.write", JSON.stringify(payload));
    expect(await response.json()).toEqual({ result: { data: { json: { a: { b: 1 } } } } });
  });

  it("cannot make the server walk a large set over and over", async () => {
    const inside = Array.from({ length: 1_900 }, (_, at) => [`s.${5_000 + at}`, ["undefined"]]);
    const values = { s: ["set"], ...Object.fromEntries(inside) };
    const json = { s: Array.from({ length: 7_000 }, (_, at) => at) };
    const walked = await post(api, "echo.write", JSON.stringify({ json, meta: { v: 1, values } }));
    expect(walked.status).toBeLessThan(500);
  });
});

describe("texts that are hard to keep", () => {
  it.each([
    ["NUL", "2 + \\u00002"],
    ["half a character", "2 + \\ud8002"],
    ["control characters", "2 +\\u0007\\u001b 2"],
    ["a text that runs backwards", "\\u202e2 + 2"],
  ])("such as %s are taken or refused, and never break", async (_what, text) => {
    const response = await post(product, "solve.create", `{"json":{"text":"${text}"}}`);
    expect([200, 400, 422]).toContain(response.status);
    expect((await response.text()).includes("\\u0000")).toBe(false);
  });

  it("are read by their last value when a key comes twice", async () => {
    const body = '{"json":{"text":"1 + 1","text":"2 + 2"}}';
    const { result } = await (await post(product, "solve.create", body)).json();
    expect(superjson.deserialize(result.data)).toMatchObject({ text: "2 + 2" });
  });
});

describe("a body that comes slowly", () => {
  it("in pieces is read to its end", async () => {
    const options = { method: "POST", headers: { "content-type": "application/json" } };
    const answer = await rawRequest(`${api.base}/echo.write`, options, ['{"js', 'on":', "[1,", "2]}"]);
    expect(answer.text).toBe('{"result":{"data":{"json":[1,2]}}}');
  });

  it("and never ends is given up on", async () => {
    const impatient = await openTestApi({ router: echoRouter, bodyMs: 100 });
    const headers = { "content-type": "application/json", "content-length": "400" };
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"json":')),
    });
    const init = { method: "POST", headers, body: endless, duplex: "half" } as RequestInit;
    const response = await fetch(`${impatient.base}/echo.write`, init);
    expect([response.status, await codeOf(response)]).toEqual([408, "TIMEOUT"]);
    await impatient.close();
  });
});
