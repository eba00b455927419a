import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import type { Logger } from "@/server/providers/logging/port";
import { createForward, type Forward } from "./forward";
import { CaptureServer } from "./testing";

let collector: CaptureServer;
let host: string;
let log: { warn: Mock<Logger["warn"]> };
let forward: Forward;

const BODY = JSON.stringify({ event: "signed_in", properties: { app: "classmate" } });

beforeEach(async () => {
  collector = new CaptureServer();
  host = await collector.start();
  log = { warn: vi.fn<Logger["warn"]>() };
  forward = createForward({ host: `${host}/`, log, answerWithinMs: 2_000, callsAtOnce: 2 });
});
afterEach(() => collector.stop());

const post = (path: string, headers: Record<string, string> = {}, query = "") =>
  forward({ path, query: new URLSearchParams(query), headers: new Headers(headers), body: BODY });

describe("what is passed on", () => {
  it.each(["e", "i/v0/e", "batch", "capture"])("reaches /%s/ of the collector", async (path) => {
    expect(await post(path)).toBe(200);
    expect(collector.taken[0]).toMatchObject({ method: "POST", text: BODY });
    expect(collector.taken[0]?.url).toBe(`/${path}/?ip=0`);
  });

  it("is the body as it was packed, and how it was packed", async () => {
    const status = await forward({
      path: "batch",
      query: new URLSearchParams("compression=gzip-js&ver=1.2.3&_=17"),
      headers: new Headers({ "content-type": "application/json", "content-encoding": "gzip" }),
      body: gzipSync(BODY),
    });
    expect(status).toBe(200);
    const [taken] = collector.taken;
    expect(taken?.text).toBe(BODY);
    expect(taken?.headers).toMatchObject({ "content-encoding": "gzip", "content-type": "application/json" });
    expect(taken?.url).toBe("/batch/?ip=0&compression=gzip-js&ver=1.2.3&_=17");
  });

  it("says nothing of who sent it", async () => {
    const headers = {
      cookie: "sb-localhost-auth-token=secret",
      authorization: "Bearer secret",
      "x-forwarded-for": "203.0.113.9",
      forwarded: "for=203.0.113.9",
      "x-real-ip": "203.0.113.9",
      referer: "https://classmate.example/?text=secret",
      "user-agent": "a browser of 203.0.113.9",
      host: "203.0.113.9",
    };
    await post("e", headers, "secret=secret&ver=203.0.113.9%20secret&ip=1");
    const said = JSON.stringify([collector.taken[0]?.headers, collector.taken[0]?.url]);
    expect(said).not.toMatch(/secret|203\.0\.113\.9|referer|cookie/);
    expect(said).toContain("ip=0");
  });
});

describe("a path that takes no events", () => {
  it.each([
    "",
    "flags",
    "decide",
    "array/phc_x/config.js",
    "static/recorder.js",
    "s",
    "e/../api/projects",
    "../e",
    "..%2fe",
    "http://192.0.2.1/e",
    "//192.0.2.1/e",
    "@192.0.2.1/e",
    "e?x",
    "E",
    "__proto__",
    "constructor",
  ])("goes nowhere: %s", async (path) => {
    expect(await post(path)).toBe(404);
    expect(collector.arrived).toBe(0);
  });
});

describe("a collector in trouble", () => {
  it.each([
    ["fail", 502],
    ["hang-up", 502],
    ["silence", 502],
    ["redirect", 502],
    ["refuse", 401],
  ] as const)("that would %s reads %i, with a line in the log", async (kind, status) => {
    collector.behaviour = { kind };
    expect(await post("e")).toBe(status);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/own|signed_in/);
    expect(collector.arrived).toBe(1);
  });

  it("that is not there reads 502", async () => {
    await collector.stop();
    expect(await post("e")).toBe(502);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await collector.start();
  });

  it("keeps no more calls waiting than there is room for, and takes calls again afterwards", async () => {
    collector.behaviour = { kind: "silence" };
    const statuses = await Promise.all([post("e"), post("e"), post("e")]);
    expect(statuses).toEqual([502, 502, 503]);
    collector.behaviour = { kind: "take" };
    expect(await post("e")).toBe(200);
  });

  it("is not waited for once the caller has gone", async () => {
    collector.behaviour = { kind: "silence" };
    const patient = createForward({ host, log, answerWithinMs: 60_000 });
    const signal = AbortSignal.timeout(50);
    const query = new URLSearchParams();
    expect(await patient({ path: "e", query, headers: new Headers(), body: BODY, signal })).toBe(502);
  });
});
