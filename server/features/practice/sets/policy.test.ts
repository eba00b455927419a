import { describe, expect, it } from "vitest";
import { RATINGS } from "../constants";
import type { PracticeEvent, Rating } from "../types";
import { doneBy, interleaved, lengthOf, skillReport, stateOf } from "./policy";
import type { Result } from "./types";

const item = (skill: string, count: number) => ({ skill, level: 1, count }) as const;

describe("the problems of a set", () => {
  it("come one skill after the other, as long as there is more than one", () => {
    const items = [item("slopes", 3), item("two-steps", 1), item("medians", 2)];
    expect(interleaved(items).map(({ skill }) => skill)).toEqual([
      ...["slopes", "two-steps", "medians", "slopes", "medians", "slopes"],
    ]);
    expect(lengthOf(items)).toBe(6);
    expect(interleaved([])).toEqual([]);
  });

  it.each([
    [[], "open"],
    [["hint"], "begun"],
    [["wrong", "unread"], "begun"],
    [["wrong", "right"], "right"],
    [["wrong", "reveal"], "shown"],
  ] as const)("are as far as what was done with them: %j is %s", (kinds, state) => {
    const events = kinds.map((kind, at): PracticeEvent => ({ id: `event-${at}`, kind }));
    expect(stateOf(events)).toBe(state);
  });
});

describe("the report on a skill", () => {
  const people = [
    { id: "a", name: "Ada" },
    { id: "b", name: null },
    { id: "c", name: "Carl" },
  ];
  const result = (id: string, minute: number, rating: Rating, more: Partial<Result> = {}): Result => ({
    ...{ id, skill: "slopes", rating, closed: true, misconception: null },
    reviewedAt: new Date(Date.UTC(2026, 0, 5, 12, minute)),
    ...more,
  });
  const reportOf = (...results: Result[]) =>
    skillReport("slopes", { participants: people, results, titles: new Map([["slope-sign", "Signs"]]) });

  it("names those whose last problem went wrong, in whatever order their results come", () => {
    const { stuck, met } = reportOf(
      result("a", 2, RATINGS.good),
      result("a", 1, RATINGS.again),
      result("b", 5, RATINGS.again),
      result("b", 1, RATINGS.good),
    );
    expect([stuck, met]).toEqual([[null], 2]);
  });

  it("counts an error once for each person, the most frequent first", () => {
    const { misconceptions } = reportOf(
      result("a", 1, RATINGS.again, { misconception: "unknown-one" }),
      result("a", 2, RATINGS.again, { misconception: "slope-sign" }),
      result("a", 3, RATINGS.again, { misconception: "slope-sign" }),
      result("c", 3, RATINGS.hard, { misconception: "slope-sign" }),
    );
    expect(misconceptions).toEqual([
      { id: "slope-sign", title: "Signs", count: 2 },
      { id: "unknown-one", title: "unknown-one", count: 1 },
    ]);
  });

  it("leaves other skills out, and counts as done what is over", () => {
    const results = [
      result("a", 1, RATINGS.again, { skill: "medians", closed: false }),
      result("a", 2, RATINGS.good, { skill: "medians" }),
    ];
    expect(reportOf(...results)).toMatchObject({ met: 0, stuck: [], misconceptions: [] });
    expect(doneBy("a", results)).toBe(1);
  });
});
