import { describe, expect, it } from "vitest";
import { equivalent } from "@/server/solver/check/check";
import { PROBLEMS as GATE_PROBLEMS } from "@/server/solver/verify/gate/problems";
import { drawnOf } from "@/server/testing/drawn";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { shownIn } from "../answer-leak/shown";
import { ladderOf } from "./ladder";
import { ladderInTalk } from "./ladder-in-talk";
import type { Ladder } from "./types";

/** Problems of many kinds. */
const PROBLEMS: readonly string[] = [
  "7x - 9 = 54",
  "4(y + 3) = 60",
  "\\frac{x}{4} + 5 = 16",
  "9 - 2z = 31",
  "x^2 - 11x + 28 = 0",
  "x^2 + 2x - 35 = 0",
  "x^2 = 17",
  "2x^2 - 7x + 1 = 0",
  "|2x - 5| = 13",
  "sqrt(x + 6) = 9",
  "3^x = 729",
  "2x + 3 = 2x + 8",
  "3(x + 2) = 3x + 6",
  "3x + 4 > 40",
  "5 - x <= 12",
  "x + y = 25, x - y = 9",
  "3x + 2y = 41, y = x + 8",
  "Calculate 14 * (6 + 13)",
  "Calculate 5 + 3 * 17",
  "3/7 + 2/5",
  "2 3/4 * 1 1/3",
  "Simplify 6a + 9b - 2a + 14b",
  "Simplify (x^2 - 81)/(x - 9)",
  "Expand (x + 8)(x - 5)",
  "Expand 7(3x - 4)",
  "Factor x^2 - 121",
  "Factor 6x^2 + 13x + 6",
  "What is 35% of 460?",
  "18 is what percent of 72?",
  "Find the derivative of 5x^4 - 7x^2",
  "Find the integral of 12x^3",
  "Evaluate 4x^2 - 3 at x = 6",
  "Find the greatest common factor of 84 and 126",
  "Find the least common multiple of 12 and 18",
  "Is 119 prime?",
  "Find the mean of 14, 22, 31, 45",
  "Find the median of 41, 17, 29, 53, 38",
  "Find the domain of f(x) = 1/(x - 11)",
  "Find the inverse of f(x) = 4x - 19",
  "Convert 3.2 km to m",
  "Find the slope of the line through (2, 5) and (7, 40)",
  "Find the distance between (1, 2) and (6, 14)",
  "Write 0.000456 in scientific notation",
  "sqrt(72)",
  "log_2(64)",
  "Find the 12th term of 5, 8, 11, 14",
];

const ladders = PROBLEMS.map((problem) => ladderOf(problem, 0)).filter((ladder) => ladder !== null);
const closedRungs = ({ rungs }: Ladder): string =>
  rungs
    .slice(0, -1)
    .map(({ text }) => text)
    .join("\n");
