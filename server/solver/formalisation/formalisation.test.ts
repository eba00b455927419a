import { describe, expect, it } from "vitest";
import { mutantsOf } from "./__fixtures__/mutants";
import { stories } from "./__fixtures__/stories";
import type { Formalisation } from "./types";
import { workFormalisation } from "./work-formalisation";

/** The number an answer is; null where the formalisation is refused. */
function answer(text: string, formalisation: Formalisation): number | null {
  const worked = workFormalisation(text, formalisation);
  return worked.ok ? Number(worked.value) : null;
}

const STORIES = stories(490);

describe("what a language model reads in a story", () => {
  it("is worked out where it is right, in at least 98 of 100 stories", { timeout: 300_000 }, () => {
    const refused = STORIES.flatMap(({ text, formalisation, answer: right }) => {
      const worked = workFormalisation(text, formalisation);
      if (!worked.ok) return [`${text} → ${worked.why}`];
      return answer(text, formalisation) === right ? [] : [`${text} → ${worked.result.answer}, not ${right}`];
    });
    expect(refused.length / STORIES.length, refused.slice(0, 20).join("\n")).toBeLessThanOrEqual(0.02);
  });

  it("is refused for its own words where one thing in it is wrong, in at least 95 of 100 ways", {
    timeout: 600_000,
  }, () => {
    let caught = 0;
    const passed: string[] = [];
    for (const { text, formalisation, answer: right } of STORIES.slice(0, 84))
      for (const mutant of mutantsOf({ text, formalisation, answer: right })) {
        const found = answer(text, mutant.formalisation);
        if (found === null) caught += 1;
        else if (found !== right)
          passed.push(`${mutant.kind}: ${text} → ${JSON.stringify(mutant.formalisation)}`);
      }
    expect(caught / (caught + passed.length), passed.slice(0, 20).join("\n")).toBeGreaterThanOrEqual(0.95);
  });
});
