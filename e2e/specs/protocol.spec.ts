import { expect, test } from "../fixtures";

const JSON_TYPE = { "content-type": "application/json" };
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test("a stranger's HTTP reads, writes and reads back, with dates marked", async ({ request }) => {
  const made = await request.post("/api/trpc/solve.create", {
    headers: JSON_TYPE,
    data: '{"json":{"text":"Solve 6x - 5 = 13"}}',
  });
  expect(made.status()).toBe(200);
  const { json, meta } = (await made.json()).result.data;
  expect(json).toMatchObject({ status: "solved", latex: "x = 3" });
  expect(meta.values.createdAt).toEqual(["Date"]);

  const found = await request.get(`/api/trpc/solve.byId?input=${encoded({ json: { id: json.id } })}`);
  expect((await found.json()).result.data.json.createdAt).toBe(json.createdAt);
});

test("a program sends a message, follows its reply from where it lost it, and reads the conversation", async ({
  request,
}) => {
  const sent = await request.post("/api/trpc/chat.send", {
    headers: JSON_TYPE,
    data: '{"json":{"text":"Solve 6x - 5 = 1651"}}',
  });
  const { id, runId } = (await sent.json()).result.data.json;
  const followed = async (after: number) =>
    [
      ...(await (await request.get(`/api/chat?run=${runId}&after=${after}`)).text()).matchAll(
        /^data: (.*)$/gm,
      ),
    ].map(([, json = ""]): unknown => JSON.parse(json));
  const events = await followed(0);
  expect(events.at(-1)).toMatchObject({ type: "finish" });
  expect(await followed(3)).toEqual(events.slice(3));

  const read = await request.get(`/api/trpc/chat.byId?input=${encoded({ json: { id } })}`);
  const { messages, runId: writing } = (await read.json()).result.data.json;
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
  expect(messages[1].text).toContain("276");
  expect(writing).toBeNull();
});

test("a batch answers every call at its place, the failed ones too", async ({ request }) => {
  const input = encoded({ 1: { json: { id: "nobodys" } } });
  const answer = await request.get(`/api/trpc/account.me,solve.byId,no.such?batch=1&input=${input}`);
  expect(answer.status()).toBe(207);
  const [me, missing, unknown] = await answer.json();
  expect(me.result.data.json.kind).toBe("guest");
  expect(missing.error.json.data).toMatchObject({ code: "NOT_FOUND", path: "solve.byId" });
  expect(unknown.error.json.data).toMatchObject({ code: "NOT_FOUND", path: "no.such" });
});

test("every answer has a number, is kept by nobody and is open to no other site", async ({ request }) => {
  for (const path of ["account.me", "no.such", "%zz", "%ff"]) {
    const headers = { origin: "https://elsewhere.example" };
    const answer = await request.get(`/api/trpc/${path}`, { headers });
    const names = Object.keys(answer.headers());
    expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
    if (path.startsWith("%")) expect(answer.status()).toBe(400);
    else {
      expect(answer.headers()["x-request-id"]).toMatch(/^[\w-]{36}$/);
      expect(answer.headers()["cache-control"]).toContain("no-store");
    }
  }
  const preflight = await request.fetch("/api/trpc/solve.create", {
    method: "OPTIONS",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(preflight.headers().allow).toBe("GET, HEAD, OPTIONS, POST");
  expect(preflight.headers()["access-control-allow-origin"]).toBeUndefined();
});

test("what no procedure takes is refused with the right code, and the next call is answered", async ({
  request,
}) => {
  const post = (data: string, headers: Record<string, string> = JSON_TYPE) =>
    // As bytes: a text that is no JSON would be sent as a JSON string.
    request.post("/api/trpc/solve.create", { headers, data: Buffer.from(data) });
  const refused = [
    [await post(`{"json":{"text":"${"1".repeat(10_000_000)}"}}`), 413, "PAYLOAD_TOO_LARGE"],
    [await post('{"json":{"text":'), 400, "PARSE_ERROR"],
    [await post('{"json":{"text":"1 + 1","__proto__":{"polluted":1}}}'), 400, "BAD_REQUEST"],
    [await post(`{"json":${"[".repeat(100_000)}${"]".repeat(100_000)}}`), 400, "BAD_REQUEST"],
    [await post("text=1", { "content-type": "text/plain" }), 415, "BAD_REQUEST"],
    [await request.get("/api/trpc/solve.create"), 405, "METHOD_NOT_SUPPORTED"],
    [await request.delete("/api/trpc/account.me"), 405, "METHOD_NOT_SUPPORTED"],
  ] as const;
  for (const [answer, status, code] of refused) {
    const { data } = (await answer.json()).error.json;
    expect([answer.status(), data.code]).toEqual([status, code]);
    expect(data.requestId).toBe(answer.headers()["x-request-id"]);
  }
  const long = await request.get(`/api/trpc/solve.read?input=${"1".repeat(100_000)}`);
  expect([413, 414, 431]).toContain(long.status());
  expect((await request.get("/api/trpc/account.me")).status()).toBe(200);
});
