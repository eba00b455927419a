import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("a line that is not called one", () => {
  it.each(["parallel", "perpendicular"])("is what is %s to another and goes through a point", (how) => {
    for (const [line, point] of [
      ["2x + 5y = 10", "(1, 2)"],
      ["y = 4x - 1", "(2, 3)"],
      ["3x - y = 7", "(0, 0)"],
    ])
      expect(answer(`${how} to ${line} through ${point}`)).toBe(
        answer(`Find the equation of the line ${how} to ${line} through ${point}`),
      );
  });

  it("is another for another point, and none without it", () => {
    expect(answer("parallel to y = 4x - 1 through (2, 3)")).toBe("y = 4x - 5");
    expect(answer("parallel to y = 4x - 1 through (2, 4)")).toBe("y = 4x - 4");
    expect(answer("parallel to y = 4x - 1")).toBe("unsupported");
    expect(answer("not parallel to y = 4x - 1 through (2, 3)")).toBe("unsupported");
  });
});

describe("the origin", () => {
  it("is the point (0, 0)", () => {
    for (const text of [
      "perpendicular to 2x + 5y = 10 through @",
      "distance from @ to (3, 4)",
      "slope of the line through @ and (2, 6)",
      "midpoint of (4, 2) and @",
    ])
      for (const origin of ["the origin", "origin"]) {
        const expected = answer(text.replace("@", "(0, 0)"));
        expect(expected).not.toBe("unsupported");
        expect(answer(text.replace("@", origin))).toBe(expected);
      }
  });
});

describe("where a graph crosses an axis", () => {
  it.each(["cross", "cut", "meet", "hit", "intersect"])("asks for its intercepts: %s", (verb) => {
    expect(answer(`where does y = x^2 - 4x - 5 ${verb} the x axis`)).toBe("(-1, 0),\\ (5, 0)");
    expect(answer(`where does y = 2x - 5 ${verb} the y axis`)).toBe("(0, -5)");
  });
});

describe("a series that is told by its terms", () => {
  it("converges as the sum of them does", () => {
    for (const [term, word] of [
      ["1/n^2", "converges"],
      ["1/n^3", "converges"],
      ["1/n", "diverges"],
      ["1/sqrt(k)", "diverges"],
    ])
      expect(answer(`does the series ${term} converge`)).toBe(`\\text{${word}}`);
  });

  it("is no sequence, and has one index", () => {
    for (const text of [
      "does the sequence 1/n converge",
      "does 1/n converge",
      "does the series x/n^2 converge",
      "does the series 1/n^2 from n = 0 converge",
    ])
      expect(answer(text)).toBe("unsupported");
  });
});

describe("a Taylor polynomial up to a power", () => {
  it("is that of its degree", () => {
    for (const degree of [1, 2, 3, 4])
      for (const rest of [`up to x^${degree}`, `up to the x^${degree} term`])
        expect(answer(`taylor series of e^x at 0 ${degree === 1 ? "up to degree 1" : rest}`)).toBe(
          answer(`Find the Taylor polynomial of degree ${degree} for e^x at x = 0`),
        );
  });

  it("is none for the power of another letter, or for two degrees", () => {
    expect(answer("maclaurin series of cos x up to t^4")).toBe("unsupported");
    expect(answer("maclaurin series of degree 2 of cos x up to x^4")).toBe("unsupported");
  });
});

describe("which of two is larger", () => {
  it("is asked with what and with which", () => {
    for (const asked of ["which is", "what is", "whats"]) {
      expect(answer(`${asked} bigger 3^5 or 5^3`)).toBe("3^5");
      expect(answer(`${asked} smaller 3^5 or 5^3`)).toBe("5^3");
    }
  });
});
