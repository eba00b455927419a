import { describe, expect, it } from "vitest";
import { loadScorecard } from "./loaders";
import { precisionOf, totalOf, unanswered } from "./policy";
import { scorecardSchema } from "./schema";

const score = (exercises: number, right: number, differs: number, undecided: number) => ({
  topic: "fractions",
  exercises,
  right,
  differs,
  undecided,
});

describe("the scorecard", () => {
  it("that is shipped counts every exercise once", () => {
    const { topics, exercises, accuracy, precision } = loadScorecard();
    for (const score of topics) expect(score.unanswered, score.topic).toBeGreaterThanOrEqual(0);
    expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
    const all = totalOf(topics);
    expect(all.right + all.differs + all.undecided + unanswered(all)).toBe(exercises);
    expect(accuracy).toBeCloseTo(all.right / exercises);
    expect(precision).toBeCloseTo(precisionOf(all) ?? 0);
  });

  it("adds its topics up", () => {
    expect(totalOf([score(10, 7, 1, 1), score(5, 5, 0, 0)])).toEqual({
      ...score(15, 12, 1, 1),
      topic: "all",
    });
  });

  it("counts as precise what is right of what could be compared, and nothing where there is nothing", () => {
    expect(precisionOf(score(10, 6, 2, 1))).toBe(0.75);
    expect(precisionOf(score(10, 0, 0, 4))).toBeNull();
  });

  it("is refused when a figure is none", () => {
    const broken = { date: "2026-11-22", topics: [{ ...score(3, 2, 0, 0), right: -1 }] };
    expect(scorecardSchema.safeParse(broken).success).toBe(false);
  });
});
