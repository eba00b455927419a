import { describe, expect, it } from "vitest";
import { practiceProblem } from "@/server/solver/practice/problem";
import { SKILLS } from "@/server/solver/practice/skills";
import { solve } from "@/server/solver/solve";
import { drawnOf } from "@/server/testing/drawn";
import { hintsOf } from "./policy";

describe("the hints of a practice problem", () => {
  const given = drawnOf(SKILLS).flatMap(({ id }, place) => {
    const problem = practiceProblem(id, 2, 97 + place);
    const solved = problem && solve(problem.text);
    return solved ? [{ text: problem.text, solved, hints: hintsOf(solved) }] : [];
  });

  it("are there for every skill, each of them once", () => {
    expect(given.length).toBe(drawnOf(SKILLS).length);
    for (const { text, hints } of given) {
      expect(hints.length, text).toBeGreaterThan(0);
      expect(new Set(hints).size, text).toBe(hints.length);
      for (const hint of hints) expect(hint, text).not.toMatch(/undefined|^\s*$/);
    }
  });

  it("do not show what the answer is", () => {
    for (const { text, solved, hints } of given)
      for (const hint of hints) expect(hint, text).not.toContain(`$${solved.latex}$`);
  });

  it("are more than one for what takes several steps", () => {
    const several = given.filter(({ solved }) => solved.steps.length > 2);
    expect(several.length).toBeGreaterThan(5);
    expect(several.filter(({ hints }) => hints.length < 2).map(({ text }) => text)).toEqual([]);
  });
});
