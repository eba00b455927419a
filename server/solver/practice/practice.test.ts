import { describe, expect, it } from "vitest";
import { judgeWritten } from "../check/check-answer";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readSettled } from "../settle";
import { solve } from "../solve";
import { workProblem } from "../work";
import { accept, isFitFor } from "./accept";
import { checkPractice } from "./check-practice";
import { distractorsOf } from "./distractors";
import { generatorOf } from "./generators";
import { practiceProblem, unseenProblem } from "./problem";
import { randomFrom } from "./random";
import { findSkill, SKILLS } from "./skills";
import { LEVELS } from "./types";

/** Other seeds every day would be other tests every day: these are fixed, `npm run fuzz:practice` draws more. */
const SEEDS = [3, 271];

const workedOf = (text: string) => {
  const read = readSettled(text, DEFAULT_LIMITS);
  const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
  if (!read.ok || !worked) throw new Error(`not worked: ${text}`);
  return { problem: read.problem, worked };
};

describe("the skills", () => {
  it("are more than 80, of more than 14 families, each with a name of its own", () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(SKILLS.map(({ family }) => family)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length);
    expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(SKILLS.length);
  });

  it("come after skills that there are, and never after themselves", () => {
    const depth = (id: string, below: readonly string[] = []): number => {
      expect(below).not.toContain(id);
      const skill = findSkill(id);
      expect(skill, id).not.toBeNull();
      return 1 + Math.max(0, ...(skill?.after ?? []).map((each) => depth(each, [...below, id])));
    };
    for (const { id } of SKILLS) expect(depth(id)).toBeLessThan(16);
  });
});

describe.each(SKILLS.map((skill) => [skill.id, skill] as const))("the skill %s", (id, skill) => {
  it("makes problems that the engine reads, works and checks, with the generator's own answer", () => {
    for (const level of LEVELS) {
      for (const seed of SEEDS) {
        const problem = practiceProblem(id, level, seed);
        expect(problem, `${id} ${level} ${seed}`).not.toBeNull();
        if (!problem) continue;
        if (level !== 2 || seed !== SEEDS[0]) continue;
        const result = solve(problem.text);
        expect(result.status, problem.text).toBe("solved");
        expect(result.verification, problem.text).not.toBe("unchecked");
        if (!skill.spotChecked) expect(result.verification, problem.text).toBe("verified");
        expect(isFitFor(level, result.answer), result.answer).toBe(true);
        const judged = judgeWritten({ ...workedOf(problem.text), text: problem.key, limits: DEFAULT_LIMITS });
        expect(judged.verdict, `${problem.text} | ${problem.key}`).toBe("right");
      }
    }
  });

  it("has fifty different problems at every level", () => {
    for (const level of LEVELS) {
      const texts = new Set<string>();
      for (let seed = 0; seed < 3000 && texts.size < 50; seed += 1) {
        const draft = generatorOf(skill.id)?.(randomFrom(`${id} ${seed}`), level);
        if (draft) texts.add(draft.text);
      }
      expect(texts.size, `${id} ${level}`).toBe(50);
    }
  });

  it("knows no wrong answer that is right or has no name", () => {
    const problem = practiceProblem(id, 2, SEEDS[0] as number);
    if (!problem) throw new Error(id);
    const worked = workedOf(problem.text);
    for (const { answer, misconception } of distractorsOf({ ...worked, slips: problem.slips }, 2)) {
      const judged = judgeWritten({ ...worked, text: answer, limits: DEFAULT_LIMITS, isMeant: true });
      expect(judged.verdict, `${problem.text} | ${answer}`).toBe("wrong");
      expect(misconception.title).not.toBe("");
    }
  });
});

describe("a practice problem", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(practiceProblem("two-steps", 2, 5)).toEqual(practiceProblem("two-steps", 2, 5));
    expect(practiceProblem("two-steps", 2, 5)).not.toEqual(practiceProblem("two-steps", 2, 6));
    expect(practiceProblem("no-such-skill", 1, 1)).toBeNull();
  });

  it("does not come again as long as there are others", () => {
    for (const skill of ["two-steps", "logarithm-form", "convert-times"]) {
      const seen = new Set<string>();
      for (let count = 0; count < 50; count += 1) {
        const problem = unseenProblem({ skill, level: 1, seed: 1 }, seen);
        expect(seen.has(problem?.text ?? "")).toBe(false);
        seen.add(problem?.text ?? "");
      }
    }
  });

  it("is refused when its key is not the engine's answer, and when it cannot be read", () => {
    expect(accept({ text: "Solve 2x + 3 = 11", key: "x = 4" }, 1)).toMatchObject({ ok: true });
    expect(accept({ text: "Solve 2x + 3 = 11", key: "x = 5" }, 1)).toEqual({
      ok: false,
      reason: "other answer",
    });
    expect(accept({ text: "Qwerty the flurb of 3", key: "3" }, 1)).toEqual({ ok: false, reason: "unread" });
    expect(accept({ text: "Work out 99999 * 99999", key: "9999800001" }, 3)).toEqual({
      ok: false,
      reason: "ugly",
    });
  });
});

describe("an answer to a practice problem", () => {
  const about = { skill: "two-steps", level: 1, seed: 5 } as const;
  const problem = practiceProblem(about.skill, about.level, about.seed);

  it("is right when it is the key, and wrong when it is not", () => {
    expect(checkPractice({ ...about, answer: problem?.key ?? "" })?.check.verdict).toBe("right");
    expect(checkPractice({ ...about, answer: "1234567" })?.check.verdict).toBe("wrong");
    expect(checkPractice({ ...about, answer: "what is this?" })?.check.verdict).toBe("cannot-tell");
    expect(checkPractice({ ...about, skill: "no-such-skill", answer: "1" })).toBeNull();
  });

  const numbersIn = (text: string) =>
    (text.match(/\d+/g) ?? []).map(Number) as [number, number, number, number];

  it.each([
    ["square-binomials", ([b]: number[]) => `x^2 + ${(b ?? 0) ** 2}`, "square-of-sum"],
    ["percent-of", ([rate, whole]: number[]) => `${(rate ?? 0) * (whole ?? 0)}`, "percent-not-divided"],
    [
      "add-fractions",
      ([a, b, c, d]: [number, number, number, number]) => `${a + c}/${b + d}`,
      "fractions-added-straight-across",
    ],
  ] as const)("that was found by a known wrong turn is told which: %s", (skill, mistaken, id) => {
    const its = practiceProblem(skill, 1, 12);
    const letter = its?.text.match(/\((\w) /)?.[1] ?? "x";
    const answer = mistaken(numbersIn(its?.text ?? "")).replace("x", letter);
    expect(checkPractice({ skill, level: 1, seed: 12, answer })?.misconception?.id, its?.text).toBe(id);
  });
});
