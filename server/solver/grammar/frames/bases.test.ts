import fc from "fast-check";
import { expect, it } from "vitest";
import { solve } from "../../solve";

it.each([
  ["binary of 10", "1010"],
  ["the binary form of 13", "1101"],
  ["hexadecimal of 255", "ff"],
  ["octal of 64", "100"],
  ["0xFF to decimal", "255"],
  ["0xFF", "255"],
  ["convert 0b101 to decimal", "5"],
  ["binary number 1011 to decimal", "11"],
  ["1010 binary to decimal", "10"],
])("%s is %s", (text, expected) => {
  expect(solve(text)).toMatchObject({ status: "solved", answer: expected });
});

it("a number that programs mark is no product of letters", () => {
  for (const text of ["simplify 0x1f", "0b11 + 1", "0xFF + 1 in decimal"])
    expect(solve(text).status).not.toBe("solved");
});

it("a number is written in a base and read back from it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 99_999 }), (number) => {
      const digits = number.toString(2);
      expect(solve(`binary of ${number}`).answer).toBe(digits);
      expect(solve(`convert binary ${digits} to decimal`).answer).toBe(String(number));
      expect(solve(`0x${number.toString(16)} to decimal`).answer).toBe(String(number));
    }),
    { seed: 2, numRuns: 30 },
  );
});
