import type { ServerResponse } from "node:http";
import superjson from "superjson";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/server/errors/app-error";
import { HEADERS_OF_ALL, HEADERS_OF_HTTPS } from "@/server/headers/constants";
import { CAPACITY } from "./policy";
import { head, type Opened, openServer } from "./testing";

/** Hundreds of connections at once take their time on a busy machine. */
const PATIENT = { timeout: 25_000 };

let ending = false;
let inside = 0;
let finish: (() => void)[] = [];
/** Answers `/api/unfinished`. */
let unfinished: (response: ServerResponse) => Promise<void> = async () => {};
let opened: Opened;
let origin = "";

/** What was asked stays open until the test lets it go. */
beforeEach(async () => {
  opened = await openServer(
    (request, response) => {
      if (request.url === "/api/unfinished") return unfinished(response);
      inside += 1;
      finish.push(() => response.end("answered"));
      if (request.url === "/at-once?listened")
        for (let of = 0; of < 15; of += 1) response.on("close", () => {});
      if (request.url?.startsWith("/at-once") || request.url?.startsWith("/api/health/"))
        response.end("answered");
    },
    {},
    () => ending,
  );
  origin = opened.origin;
});
afterEach(async () => {
  ending = false;
  for (const end of finish) end();
  finish = [];
  inside = 0;
  await opened.close();
});

/** Requests of as many clients. */
async function fill(path: string, count: number) {
  const open = Array.from({ length: count }, (_, of) =>
    fetch(`${origin}${path}`, { headers: { "x-forwarded-for": `203.0.113.${of}` } }),
  );
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
    const { admission, lines } = opened;
    const early = fetch(`${origin}/`, { method: "POST", headers: { "next-action": "4f" } });
    await expect.poll(() => inside, PATIENT).toBe(1);
    const empty = await fill("/api/work", CAPACITY.room);
    const form = fetch(`${origin}/`, { method: "POST", headers: { "next-action": "4f" } });
    await expect.poll(() => inside, PATIENT).toBe(CAPACITY.room + 1);
    await empty();
    for (const answered of [await early, await form]) expect(answered.status).toBe(200);
    expect(lines.filter(({ method }) => method === "POST")).toHaveLength(2);
    expect(() => admission.assertRoom("nobody's")).not.toThrow();
  });

  it("has room again for each caller who goes away", async () => {
    const leaving = new AbortController();
    const open = Array.from({ length: CAPACITY.room }, (_, of) =>
      fetch(`${origin}/api/work`, {
        signal: leaving.signal,
        headers: { "x-forwarded-for": `203.0.113.${of}` },
      }).catch(() => null),
    );
    await expect.poll(() => inside, PATIENT).toBe(CAPACITY.room);
    leaving.abort();
    await Promise.all(open);
    await expect.poll(async () => (await fetch(`${origin}/at-once`)).status, PATIENT).toBe(200);
  });
});

describe("many pages asked for at once", () => {
  it("are all rendered, and counted until they have been answered", async () => {
    const pages = Array.from({ length: 40 }, () => fetch(`${origin}/page`));
    await expect.poll(() => inside, PATIENT).toBe(40);
    expect(opened.admission.underWay()).toBe(40);
    for (const end of finish) end();
    expect((await Promise.all(pages)).every(({ status }) => status === 200)).toBe(true);
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(0);
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
    const open = Array.from({ length: CAPACITY.room }, (_, of) =>
      fetch(`${origin}/api/unfinished`, {
        signal: leaving.signal,
        headers: { "x-forwarded-for": `203.0.113.${of}` },
      }).catch(() => null),
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
  it("turns everyone but the probes away and closes the connection", async () => {
    ending = true;
    const response = await fetch(`${origin}/at-once`);
    expect([response.status, response.headers.get("connection")]).toEqual([503, "close"]);
    expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await response.text()).toContain("being restarted");
    expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
  });
});

describe("an admitted request", () => {
  it("may be listened to by everyone who has to, without a warning", async () => {
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
    const empty = await fill("/api/work", CAPACITY.room);
    const upload = opened.dial(head("POST /api/import", `Content-Length: ${20 * 1024 * 1024}`));
    await upload.closed;
    expect(upload.said()).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nconnection: close\r\n/i);
    await empty();
  });
});

describe("every request", () => {
  it("has a number of its own and one line, which says nothing that someone wrote", async () => {
    const asked = [
      ["/at-once?q=secret", "other", 200],
      ["/api/health/live", "/api/health/live", 200],
      ["/share/secret/../x", "refused", 400],
      ["/_next/static/%2e%2e/secret", "refused", 400],
    ] as const;
    const told: string[] = [];
    for (const [path] of asked) {
      const raw = opened.dial(head(`GET ${path}`, "Connection: close"));
      await raw.closed;
      told.push(/x-request-id: ([\w-]{36})\r\n/i.exec(raw.said())?.[1] ?? "");
    }
    expect(opened.lines.map(({ path, status }) => [path, status])).toEqual(
      asked.map(([, path, status]) => [path, status]),
    );
    expect(opened.lines.map(({ requestId }) => requestId)).toEqual(told);
    expect(new Set(told).size).toBe(asked.length);
    expect(JSON.stringify(opened.lines)).not.toContain("secret");
    for (const { bytes, ms, method } of opened.lines)
      expect([method, bytes > 0, ms]).toEqual(["GET", true, expect.any(Number)]);
  });

  it("that is broken off by its sender is written down as that", async () => {
    const raw = opened.dial(head("GET /api/work"));
    await expect.poll(() => inside, PATIENT).toBe(1);
    raw.socket.destroy();
    await expect.poll(() => opened.lines.map(({ status }) => status), PATIENT).toEqual([499]);
  });
});

describe("a path with more than one reading", () => {
  it.each([
    "/_next/static/../../api/trpc/x",
    "/_next/static/%2e%2e/%2E%2e/api/chat",
    "//api/chat",
    "/a%5c..%5capi",
    "/%00",
    "http://localhost/api/health/live",
  ])("is refused in words before anyone is asked: %s", async (path) => {
    const raw = opened.dial(head(`POST ${path}`, "Accept: text/html", "Content-Length: 5").concat("hello"));
    await raw.closed;
    expect(raw.said()).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw.said()).toContain("This address is not valid.");
    expect(inside).toBe(0);
  });
});

describe("a form beyond the room there is", () => {
  it("is told so by its number", async () => {
    const numbers: (string | undefined)[] = [];
    const held: ServerResponse[] = [];
    await opened.close();
    opened = await openServer(
      (_request, response) => {
        held.push(response);
        numbers.push(String(response.getHeader("x-request-id")));
      },
      { capacity: { room: 2, streams: 2 } },
    );
    const form = head("POST /", "Next-Action: 4f", "Content-Length: 1").concat("1");
    for (let of = 1; of <= 3; of += 1) {
      opened.dial(form.replace("\r\n", `\r\nX-Forwarded-For: 203.0.113.${of}\r\n`));
      await expect.poll(() => held.length, PATIENT).toBe(of);
    }
    const [first = "", , third = ""] = numbers;
    expect(() => opened.admission.assertRoom(first)).not.toThrow();
    expect(() => opened.admission.assertRoom(third)).toThrow(AppError);
    for (const response of held) response.end();
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(0);
    expect(() => opened.admission.assertRoom(third)).not.toThrow();
  });
});
