import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { practiceProblem } from "./problem";
import { skillLike } from "./skill-like";
import { findSkill, SKILLS } from "./skills";
import type { Skill } from "./types";

/** Seeds of which no problem was written down. */
const SEEDS = [901, 902];
/** A square is factorised as a trinomial is, an answer that is a fraction is found in two steps: a few skills cannot be told
 * from their neighbours, and no more than these. */
const NEIGHBOURS = 0.08;

const likeText = (text: string): Skill | null => {
  const { read, steps } = solve(text);
  return skillLike({ ...read, steps });
};

describe("what to practise after a problem", () => {
  it("is its own skill, or one that is worked alike, for problems of every skill that nobody chose", () => {
    const skills = SKILLS.filter(({ spotChecked }) => !spotChecked);
    const problems = skills.flatMap(({ id, family }) =>
      SEEDS.flatMap((seed) => {
        const problem = practiceProblem(id, 1, seed);
        return problem ? [{ id, family, text: problem.text }] : [];
      }),
    );
    const missed = problems.filter(({ id, family, text }) => {
      const like = likeText(text);
      return like?.id !== id && like?.family !== family;
    });
    expect(problems.length).toBeGreaterThan(skills.length);
    expect(missed.length / problems.length, missed.map(({ id }) => id).join(" ")).toBeLessThan(NEIGHBOURS);
  });

  it("does not hang on the numbers or the letter", () => {
    for (const text of ["3k - 8 = 19", "Solve 12w - 5 = 43", "solve 7y-1=20"])
      expect(likeText(text)).toEqual(findSkill("two-steps"));
  });

  it("is nothing where there is nothing like it to practise", () => {
    for (const text of [
      "Is 97 a prime number?",
      "Write 45 minutes to 2 hours as a ratio",
      "Who was Ada Lovelace?",
    ])
      expect(likeText(text)).toBeNull();
  });

  it("is nothing where nothing was read", () => {
    expect(skillLike({ instruction: "", latex: "", steps: [] })).toBeNull();
  });
});
