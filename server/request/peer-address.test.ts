import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isFromThisMachine, notePeers } from "./peer-address";

const server = createServer((request, response) => {
  response.end(String(isFromThisMachine(new Headers(request.headers as Record<string, string>))));
});
let port: number;

beforeAll(async () => {
  notePeers();
  await new Promise<void>((listening) => server.listen(0, "0.0.0.0", listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (host: string, headers: Record<string, string> = {}) =>
  new Promise<string>((answered, failed) => {
    const asked = send({ host, port, headers }, (response) => {
      response.setEncoding("utf8").on("data", answered);
    });
    asked.on("error", failed).end();
  });

/** An address of this machine that is not a loopback one: what comes from it could come from elsewhere. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

it("tells a socket of this machine", async () => {
  expect(await ask("127.0.0.1")).toBe("true");
});

it.runIf(outside)("tells one from elsewhere, whatever its headers say", async () => {
  const lies = { host: "localhost", "x-forwarded-for": "127.0.0.1", "x-peer-address": "127.0.0.1" };
  expect(await ask(outside ?? "", lies)).toBe("false");
});

it("believes no header of a request it did not note", () => {
  expect(isFromThisMachine(new Headers({ "x-peer-address": "127.0.0.1" }))).toBe(false);
});
