import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HEADERS_OF_ALL, HEADERS_OF_HTTPS } from "@/server/headers/constants";
import { onNodeServer, type WebHandler } from "./web-handler";

let answer: WebHandler;
let server: Server;
let port: number;
let reported: unknown[];

beforeAll(async () => {
  const handle = onNodeServer(
    (asked) => answer(asked),
    (error) => reported.push(error),
  );
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  reported = [];
  answer = async () => Response.json({ ok: true });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: IncomingHttpHeaders; body?: Buffer } = {},
): Promise<Said> {
  // A connection of its own: a kept one may be closed by the server in the moment it is used again.
  const sent = request({ port, path, method, headers, agent: false }).end(body);
  const [response] = await once(sent, "response");
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

describe("a request", () => {
  it("comes with its method, its address and its headers as they were sent", async () => {
    let asked: Request | undefined;
    answer = async (request) => {
      asked = request;
      return new Response(null, { status: 204 });
    };
    const headers = { cookie: "a=1; b=2", "x-odd": "caf\u00e9", accept: "application/json" };
    expect((await ask("/api/trpc/a.b?input=%7B%7D&batch=1", { method: "DELETE", headers })).status).toBe(204);
    expect(asked?.method).toBe("DELETE");
    expect(asked?.url).toMatch(/\/api\/trpc\/a\.b\?input=%7B%7D&batch=1$/);
    for (const [name, value] of Object.entries(headers)) expect(asked?.headers.get(name)).toBe(value);
  });

  it("comes with its whole body, byte for byte", async () => {
    answer = async (request) => new Response(await request.arrayBuffer());
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 20_000 }), async (bytes) => {
        const said = await ask("/x", { method: "POST", body: Buffer.from(bytes) });
        expect(said.body.equals(bytes)).toBe(true);
      }),
      { numRuns: 30, seed: 14 },
    );
  });

  it("is called off when anyone who sent it goes, and not when it has been answered", async () => {
    const signals: AbortSignal[] = [];
    answer = async ({ signal }) => {
      signals.push(signal);
      if (signals.length > 1) return Response.json({ ok: true });
      sent.destroy();
      await once(signal, "abort");
      return Response.json({ ok: false });
    };
    const sent = request({ port, path: "/x" }).on("error", () => {});
    sent.end();
    await new Promise((closed) => sent.once("close", closed));
    await ask("/x");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});

describe("an answer", () => {
  it("has the security headers of every other answer, unless it says otherwise itself", async () => {
    answer = async () => Response.json({}, { headers: { "x-frame-options": "SAMEORIGIN", "x-own": "1" } });
    const plain = await ask("/x");
    const secure = await ask("/x", { headers: { "x-forwarded-proto": "https" } });
    for (const { key, value } of HEADERS_OF_ALL)
      expect(plain.headers[key.toLowerCase()]).toBe(key === "X-Frame-Options" ? "SAMEORIGIN" : value);
    for (const { key, value } of HEADERS_OF_HTTPS) {
      expect(plain.headers[key.toLowerCase()]).toBeUndefined();
      expect(secure.headers[key.toLowerCase()]).toBe(value);
    }
    expect(plain.headers["x-own"]).toBe("1");
  });

  it("sets each of its cookies in a header of its own", async () => {
    answer = async () => {
      const headers = new Headers();
      for (const cookie of ["a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"])
        headers.append("set-cookie", cookie);
      return new Response("", { headers });
    };
    expect((await ask("/x")).headers["set-cookie"]).toEqual([
      "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
      "b=2",
    ]);
  });

  it("arrives whole, compressed only where it is long and its reader takes that", async () => {
    const codings = fc.constantFrom(
      [undefined, false],
      ["gzip", true],
      ["GZIP", true],
      ["br;q=1.0, gzip;q=0.8, *;q=0.1", true],
      ["gzip;q=0.001", true],
      ["deflate, br", false],
      ["gzip;q=0", false],
      ["gzip ; q=0.0", false],
      ["identity", false],
      ["xgzip", false],
    ) as fc.Arbitrary<[string | undefined, boolean]>;
    const text = fc.string({ unit: "binary", maxLength: 3_000 });
    await fc.assert(
      fc.asyncProperty(text, codings, async (sent, [coding, isTaken]) => {
        answer = async () => new Response(sent);
        const { headers, body } = await ask("/x", { headers: coding ? { "accept-encoding": coding } : {} });
        const isLong = Buffer.byteLength(sent) >= 1_200;
        expect(headers["content-encoding"]).toBe(isLong && isTaken ? "gzip" : undefined);
        expect(headers.vary).toBe(isLong ? "accept-encoding" : undefined);
        expect(Number(headers["content-length"])).toBe(body.length);
        expect((isLong && isTaken ? gunzipSync(body) : body).toString()).toBe(Buffer.from(sent).toString());
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  it("is sent part by part where it is made so", async () => {
    let readFirst: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      readFirst = resolve;
    });
    answer = async () => {
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(Buffer.from("one"));
          await first;
          controller.enqueue(Buffer.from("two"));
          controller.close();
        },
      });
      return new Response(body, { headers: { "transfer-encoding": "chunked" } });
    };
    const read: string[] = [];
    const sent = request({ port, path: "/x" }).end();
    const [response] = await once(sent, "response");
    for await (const part of response) {
      read.push(String(part));
      readFirst();
    }
    expect(read).toEqual(["one", "two"]);
  });

  it("is 500 where none was made, and breaks off where its stream does; both are reported", async () => {
    const failure = new Error("it came to nothing");
    answer = async () => {
      throw failure;
    };
    const said = await ask("/x");
    expect([said.status, said.body.length]).toEqual([500, 0]);
    expect(said.headers["x-content-type-options"]).toBe("nosniff");
    answer = async () => {
      const body = new ReadableStream({
        async pull(controller) {
          controller.enqueue(Buffer.from("one"));
          await firstRead;
          controller.error(failure);
        },
      });
      return new Response(body, { headers: { "transfer-encoding": "chunked" } });
    };
    let readFirst: () => void = () => {};
    const firstRead = new Promise<void>((resolve) => {
      readFirst = resolve;
    });
    const [response] = await once(request({ port, path: "/x" }).end(), "response");
    response.once("data", readFirst);
    await expect(once(response, "end")).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(reported).toEqual([failure, failure]);
  });

  it("is no failure where its reader has gone", async () => {
    let isOver: () => void = () => {};
    const over = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    answer = async () => {
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(Buffer.alloc(65_536)),
        cancel: () => isOver(),
      });
      return new Response(body, { headers: { "transfer-encoding": "chunked" } });
    };
    const [response] = await once(request({ port, path: "/x" }).end(), "response");
    response.on("error", () => {}).once("data", () => response.destroy());
    await over;
    expect(reported).toEqual([]);
  });

  it("has no body to a request for its head", async () => {
    const { headers, body } = await ask("/x", { method: "HEAD" });
    expect(headers["content-type"]).toBe("application/json");
    expect(body.length).toBe(0);
  });
});
