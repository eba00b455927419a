import { describe, expect, it } from "vitest";
import { firstOutOfSight } from "./out-of-sight";

const messages = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ text: "x".repeat(length) }));

describe("what is left out of a page until it comes into view", () => {
  it("is nothing of a short conversation", () => {
    expect(firstOutOfSight([])).toBe(0);
    expect(firstOutOfSight(messages(10, 60))).toBe(10);
  });

  it("begins behind what a tall window shows, sooner the longer the messages are", () => {
    expect(firstOutOfSight(messages(40, 0))).toBe(18);
    expect(firstOutOfSight(messages(40, 1_200))).toBe(5);
  });

  it("never is the first message, however long it is", () => {
    expect(firstOutOfSight(messages(3, 100_000))).toBe(1);
  });
});
