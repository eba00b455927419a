import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { compressBuild } from "@/server/cli/compress-build";
import { codingFor } from "./codings";
import { compressAnswer } from "./compress-answer";
import { compressedFiles } from "./static-files";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const opened: Server[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function open(answer: Answer): Promise<number> {
  const server = createServer((asked, response) => answer(asked, compressAnswer(asked, response)));
  opened.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

interface Asking {
  readonly accept?: string;
  readonly method?: string;
  readonly target?: string;
}

async function ask(
  port: number,
  { accept, method = "GET", target = "/" }: Asking = {},
): Promise<IncomingMessage> {
  const headers = accept === undefined ? {} : { "accept-encoding": accept };
  const asked = request({ port, host: "127.0.0.1", path: target, method, headers, agent: false }).end();
  const [response] = await once(asked, "response");
  return response;
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body) => body,
};

async function read(response: IncomingMessage): Promise<{ readonly coding: string; readonly text: string }> {
  const coding = response.headers["content-encoding"] ?? "none";
  const body = Buffer.concat(await response.toArray());
  return { coding, text: (body.length > 0 ? (DECODERS[coding]?.(body) ?? body) : body).toString() };
}

const html = { "content-type": "text/html; charset=utf-8" };
const LONG = "A long line of what a page says, again and again. ".repeat(60);

describe("the coding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["x-gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["BR ; Q=0.1", "br"],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["identity", null],
    ["bro, gzipped", null],
    ["gzip;q=nonsense", null],
    ["", null],
    [undefined, null],
  ])("is, where %o is accepted, %o", (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });
});

describe("an answer", () => {
  it("comes out as it was written, however it is cut and in whatever coding it is asked for", async () => {
    let parts: readonly string[] = [];
    const port = await open((_, response) => {
      response.writeHead(200, html);
      for (const part of parts) {
        response.write(part);
        (response as { flush?: () => void }).flush?.();
      }
      response.end();
    });
    const asked = fc.constantFrom("br", "gzip", "identity");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" })), asked, async (written, accept) => {
        parts = written;
        expect((await read(await ask(port, { accept }))).text).toBe(written.join(""));
      }),
    );
  });

  it.each<[string, Answer]>([
    ["headers set first", (_, response) => response.setHeader("content-type", "text/html").end(LONG)],
    ["headers by writeHead", (_, response) => response.writeHead(200, html).end(LONG)],
    ["headers as a list", (_, response) => response.writeHead(200, ["Content-Type", "text/html"]).end(LONG)],
    ["a reason beside them", (_, response) => response.writeHead(200, "Fine", html).end(LONG)],
    [
      "a length announced",
      (_, response) => response.writeHead(200, { ...html, "content-length": LONG.length }).end(LONG),
    ],
    [
      "headers flushed before the first part",
      (_, response) => {
        response.setHeader("content-type", "text/html").flushHeaders();
        response.write(LONG.slice(0, 9));
        response.end(Buffer.from(LONG.slice(9)), () => {});
      },
    ],
  ])("is compressed with %s", async (_, answer) => {
    const response = await ask(await open(answer), { accept: "br" });
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(response.headers["content-length"]).toBeUndefined();
    expect(await read(response)).toEqual({ coding: "br", text: LONG });
  });

  it("has the status it has when its first byte is written, whatever was flushed before", async () => {
    const port = await open((_, response) => {
      response.setHeader("content-type", "text/html").flushHeaders();
      response.write("", () => {
        response.statusCode = 404;
        response.write(LONG);
        response.end();
      });
    });
    const response = await ask(port, { accept: "br" });
    expect(response.statusCode).toBe(404);
    expect((await read(response)).text).toBe(LONG);
  });

  it.each<[string, Answer, string]>([
    [
      "it is short",
      (_, response) => response.writeHead(200, { ...html, "content-length": 5 }).end("short"),
      "short",
    ],
    [
      "it is a picture",
      (_, response) => response.writeHead(200, { "content-type": "image/png" }).end(LONG),
      LONG,
    ],
    ["it has no kind", (_, response) => response.end(LONG), LONG],
    [
      "it may not be changed",
      (_, response) =>
        response.writeHead(200, { ...html, "cache-control": "no-store, no-transform" }).end(LONG),
      LONG,
    ],
    ["it is a part", (_, response) => response.writeHead(206, html).end(LONG), LONG],
    ["it is none", (_, response) => response.writeHead(304, html).end(), ""],
  ])("stays as it is where %s", async (_, answer, text) => {
    expect(await read(await ask(await open(answer), { accept: "br, gzip" }))).toEqual({
      coding: "none",
      text,
    });
  });

  it("says how long it is where it is short and written at once", async () => {
    const port = await open((_, response) => response.setHeader("content-type", "text/html").end("short"));
    const { headers } = await ask(port, { accept: "br" });
    expect([headers["content-length"], headers.vary]).toEqual(["5", "Accept-Encoding"]);
  });

  it("to HEAD has the headers only", async () => {
    const port = await open((_, response) => response.writeHead(200, html).end());
    const response = await ask(port, { accept: "br", method: "HEAD" });
    expect([response.headers.vary, response.headers["content-encoding"]]).toEqual([
      "Accept-Encoding",
      undefined,
    ]);
  });

  it("shows what was flushed before the rest is written", async () => {
    let goOn = () => {};
    const port = await open((_, response) => {
      response.writeHead(200, html).write("the shell");
      (response as unknown as { flush(): void }).flush();
      goOn = () => void response.end(" and the rest");
    });
    const page = (await ask(port, { accept: "br" })).pipe(createBrotliDecompress());
    const [first] = await once(page, "data");
    expect(String(first)).toBe("the shell");
    goOn();
    expect(Buffer.concat(await page.toArray()).toString()).toBe(" and the rest");
  });

  it("waits for a slow reader, and is told when there is room", async () => {
    const part = Buffer.from(Array.from({ length: 65_536 }, (_, n) => (n * 7_919 * (n % 251)) % 256));
    let waits = 0;
    const port = await open(async (_, response) => {
      response.writeHead(200, html);
      for (let count = 0; count < 200; count += 1) {
        if (response.write(part)) continue;
        waits += 1;
        await once(response, "drain");
      }
      response.end();
    });
    const response = await ask(port, { accept: "gzip" });
    const body = Buffer.concat(await response.toArray());
    expect(gunzipSync(body).equals(Buffer.concat(Array.from({ length: 200 }, () => part)))).toBe(true);
    expect(waits).toBeGreaterThan(0);
  });

  it("that its reader leaves takes its encoder with it", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const port = await open((_, response) => {
      closed = once(response, "close");
      response.writeHead(200, html).write(LONG);
      (response as unknown as { flush(): void }).flush();
    });
    const response = await ask(port, { accept: "br" });
    response.destroy();
    await closed;
  });

  it("of events is sent one by one, in the coding that needs little memory", async () => {
    const port = await open((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
      response.end("data: 2\n\n");
    });
    const response = await ask(port, { accept: "br, gzip" });
    expect(await read(response)).toEqual({ coding: "gzip", text: "data: 1\n\ndata: 2\n\n" });
  });
});

