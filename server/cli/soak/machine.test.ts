import { describe, expect, it } from "vitest";
import { othersIn } from "./machine";

describe("what other programs take of a machine", () => {
  it("is what was used and was not ours, for each stretch, in milliseconds of a second", () => {
    const samples = [
      { at: 0, all: 5_000, own: 1_000 },
      { at: 1_000, all: 6_900, own: 2_400 },
      { at: 3_000, all: 8_900, own: 4_400 },
    ];
    expect(othersIn(samples)).toEqual([500, 0]);
  });

  it("is never less than nothing, and unknown of less than two looks", () => {
    expect(
      othersIn([
        { at: 0, all: 0, own: 500 },
        { at: 1_000, all: 100, own: 900 },
      ]),
    ).toEqual([0]);
    expect(othersIn([])).toEqual([]);
    expect(othersIn([{ at: 0, all: 0, own: 0 }])).toEqual([]);
  });
});