const numbersIn = (text: string): readonly string[] =>
  text
    .replaceAll("−", "-")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .match(/(?<![\w.^{_])-?\d+(?:\.\d+)?(?![\w.]*[\w(])/g) ?? [];
/** Answers that are numbers, rather than expressions with numbers in them. */
const VALUES =
  /^(?:\(?[a-z](?:, [a-z]\))? = |[a-z] [<>≤≥] )?\(?[-−\d.,]+(?:(?: or [a-z] = |, )[-−\d.]+)*\)?(?: ?(?:m|%))?$/;

describe("the ladder of a problem", () => {
  it("is there for every kind the engine solves", () => {
    expect(ladders.length).toBeGreaterThanOrEqual(40);
    for (const { rungs } of ladders) {
      expect(rungs.slice(0, 2).map(({ kind }) => kind)).toEqual(["kind", "idea"]);
      expect(rungs.at(-1)?.kind).toBe("answer");
    }
  });

  it.each(ladders.map((ladder) => [ladder.problem, ladder] as const))(
    "of %j says no number of the answer before the last rung, unless the problem shows it",
    (problem, ladder) => {
      if (!VALUES.test(ladder.result.answer)) return;
      const told = new Set(numbersIn(problem));
      const secret = numbersIn(ladder.result.answer.replaceAll("−", "-")).filter(
        (number) => Math.abs(Number(number)) > 1 && !told.has(number),
      );
      const shown = new Set(numbersIn(closedRungs(ladder)));
      expect(secret.filter((number) => shown.has(number))).toEqual([]);
    },
  );

  it.each(ladders.map((ladder) => [ladder.problem, ladder] as const))(
    "of %j comes to no line that is the answer before the last rung",
    (problem, { rungs, result }) => {
      for (const { text } of rungs.slice(0, -1)) {
        const line = /\$\$(.+?)\$\$/.exec(text)?.[1];
        if (line === undefined || line.length < 2) continue;
        const isForm = line.replace(/\s/g, "") === result.latex.replace(/\s/g, "");
        expect({ problem, line, isForm }).toEqual({ problem, line, isForm: false });
        if (/[-+*·<>=]|\\(?:cdot|int|frac|le|ge|ne)|x\^/.test(line)) continue;
        expect({ problem, line, verdict: equivalent(line, result.latex).verdict }).not.toEqual({
          problem,
          line,
          verdict: "same",
        });
      }
    },
  );

  it("goes from kind and idea to the steps, one at a time, and ends with the answer and its evidence", () => {
    const ladder = ladderOf("4(y + 3) = 68", 2);
    expect(ladder?.open).toBe(2);
    expect(ladder?.rungs.map(({ kind }) => kind)).toEqual(["kind", "idea", "step", "step", "answer"]);
    expect(ladder?.rungs[1]?.text).not.toContain("$$");
    expect(ladder?.rungs[2]?.text).toMatch(/^\*\*Step 1\.\*\* .+\n\n\$\$/);
    expect(ladder?.rungs[4]?.text).toMatch(/\*\*Answer:\*\* \$y = 14\$[\s\S]*\*\*Checked\.\*\*/);
  });

  it("is absent for what the engine does not solve", () => {
    expect(ladderOf("Who wrote Hamlet?", 0)).toBeNull();
    expect(ladderOf("Solve 3^x + x = 5", 0)).toBeNull();
  });
});

/** In a full run the first, the last and the one in the middle of each task's; otherwise the last. */
const OF_EVERY_TASK = Object.entries(GATE_PROBLEMS).flatMap(([task, texts]) =>
  drawnOf([texts.length - 1, 0, Math.floor(texts.length / 2)]).map((at) => [task, texts[at] ?? ""] as const),
);

describe("the ladder of every task", () => {
  it.each(OF_EVERY_TASK)("%s: %j tells nothing of the answer with its kind and its idea", (_, problem) => {
    const ladder = ladderOf(problem, 0);
    const secret = guardedAnswerOf(problem);
    if (!ladder || !secret) return;
    const shown = shownIn([problem], secret.letters);
    const [kind, idea] = ladder.rungs;
    expect([kind?.kind, idea?.kind]).toEqual(["kind", "idea"]);
    for (const text of [kind?.text ?? "", idea?.text ?? ""])
      expect({ text, leaks: leaksAnswer(text, { secret, shown }) }).toEqual({ text, leaks: false });
    const texts = ladder.rungs.map((rung) => rung.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("a worksheet with hints first", () => {
  const asked = (...texts: readonly string[]) => texts.map((text) => ({ role: "user", text }) as const);
  const SHEET = "a) 3n = 51 b) 5m = 65";

  it("has no ladder that keeps its answers back, so that nothing is said of it", () => {
    expect(ladderInTalk(asked(SHEET))).toBe("unknown");
    expect(ladderInTalk(asked(SHEET, "hint", "n = 17"))).toBe("unknown");
    expect(ladderInTalk(asked("Solve 2k = 8", SHEET))).toBe("unknown");
  });

  it("gives way to one part that is sent alone", () => {
    expect(ladderInTalk(asked(SHEET, "Solve 3n = 51"))).toMatchObject({ problem: "Solve 3n = 51" });
  });
});
