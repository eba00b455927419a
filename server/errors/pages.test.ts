import { describe, expect, it } from "vitest";
import { AppError } from "./app-error";
import { guardConsole } from "./guard-console";
import { reportPageError } from "./report-page";
import { captureLog, careless, NEVER_IN_THE_LOG, TYPED } from "./testing";

const RENDER = { routePath: "/solve/[id]", routeType: "render", requestId: "r-7" };

function printing() {
  const printed: unknown[][] = [];
  const print = (...words: unknown[]) => void printed.push(words);
  return { printed, error: print, warn: print };
}

describe("a page that fails", () => {
  it("is logged once, with the request's number and the one its reader is shown, without what anyone typed", () => {
    const { log, text, lines } = captureLog();
    reportPageError(log, Object.assign(careless(), { digest: "2345678901" }), RENDER);
    expect(lines()).toMatchObject([
      {
        requestId: "r-7",
        digest: "2345678901",
        operation: "render /solve/[id]",
        code: "INTERNAL_SERVER_ERROR",
        status: 500,
      },
    ]);
    expect(text()).not.toMatch(NEVER_IN_THE_LOG);
  });

  it("keeps an error's code of the table, also of a copy of the class", () => {
    const { log, lines } = captureLog();
    reportPageError(log, new AppError("TOO_MANY_REQUESTS"), RENDER);
    reportPageError(log, Object.assign(new Error("x"), { name: "AppError", code: "TIMEOUT" }), RENDER);
    reportPageError(log, Object.assign(new Error("x"), { name: "AppError", code: "toString" }), RENDER);
    reportPageError(log, TYPED, RENDER);
    expect(lines().map(({ code, status }) => [code, status])).toEqual([
      ["TOO_MANY_REQUESTS", 429],
      ["TIMEOUT", 408],
      ["INTERNAL_SERVER_ERROR", 500],
      ["INTERNAL_SERVER_ERROR", 500],
    ]);
  });
});

describe("what libraries print", () => {
  it("about an error becomes a log line without its words", () => {
    const { log, text, lines } = captureLog();
    const console = printing();
    guardConsole(log, console);
    console.error("⨯ the page failed:", careless());
    console.warn(careless(), TYPED);
    expect(console.printed).toEqual([]);
    expect(lines()).toHaveLength(2);
    expect(text()).not.toMatch(NEVER_IN_THE_LOG);
  });

  it("about an error with a digest is left to the page's own line", () => {
    const { log, lines } = captureLog();
    const console = printing();
    guardConsole(log, console);
    console.error(Object.assign(careless(), { digest: "1" }));
    expect([console.printed, lines()]).toEqual([[], []]);
  });

  it("without an error is printed as it was", () => {
    const { log, lines } = captureLog();
    const console = printing();
    guardConsole(log, console);
    console.warn("ready on", 3000);
    expect([console.printed, lines()]).toEqual([[["ready on", 3000]], []]);
  });
});
