import { describe, expect, it } from "vitest";
import { createPinoLogger } from "./pino";

const TYPED = "Solve 83x + 9 = 0, says Mila";

function capture() {
  const lines: string[] = [];
  const log = createPinoLogger({
    level: "debug",
    destination: { write: (line: string) => void lines.push(line) },
  });
  return { lines, log };
}

describe("a log line", () => {
  it("says which request failed, where and how", () => {
    const { lines, log } = capture();
    log.warn("a request failed", {
      requestId: "r-9",
      operation: "solve.create",
      code: "CONFLICT",
      status: 409,
    });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      msg: "a request failed",
      requestId: "r-9",
      operation: "solve.create",
      code: "CONFLICT",
      status: 409,
    });
  });

  it("names an error, its code and its frames, but not what a student typed", () => {
    const { lines, log } = capture();
    const database = Object.assign(new Error(`invalid input: ${TYPED}\n    at ${TYPED}`), { code: "22P02" });
    const query = Object.assign(new Error(`Failed query with ${TYPED}`, { cause: database }), {
      query: "insert into solves values ($1)",
      params: [TYPED],
    });
    log.error("a request failed", { error: query });
    expect(lines[0]).not.toContain("83x");
    expect(JSON.parse(lines[0] ?? "").error).toMatchObject({
      name: "Error",
      query: "insert into solves values ($1)",
      cause: { name: "Error", code: "22P02" },
    });
    expect(lines[0]).toContain("pino.test.ts");
  });

  it("keeps the message of a programming error, which quotes nobody", () => {
    const { lines, log } = capture();
    log.error("a request failed", { error: new TypeError("x is not a function") });
    expect(lines[0]).toContain("x is not a function");
  });

  it("blots out secrets and texts that got in past the types", () => {
    const { lines, log } = capture();
    const smuggled = {
      password: TYPED,
      text: TYPED,
      headers: { cookie: TYPED, authorization: TYPED },
      request: { body: { email: TYPED, input: TYPED, access_token: TYPED } },
    };
    log.info("hello", smuggled as object);
    expect(lines[0]).not.toContain("Mila");
    expect(lines[0]).toContain("[redacted]");
  });

  it.each([
    "password",
    "newPassword",
    "token",
    "access_token",
    "refreshToken",
    "cookie",
    "Set-Cookie",
    "authorization",
    "email",
    "userEmail",
    "text",
    "answer",
    "input",
    "params",
    "apiKey",
    "client_secret",
  ])("blots out %s wherever it stands", (name) => {
    const { lines, log } = capture();
    const secret = { [name]: TYPED };
    const cause = Object.assign(new Error("x"), secret);
    const deep = { a: { b: { c: { d: [{ e: secret }, [secret]] } } } };
    const fields = { ...secret, deep, list: [secret], map: new Map([["k", secret]]), set: new Set([secret]) };
    log.error("hello", { ...fields, error: new Error("y", { cause }), nested: { failure: cause } } as object);
    expect(lines[0]).not.toContain("Mila");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      [name]: "[redacted]",
      list: [{ [name]: "[redacted]" }],
      deep: { a: { b: { c: { d: [{ e: { [name]: "[redacted]" } }, [{ [name]: "[redacted]" }]] } } } },
    });
  });

  it("blots out an address of mail and a token in a value of any name", () => {
    const { lines, log } = capture();
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtaWxhIn0.c2lnbmVk";
    log.info("hello", { operation: `mail to mila.k+x@school.example`, code: `Bearer ${token}` });
    expect(lines[0]).not.toMatch(/mila|school|eyJ/);
  });

  it("keeps numbers, codes, names and stack frames, packages with an at sign included", () => {
    const { lines, log } = capture();
    const error = new Error("x");
    error.stack = "Error: x\n    at run (/srv/node_modules/@trpc/server/dist/index.mjs:12:34)";
    log.error("a request failed", { requestId: "r-1", status: 500, ms: 12, error });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: "r-1",
      status: 500,
      ms: 12,
      error: { name: "Error", stack: ["at run (/srv/node_modules/@trpc/server/dist/index.mjs:12:34)"] },
    });
  });

  it("says of something thrown that is no error only what kind of thing it was", () => {
    const { lines, log } = capture();
    log.error("a request failed", { error: TYPED });
    expect(JSON.parse(lines[0] ?? "").error).toEqual({ name: "string" });
  });

  it("goes round in no circle", () => {
    const { lines, log } = capture();
    const circle: Record<string, unknown> = { code: "x" };
    circle.self = circle;
    log.info("hello", circle);
    expect(lines).toHaveLength(1);
  });

  it("stays away when its level is below the set one", () => {
    const lines: string[] = [];
    const log = createPinoLogger({
      level: "warn",
      destination: { write: (line: string) => void lines.push(line) },
    });
    log.info("quiet");
    expect(lines).toEqual([]);
  });
});
