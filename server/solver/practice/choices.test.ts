import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../check/check-answer";
import { checkPractice } from "./check-practice";
import { choiceQuestion, choicesOf, WRONG_CHOICES } from "./choices";
import { practiceProblem } from "./problem";
import { SKILLS } from "./skills";
import { SLIP_IDS } from "./slips";
import { LEVELS, type PracticeProblem } from "./types";

const made = (skill: string, level: 1 | 2 | 3, seed: number): PracticeProblem => {
  const problem = practiceProblem(skill, level, seed);
  if (!problem) throw new Error(`${skill} ${level} ${seed}`);
  return problem;
};

/** Every fifth skill, at each level in turn. */
const SOME = SKILLS.flatMap(({ id }, at) =>
  at % 5 === 0 ? [made(id, LEVELS[(at / 5) % 3] ?? 1, 31 * at)] : [],
);

/** A problem whose wrong answers are those given. */
const withSlips = (answers: readonly string[]): PracticeProblem => {
  const slips = Object.fromEntries(answers.map((answer, at) => [SLIP_IDS[at] as string, answer]));
  return {
    ...{ skill: "means", level: 1, seed: 5, text: "Find the mean of 6, 8 and 10", key: "8", slips },
    ...{ instruction: "", latex: "", answer: "8" },
  };
};

const numberOf = (text: string): number => {
  const [over = "", under = "1"] = text.replace("−", "-").split("/");
  return Number(over) / Number(under);
};

/** The same number in different writings. */
const writings = fc
  .record({
    value: fc.integer({ min: -6, max: 12 }),
    by: fc.constantFrom(1, 2, 4, 5),
    more: fc.integer({ min: 2, max: 4 }),
  })
  .chain(({ value, by, more }) =>
    fc.constantFrom(
      `${value}/${by}`,
      `${value * more}/${by * more}`,
      String(value / by),
      `${value / by}0`.replace(/^(-?\d+)$/, "$1.0"),
    ),
  );

describe("a choice", () => {
  it("is of one right answer and wrong ones by the check that students get, each with the error that is named when it is typed", () => {
    let asked = 0;
    for (const problem of SOME) {
      const question = choiceQuestion(problem);
      if (!question) continue;
      asked += 1;
      expect(question.wrong).toHaveLength(WRONG_CHOICES);
      expect(checkAnswer(problem.text, question.key.text).verdict, problem.text).toBe("right");
      for (const { text, misconception } of question.wrong) {
        const { skill, level, seed } = problem;
        const checked = checkPractice({ skill, level, seed, answer: text });
        expect(checked?.check.verdict, `${problem.text} | ${text}`).toBe("wrong");
        expect(checked?.misconception, `${problem.text} | ${text}`).toEqual(misconception);
        expect(misconception.title).not.toBe("");
      }
    }
    expect(asked).toBeGreaterThan(5);
  });

  it("never has one number twice, nor the right one in another writing, whatever wrong answers there are", () => {
    let asked = 0;
    fc.assert(
      fc.property(fc.array(writings, { minLength: 3, maxLength: 6 }), (answers) => {
        const choices = choicesOf(withSlips(answers));
        if (choices.length === 0) return;
        asked += 1;
        const numbers = choices.map(({ text }) => numberOf(text));
        expect(numbers).not.toContain(Number.NaN);
        expect(new Set(numbers).size).toBe(choices.length);
        expect(numbers.filter((value) => value === 8)).toHaveLength(1);
      }),
      { numRuns: 60, seed: 20 },
    );
    expect(asked).toBeGreaterThan(20);
  });

  it("is asked only where there are enough wrong answers that differ", () => {
    expect(choicesOf(withSlips(["7", "9", "12"]))).toHaveLength(4);
    expect(choicesOf(withSlips(["7", "9", "7.0"]))).toEqual([]);
    expect(choicesOf(withSlips(["7", "9", "8.0"]))).toEqual([]);
    expect(choicesOf(withSlips(["7", "9", "no idea"]))).toEqual([]);
    expect(choicesOf(withSlips(["7", "9", "12x"]))).toEqual([]);
    expect(choicesOf({ ...withSlips(["7", "9", "12"]), text: "Qwerty the flurb of 3" })).toEqual([]);
  });

  it("says nothing of which answer is right: neither by what it holds nor by its place, which follows from the seed", () => {
    const problem = withSlips(["7", "9", "12"]);
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const choices = choicesOf({ ...problem, seed });
      expect(choicesOf({ ...problem, seed })).toEqual(choices);
      for (const choice of choices) expect(Object.keys(choice)).toEqual(["text", "latex"]);
      places.add(choices.findIndex(({ text }) => text === "8"));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });
});
