import { randomUUID } from "node:crypto";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hasInboxOpen, inboxCookie, mayOpenInbox } from "../session/inbox-key";
import { attachMetadata, trustProxies } from "./request-metadata";
import { isLoopbackHost, isOnThisMachine } from "./this-machine";

const KEY = vi.hoisted(() => "a key that the start printed, long enough");
vi.mock("@/server/env", () => ({ env: { INBOX_KEY: KEY } }));

const server = createServer((request, response) => {
  attachMetadata(request, randomUUID());
  const headers = new Headers(request.headers as Record<string, string>);
  const here = isOnThisMachine(headers);
  const cookies = [{ name: "cm-inbox", value: inboxCookie().value }];
  const inbox = hasInboxOpen(headers, cookies) || mayOpenInbox(headers, KEY);
  response.end(JSON.stringify({ here, inbox }));
});
let port: number;
beforeAll(async () => {
  trustProxies([]);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (headers: Record<string, string>) =>
  new Promise<{ here: boolean; inbox: boolean }>((answered, failed) => {
    const asked = send(
      { host: "127.0.0.1", port, headers: { host: "localhost:3000", ...headers } },
      (response) => response.setEncoding("utf8").on("data", (text) => answered(JSON.parse(text))),
    );
    asked.on("error", failed).end();
  });

/** What a browser on this machine brings, and what the framework writes into it. */
const OWN = {
  "x-forwarded-for": "::ffff:127.0.0.1",
  "x-forwarded-host": "localhost:3000",
  "x-forwarded-port": "3000",
  "x-forwarded-proto": "http",
};

const NAMES = [
  ...["forwarded", "via", "x-forwarded-for", "x-forwarded", "forwarded-for", "x-real-ip", "cf-connecting-ip"],
  ...[
    "true-client-ip",
    "x-client-ip",
    "fastly-client-ip",
    "fly-client-ip",
    "x-cluster-client-ip",
    "client-ip",
  ],
  ...["x-original-forwarded-for", "x-forwarded-host", "x-forwarded-server", "x-original-host", "x-remote-ip"],
  ...[
    "x-envoy-external-address",
    "x-appengine-user-ip",
    "x-azure-clientip",
    "cf-connecting-ipv6",
    "remote-addr",
  ],
];

describe("a request of this machine's own", () => {
  it("is one that nothing says is handed on", async () => {
    expect(await ask({})).toEqual({ here: true, inbox: true });
    expect(await ask(OWN)).toEqual({ here: true, inbox: true });
    expect(await ask({ "x-real-ip": "127.0.0.1", "x-forwarded-for": "::1, 127.0.0.1" })).toMatchObject({
      here: true,
    });
  });

  it("is none that any proxy's header says someone else asked for, no matter who that is", async () => {
    const byte = fc.nat(255);
    const address = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
    const away = address.filter((one) => !one.startsWith("127."));
    const value = fc.oneof(
      away,
      away.map((one) => `${one}, 127.0.0.1`),
      away.map((one) => `127.0.0.1, ${one}`),
      away.map((one) => `for=${one};host=localhost`),
      fc.constantFrom(
        "2001:db8::1",
        "1.1 tunnel",
        "unknown",
        "_hidden",
        "evil.example",
        "127.0.0.1.evil.example",
        "0",
      ),
    );
    const asked = fc.asyncProperty(fc.constantFrom(...NAMES), value, async (name, said) => {
      expect([name, said, await ask({ ...OWN, [name]: said })]).toEqual([
        name,
        said,
        { here: false, inbox: false },
      ]);
    });
    await fc.assert(asked, { numRuns: 300 });
    expect(await ask({ "x-forwarded-proto": "https" })).toMatchObject({ here: false });
  });

  it("is none under another name, to which another site's page may resolve", async () => {
    expect(await ask({ host: "classmate.example" })).toEqual({ here: false, inbox: false });
  });
});

describe("the inbox", () => {
  it("opens by the printed key alone, and is open to the browser that has it", async () => {
    const headers = new Headers({ host: "localhost:3000" });
    for (const key of [null, "", "guessed", KEY.slice(1), `${KEY} `])
      expect(mayOpenInbox(headers, key)).toBe(false);
    for (const value of ["", "guessed", KEY])
      expect(hasInboxOpen(headers, [{ name: "cm-inbox", value }])).toBe(false);
    expect(hasInboxOpen(headers, [])).toBe(false);
  });
});

describe("a host", () => {
  it("is this machine by its own names only", () => {
    for (const host of [
      "localhost",
      "localhost:3000",
      "a.localhost:1",
      "127.0.0.1:3000",
      "127.9.9.9",
      "[::1]:3000",
    ]) {
      expect([host, isLoopbackHost(host)]).toEqual([host, true]);
    }
    const others = [
      null,
      "",
      "classmate.example",
      "localhost.evil.example",
      "evil.example:3000",
      "127.0.0.1.evil.example",
    ];
    for (const host of [...others, "192.168.0.7", "localhost@evil.example"]) {
      expect([host, isLoopbackHost(host)]).toEqual([host, false]);
    }
  });
});
