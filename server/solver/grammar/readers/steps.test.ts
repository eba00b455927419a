import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const NUMBERS = [3, 8, 14, 25, 60];

/** A way to say a step, and what it makes of a number. */
const SINGLE: readonly (readonly [string, (of: number) => number])[] = [
  ["double", (of) => 2 * of],
  ["triple", (of) => 3 * of],
  ["square", (of) => of * of],
];
const NEXT: readonly (readonly [string, (of: number) => number])[] = [
  ["add 7", (of) => of + 7],
  ["subtract 4", (of) => of - 4],
  ["take away 5", (of) => of - 5],
  ["multiply by 6", (of) => of * 6],
  ["times by 2", (of) => of * 2],
  ["multiply the answer by 3", (of) => of * 3],
  ["double it", (of) => of * 2],
];

describe("steps that are said one after another", () => {
  const cases = SINGLE.flatMap(([first, one]) =>
    NEXT.flatMap(([second, two]) =>
      [" then ", ", ", " and then ", " and "].map((joint, at) => {
        const number = NUMBERS[(at + second.length) % NUMBERS.length] as number;
        return [`${first} ${number}${joint}${second}`, two(one(number))] as const;
      }),
    ),
  );

  it.each(cases)("are done in their order: %s", (text, result) => {
    expect(solve(text).latex).toBe(String(result));
  });

  it.each([
    ["add 6 to 9 and multiply by 2", "30"],
    ["subtract 6 from 30 then divide by 8", "3"],
    ["divide 48 by 6 and add 1", "9"],
    ["start with 4, square it, then subtract it from 20", "4"],
    ["increase 60 by 10% then decrease by 50%", "33"],
    ["half of 18, then add 2", "11"],
    ["start with 7 multiply by 3 then add 1", "22"],
    ["take 24 divide by 4 then square it", "36"],
    ["double 9, subtract half of 10", "13"],
  ])("begin with what the first of them names: %s", (text, result) => {
    expect(solve(text).latex).toBe(result);
  });

  it.each([
    "double 16 plus 4",
    "half of 9 add 3",
    "the sum of 8 and 9 divided by 3",
    "product of 5 and 8 minus 3",
  ])("are not guessed where nothing parts them: %s", (text) => {
    expect(["ambiguous", "unsupported"]).toContain(solve(text).status);
  });
});
