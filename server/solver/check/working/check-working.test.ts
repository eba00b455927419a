import { describe, expect, it } from "vitest";
import { solve } from "../../solve";
import { checkAnswer } from "../check-answer";
import { LINE_LENGTH_MAX, WORKING_LINES_MAX } from "../limits";
import { OWN_PROBLEMS } from "../own-problems";
import { checkWorking, checkWorkingOf, openProblem } from "./check-working";

const FINISHED: readonly (readonly [string, readonly string[]])[] = [
  ["Solve x^2 - 5x + 6 = 0", ["(x-2)(x-3) = 0", "x - 2 = 0", "x = 2", "x - 3 = 0", "x = 3"]],
  ["Solve x^2 - 5x + 6 = 0", ["D = 25 - 24 = 1", "x = (5 ± 1)/2", "x = 3 or x = 2"]],
  ["Solve sqrt(x + 2) = x", ["x + 2 = x^2", "x^2 - x - 2 = 0", "x = 2 or x = -1", "x = 2"]],
  ["Solve 3x + 5 = 20", ["⇒ 3x = 15 (subtract 5)", "so x = 15/3", "= 5"]],
  ["Solve x + y = 5, x - y = 1", ["2x = 6", "x = 3", "y = 2"]],
  ["Simplify 2(x+3) + 4", ["= 2x + 6 + 4", "= 2x + 10"]],
  ["Work out 24*17", ["24*10 = 240", "24*7 = 168", "240 + 168 = 408"]],
  ["Solve 2(x+1) = 2x + 3", ["2x + 2 = 2x + 3", "2 = 3", "no solution"]],
  ["Solve |x - 2| < 5", ["-5 < x - 2 < 5", "-3 < x < 7"]],
  ["Solve |x - 2| > 5", ["x - 2 < -5 or x - 2 > 5", "x < -3", "x > 7", "x < -3 or x > 7"]],
  ["Solve x^4 - 5x^2 + 4 = 0", ["u = x^2", "u^2 - 5u + 4 = 0", "u = 1 or u = 4", "x = ±1 or x = ±2"]],
];

const WRONG: readonly (readonly [string, readonly string[], number])[] = [
  ["Solve 3x + 5 = 20", ["3x = 25", "x = 25/3"], 0],
  ["Solve 3x + 5 = 20", ["3x = 15", "x = 6"], 1],
  ["Solve 3x + 5 = 20", ["3x = 15", "x = 15/3 = 4"], 1],
  ["Simplify 2(x+3) + 4", ["2x + 6 + 4", "2x + 11"], 1],
  ["Solve x + y = 5, x - y = 1", ["2x = 4"], 0],
  ["Solve x^2 = 9", ["x = 3 or x = 5"], 0],
  ["Solve for y: 2x + 3y = 6", ["3y = 6 - 2x", "y = 2 - 2x"], 1],
  ["Solve 2x > 6", ["x > 4"], 0],
];

describe("checkWorking", () => {
  it.each(FINISHED)("%s: %j is followed to the end", (problem, lines) => {
    const check = checkWorking(problem, lines);
    expect(check.lines.map(({ verdict }) => verdict)).toEqual(lines.map(() => "follows"));
    expect(check.finished).toBe(true);
  });

  it.each(WRONG)("%s: %j first goes wrong in line %i", (problem, lines, firstWrong) => {
    const check = checkWorking(problem, lines);
    expect(check.firstWrong).toBe(firstWrong);
    expect(check.finished).toBe(false);
  });

  it("names numbers at which a wrong line differs", () => {
    expect(checkWorking("Solve 3x + 5 = 20", ["x = 6"]).counterexample).toBe(
      "This line changes the answer: $x = 6$ doesn’t work in the line above.",
    );
    expect(checkWorking("Expand (x + 2)^2", ["x^2 + 4"]).counterexample).toBe(
      "At $x = 2$ the line before gives $16$, this one $8$.",
    );
  });

  it("never accuses the engine's own steps", () => {
    for (const problem of OWN_PROBLEMS) {
      const lines = solve(problem).steps.map(({ latex }) => latex);
      const wrong = checkWorking(problem, lines).lines.find(({ verdict }) => verdict === "does-not-follow");
      expect([problem, wrong]).toEqual([problem, undefined]);
    }
  });

  const afterRounding: readonly (readonly [string, readonly string[], number | null])[] = [
    ["Work out 25/3 * 3", ["8.33 * 3", "25"], null],
    ["Work out 25/3 * 3", ["8.33 * 3", "24.99"], null],
    ["Work out 25/3 * 3", ["8.33 * 3", "26"], 1],
    ["Simplify x/3 + 1", ["0.33x + 1"], null],
    ["Simplify x/3 + 1", ["0.4x + 1"], 0],
    ["Work out 0.1 + 0.2", ["0.4"], 0],
    ["Work out 2.5 * 4", ["9.9"], 0],
    ["Work out 2.5 * 4 + 1", ["2.5 * 5"], 0],
    ["Solve 3x = 4", ["x = 4/3", "x = 1.33"], null],
    ["Solve 3x = 4", ["x = 1.33", "x = 1.333"], null],
    ["Solve 3x = 4", ["x = 1.33", "x = 1.5"], 1],
  ];

  it.each(afterRounding)("allows for rounding on the way: %s, %j", (problem, lines, firstWrong) => {
    expect(checkWorking(problem, lines).firstWrong).toBe(firstWrong);
  });

  it("leaves out what it cannot read and looks at a limited number of lines of limited length", () => {
    const check = checkWorking("Solve 3x + 5 = 20", ["§§ ???", "3x = 15"]);
    expect(check.lines.map(({ verdict }) => verdict)).toEqual(["unreadable", "follows"]);
    const many = checkWorking(
      "Solve x = 1",
      Array.from({ length: 100 }, () => "x = 1"),
    );
    expect(many.lines.length).toBe(WORKING_LINES_MAX);
    expect(() => checkWorking("Solve x = 1", ["(".repeat(LINE_LENGTH_MAX * 4)])).not.toThrow();
  });

  it("says that it cannot tell when the work runs out", () => {
    const limits = { length: 2000, depth: 40, bits: 4096, work: 50, total: 1_000_000 };
    const check = checkWorking("Solve x^2 - 5x + 6 = 0", ["(x-2)(x-3) = 0", "x = 7"], limits);
    expect(check.firstWrong).toBeNull();
    expect(check.finished).toBe(false);
  });

  it.each(["x = 1/0", "0/0", "2^(10^9)", "9^9^9^9", "= = =", "x = ±(±3)", "[1,", "0^(-1)", "a=b=c=d"])(
    "does not stumble over %s",
    (line) => {
      for (const problem of OWN_PROBLEMS.filter((_, index) => index % 5 === 0)) {
        expect(() => checkWorking(problem, [line, line])).not.toThrow();
        expect(checkAnswer(problem, line).verdict).not.toBe("right");
      }
    },
  );

  it("hands over plain data", () => {
    const check = checkWorking("Solve -2x < 6", ["x < -3"]);
    expect(JSON.parse(JSON.stringify(check))).toEqual(check);
  });
});

it("judges every working by a problem that was opened once as it does by the problem's text", () => {
  const workings = [...FINISHED, ...WRONG].map(([problem, lines]) => [problem, lines] as const);
  for (const problem of new Set(workings.map(([problem]) => problem))) {
    const opened = openProblem(problem);
    for (const [other, lines] of workings)
      if (other === problem) expect(checkWorkingOf(opened, lines)).toEqual(checkWorking(problem, lines));
  }
});
