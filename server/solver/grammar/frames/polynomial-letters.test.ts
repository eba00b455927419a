import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const ROOTS = [-3, -1, 2, 4] as const;
const divisor = (root: number): string => (root < 0 ? `x + ${-root}` : `x - ${root}`);

describe("a letter in a polynomial", () => {
  it.each(ROOTS.flatMap((root) => ["k", "a", "p"].map((name) => [root, name] as const)))(
    "makes x = %i a root or leaves a remainder, called %s",
    (root, name) => {
      // x³ + kx − 6 at the root.
      const value = (rest: number) => (rest - root ** 3 + 6) / root;
      const shown = (rest: number) => {
        const top = rest - root ** 3 + 6;
        return Number.isInteger(value(rest)) ? `${name} = ${value(rest)}` : `${top}/${root}`;
      };
      const of = `x^3 + ${name}x - 6`;
      const texts = [
        `Find ${name} if ${divisor(root)} is a factor of ${of}`,
        `${divisor(root)} is a factor of ${of}. Find the value of ${name}.`,
        `Given that (${divisor(root)}) is a factor of ${of}, find ${name}`,
      ];
      if (Number.isInteger(value(0))) for (const text of texts) expect(answer(text)).toBe(shown(0));
      const rest = root ** 3 + root * 5 - 6;
      expect(
        answer(`When ${of} is divided by ${divisor(root)} the remainder is ${rest}. Find ${name}.`),
      ).toBe(`${name} = 5`);
    },
  );

  it("is not found by a divisor that is not straight, or from another letter", () => {
    expect(answer("Find k if x^2 - 2 is a factor of x^3 + kx - 6")).toBe("unsupported");
    expect(answer("Find m if x - 2 is a factor of x^3 + kx - 6")).toBe("unsupported");
  });
});

describe("the roots together", () => {
  it.each([
    [2, -3, 5],
    [1, 4, -7],
    [3, 6, 1],
  ])("are told by the coefficients: %ix² + %ix + %i", (a, b, c) => {
    const equation = `${a}x^2 + ${b}x + ${c} = 0`.replaceAll("+ -", "- ");
    const solved = answer;
    expect(solved(`Find the sum of the roots of ${equation}`)).toBe(solved(`Work out -(${b})/${a}`));
    expect(solved(`Find the product of the roots of ${equation}`)).toBe(solved(`Work out ${c}/${a}`));
    expect(solved(`What is the sum of the solutions of ${equation}`)).toBe(solved(`Work out -(${b})/${a}`));
  });

  it("are refused where one root comes twice", () => {
    expect(answer("Find the sum of the roots of x^2 - 4x + 4 = 0")).toBe("unsupported");
  });
});

describe("the argument of a complex number", () => {
  it.each([
    ["1 + i", "\\frac{\\pi}{4}"],
    ["-1 + i", "\\frac{3\\pi}{4}"],
    ["1 - i", "-\\frac{\\pi}{4}"],
    ["5i", "\\frac{\\pi}{2}"],
    ["-1 - i", "unsupported"],
  ])("of %s is %s", (z, latex) => {
    expect(answer(`Find the argument of ${z}`)).toBe(latex);
  });
});
