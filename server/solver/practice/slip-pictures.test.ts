import { describe, expect, it } from "vitest";
import { amissWith } from "@/server/testing/drawn-well";
import { checkPractice } from "./check-practice";
import { generatorOf } from "./generators";
import { practiceProblem } from "./problem";
import { randomFrom } from "./random";
import { SKILLS } from "./skills";
import { SLIP_IDS } from "./slips";
import { LEVELS } from "./types";

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** Problems of one slip that are looked at. */
const EACH = 4;

/** Problems in which slips can be made, with the answers that these lead to: as they are drawn, before any is worked. */
const made = SKILLS.flatMap(({ id: skill }) =>
  LEVELS.flatMap((level) =>
    SEEDS.flatMap((seed) => {
      const draft = generatorOf(skill)?.(randomFrom(`${skill}/${level}/${seed}/0`), level);
      return Object.entries(draft?.slips ?? {}).map(([slip, answer]) => {
        return { slip, about: { skill, level, seed, answer }, text: draft?.text };
      });
    }),
  ),
);

describe("a slip", () => {
  it.each(SLIP_IDS)("is named and drawn with the numbers of its problem: %s", (slip) => {
    const own = made.filter((each) => each.slip === slip).slice(0, EACH);
    expect(own.length).toBeGreaterThan(0);
    for (const { about, text } of own) {
      const checked = checkPractice(about);
      if (!checked || checked.problem.text !== text) continue;
      // Numbers may fall so that the slip does no harm.
      if (checked.check.verdict === "right") continue;
      expect(checked.check.verdict, `${text} | ${about.answer}`).toBe("wrong");
      const { id, picture } = checked.misconception ?? {};
      expect(id, `${text} | ${about.answer}`).toBe(slip);
      if (!picture) throw new Error(`not drawn: ${text}`);
      expect(amissWith(picture), text).toEqual([]);
    }
  });
});

describe("a wrong answer to a problem that is told in several sentences", () => {
  it("is called wrong: what the problem means does not rest on how it is read", () => {
    for (const skill of ["pythagoras", "angle-sums", "average-speed", "unit-prices"]) {
      const about = { skill, level: 1, seed: 11 } as const;
      const key = practiceProblem(skill, 1, 11)?.key ?? "";
      expect(checkPractice({ ...about, answer: key })?.check.verdict, skill).toBe("right");
      const other = key.replace(/\d+/, (number) => `${Number(number) + 1}`);
      expect(checkPractice({ ...about, answer: other })?.check.verdict, `${skill} ${other}`).toBe("wrong");
    }
  });
});
