import { randomUUID } from "node:crypto";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attachMetadata, isFromThisMachine, requestIdOf, trustProxies } from "./request-metadata";

const server = createServer((request, response) => {
  const number = randomUUID();
  attachMetadata(request, number);
  response.setHeader("x-request-id", number);
  const headers = new Headers(request.headers as Record<string, string>);
  response.end(JSON.stringify({ here: isFromThisMachine(headers), id: requestIdOf(headers) }));
});
let port: number;

beforeAll(async () => {
  trustProxies([]);
  await new Promise<void>((listening) => server.listen(0, "0.0.0.0", listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (host: string, headers: Record<string, string> = {}) =>
  new Promise<{ here: boolean; id: string | null; answered: string }>((answered, failed) => {
    const asked = send({ host, port, headers }, (response) => {
      const id = String(response.headers["x-request-id"]);
      response.setEncoding("utf8").on("data", (text) => answered({ ...JSON.parse(text), answered: id }));
    });
    asked.on("error", failed).end();
  });

/** An address of this machine that is not a loopback one: what comes from it could come from elsewhere. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

describe("the other end of a request's socket", () => {
  it("is this machine when it leads here", async () => {
    expect((await ask("127.0.0.1")).here).toBe(true);
  });

  it.runIf(outside)("is not when it leads elsewhere, whatever the headers say", async () => {
    const lies = { host: "localhost", "x-forwarded-for": "127.0.0.1", "x-note": "127.0.0.1" };
    expect((await ask(outside ?? "", lies)).here).toBe(false);
  });

  it("is nowhere when nobody noted it", () => {
    expect(isFromThisMachine(new Headers({ "x-note": "127.0.0.1" }))).toBe(false);
  });
});

describe("a request's number", () => {
  it("is the same in the request and in the answer, and no other request has it", async () => {
    const [first, second] = [await ask("127.0.0.1"), await ask("127.0.0.1", { "x-request-id": "mine" })];
    expect(first.id).toBe(first.answered);
    expect(second.id).toBe(second.answered);
    expect(second.id).toMatch(/^[\w-]{36}$/);
    expect(first.id).not.toBe(second.id);
  });
});
