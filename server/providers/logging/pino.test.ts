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
