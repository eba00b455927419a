import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, describe, expect, it } from "vitest";
import { head, type Opened, openServer } from "./testing";

const PATIENT = { timeout: 15_000 };
const MANY = 8 * 1024 * 1024;

type Answer = Parameters<typeof openServer>[0];
let opened: Opened;
afterEach(() => opened.close());

const ask = (path = "/api/x") => opened.dial(head(`GET ${path}`));
const written = async (count = 1) => {
  await expect.poll(() => opened.lines.length, PATIENT).toBe(count);
  return opened.lines.map(({ status, cut }) => [status, cut ?? false]);
};

describe("the line of an answer that broke off after its status had been sent", () => {
  it.each<[string, Answer]>([
    ["a handler that gives up", (_, response) => response.write("half", () => response.destroy())],
    [
      "a stream that fails on the way",
      (_, response) => {
        const parts = async function* () {
          yield "half";
          throw new Error("the source is gone");
        };
        response.flushHeaders();
        return pipeline(Readable.from(parts()), response);
      },
    ],
    [
      "a connection that breaks",
      (request, response) => response.write("half", () => request.socket.resetAndDestroy()),
    ],
    [
      "a connection that breaks while the end is on its way",
      (request, response) => {
        response.end("x".repeat(MANY));
        setImmediate(() => request.socket.destroy());
      },
    ],
  ])("says so: %s", async (_, answer) => {
    opened = await openServer(answer);
    ask();
    expect(await written()).toEqual([[200, true]]);
  });

  it("says so where the reader goes in the middle, however politely", async () => {
    opened = await openServer((_, response) => response.end("x".repeat(MANY)));
    for (const [index, go] of (["destroy", "resetAndDestroy"] as const).entries()) {
      const { socket } = ask();
      await once(socket, "data");
      socket[go]();
      expect((await written(index + 1)).at(-1)).toEqual([200, true]);
    }
  });

  it("says nothing of that where all of it was sent", async () => {
    opened = await openServer((request, response) => {
      if (request.url === "/api/none") response.writeHead(204).end();
      else response.end("x".repeat(request.url === "/api/long" ? MANY : 5));
    });
    const paths = ["/api/short", "/api/none", "/api/long"];
    for (const [index, path] of paths.entries()) {
      ask(path);
      expect((await written(index + 1)).at(-1)).toEqual([path === "/api/none" ? 204 : 200, false]);
    }
    const leaving = ask("/api/short");
    await once(leaving.socket, "data");
    leaving.socket.destroy();
    expect((await written(paths.length + 1)).at(-1)).toEqual([200, false]);
  });
});
