import { createEmptyCard, fsrs, type Grade } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import { RATINGS } from "../constants";
import type { Counted, StoredCard } from "../types";
import { cardOf, retrievability, standingOf, weeksOf } from "./card";

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1, 15);

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

describe("a card", () => {
  it("grows with the stability and difficulty that the scheduler's own library gives", () => {
    const history = [3, 3, 1, 2, 3, 3, 3].map((rating, at) => review(at * (at + 2), rating));
    const plain = fsrs({ request_retention: 0.9, learning_steps: ["10m", "1d"], relearning_steps: ["10m"] });
    let golden = createEmptyCard(history[0]?.reviewedAt);
    for (const [at, { rating, reviewedAt }] of history.entries()) {
      golden = plain.next(golden, reviewedAt, rating as Grade).card;
      expect(cardAt(...history.slice(0, at + 1)).stability).toBeCloseTo(golden.stability, 6);
    }
  });

  it("comes back in minutes after a slip, on another day after a right answer, and later each time", () => {
    const slip = cardAt(review(0, RATINGS.again));
    expect(slip.dueAt.getTime() - START).toBe(10 * 60_000);
    let reviews = [review(0, RATINGS.good)];
    const waits: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const card = cardAt(...reviews);
      waits.push(card.dueAt.getTime() - card.reviewedAt.getTime());
      reviews = [...reviews, { ...review(0, RATINGS.good), reviewedAt: card.dueAt }];
    }
    expect(waits[0]).toBe(DAY);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  it("is still known with four chances in five whenever it comes back", () => {
    let reviews = [review(0, RATINGS.good)];
    for (let count = 0; count < 8; count += 1) {
      const card = cardAt(...reviews);
      expect(retrievability(card, card.dueAt)).toBeGreaterThanOrEqual(0.8);
      reviews = [
        ...reviews,
        { ...review(0, count % 3 === 2 ? RATINGS.again : RATINGS.good), reviewedAt: card.dueAt },
      ];
    }
  });

  it("is the same whenever it is worked out", () => {
    const history = [0, 1, 5, 20, 60].map((day) => review(day, RATINGS.good));
    expect(cardOf(history)).toEqual(cardOf([...history]));
    expect(cardOf([])).toBeNull();
  });

  it("is not due before its last review when the clock was put back", () => {
    const card = cardAt(review(30, RATINGS.good), review(2, RATINGS.good));
    expect(card.reviewedAt.getTime()).toBe(START + 30 * DAY);
    expect(card.dueAt.getTime()).toBeGreaterThan(START + 30 * DAY);
  });
});

describe("how well a skill is known", () => {
  it("is steady after three right answers in a row, shaky after a slip and after a long pause", () => {
    const three = [0, 1, 4].map((day) => review(day, RATINGS.good));
    const steady = cardAt(...three);
    expect(standingOf(null, steady.reviewedAt)).toBe("new");
    expect(standingOf(cardAt(...three.slice(0, 2)), steady.reviewedAt)).toBe("shaky");
    expect(standingOf(steady, steady.reviewedAt)).toBe("steady");
    expect(standingOf(cardAt(...three, review(5, RATINGS.again)), steady.reviewedAt)).toBe("shaky");
    expect(standingOf(steady, new Date(START + 4000 * DAY))).toBe("shaky");
  });

  it("is told week by week", () => {
    const all = [0, 1, 4].map((day) => review(day, RATINGS.good));
    const weeks = weeksOf([...all, review(13, RATINGS.again, "slopes")], new Date(START + 14 * DAY));
    expect(weeks.slice(-3).map(({ steady, shaky }) => [steady, shaky])).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});
