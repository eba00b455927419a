import superjson from "superjson";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { echoRouter, openTestApi, type TestApi } from "./testing";

let api: TestApi;
let product: TestApi;

beforeAll(async () => {
  [api, product] = await Promise.all([openTestApi({ router: echoRouter }), openTestApi()]);
});
afterAll(() => Promise.all([api.close(), product.close()]));

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const read = (path: string, payload?: unknown) =>
  fetch(`${api.base}/${path}${payload === undefined ? "" : `?input=${encoded(payload)}`}`);
const write = (path: string, payload: unknown) =>
  fetch(`${api.base}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
const batch = (names: string, inputs: unknown) =>
  fetch(`${api.base}/${names}?batch=1&input=${encoded(inputs)}`);

describe("a read", () => {
  it("is a GET with its input as JSON in the address, answered as { result: { data: { json } } }", async () => {
    const response = await read("echo.read", { json: { a: [1, "two", null, true] } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ result: { data: { json: { a: [1, "two", null, true] } } } });
  });

  it("needs no input where the procedure needs none", async () => {
    expect(await (await read("whoami")).json()).toEqual({ result: { data: { json: "guest" } } });
  });

  it("keeps every character of a text", async () => {
    const text = 'π ≤ ∛2 & "x" = 1/2 + 50 % \\ # ? = 𝑥\u0301 \n\t שלום';
    expect(await (await read("echo.read", { json: text })).json()).toEqual({
      result: { data: { json: text } },
    });
  });
});

describe("a write", () => {
  it("is a POST with its input as the JSON body, answered in the same shape", async () => {
    const response = await write("echo.write", { json: { a: 1 } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ result: { data: { json: { a: 1 } } } });
  });

  it("says its content type with or without a character set", async () => {
    for (const type of [
      "application/json",
      "application/json; charset=utf-8",
      "application/json;charset=UTF-8",
    ]) {
      const headers = { "content-type": type };
      const response = await fetch(`${api.base}/echo.write`, { method: "POST", headers, body: '{"json":1}' });
      expect([type, response.status]).toEqual([type, 200]);
    }
  });
});

describe("rich values", () => {
  const rich = {
    date: new Date("2024-02-29T12:34:56.789Z"),
    set: new Set(["a", "b"]),
    map: new Map<unknown, unknown>([
      ["k", new Date(0)],
      [2, new Set([1])],
    ]),
    big: 123456789012345678901234567890n,
    nothing: undefined,
    odd: [Number.NaN, Number.POSITIVE_INFINITY, -0],
    nested: [{ at: new Date(1) }, new Set([new Map([["deep", new Date(2)]])])],
    "a.key\\with.dots": new Date(3),
    url: new URL("https://example.org/?q=1"),
  };

  it.each(["echo.read", "echo.write"])("come back from %s as they were sent", async (name) => {
    const payload = superjson.serialize(rich);
    const response = await (name === "echo.read" ? read(name, payload) : write(name, payload));
    const { result } = await response.json();
    expect(superjson.deserialize(result.data)).toEqual(rich);
  });

  it("reach a procedure as dates, sets and maps, and leave it so", async () => {
    const at = new Date("2031-05-06T00:00:00Z");
    const input = {
      at,
      tags: new Set(["x"]),
      marks: new Map([
        ["low", 1],
        ["high", 9],
      ]),
    };
    const { result } = await (await read("echo.dated", superjson.serialize(input))).json();
    expect(result.data.meta.values).toEqual({ tags: ["set"] });
    expect(superjson.deserialize(result.data)).toEqual({ year: 2031, tags: new Set(["x"]), best: "high" });
  });

  it("arrive whole when one of them is sent in two places", async () => {
    const day = new Date(86_400_000);
    const payload = superjson.serialize({ from: day, to: day });
    expect(payload.meta?.referentialEqualities).toBeDefined();
    const { result } = await (await read("echo.read", payload)).json();
    expect(superjson.deserialize(result.data)).toEqual({ from: day, to: day });
  });

  it("leave the product's procedures with their dates marked", async () => {
    const response = await fetch(`${product.base}/solve.create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"json":{"text":"14 - 5"}}',
    });
    const { data } = (await response.json()).result;
    expect(data.meta.values).toMatchObject({ createdAt: ["Date"] });
    expect(data.json.createdAt).toBe(product.fixtures.deps.now().toISOString());
  });
});

