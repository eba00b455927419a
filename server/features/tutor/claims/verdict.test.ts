import { describe, expect, it } from "vitest";
import { rational } from "@/server/solver/expression/rational";
import { rationalOf } from "@/server/solver/expression/significant";
import { LimitReached } from "@/server/solver/types";
import { within } from "./verdict";

const endless = (depth: number): number => endless(depth + 1) + 1;

/** What the type check would not let through. */
const forced = <T>(value: unknown) => value as T;

describe("a check", () => {
  it.each<[string, () => unknown]>([
    [
      "a limit of the engine",
      () => {
        throw new LimitReached("work");
      },
    ],
    ["the stack", () => endless(0)],
    ["the size of a whole number", () => 2n ** (2n ** 40n)],
    ["the length of a text", () => "x".repeat(2 ** 30)],
    ["a fraction over zero", () => rational(1n, 0n)],
    ["a whole number divided by zero", () => 1n / forced<bigint>(0n)],
    ["a value beyond all doubles", () => rationalOf(Number.POSITIVE_INFINITY)],
  ])("comes to nothing at %s", (_, work) => {
    expect(within(work, "nothing")).toBe("nothing");
  });

  it.each<[string, () => unknown]>([
    ["a digit beyond the last", () => (1).toFixed(101)],
    ["a fraction taken for a whole number", () => BigInt(1.5)],
    ["a whole number to a negative power", () => 2n ** forced<bigint>(-1n)],
    ["a letter that does not exist", () => String.fromCodePoint(-1)],
    ["a date that does not exist", () => new Date(Number.NaN).toISOString()],
    ["something missing", () => forced<{ kind: string }>(null).kind],
    [
      "an invariant of the engine",
      () => {
        throw new RangeError("the divisor does not divide");
      },
    ],
  ])("hides no defect: %s", (_, work) => {
    expect(() => within(work, "nothing")).toThrow();
  });
});
