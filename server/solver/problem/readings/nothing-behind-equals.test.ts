import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const readingsOf = (text: string) => solve(text).readings?.map((reading) => reading.text) ?? [];

describe("an equals sign with nothing behind it", () => {
  it.each([
    ["2x+3=", ["2x+3", "2x+3 = 0"]],
    ["5 - 4y = ?", ["5 - 4y", "5 - 4y = 0"]],
    ["solve 3(a + 2) =", ["3(a + 2)", "solve 3(a + 2) = 0"]],
  ])("is asked about where there are letters: %s", (text, ways) => {
    expect(solve(text).reason).toMatch(/nothing after the equals sign/);
    expect(readingsOf(text)).toEqual(ways);
  });

  it.each([
    ["17+5=", "22"],
    ["3/4 + 1/2 = ?", "\\frac{5}{4}"],
    ["simplify 2x+3x=", "5x"],
  ])("asks for the result of numbers, and of what is commanded: %s", (text, answer) => {
    expect(solve(text)).toMatchObject({ status: "solved", latex: answer });
  });
});

describe("a cross between two numbers", () => {
  it.each(["what is 7x8", "whats 7x8?", "7x8=", "work out 7x8"])(
    "multiplies where a number is asked for: %s",
    (text) => {
      expect(solve(text)).toMatchObject({ status: "solved", latex: "56" });
    },
  );

  it("may be a letter where nothing is asked, the product first", () => {
    expect(readingsOf("9x6")[0]).toBe("9 × 6");
    expect(readingsOf("9x6").length).toBeGreaterThan(1);
  });
});