describe("a file of a build", () => {
  async function built(): Promise<number> {
    const folder = mkdtempSync(path.join(tmpdir(), "classmate-compression-"));
    folders.push(folder);
    mkdirSync(path.join(folder, "static/chunks"), { recursive: true });
    for (const name of ["chunks/a.js", "chunks/b(1).css", "c.woff2"])
      writeFileSync(path.join(folder, "static", name), `${name} ${LONG}`);
    writeFileSync(path.join(folder, "static/short.js"), "1");
    await compressBuild(path.join(folder, "static"));
    const asCompressed = compressedFiles(folder);
    return open((asked, response) => {
      asCompressed(asked, response);
      const name = decodeURIComponent((asked.url ?? "").replace("/_next/static/", "").split("?")[0] ?? "");
      response.end(readFileSync(path.join(folder, "static", name)));
    });
  }

  it.each([
    ["br", "chunks/a.js", "br"],
    ["gzip", "chunks/a.js", "gzip"],
    ["br, gzip", "chunks/b(1).css", "br"],
    ["br, gzip", "chunks/b%281%29.css", "br"],
    ["identity", "chunks/a.js", "none"],
    ["br", "c.woff2", "none"],
    ["br", "short.js", "none"],
    ["br", "chunks/a.js?x=1", "none"],
  ])("is sent, where %s is accepted, %s by %s, and says the same", async (accept, name, coding) => {
    const response = await ask(await built(), { accept, target: `/_next/static/${name}` });
    const plain = decodeURIComponent(name.split("?")[0] ?? "");
    const text = plain === "short.js" ? "1" : `${plain} ${LONG}`;
    expect(await read(response)).toEqual({ coding, text });
  });

  it("has the kind of what it holds, and varies by what is accepted", async () => {
    const port = await built();
    for (const accept of ["br", "gzip"]) {
      const { headers } = await ask(port, { accept, target: "/_next/static/chunks/a.js" });
      expect([headers["content-type"], headers.vary]).toEqual([
        "application/javascript; charset=UTF-8",
        "Accept-Encoding",
      ]);
    }
    const { headers } = await ask(port, { accept: "identity", target: "/_next/static/chunks/a.js" });
    expect(headers.vary).toBe("Accept-Encoding");
  });
});
