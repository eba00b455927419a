import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import hostile from "./hostile-calls.json";
import { openTestApi, type TestApi } from "./testing";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string | Uint8Array;
  readonly type?: string;
}

/** What is wrong with the answer to a call; empty for one in the protocol's shape that is no fault of ours. */
async function faultsOf({ method, path, body, type = "application/json" }: Call): Promise<string[]> {
  const sent = method === "GET" ? {} : { body: body as BodyInit };
  const response = await fetch(`${api.base}/${path}`, { method, headers: { "content-type": type }, ...sent });
  const text = await response.text();
  const said = `${method} ${path} ${JSON.stringify(String(body)).slice(0, 200)}: ${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) return [said];
  const answers: unknown[] = [JSON.parse(text)].flat();
  return answers.every(isOfProtocol) ? [] : [said];
}

function isOfProtocol(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  if ("result" in answer) return true;
  const { error } = answer as { error?: { json?: { message?: unknown; data?: { reason?: unknown } } } };
  return typeof error?.json?.message === "string" && typeof error.json.data?.reason === "string";
}

const procedure = fc.constantFrom(
  ...[
    "solve.create",
    "solve.byId",
    "solve.list",
    "solve.read",
    "solve.check",
    "solve.attempt",
    "solve.chooseReader",
    "solve.correct",
    "solve.reveal",
    "solve.delete",
  ],
  ...["account.me", "billing.plan", "chat.list", "chat.rename", "referral.bind", "solve.checkWorking"],
);
const path = fc.oneof(
  procedure,
  fc.array(procedure, { minLength: 1, maxLength: 4 }).map((all) => `${all.join(",")}?batch=1`),
  fc
    .string({ maxLength: 20 })
    .map(encodeURIComponent)
    .filter((name) => !/^\.{0,2}$/.test(name)),
);
const json = fc.oneof(
  fc.json(),
  fc.json().map((value) => `{"json":${value}}`),
  fc.json().map((value) => `{"0":{"json":${value}},"1":{"json":${value},"meta":${value}}}`),
  fc
    .record({
      text: fc.string({ unit: "binary" }),
      id: fc.string(),
      what: fc.constantFrom("step", "answer", ""),
    })
    .map((input) => JSON.stringify({ json: input })),
);

describe("whatever is sent to the API", () => {
  it.each(hostile)("is answered in the protocol's shape: %s %s %s", async (method, where, body) => {
    expect(await faultsOf({ method: method ?? "", path: where ?? "", body: body ?? "" })).toEqual([]);
  });

  it("as JSON of any shape is answered in the protocol's shape, and the next call too", async () => {
    const call = fc.record({ method: fc.constant("POST"), path, body: json });
    await fc.assert(
      fc.asyncProperty(call, async (sent) => {
        expect(await faultsOf(sent)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(
      await faultsOf({ method: "POST", path: "solve.create", body: '{"json":{"text":"1 + 1"}}' }),
    ).toEqual([]);
  });

  it("as bytes of any kind is answered in the protocol's shape", async () => {
    const type = fc.constantFrom(
      "application/json",
      "multipart/form-data",
      "application/octet-stream",
      "text/plain",
    );
    const call = fc.record({
      method: fc.constant("POST"),
      path,
      body: fc.uint8Array({ maxLength: 400 }),
      type,
    });
    await fc.assert(
      fc.asyncProperty(call, async (sent) => {
        expect(await faultsOf(sent)).toEqual([]);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it("in an address is answered in the protocol's shape", async () => {
    const query = fc.tuple(procedure, fc.oneof(json, fc.string())).map(
      ([name, input]): Call => ({
        method: "GET",
        path: `${name}?input=${encodeURIComponent(input)}`,
        body: "",
      }),
    );
    await fc.assert(
      fc.asyncProperty(query, async (sent) => {
        expect(await faultsOf(sent)).toEqual([]);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});
