import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { createTRPCClient } from "@trpc/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AppRouter } from "@/server/trpc/types";
import { createLinks } from "./trpc-links";

let server: Server;
let url: string;
let reply: { status: number; body: string };
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trpc`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

function clientWithConsole() {
  const written: unknown[][] = [];
  const links = createLinks({ url, console: { warn: (...words) => void written.push(words) } });
  return { written, client: createTRPCClient<AppRouter>({ links }) };
}

const me = { json: { kind: "guest", id: null, email: null } };

describe("the browser's calls", () => {
  it("made together travel as one batch, reads by GET", async () => {
    reply = { status: 200, body: JSON.stringify([{ result: { data: me } }, { result: { data: me } }]) };
    const { client } = clientWithConsole();
    asked.length = 0;
    await Promise.all([client.account.me.query(), client.account.me.query()]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^GET \/api\/trpc\/account\.me,account\.me\?batch=1&input=/);
  });

  it("arrive where they change something, though the page is left at once", async () => {
    const lasting: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init) => {
      lasting.push([init?.method, init?.keepalive]);
      return Response.json([{ result: { data: { json: {} } } }]);
    };
    const client = createTRPCClient<AppRouter>({ links: createLinks({ url, fetch }) });
    await client.chat.rename.mutate({ id: "0b8f7f0a-6f1e-4f5e-9d3c-0c5b3c1f2a10", title: "Sevens" });
    await client.account.me.query();
    expect(lasting).toEqual([
      ["POST", true],
      ["GET", undefined],
    ]);
  });

  it("are not logged when they succeed and are when they fail", async () => {
    const { written, client } = clientWithConsole();
    reply = { status: 200, body: JSON.stringify([{ result: { data: me } }]) };
    await client.account.me.query();
    expect(written).toEqual([]);
    reply = {
      status: 500,
      body: JSON.stringify([{ error: { json: { message: "No.", code: -32603, data: {} } } }]),
    };
    await expect(client.account.me.query()).rejects.toThrow("No.");
    expect(written).toHaveLength(1);
  });

  it("that fail are written to the browser's console, without what they asked for", async () => {
    const write = vi.spyOn(console, "warn").mockImplementation(() => {});
    reply = { status: 500, body: JSON.stringify([{ error: { json: { message: "No.", code: -32603 } } }]) };
    const client = createTRPCClient<AppRouter>({ links: createLinks({ url }) });
    await expect(client.solve.read.query({ text: "3x + 5 = 20" })).rejects.toThrow("No.");
    expect(write.mock.calls.map(([words]) => words)).toEqual(["solve.read failed."]);
    expect(inspect(write.mock.calls, { depth: 9 })).not.toContain("3x");
    write.mockRestore();
  });

  it("that nobody waits for any more have not failed", async () => {
    const { written, client } = clientWithConsole();
    const leaving = new AbortController();
    const asking = client.account.me.query(undefined, { signal: leaving.signal });
    leaving.abort();
    await expect(asking).rejects.toThrow();
    expect(written).toEqual([]);
  });

  it("fail with the protocol's words when the reply cannot be decoded", async () => {
    const { client } = clientWithConsole();
    reply = { status: 200, body: JSON.stringify([{ neither: 1 }]) };
    await expect(client.account.me.query()).rejects.toThrow("Unable to transform response from server");
  });
});
