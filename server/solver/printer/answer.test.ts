import { describe, expect, it } from "vitest";
import { answerValue } from "../check/answer-value";
import { comparable } from "../check/comparable";
import { compareValues, exactTerms } from "../check/compare-values";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readProblem } from "../problem/read";
import type { Answer, AnswerValue, Problem } from "../types";
import { verify } from "../verify/verify";
import { workProblem } from "../work";
import { isShown, writeAnswer, writeUnnamed } from "./answer";
import { mutantsOf } from "./answer/mutants";
import { NOTATIONS } from "./answer/notations";
import { SHOWN_PROBLEMS } from "./answer/own-problems";

const allowance = () => budget(DEFAULT_LIMITS);

interface Worked {
  readonly text: string;
  readonly problem: Problem;
  readonly answer: Answer;
}

const WORKED: readonly Worked[] = SHOWN_PROBLEMS.map((text) => {
  const read = readProblem(text, DEFAULT_LIMITS);
  const worked = read.ok ? workProblem(read.problem, allowance()) : null;
  if (!read.ok || !worked) throw new Error(`not worked: ${text}`);
  return { text, problem: read.problem, answer: worked.answer };
});

describe("what is shown", () => {
  it("is refused by the verification where it is not the value's own writing", () => {
    for (const { text, problem, answer } of WORKED) {
      expect(verify(problem, answer, allowance()).status, text).not.toBe("refuted");
      for (const changed of otherWritings(answer))
        expect(verify(problem, changed, allowance()).status, `${text}: ${changed.latex}`).toBe("refuted");
    }
  });

  it("changes with every field of the value", () => {
    for (const { text, problem, answer } of WORKED) {
      for (const { field, value } of mutantsOf(answer.value)) {
        if (isUnseen(problem, answer.value, field)) continue;
        const shown = isShown(problem, { ...answer, value });
        expect(shown, `${text}: ${field} of ${answer.latex}`).toBe(false);
      }
    }
  });

  it("is never that of another value, such as the answer to another question of the task", () => {
    for (const { text, problem, answer } of WORKED) {
      for (const other of WORKED) {
        if (other.text === text || other.problem.task !== problem.task) continue;
        if (isSameValue(answer.value, other.answer.value)) continue;
        const shown = isShown(problem, { ...answer, value: other.answer.value });
        expect(shown, `${text}: ${other.answer.latex}`).toBe(false);
      }
    }
  });

  it("is tried for every task that has a notation of its own", () => {
    const tried = new Set<string>(WORKED.map(({ problem }) => problem.task));
    expect(Object.keys(NOTATIONS).filter((task) => !tried.has(task))).toEqual([]);
  });

  it("says in LaTeX and in text what the value is", () => {
    let count = 0;
    for (const { text, problem, answer } of WORKED) {
      const { latex, text: plain } = writeUnnamed(problem, answer.value);
      for (const written of [latex, plain]) {
        const back = readBack(written, comparable(answer.value));
        if (!back) continue;
        count += 1;
        const { verdict } = compareValues(back.read, back.value, exactTerms("real", allowance()));
        expect(verdict, `${text}: ${written}`).not.toBe("different");
      }
    }
    expect(count).toBeGreaterThan(1.3 * WORKED.length);
  });

  it("has the question's name for the value before it", () => {
    const named = WORKED.filter(({ problem }) => problem.form.name);
    expect(named.length).toBeGreaterThan(2);
    for (const { problem, answer } of named)
      expect(answer.latex).toBe(`${problem.form.name?.latex} = ${writeUnnamed(problem, answer.value).latex}`);
  });

  it("is the same whichever method found the value", () => {
    for (const { problem, answer } of WORKED)
      expect(writeAnswer({ ...problem, method: "by another way" }, answer.value)).toEqual(answer);
  });
});

const isSameValue = (a: AnswerValue, b: AnswerValue): boolean =>
  compareValues(a, b, exactTerms("real", allowance())).verdict === "same";

/** The answer with something else in the place of its LaTeX or its text. */
const otherWritings = (answer: Answer): Answer[] => [
  { ...answer, latex: `${answer.latex}0` },
  { ...answer, latex: `-${answer.latex}` },
  { ...answer, latex: "" },
  { ...answer, text: `${answer.text} 0` },
  { ...answer, text: answer.text.slice(1) },
];

/** A writing as the engine reads a student's answer, beside the value it should be; null where answers are not read so:
 * words, percents, unit vectors, repeating decimals and solutions that are only told to be many. */
function readBack(
  written: string,
  value: AnswerValue,
): { readonly read: AnswerValue; readonly value: AnswerValue } | null {
  if (value.kind === "word" || value.kind === "family" || /[ij]$|\.\.\.$|:/.test(written)) return null;
  const amount: AnswerValue =
    value.kind === "quantity" ? { kind: "expression", expression: value.value } : value;
  const bare = value.kind === "quantity" ? withoutUnit(written, value.unit) : written;
  const read = answerValue(bare, amount, DEFAULT_LIMITS);
  return read && { read, value: amount };
}

const withoutUnit = (written: string, unit: string): string =>
  written
    .replace(/\\text\{[^{}]*\}(?:\^\{\d\})?|\^\{\\circ\}|\\?[%$]/g, "")
    .replace(unit === "" ? "" : ` ${unit}`, "")
    .replace(/°$/, "");

/** Fields that are told by the question already, or follow from the others, and so need not be seen. */
function isUnseen(problem: Problem, value: AnswerValue, field: string): boolean {
  const last = field.split(".").at(-1) ?? "";
  // Whether order matters is the question's; what is shown is in one order.
  if (field === "ordered") return true;
  // The letters across and up stand in the question.
  if (/(?:^|value\.)unknowns\./.test(field) && value.kind !== "point" && value.kind !== "family")
    return problem.task !== "solve-system" && problem.task !== "story";
  if (problem.task === "trigonometry" && value.kind === "point") return field.startsWith("unknowns");
  // "All real numbers" and "no solution" stand for every letter.
  if (value.kind === "all" || (value.kind === "roots" && value.roots.length === 0)) return last === "unknown";
  if (value.kind === "word" && value.solutions)
    return isUnseen(problem, value.solutions, field.slice("solutions.".length));
  // An interval has no letter, and no number at an end without one.
  if (value.kind === "set" || value.kind === "named-sets")
    return last === "unknown" || (last === "closed" && isOpenEnd(value, field));
  // The free unknowns are those that stand for themselves.
  return value.kind === "family" && field.startsWith("free");
}

function isOpenEnd(value: AnswerValue, field: string): boolean {
  const end = field
    .split(".")
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
  return (end as { readonly value: unknown }).value === null;
}
