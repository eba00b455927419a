import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromInt } from "../expression/rational";
import { solve } from "../solve";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";

const answerTo = (text: string): string | null => {
  const { status, answer } = solve(text);
  return status === "solved" ? answer : null;
};

describe("what is put on a price and taken off it", () => {
  it.each([
    ["Rosa buys a jacket for $90 and gets a 20% discount. How much did she pay?", "$72"],
    ["Rosa buys a jacket that costs $90. If the sales tax is 10%, how much did she pay after tax?", "$99"],
    ["Rosa bought 5 plates for $6 each and got a 10% discount. How much did she pay?", "$27"],
    [
      "Rosa ordered a pasta for $14 and a juice for $6. She left a 15% tip. How much did she pay in total?",
      "$23",
    ],
    ["Rosa buys a jacket that costs €90. The jacket is 10% off. How much does she pay?", "€81"],
  ])("%s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
    const solved = solveSituation(text);
    if ("unread" in solved) throw new Error(text);
    expect(replay(solved, solved.answer.value)).toBe("holds");
    expect(replay(solved, fromInt(7))).toBe("fails");
  });

  it.each([
    // Of which of them it is taken is not said.
    "Rosa bought a plate for $6 and a jacket for $90 with a 10% discount. How much did she pay?",
    "Rosa bought a plate for $6 and a jacket for $90. The plate was 10% off. How much did she pay?",
    // It may be taken off already.
    "Rosa bought a jacket for $90 with a 10% discount. How much did she pay?",
    "Rosa bought a jacket for $90. The jacket was 10% off. How much did she spend?",
    // Another price than the one that is paid.
    "Rosa buys a jacket for $90 and gets a 20% discount. How much did she save?",
    "Rosa buys a jacket for $90 and gets a 20% discount. How much was it before the discount?",
    // Two currencies.
    "Rosa has £20. She spends $6 on lunch. How much money does she have left?",
  ])("%s", (text) => {
    expect(answerTo(text)).toBeNull();
  });

  it("takes every share off every price", () => {
    const price = fc.integer({ min: 1, max: 40 }).map((n) => 20 * n);
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 19 }), fc.constantFrom("$", "£", "€"), (cost, n, sign) => {
        const text = `Leo buys a desk for ${sign}${cost} and gets a ${5 * n}% discount. How much did he pay?`;
        expect(answerTo(text)).toBe(`${sign}${(cost * (100 - 5 * n)) / 100}`);
      }),
      { seed: 3, numRuns: 30 },
    );
  });
});
