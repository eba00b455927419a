import { createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import superjson from "superjson";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/server/errors/app-error";
import { HEADERS_OF_ALL, HEADERS_OF_HTTPS } from "@/server/headers/constants";
import { openFrontDoor, requestsUnderWay } from "./front-door";
import { CAPACITY } from "./load-policy";
import { assertRoom } from "./work-meter";

/** Hundreds of connections at once take their time on a busy machine. */
const PATIENT = { timeout: 25_000 };

let ending = false;
let inside = 0;
let finish: (() => void)[] = [];
let server: Server;
/** Answers `/api/unfinished`. */
let unfinished: (response: ServerResponse) => Promise<void> = async () => {};
let origin = "";

/** What was asked stays open until the test lets it go. */
beforeAll(async () => {
  openFrontDoor({ isEnding: () => ending, isBounded: true });
  server = createServer((request_, response) => {
    if (request_.url === "/api/unfinished") return unfinished(response);
    inside += 1;
    finish.push(() => response.end("answered"));
    if (request_.url === "/at-once?listened")
      for (let of = 0; of < 15; of += 1) response.on("close", () => {});
    if (request_.url?.startsWith("/at-once") || request_.url?.startsWith("/api/health/"))
      response.end("answered");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  ending = false;
  for (const end of finish) end();
  finish = [];
  inside = 0;
});
afterAll(() => void server.close());

async function fill(path: string, count: number, headers: Record<string, string> = {}) {
  const open = Array.from({ length: count }, () => fetch(`${origin}${path}`, { headers }));
  await expect.poll(() => inside, PATIENT).toBe(count);
  return async () => {
    for (const end of finish) end();
    finish = [];
    await Promise.all(open.map(async (each) => (await each).text()));
    inside = 0;
  };
}

describe("a server with as many requests at work as it has room for", () => {
  it("turns further ones away in words with Retry-After, before anything is spent on them, and recovers", async () => {
    const empty = await fill("/api/work", CAPACITY.room);
    const refused = await fetch(`${origin}/`, { headers: { accept: "text/html" } });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    for (const { key } of HEADERS_OF_ALL) expect(refused.headers.get(key), key).toBeTruthy();
    expect(refused.headers.get("strict-transport-security")).toBeNull();
    const byHttps = await fetch(`${origin}/`, { headers: { "x-forwarded-proto": "https" } });
    for (const { key, value } of HEADERS_OF_HTTPS) expect(byHttps.headers.get(key)).toBe(value);
    expect(await refused.text()).toContain("Nothing is lost; please try again in a few seconds.");
    expect(inside).toBe(CAPACITY.room);
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
    await empty();
    expect((await fetch(`${origin}/at-once`)).status).toBe(200);
  });

  it("answers each kind of caller in the shape it reads", async () => {
    const empty = await fill("/api/work", CAPACITY.room);
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${origin}${path}`, init);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
      return JSON.parse(await response.text());
    };
    const body = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    const api = await ask("/api/trpc/solve.create?batch=1", body);
    expect(superjson.deserialize(api.error)).toMatchObject({
      data: { reason: "SERVER_BUSY", httpStatus: 503, retryAfterSeconds: expect.any(Number) },
    });
    expect(await ask("/api/import", body)).toMatchObject({ error: { code: "SERVER_BUSY" } });
    expect(await ask("/auth/v1/token", body)).toMatchObject({ code: 503, msg: expect.any(String) });
    expect(await ask("/chat", { headers: { rsc: "1" } })).toMatchObject({ error: { code: "SERVER_BUSY" } });
    await empty();
  });

  it("lets a form in, whose action then refuses it with words of its own", async () => {
    const empty = await fill("/api/work", CAPACITY.room);
    expect(() => assertRoom()).not.toThrow();
    const form = fetch(`${origin}/`, { method: "POST", headers: { "next-action": "4f" } });
    await expect.poll(() => inside, PATIENT).toBe(CAPACITY.room + 1);
    expect(() => assertRoom()).toThrow(AppError);
    await empty();
    expect((await form).status).toBe(200);
    expect(() => assertRoom()).not.toThrow();
  });

  it("has room again for each caller who goes away", async () => {
    const leaving = new AbortController();
    const open = Array.from({ length: CAPACITY.room }, () =>
      fetch(`${origin}/api/work`, { signal: leaving.signal }).catch(() => null),
    );
    await expect.poll(() => inside, PATIENT).toBe(CAPACITY.room);
    leaving.abort();
    await Promise.all(open);
    await expect.poll(async () => (await fetch(`${origin}/at-once`)).status, PATIENT).toBe(200);
  });
});

describe("many pages asked for at once", () => {
  it("are all rendered, and counted until they have been answered", async () => {
    const before = requestsUnderWay();
    const pages = Array.from({ length: 40 }, () => fetch(`${origin}/page`));
    await expect.poll(() => inside, PATIENT).toBe(40);
    expect(requestsUnderWay()).toBe(before + 40);
    for (const end of finish) end();
    expect((await Promise.all(pages)).every(({ status }) => status === 200)).toBe(true);
    await expect.poll(requestsUnderWay, PATIENT).toBe(before);
  });
});

describe("work that nobody waits for any more", () => {
  it("keeps its place until it is done", async () => {
    const done: (() => void)[] = [];
    const left: (() => void)[] = [];
    unfinished = (response) => {
      response.once("close", () => left.push(() => {}));
      return new Promise((resolve) => void done.push(resolve));
    };
    const leaving = new AbortController();
    const open = Array.from({ length: CAPACITY.room }, () =>
      fetch(`${origin}/api/unfinished`, { signal: leaving.signal }).catch(() => null),
    );
    await expect.poll(() => done.length, PATIENT).toBe(CAPACITY.room);
    leaving.abort();
    await Promise.all(open);
    await expect.poll(() => left.length, PATIENT).toBe(CAPACITY.room);
    expect((await fetch(`${origin}/at-once`)).status).toBe(503);
    for (const finished of done) finished();
    await expect.poll(async () => (await fetch(`${origin}/at-once`)).status, PATIENT).toBe(200);
  });
});

describe("a server that is about to end", () => {
  it("turns everybody but the probes away and closes the connection", async () => {
    ending = true;
    const response = await fetch(`${origin}/at-once`);
    expect([response.status, response.headers.get("connection")]).toEqual([503, "close"]);
    expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await response.text()).toContain("being restarted");
    expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
  });
});

describe("an admitted request", () => {
  it("may be listened to by everybody who has to, without a warning", async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on("warning", note);
    expect((await fetch(`${origin}/at-once?listened`)).status).toBe(200);
    // Warnings are emitted in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });
});

describe("a refused upload", () => {
  it("is not read to its end", async () => {
    ending = false;
    const empty = await fill("/api/work", CAPACITY.room);
    const closed = await new Promise<string | undefined>((resolve, reject) => {
      const upload = request(`${origin}/api/import`, { method: "POST" }, (response) => {
        response.resume();
        resolve(response.headers.connection);
      });
      upload.on("error", reject);
      upload.setHeader("content-length", String(50 * 1024 * 1024));
      upload.flushHeaders();
    });
    expect(closed).toBe("close");
    await empty();
  });
});
