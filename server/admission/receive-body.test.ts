import { createHash, randomBytes } from "node:crypto";
import { type IncomingMessage, request as send } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Opened, openServer } from "./testing";

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const FORM = [
  "--line",
  'Content-Disposition: form-data; name="1_text"',
  "",
  "Solve x² = 4",
  "--line",
  'Content-Disposition: form-data; name="0"',
  "",
  '["$K1"]',
  "--line--",
  "",
].join("\r\n");

/** Ways in which anyone who answers may read a body. */
const READERS: Record<string, (request: IncomingMessage) => Promise<Buffer>> = {
  "by its parts": async (request) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    return Buffer.concat(parts);
  },
  "by its events, as the framework does": (request) =>
    new Promise((resolve) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }),
  "as the body of a request of the web": async (request) => {
    const init = {
      method: "POST",
      body: request as unknown as ReadableStream,
      duplex: "half",
    } as RequestInit;
    return Buffer.from(await new Request("http://localhost/", init).arrayBuffer());
  },
  "through a pipe": async (request) => {
    const parts: Buffer[] = [];
    for await (const part of request.pipe(new PassThrough())) parts.push(part);
    return Buffer.concat(parts);
  },
};

let opened: Opened;
let reader: (request: IncomingMessage) => Promise<Buffer>;
beforeEach(async () => {
  opened = await openServer(async (request, response) => {
    const bytes = await reader(request);
    response.end(JSON.stringify({ digest: digest(bytes), size: bytes.length }));
  });
});
afterEach(() => opened.close());

const post = (path: string, parts: readonly Uint8Array[], length: number | null) =>
  new Promise<unknown>((resolve, reject) => {
    const headers = length === null ? {} : { "content-length": length };
    const asked = send(`${opened.origin}${path}`, { method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("end", () => resolve([response.statusCode, JSON.parse(text)]));
    });
    asked.on("error", reject);
    for (const part of parts) asked.write(part);
    asked.end();
  });

describe.each(Object.keys(READERS))("a body that is read %s", (how) => {
  beforeEach(() => {
    reader = READERS[how] ?? reader;
  });

  it.each([
    ["JSON", "/api/trpc/solve.create", Buffer.from('{"text":"2x = 4"}')],
    ["a form of an action", "/", Buffer.from(FORM)],
    ["one byte", "/auth/v1/token", Buffer.from("x")],
    ["a batch", "/api/trpc/solve.create", randomBytes(250_000)],
    ["a photo", "/api/photo", randomBytes(5_000_000)],
    ["a large import", "/api/import", randomBytes(19_000_000)],
  ])("is what was sent, announced or in chunks: %s", async (_what, path, bytes) => {
    const found = [200, { digest: digest(bytes), size: bytes.length }];
    expect(await post(path, [bytes], bytes.length)).toEqual(found);
    const parts = [bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)];
    expect(
      await post(
        path,
        parts.filter(({ length }) => length > 0),
        null,
      ),
    ).toEqual(found);
  });

  it("may be empty, announced or not", async () => {
    const found = [200, { digest: digest(Buffer.alloc(0)), size: 0 }];
    expect(await post("/api/work", [], 0)).toEqual(found);
    expect(await post("/api/work", [], null)).toEqual(found);
  });

  it("may follow another on the same connection", async () => {
    const { Agent } = await import("node:http");
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const bytes of [randomBytes(10), randomBytes(100_000), randomBytes(3)]) {
      const found = await new Promise((resolve, reject) => {
        const asked = send(`${opened.origin}/api/work`, { method: "POST", agent }, (response) => {
          response.setEncoding("utf8").on("data", (text) => resolve(JSON.parse(text).digest));
        });
        asked.on("error", reject).end(bytes);
      });
      expect(found).toBe(digest(bytes));
    }
    agent.destroy();
  });
});

describe("a long body", () => {
  it("comes some of it in each turn of the event loop, however it was sent", async () => {
    let most = 0;
    reader = (request) =>
      new Promise((resolve) => {
        let [ofTurn, size] = [0, 0];
        let looking = setImmediate(function look() {
          ofTurn = 0;
          looking = setImmediate(look);
        });
        request.on("data", (part: Buffer) => {
          ofTurn += part.length;
          size += part.length;
          most = Math.max(most, ofTurn);
        });
        request.on("end", () => {
          clearImmediate(looking);
          resolve(Buffer.alloc(size));
        });
      });
    const bytes = randomBytes(12_000_000);
    await post("/api/import", [bytes], bytes.length);
    await post("/api/photo", [bytes.subarray(0, 5), bytes.subarray(5, 5_000_000)], null);
    expect(most).toBeLessThanOrEqual(1_000_000);
  });
});
