import { TRPCError } from "@trpc/server";
import { getStatusCodeFromKey } from "@trpc/server/unstable-core-do-not-import";
import { notFound, redirect } from "next/navigation";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { LogFields, Logger } from "@/server/providers/logging/port";
import { AppError } from "./app-error";
import { ERROR_TABLE, type ErrorCode, PROTOCOL_CODES, wordsOf } from "./codes";
import { toAppError } from "./normalise";
import { toErrorResponse } from "./to-response";
import { toActionFailure } from "./to-result";
import { toProtocolShape } from "./to-trpc";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];
const SECRET = "Solve 41x = 7 for my teacher";

interface Line {
  readonly level: string;
  readonly fields: LogFields | undefined;
}

function recorder(): { lines: Line[]; log: Logger } {
  const lines: Line[] = [];
  const at = (level: string) => (_message: string, fields?: LogFields) => void lines.push({ level, fields });
  return { lines, log: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } };
}

const context = (log: Logger) => ({ log, requestId: "r-1", operation: "test" });

describe("the error table", () => {
  it("covers the protocol's fourteen codes, each under its own name and with the protocol's status", () => {
    expect(PROTOCOL_CODES).toHaveLength(14);
    for (const code of PROTOCOL_CODES) {
      expect(ERROR_TABLE[code].trpc).toBe(code);
      expect(ERROR_TABLE[code].http).toBe(getStatusCodeFromKey(code));
    }
  });

  it("tells a student for every code what happened and what to do next, each in whole sentences", () => {
    for (const code of CODES) {
      const { message, next } = ERROR_TABLE[code];
      expect(message).toMatch(/^[A-Z].{20,}\.$/);
      expect(next).toMatch(/^[A-Z].{10,}\.$/);
      expect(wordsOf(code)).toBe(`${message} ${next}`);
    }
  });
});

describe.each(CODES)("%s", (code) => {
  const { http, trpc, level } = ERROR_TABLE[code];
  // What is our fault comes with the number to ask about.
  const message = level === "error" ? `${wordsOf(code)} If you write to us, quote r-1.` : wordsOf(code);
  const failure = () => new AppError(code, { cause: new Error(SECRET) });

  it("reaches a client as its protocol code, status and words", () => {
    const shape = toProtocolShape(failure(), { requestId: "r-1" });
    expect(shape).toMatchObject({
      message,
      data: { code: trpc, reason: code, httpStatus: http, requestId: "r-1" },
    });
  });

  it("reaches a caller of a route as its status and words, and the log at its level", async () => {
    const { lines, log } = recorder();
    const response = toErrorResponse(failure(), context(log));
    expect(response.status).toBe(http);
    expect(response.headers.get("x-request-id")).toBe("r-1");
    const { retryAfterSeconds } = ERROR_TABLE[code];
    expect(await response.json()).toEqual({ error: { code, message, requestId: "r-1", retryAfterSeconds } });
    expect(lines).toMatchObject([{ level, fields: { requestId: "r-1", code, status: http } }]);
  });

  it("reaches a form as a value with its words", () => {
    const { log } = recorder();
    expect(toActionFailure(failure(), context(log))).toEqual({
      ok: false,
      code,
      error: message,
      fieldErrors: {},
      requestId: "r-1",
    });
  });

  it("says nothing of what lies underneath", async () => {
    const { log } = recorder();
    const route = await toErrorResponse(failure(), context(log)).text();
    const wire = JSON.stringify([
      toProtocolShape(failure()),
      route,
      toActionFailure(failure(), context(log)),
    ]);
    expect(wire).not.toContain("41x");
    expect(wire).not.toContain(".ts:");
  });
});

