import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { CONNECTION_LIMITS } from "./connections";
import { SERVER_LIMITS } from "./server";
import type { Handle, ServerLimits } from "./server-options";
import { head, type Opened, openServer, type Raw } from "./testing";

/** Hundreds of connections at once take their time on a busy machine. */
const PATIENT = { timeout: 25_000 };
const FLOODER = "X-Forwarded-For: 203.0.113.66";

let opened: Opened;
afterEach(() => opened.close());

const open = async (handle: Handle, limits: Partial<ServerLimits> = {}) => {
  opened = await openServer(handle, limits);
};
const answered: Handle = (request, response) => {
  request.resume().on("end", () => response.end("answered"));
};
/** Someone else, by the same proxy. */
const another = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${opened.origin}${path}`, {
    ...init,
    headers: { ...init.headers, "x-forwarded-for": "198.51.100.7" },
  });
  return [response.status, await response.text()];
};
const many = (count: number, sent: string, from?: string): Raw[] =>
  Array.from({ length: count }, () => opened.dial(sent, from));
const connected = (count: number) =>
  expect
    .poll(() => new Promise((counted) => opened.server.getConnections((_, n) => counted(n))), PATIENT)
    .toBe(count);
const statusOf = (raw: Raw): string => raw.said().slice(9, 12);

describe("hundreds who send slowly", () => {
  it.each([
    ["one byte of a sign-in", head("POST /auth/v1/token", FLOODER, "Content-Length: 100").concat("{")],
    [
      "one byte of a form",
      head("POST /sign-in", FLOODER, "Next-Action: 4f", "Content-Length: 100").concat("1"),
    ],
    ["nothing of a message", head("POST /api/chat", FLOODER, "Content-Length: 100")],
    [
      "a chunk of a message",
      head("POST /api/chat", FLOODER, "Transfer-Encoding: chunked").concat("1\r\n{\r\n"),
    ],
    ["one byte of an import", head("POST /api/import", FLOODER, "Content-Length: 20000000").concat("x")],
  ])(
    "%s cost nobody else an answer, and are closed with words when their time is over",
    async (_what, sent) => {
      await open(answered);
      const slow = many(300, sent);
      await connected(300);
      for (const path of ["/", "/api/work", "/api/chat"])
        expect(await another(path)).toEqual([200, "answered"]);
      for (const path of ["/auth/v1/token", "/api/chat", "/sign-in"])
        expect(await another(path, { method: "POST", body: "{}" })).toEqual([200, "answered"]);
      opened.pass(SERVER_LIMITS.uploads.bodyMs + 1);
      await Promise.all(slow.map(({ closed }) => closed));
      expect(new Set(slow.map(statusOf))).toEqual(new Set(["408"]));
      expect(slow[0]?.said()).toContain("did not arrive in time");
    },
  );

  it("are refused beyond their share of what can be received at once, and nobody else", async () => {
    const uploads = { ...SERVER_LIMITS.uploads, bodies: 30 };
    await open(answered, { uploads });
    const slow = many(50, head("POST /api/chat", FLOODER, "Content-Length: 9"));
    await expect.poll(() => slow.filter((raw) => statusOf(raw) === "503").length, PATIENT).toBe(30);
    expect(await another("/api/chat", { method: "POST", body: "{}" })).toEqual([200, "answered"]);
  });

  it("find a bounded memory, of which something is left for others", async () => {
    const uploads = { ...SERVER_LIMITS.uploads, bodyBytes: 100_000 };
    await open(answered, { uploads });
    const sent = head("POST /api/trpc/solve.create", FLOODER, "Content-Length: 20001") + "x".repeat(20_000);
    const slow = many(20, sent);
    await expect
      .poll(() => slow.filter((raw) => statusOf(raw) === "503").length, PATIENT)
      .toBeGreaterThanOrEqual(15);
    expect(await another("/api/work", { method: "POST", body: "x".repeat(20_000) })).toEqual([
      200,
      "answered",
    ]);
  });

  it("keep an upload going for as long as it comes fast enough", async () => {
    await open(answered);
    const { bodyMs } = SERVER_LIMITS.uploads;
    const raw = opened.dial(head("POST /api/import", "Content-Length: 200000") + "x".repeat(100_000));
    await connected(1);
    await expect.poll(() => raw.socket.writableLength, PATIENT).toBe(0);
    expect(await another("/")).toEqual([200, "answered"]);
    opened.pass(bodyMs + 5_000);
    raw.socket.write("x".repeat(100_000));
    await expect.poll(() => statusOf(raw), PATIENT).toBe("200");
  });
});

describe("the head of a request", () => {
  it.each([
    ["nothing", ""],
    ["half of it", "GET / HTTP/1.1\r\nHost: a"],
    ["half of the first line", "GET /"],
  ])("has to be in soon: %s is answered and closed", async (_what, sent) => {
    await open(answered, { headMs: 1_500 });
    const slow = many(100, sent);
    expect(await another("/")).toEqual([200, "answered"]);
    await Promise.all(slow.map(({ closed }) => closed));
    expect(new Set(slow.map(statusOf))).toEqual(new Set(["408"]));
  });

  it("that is none of the protocol is answered with a number, and written down", async () => {
    await open(answered);
    const raw = opened.dial("NONSENSE\r\n\r\n");
    await raw.closed;
    expect(statusOf(raw)).toBe("400");
    const [line] = opened.lines;
    expect(line).toMatchObject({ path: "unreadable", status: 400 });
    expect(raw.said()).toContain(line?.requestId);
  });
});

describe("hundreds who do not read", () => {
  const LARGE = Buffer.alloc(12 * 1024 * 1024, "x");
  /** Waits for its reader, as the framework does. */
  const large: Handle = (request, response) =>
    request.url === "/ocr/large"
      ? new Promise<void>((read) => response.once("close", read).end(LARGE))
      : answered(request, response);

  it("keep no place longer than a moment, and are closed when they go on", async () => {
    await open(large, { capacity: { room: 6, streams: 6 } });
    for (let round = 0; round < 4; round += 1) {
      const deaf = many(4, head("GET /ocr/large", FLOODER));
      for (const { socket } of deaf) socket.pause();
      await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(4 * (round + 1));
      expect(await another("/api/work")).toEqual([200, "answered"]);
      opened.pass(500);
    }
    expect(opened.admission.underWay()).toBe(16);
    opened.pass(CONNECTION_LIMITS.stalledMs);
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(0);
  });

  it("are closed at once beyond a number for each address, the stillest first", async () => {
    const connections = { ...CONNECTION_LIMITS, unreadPerAddress: 3 };
    await open(large, { connections });
    const deaf = many(8, head("GET /ocr/large"), "127.0.0.2");
    for (const { socket } of deaf) socket.pause();
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(3);
    expect(await another("/")).toEqual([200, "answered"]);
  });
});

describe("requests written ahead on one connection", () => {
  const gate = () => {
    const held: ServerResponse[] = [];
    let most = 0;
    const handle: Handle = (_request: IncomingMessage, response: ServerResponse) => {
      held.push(response);
      most = Math.max(most, held.filter(({ writableEnded }) => !writableEnded).length);
      response.once("close", () => held.splice(held.indexOf(response), 1));
    };
    return { held, handle, most: () => most };
  };

  it("are worked at one after the other, and all answered in their order", async () => {
    const { held, handle, most } = gate();
    await open(handle);
    const raw = opened.dial(Array.from({ length: 5 }, (_, n) => head(`GET /api/work?${n}`)).join(""));
    for (let turn = 0; turn < 5; turn += 1) {
      await expect.poll(() => held.length, PATIENT).toBe(1);
      held[0]?.end(`(${turn})`);
      await expect.poll(() => raw.said(), PATIENT).toContain(`(${turn})`);
    }
    expect(most()).toBe(1);
  });

  it("end the connection when there are many, and leave no place taken", async () => {
    const { held, handle } = gate();
    await open(handle, { capacity: { room: 3, streams: 3 } });
    const raws = many(20, head("GET /api/work", FLOODER).repeat(30));
    await Promise.all(raws.map(({ closed }) => closed));
    await expect.poll(() => held.length, PATIENT).toBe(0);
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(0);
  });
});

describe("a body that is not what its head says", () => {
  it.each([
    ["announced too large", head("POST /auth/v1/token", "Content-Length: 70000")],
    [
      "larger than it may be, in chunks",
      `${head("POST /auth/v1/token", "Transfer-Encoding: chunked")}11170\r\n${"x".repeat(70_000)}\r\n`,
    ],
  ])("is refused: %s", async (_what, sent) => {
    let asked = 0;
    await open((request, response) => {
      asked += 1;
      answered(request, response);
    });
    const raw = opened.dial(sent);
    await expect.poll(() => statusOf(raw), PATIENT).toBe("413");
    expect(asked).toBe(0);
  });

  it("is refused so that anyone who is sending it reads why, and asks again on the same connection", async () => {
    await open(answered);
    const raw = opened.dial(head("POST /auth/v1/token", "Content-Length: 9000000"));
    raw.socket.write("x".repeat(9_000_000));
    await expect.poll(() => raw.said(), PATIENT).toContain("That is too much at once.");
    raw.socket.write(head("GET /api/work"));
    await expect.poll(() => raw.said(), PATIENT).toContain("answered");
  });

  it("is read no further than it was announced; what follows is a request or nothing", async () => {
    await open(answered);
    const raw = opened.dial(`${head("POST /api/work", "Content-Length: 2")}{}GARBAGE\r\n\r\n`);
    await raw.closed;
    expect(opened.lines.map(({ path }) => path).sort()).toEqual(["/api", "unreadable"]);
  });
});

describe("connections", () => {
  const connections = { ...CONNECTION_LIMITS, sockets: 60, socketsPerAddress: 20 };

  it("of one address are closed beyond its number, and nobody else's", async () => {
    await open(answered, { connections });
    const raws = many(80, "", "127.0.0.2");
    await connected(20);
    const other = opened.dial(head("GET /"), "127.0.0.3");
    await expect.poll(() => statusOf(other), PATIENT).toBe("200");
    expect(raws.filter(({ socket }) => !socket.destroyed).length).toBe(20);
  });

  it("of a trusted proxy are as many as it needs", async () => {
    await open(answered, { connections });
    many(40, "");
    await connected(40);
  });

  it("are taken from the one who has most when there are as many as there may be", async () => {
    await open(answered, { connections });
    for (const from of ["127.0.0.2", "127.0.0.3", "127.0.0.4"]) many(20, "", from);
    await connected(60);
    for (const from of ["127.0.0.5", "127.0.0.6", "127.0.0.7"]) {
      const other = opened.dial(head("GET /"), from);
      await expect.poll(() => statusOf(other), PATIENT).toBe("200");
    }
    await connected(60);
  });
});

describe("one who asks for more than their share", () => {
  it("is refused while others are answered", async () => {
    const held: ServerResponse[] = [];
    await open(
      (request, response) => {
        if (request.headers["x-forwarded-for"] === "203.0.113.66") held.push(response);
        else response.end("answered");
      },
      { capacity: { room: 30, streams: 30 } },
    );
    for (const path of ["/api/work", "/api/chat"]) {
      held.length = 0;
      const raws = many(60, head(`GET ${path}`, FLOODER));
      await expect.poll(() => raws.filter((raw) => statusOf(raw) === "503").length, PATIENT).toBe(40);
      expect(held.length).toBe(20);
      for (let times = 0; times < 5; times += 1) expect(await another(path)).toEqual([200, "answered"]);
      for (const response of held) response.end();
    }
  });
});

describe("a page whose reader has gone", () => {
  it("keeps nobody waiting, whether its turn had come or not", async () => {
    const begun: ServerResponse[] = [];
    await open((_request, response) => void begun.push(response));
    const raws = many(10, head("GET /page", FLOODER));
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(10);
    await expect.poll(() => begun.length, PATIENT).toBeGreaterThanOrEqual(2);
    for (const { socket } of raws) socket.destroy();
    await expect.poll(() => opened.admission.underWay(), PATIENT).toBe(0);
    const before = begun.length;
    const page = another("/page");
    await expect.poll(() => begun.length, PATIENT).toBe(before + 1);
    begun.at(-1)?.end("answered");
    expect(await page).toEqual([200, "answered"]);
  });
});
