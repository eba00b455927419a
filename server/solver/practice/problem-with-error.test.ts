import { describe, expect, it } from "vitest";
import { practiceProblem } from "./problem";
import { errorsIn, problemWithError } from "./problem-with-error";
import { SKILLS } from "./skills";

describe("a problem about an error that was made", () => {
  it("is one of its skill, as easy as it was or easier, in which the error can be made again, whatever the skill and the error", () => {
    let tried = 0;
    for (let at = 0; at < SKILLS.length; at += 7) {
      const skill = SKILLS[at]?.id ?? "";
      const made = practiceProblem(skill, 2, 11 + at);
      for (const misconception of new Set(made ? errorsIn(made).slice(0, 2) : [])) {
        tried += 1;
        const problem = problemWithError({ skill, misconception, seed: at }, new Set([made?.text ?? ""]));
        expect(problem?.skill).toBe(skill);
        expect(problem?.level).toBeLessThanOrEqual(2);
        expect(problem?.text).not.toBe(made?.text);
        expect(problem && errorsIn(problem), `${problem?.text}: ${misconception}`).toContain(misconception);
      }
    }
    expect(tried).toBeGreaterThan(6);
  });

  it("is none of a skill that there is not", () => {
    expect(
      problemWithError({ skill: "no-such-skill", misconception: "square-of-sum", seed: 1 }, new Set()),
    ).toBeNull();
  });
});
