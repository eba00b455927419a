import { METHODS } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isMethod } from "./methods";
import { type Opened, openServer } from "./testing";

let opened: Opened;
let inside: string[];

beforeEach(async () => {
  inside = [];
  opened = await openServer((request, response) => {
    inside.push(request.method ?? "");
    response.end();
  });
});
afterEach(() => opened.close());

async function answerTo(firstLine: string) {
  const raw = opened.dial(`${firstLine}\r\nHost: classmate.test\r\nConnection: close\r\n\r\n`);
  await raw.closed;
  const [head = "", sent = ""] = raw.said().split("\r\n\r\n");
  const body = sent.slice(sent.indexOf("{"), sent.lastIndexOf("}") + 1);
  return { head, body, status: Number(head.slice(9, 12)), id: /^x-request-id: (.+)$/im.exec(head)?.[1] };
}

/** What Node's server reads, what only a WebDAV server or a coffee pot knows, and how nobody spells a method. */
const UNKNOWN = ["BREW", "XYZZY", "LOCKS", "get", "Post", "OPTIONSX", "M~", "A".repeat(300)];

describe("a method that no route has", () => {
  it.each([...METHODS.filter((method) => !isMethod(method)), ...UNKNOWN])(
    "is refused in words, with the methods there are and a number: %s",
    async (method) => {
      const { head, body, status, id } = await answerTo(
        `${method} ${method === "CONNECT" ? "classmate.test:443" : "/solve"} HTTP/1.1`,
      );
      expect(status).toBe(405);
      expect(head).toMatch(/^allow: GET, HEAD, POST, /im);
      expect(JSON.parse(body).error).toMatchObject({ code: "METHOD_NOT_SUPPORTED", requestId: id });
      expect(JSON.parse(body).error.message).toContain("Use GET to read");
      expect(opened.lines).toMatchObject([{ requestId: id, status: 405 }]);
      expect(inside).toEqual([]);
    },
  );

  it("is none of those that the framework knows", async () => {
    for (const method of METHODS.filter(isMethod))
      expect((await answerTo(`${method} / HTTP/1.1`)).status).toBe(200);
    expect(inside).toEqual(METHODS.filter(isMethod));
  });
});

describe("what is no request", () => {
  it.each([
    ["NONSENSE", 400],
    ["GET", 400],
    ["GET / HTTP/9.9", 400],
    ["\u0001\u0002", 400],
    [`GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}`, 431],
  ])("is answered in words: %.20s", async (sent, expected) => {
    const { body, status, id } = await answerTo(sent);
    expect(status).toBe(expected);
    expect(JSON.parse(body).error.message.length).toBeGreaterThan(20);
    expect(JSON.parse(body).error.requestId).toBe(id);
  });
});
