import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("values far out", () => {
  it.each([
    ["\\frac{x^3}{e^x}", "0"],
    ["\\frac{3x + 1}{2^x}", "0"],
    ["x^2 e^{-x}", "0"],
    ["\\frac{e^x}{x^2}", "\\infty"],
  ])("tell a limit where a power grows beyond all doubles: %s", (f, limit) => {
    expect(answer(`Evaluate $\\lim_{x \\to \\infty} ${f}$.`)).toBe(limit);
  });

  it.each([
    ["\\frac{1}{n^{1.1}}", "converges"],
    ["\\frac{1}{\\sqrt[5]{n^6}}", "converges"],
    ["\\frac{1}{n^{0.9}}", "diverges"],
    ["\\frac{1}{n (\\ln n)^2}", "converges"],
    ["\\frac{1}{n \\ln n}", "diverges"],
  ])("tell a power near one from a logarithm: %s", (term, word) => {
    expect(answer(`Determine whether the series converges. $\\sum_{n=2}^{\\infty} ${term}$`)).toBe(
      `\\text{${word}}`,
    );
  });
});

describe("surfaces, slopes and distances", () => {
  it("are measured around the axis that is named", () => {
    const around = (axis: string) =>
      answer(
        `Find the surface area generated when the curve is revolved around the ${axis}-axis. $y = 2x$ from $x = 0$ to $x = 3$`,
      );
    expect(around("x")).toBe("18\\sqrt{5}\\pi");
    expect(around("y")).toBe("9\\sqrt{5}\\pi");
  });

  it("have a third coordinate in space", () => {
    expect(answer("Find the distance between the points $P(1,2,2)$ and $Q(3,5,8)$.")).toBe("7");
    expect(answer("Find the distance between the points $P(1,2,2)$ and $Q(3,5)$.")).toBe("unsupported");
  });

  it("turn a region around one axis while the other bounds it", () => {
    const told =
      "Find the volume. The region lies between the curve and the x-axis and is rotated around the y-axis.";
    expect(answer(`${told} $y = 4 - x^2, x = 0$, and $x = 2$`)).toBe("8\\pi");
  });
});