describe("a batch", () => {
  it("names its procedures with commas and carries inputs by position", async () => {
    const response = await batch("echo.read,echo.read,whoami", {
      1: { json: "second" },
      0: { json: "first" },
    });
    expect(response.status).toBe(200);
    const answers = await response.json();
    expect(answers.map((answer: { result: { data: { json: unknown } } }) => answer.result.data.json)).toEqual(
      ["first", "second", "guest"],
    );
  });

  it("may be of one call, and is answered with a list all the same", async () => {
    const response = await batch("echo.read", { 0: { json: 7 } });
    expect(await response.json()).toEqual([{ result: { data: { json: 7 } } }]);
  });

  it("may name the same procedure twice, with an input for each", async () => {
    const response = await batch("echo.read,echo.read", { 0: { json: 1 }, 1: { json: 2 } });
    expect(await response.json()).toEqual([
      { result: { data: { json: 1 } } },
      { result: { data: { json: 2 } } },
    ]);
  });

  it("writes too, in order, with the comma plain or encoded", async () => {
    for (const comma of [",", "%2C"]) {
      const response = await write(`echo.write${comma}echo.write?batch=1`, {
        0: { json: "a" },
        1: { json: "b" },
      });
      expect(await response.json()).toEqual([
        { result: { data: { json: "a" } } },
        { result: { data: { json: "b" } } },
      ]);
    }
  });

  it("answers 207 with each result at its place when some calls fail", async () => {
    const response = await batch("whoami,echo.dated,nobody.has,echo.read", { 3: { json: "last" } });
    expect(response.status).toBe(207);
    const [first, second, third, fourth] = await response.json();
    expect(first).toEqual({ result: { data: { json: "guest" } } });
    expect(second.error.json.data).toMatchObject({
      code: "BAD_REQUEST",
      httpStatus: 400,
      path: "echo.dated",
    });
    expect(third.error.json.data).toMatchObject({ code: "NOT_FOUND", httpStatus: 404, path: "nobody.has" });
    expect(fourth).toEqual({ result: { data: { json: "last" } } });
  });

  it("answers with the status its calls share when all fail alike", async () => {
    const response = await batch("nobody.has,no.such", {});
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveLength(2);
  });

  it("keeps the calls that have an input apart from those without", async () => {
    const response = await batch("echo.read,echo.read", { 1: { json: "only" } });
    const [without, given] = await response.json();
    expect(superjson.deserialize(without.result.data)).toBeUndefined();
    expect(given.result.data.json).toBe("only");
  });

  it("does not mix reads with writes", async () => {
    const response = await batch("echo.read,echo.write", { 0: { json: 1 }, 1: { json: 1 } });
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(error.json.data).toMatchObject({ code: "BAD_REQUEST" });
    expect(error.json.data.requestId).toBe(response.headers.get("x-request-id"));
  });

  it("carries twenty calls and no more, however its batch mark is written", async () => {
    const calls = (count: number) => Array(count).fill("whoami").join(",");
    expect((await batch(calls(20), {})).status).toBe(200);
    for (const mark of ["batch=1", "batch=%31", "input=%7B%7D&batch=1"]) {
      expect((await fetch(`${api.base}/${calls(21)}?${mark}`)).status).toBe(413);
    }
  });

  it("is told by its mark and not by an input that reads like it", async () => {
    const response = await read("echo.read", { json: "batch=1" });
    expect(await response.json()).toEqual({ result: { data: { json: "batch=1" } } });
  });
});

describe("every answer", () => {
  it("has a number, is kept by nobody and is open to no other site's page", async () => {
    for (const path of ["whoami", "nobody.has", "whoami,nobody.has?batch=1", "whoami?batch=1&input=broken"]) {
      const response = await fetch(`${api.base}/${path}`, {
        headers: { origin: "https://elsewhere.example" },
      });
      expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
      expect(response.headers.get("cache-control")).toContain("no-store");
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
