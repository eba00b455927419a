import { describe, expect, it } from "vitest";
import { SKILLS } from "@/server/solver/practice/skills";
import { RATINGS } from "./constants";
import { chooseSkill, isClosed, ratingOf } from "./policy";
import { cardOf } from "./scheduling/card";
import type { Counted, PracticeEvent, StoredCard } from "./types";

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1, 15);

const events = (...kinds: PracticeEvent["kind"][]): PracticeEvent[] =>
  kinds.map((kind, at) => ({ id: `event-${at}`, kind }));

const review = (day: number, rating: number, skill = "two-steps"): Counted => ({
  skill,
  rating,
  reviewedAt: new Date(START + day * DAY),
  misconception: null,
});

const cardAt = (...reviews: Counted[]): StoredCard => {
  const card = cardOf(reviews);
  if (!card) throw new Error("no reviews");
  return card;
};

describe("what a problem counts as", () => {
  it.each([
    [[], null],
    [["hint"], null],
    [["unread", "form"], null],
    [["right"], RATINGS.good],
    [["unread", "form", "right"], RATINGS.good],
    [["hint", "right"], RATINGS.hard],
    [["wrong", "right"], RATINGS.hard],
    [["wrong", "hint", "right"], RATINGS.again],
    [["wrong", "wrong", "right"], RATINGS.again],
    [["wrong"], RATINGS.again],
    [["reveal"], RATINGS.again],
    [["right", "wrong", "reveal"], RATINGS.good],
  ] as const)("%j is %j", (kinds, rating) => {
    expect(ratingOf(events(...kinds))).toBe(rating);
  });

  it("is settled by a right answer and by seeing the solution", () => {
    expect([events("wrong", "right"), events("reveal"), events("wrong", "hint")].map(isClosed)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("what comes next", () => {
  const familyOf = (id: string | undefined) => SKILLS.find((skill) => skill.id === id)?.family;
  const choose = (
    cards: StoredCard[],
    wanted: { focus?: string; place?: number; last?: string; day?: number } = {},
  ) =>
    chooseSkill({
      skills: SKILLS,
      cards: new Map(cards.map((card) => [card.skill, card])),
      now: new Date(START + (wanted.day ?? 0) * DAY),
      focus: wanted.focus ?? null,
      place: wanted.place ?? 0,
      last: wanted.last ?? null,
    });

  it("is what is due for longest, and something new when nothing is", () => {
    const cards = [cardAt(review(0, 3, "two-steps")), cardAt(review(2, 3, "slopes"))];
    expect(choose(cards, { day: 9 })).toEqual({ skill: "two-steps", reason: "due" });
    expect(choose(cards, { day: 2.1, last: "two-steps" })?.reason).toBe("new");
  });

  it("is never of the family before while there is anything else", () => {
    const cards = SKILLS.map(({ id }) => cardAt(review(0, 3, id)));
    for (const { id, family } of SKILLS)
      for (const focus of [undefined, id, "two-steps"])
        for (const place of [0, 1])
          expect(familyOf(choose(cards, { day: 30, last: id, place, focus })?.skill)).not.toBe(family);
  });

  it("is the skill of the session at every other place", () => {
    const cards = ["slopes", "two-steps"].map((id) => cardAt(review(0, 3, id)));
    expect(choose(cards, { focus: "two-steps", place: 0, last: "slopes", day: 9 })?.skill).toBe("two-steps");
    expect(choose(cards, { focus: "two-steps", place: 1, last: "two-steps", day: 9 })?.skill).toBe("slopes");
  });

  it("sets nobody a steady skill twice on one day", () => {
    const steady = SKILLS.map(({ id }) => cardAt(...[0, 1, 4].map((day) => review(day, 3, id))));
    expect(choose(steady, { day: 4.2, last: "two-steps" })).toBeNull();
  });
});
