import { describe, expect, it } from "vitest";
import { practiceProblem } from "./problem";
import { problemSet } from "./problem-set";

const WANTED = Array.from({ length: 10 }, (_, place) => ({
  skill: place % 2 === 0 ? "two-steps" : "evaluate-logarithms",
  level: 1 as const,
}));

const textsOf = (seed: number) => problemSet(WANTED, seed)?.map(({ text }) => text) ?? [];

describe("the problems of a set", () => {
  it("are as many as are wanted, in their order, none of them twice", () => {
    const made = problemSet(WANTED, 5) ?? [];
    expect(made.map(({ skill }) => skill)).toEqual(WANTED.map(({ skill }) => skill));
    expect(new Set(textsOf(5)).size).toBe(WANTED.length);
  });

  it("are the same for the same seed, and others for another", () => {
    expect(textsOf(5)).toEqual(textsOf(5));
    expect(textsOf(6)).not.toEqual(textsOf(5));
  });

  it("can each be made again from what names it", () => {
    for (const problem of problemSet(WANTED, 7) ?? [])
      expect(practiceProblem(problem.skill, problem.level, problem.seed)).toEqual(problem);
  });

  it("are none where a skill does not exist", () => {
    expect(problemSet([{ skill: "no-such-skill", level: 1 }], 1)).toBeNull();
  });
});
