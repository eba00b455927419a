import { describe, expect, it } from "vitest";
import { int } from "../expression/build";
import type { Interval } from "../expression/real-set";
import { setFault } from "./set-order";

const end = (value: number | null, closed = false) => ({ value: value === null ? null : int(value), closed });
const stretch = (low: Interval["low"], high: Interval["high"]): Interval => ({ low, high });

describe("a set of numbers", () => {
  it.each([
    ["an infinity of its own", [stretch(end(2), { value: null, closed: true })]],
    ["an empty stretch", [stretch(end(2), end(2, true))]],
    ["ends that change places", [stretch(end(5), end(2))]],
    ["a stretch twice", [stretch(end(1), end(2)), stretch(end(1), end(2))]],
    ["a stretch before a smaller one", [stretch(end(4), end(5)), stretch(end(1), end(2))]],
    ["two stretches that are one", [stretch(end(1), end(2, true)), stretch(end(2), end(3))]],
  ] as const)("does not have %s", (_, set) => {
    expect(setFault(set)).not.toBeNull();
  });

  it.each([
    ["nothing", []],
    ["a number alone", [stretch(end(2, true), end(2, true))]],
    ["a hole", [stretch(end(null), end(2)), stretch(end(2), end(null))]],
    ["stretches apart", [stretch(end(0), end(1, true)), stretch(end(3, true), end(null))]],
  ] as const)("may be %s", (_, set) => {
    expect(setFault(set)).toBeNull();
  });
});
