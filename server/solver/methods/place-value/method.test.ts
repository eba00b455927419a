import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("digits, places and names of numbers", () => {
  it.each([
    ["What is the tens digit of 4256?", "5"],
    ["What is the ten thousands digit of 987654?", "8"],
    ["In the number 63,407, name the place value of the digit 4", "hundreds"],
    ["Write the number as a whole number using digits: six hundred two", "602"],
    ["Write as a whole number using digits. two million, thirty thousand, nine", "2,030,009"],
    ["Write the number in words: 5,018", "five thousand, eighteen"],
    ["Name the number 3.07 in words", "three and seven hundredths"],
    ["Round 7,851 to the nearest hundred.", "7900"],
    ["What is -0.04567 rounded to 3 dps?", "−0.046"],
    ["Round to the nearest ten thousand: 184,999", "180000"],
    [
      "The population of Oslo was 709,037 in 2023. Round the population to the nearest: thousand people",
      "709000",
    ],
    ["What is the fifth root of 1000 to the nearest integer?", "4"],
    ["What is 90 to the power of 1/2, to the nearest integer?", "9"],
  ])("%s", (text, said) => {
    const result = solve(text);
    expect(result.answer).toBe(said);
    expect(result.verification).toBe("verified");
  });

  it("reads every name it gives", () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 999_999_999 }), (number) => {
        const { answer } = solve(`Write the number in words: ${number}`);
        const back = solve(`Write the number as a whole number using digits: ${answer}`);
        expect(back.answer.replaceAll(",", "")).toBe(String(number));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
