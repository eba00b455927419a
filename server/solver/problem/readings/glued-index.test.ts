import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("an index that is typed on the line", () => {
  it("is the base of a logarithm where something stands behind it that the logarithm is of", () => {
    for (const base of [2, 3, 5, 10, 12])
      for (const power of [1, 2, 3]) {
        expect(answer(`log${base}(${base ** power})`)).toBe(String(power));
        expect(answer(`solve log${base}(x) = ${power}`)).toBe(`x = ${base ** power}`);
        expect(answer(`solve log${base} x = ${power}`)).toBe(`x = ${base ** power}`);
      }
  });

  it("changes the answer with the base", () => {
    expect(answer("log2(64)")).not.toBe(answer("log4(64)"));
  });

  it("is none where the number is what the logarithm is of", () => {
    expect(answer("simplify log2 + log5")).not.toBe("7");
    for (const text of ["log 2", "log2 + log5", "log2"]) expect(solve(text).read.latex).not.toContain("_");
  });

  it("belongs to the letter that is solved for, and to those that are numbered beside it", () => {
    for (const letter of ["b", "l", "r", "m"])
      for (const [wanted, other] of [
        [1, 2],
        [2, 1],
      ])
        expect(answer(`solve P = 2(${letter}1 + ${letter}2) for ${letter}${wanted}`)).toBe(
          `${letter}_${wanted} = \\frac{P - 2${letter}_${other}}{2}`,
        );
  });

  it("belongs to a letter that begins at 0", () => {
    expect(answer("Newton's method with x0 = 2 to find x2 for f(x) = x^2 - 5")).toBe("\\frac{161}{72}");
    expect(answer("Newton's method with x0 = 2 to find x1 for f(x) = x^2 - 5")).toBe("x_1 = \\frac{9}{4}");
  });

  it("is asked about where it may be a lost exponent or a factor", () => {
    for (const text of ["factor x3 - x2 - 6x", "solve x2 + x3 = 0", "simplify b1 + b2"])
      expect(answer(text)).toBe("ambiguous");
  });

  it("is none in a formula of chemistry", () => {
    expect(solve("balance H2 + O2 -> H2O").latex).toContain("2H_{2} + O_{2}");
  });
});
