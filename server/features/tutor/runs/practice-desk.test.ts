import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { answerProblem } from "@/server/features/practice/service";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { practiceDesk } from "./practice-desk";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const posed = z.object({ skill: z.string(), problem: z.string(), link: z.url() });

describe("a student's practice in a conversation", () => {
  it("is a problem that the tutor sets by a few words, and what came of it afterwards", async () => {
    const student = fixtures.guest();
    const desk = practiceDesk(fixtures.deps, student);
    expect(await desk.seen()).toEqual({ problems: [] });
    const set = posed.parse(await desk.set("squares of sums"));
    expect(set.skill).toBe("Squares of sums");
    expect(posed.parse(await desk.set("squares of sums"))).toEqual(set);
    const [skill = "", level, seed] = new URL(set.link).searchParams.get("problem")?.split(".") ?? [];
    const [, letter = "x", number] = /\((\w) \+ (\d+)\)/.exec(set.problem) ?? [];
    await answerProblem(fixtures.deps, student, {
      ...{ id: "answer-in-practice", skill, level: Number(level) as 1, seed: Number(seed) },
      ...{ what: "answer", answer: `${letter}^2 + ${Number(number) ** 2}` },
    });
    expect(await desk.seen()).toMatchObject({
      problems: [
        {
          skill: set.skill,
          problem: set.problem,
          outcome: expect.stringContaining("wrong"),
          error: expect.stringMatching(/./),
        },
      ],
    });
    expect(posed.parse(await desk.set("squares of sums")).problem).not.toBe(set.problem);
  });

  it("is nothing where the words name no skill", async () => {
    expect(await practiceDesk(fixtures.deps, fixtures.guest()).set("my cat Zoe")).toHaveProperty("error");
  });
});
