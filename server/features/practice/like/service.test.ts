import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAttempt, createSolve } from "@/server/features/solve/service";
import { solve as work } from "@/server/solver/solve";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { problemsLike } from "./service";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

describe("the step at which a working failed", () => {
  it.each([
    ["Solve 4x - 9 = 15", ["4x = 6", "x = 3/2"], /^Solve \d+x - \d+ = \d+$|^\d+x - \d+ = \d+$/],
    ["Solve 4x - 9 = 15", ["4x = 24", "x = 20"], /^\d+x = \d+$/],
    ["Solve 2(x + 3) = 16", ["2x + 6 = 16", "2x = 22", "x = 11"], /^\d+x \+ \d+ = \d+$/],
  ])("of %s, %j is practised alone, with other numbers", async (text, lines, like) => {
    const student = fixtures.guest();
    const { id } = await createSolve(fixtures.deps, student, { text, mode: "hints" });
    const { attempt } = await checkAttempt(fixtures.deps, student, { id, kind: "working", text: lines });
    expect(attempt?.kind === "working" && attempt.check.firstWrong).not.toBeNull();
    const { skill, problems } = await problemsLike(fixtures.deps, student, { id, round: 1, again: true });
    expect(skill).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.text).toMatch(like);
      expect(work(problem.text)).toMatchObject({ status: "solved", verification: "verified" });
    }
    expect(new Set(problems.map(({ text }) => text)).size).toBe(problems.length);
    const others = await problemsLike(fixtures.deps, student, { id, round: 2, again: true });
    expect(others.problems).not.toEqual(problems);
  });

  it("is there only where one failed, and only for whose working it is", async () => {
    const student = fixtures.guest();
    const { id } = await createSolve(fixtures.deps, student, { text: "Solve 4x - 9 = 15", mode: "hints" });
    const none = { code: "NOT_FOUND" };
    const asked = { id, round: 1, again: true };
    await expect(problemsLike(fixtures.deps, student, asked)).rejects.toMatchObject(none);
    await checkAttempt(fixtures.deps, student, { id, kind: "working", text: ["4x = 24", "x = 6"] });
    await expect(problemsLike(fixtures.deps, student, asked)).rejects.toMatchObject(none);
    await checkAttempt(fixtures.deps, student, { id, kind: "working", text: ["4x = 24", "x = 7"] });
    expect((await problemsLike(fixtures.deps, student, asked)).problems.length).toBeGreaterThan(0);
    await expect(problemsLike(fixtures.deps, fixtures.guest(), asked)).rejects.toMatchObject(none);
  });
});
