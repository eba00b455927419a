import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const AS_SQUARE =
  "Complete the square to make a perfect square trinomial. Write the result as a binomial squared.";

describe("completing the square of an expression", () => {
  it.each([
    ["x^2 + 14x", "(x + 7)^2"],
    ["t^2 - 3t", "\\left(t - \\frac{3}{2}\\right)^2"],
    ["y^2 - \\frac{4}{5}y", "\\left(y - \\frac{2}{5}\\right)^2"],
  ])("turns %s into %s", (expression, latex) => {
    const result = solve(`${AS_SQUARE} $${expression}$`);
    expect(result).toMatchObject({ latex, verification: "verified" });
    expect(result.steps.map(({ rule }) => rule)).toEqual(["add-square-of-half", "write-as-square"]);
  });

  it("gives the number alone when that is asked", () => {
    expect(solve("Find the number that completes the square: x^2 - 9x")).toMatchObject({
      latex: "\\frac{81}{4}",
      verification: "verified",
    });
  });

  it("keeps the value of an expression when nothing else is said", () => {
    expect(solve("Complete the square: x^2 + 6x").latex).toBe("(x + 3)^2 - 9");
  });

  it.each(["2x^2 + 4x", "x^2 + 4x + 1", "x^3 + x"])("leaves %s alone", (expression) => {
    expect(solve(`${AS_SQUARE} $${expression}$`).status).toBe("unsupported");
  });
});