describe("what was thrown", () => {
  it("reads as an internal error when nobody expected it, whatever it says", () => {
    for (const thrown of [
      new Error(SECRET),
      new TypeError("x is not a function"),
      "text",
      null,
      { code: "NOT_FOUND" },
    ]) {
      const shape = toProtocolShape(thrown);
      expect(shape.data.code).toBe("INTERNAL_SERVER_ERROR");
      expect(shape.message).toBe(wordsOf("INTERNAL_SERVER_ERROR"));
    }
  });

  it.each(PROTOCOL_CODES)("keeps the protocol's own %s and drops its message", (code) => {
    const shape = toProtocolShape(new TRPCError({ code, message: SECRET }));
    expect(shape.data.code).toBe(code);
    expect(shape.message).toBe(wordsOf(code));
  });

  it("reads as a bad request with a message for each field when the input does not fit", () => {
    const { error } = z.object({ text: z.string().min(1, "Type a problem.") }).safeParse({ text: "" });
    const shape = toProtocolShape(new TRPCError({ code: "BAD_REQUEST", cause: error }));
    expect(shape).toMatchObject({
      message: "Type a problem.",
      data: { code: "BAD_REQUEST", fieldErrors: { text: "Type a problem." } },
    });
  });

  it("reads as content we cannot read, in the protocol a bad request, when the library says so", () => {
    const shape = toProtocolShape(new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" }));
    expect(shape.data).toMatchObject({
      code: "BAD_REQUEST",
      reason: "UNSUPPORTED_MEDIA_TYPE",
      httpStatus: 415,
    });
  });

  it("reads as a parse error when the input is no JSON", () => {
    const cause = new SyntaxError(`Unexpected token in "${SECRET}"`);
    expect(toProtocolShape(new TRPCError({ code: "BAD_REQUEST", cause })).data.code).toBe("PARSE_ERROR");
  });

  it.each([
    ["a server that is away", Object.assign(new Error(SECRET), { code: "ECONNREFUSED" })],
    ["a server that is ending", Object.assign(new Error(SECRET), { code: "57P01" })],
    ["a disk that is full", Object.assign(new Error(SECRET), { code: "53100" })],
    ["a connection that broke", new Error("Connection terminated unexpectedly")],
    [
      "several addresses that are away",
      new AggregateError([Object.assign(new Error(), { code: "ECONNREFUSED" })]),
    ],
  ])("reads as a part that does not answer when it is %s, however it is wrapped", (_what, fault) => {
    const shape = toProtocolShape(new Error(SECRET, { cause: fault }));
    expect(shape.data).toMatchObject({ reason: "SERVICE_UNAVAILABLE", httpStatus: 503 });
    expect(shape.data.retryAfterSeconds).toBeGreaterThan(0);
    expect(shape.message).toBe(wordsOf("SERVICE_UNAVAILABLE"));
  });

  it("is ours also where a driver has wrapped it", () => {
    const wrapped = new Error(SECRET, { cause: new AppError("SERVER_BUSY") });
    expect(toProtocolShape(wrapped).data.reason).toBe("SERVER_BUSY");
  });

  it("reads as stopped or as too slow when that is what it was", () => {
    expect(toAppError(new DOMException("", "AbortError")).code).toBe("CLIENT_CLOSED_REQUEST");
    expect(toAppError(new DOMException("", "TimeoutError")).code).toBe("TIMEOUT");
    const canceled = Object.assign(new Error("canceling statement"), { code: "57014" });
    expect(toAppError(new Error("Failed query", { cause: canceled })).code).toBe("TIMEOUT");
  });

  it("passes through when it is how Next redirects or says not-found", () => {
    const { log } = recorder();
    for (const leave of [() => redirect("/history"), () => notFound()]) {
      try {
        leave();
      } catch (control) {
        expect(() => toErrorResponse(control, context(log))).toThrow(control as Error);
        expect(() => toActionFailure(control, context(log))).toThrow(control as Error);
      }
    }
    expect.assertions(4);
  });
});

describe("a limit", () => {
  it("tells every transport when to come back", () => {
    const { log } = recorder();
    const failure = new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 12 });
    expect(toErrorResponse(failure, context(log)).headers.get("retry-after")).toBe("12");
    expect(toProtocolShape(failure).data.retryAfterSeconds).toBe(12);
  });
});
