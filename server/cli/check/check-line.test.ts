import { describe, expect, it } from "vitest";
import { checkLine } from "./check-line";

const verdict = (line: unknown) => checkLine(typeof line === "string" ? line : JSON.stringify(line)).verdict;

describe("a line to check", () => {
  it("is an answer, or the lines of a working", () => {
    const problem = "Solve 3x + 5 = 20";
    expect(checkLine(JSON.stringify({ id: 7, problem, answer: "x = 5" }))).toMatchObject({
      id: 7,
      verdict: "right",
    });
    expect(verdict({ problem, answer: "6" })).toBe("wrong");
    expect(verdict({ problem, lines: ["3x = 15", "x = 5"] })).toBe("right");
    expect(verdict({ problem, lines: ["3x = 15"] })).toBe("cannot-tell");
    expect(checkLine(JSON.stringify({ problem, lines: ["3x = 15", "x = 4"] }))).toMatchObject({
      verdict: "wrong",
      firstWrong: 1,
    });
  });

  it.each([
    "",
    "nonsense",
    "null",
    "7",
    "[]",
    { problem: "x = 1" },
    { problem: "x = 1", lines: [1] },
    { problem: 3, answer: "3" },
    { answer: "3" },
  ])("that is none has an error: %j", (line) => {
    expect(verdict(line)).toBe("error");
  });

  it("about a problem that is not understood cannot be judged", () => {
    expect(verdict({ problem: "Who wrote Hamlet?", answer: "3" })).toBe("cannot-tell");
  });
});
