import { describe, expect, it } from "vitest";
import { randomFrom } from "../fuzz/random";
import { anotherLetter } from "./another-letter";
import { haveSameAnswer, outcomeOf } from "./compare-outcomes";
import { FORMS } from "./forms";
import { latexAsPlain } from "./latex-as-plain";
import { otherNumbers } from "./other-numbers";
import { textOf, tokensOf } from "./tokens";

const TEXTS = [
  "Solve $3x + 5 = 20$ for x.",
  "Simplify: \\(\\frac{x^{2}-1}{x-1}\\)",
  "Solve 2*x - 7 = 3*(x + 1).",
  "What is 45% of 120?",
  "A farmer has 12 hens and buys 7 more. How many hens does he have?",
  "Work out 2 1/2 + 3 1/4",
  "Factor x^2 - 9",
  "I paid $5 and got $3 back. What did I spend?",
  "Find a number with |x - 2| < 5 and x >= 0.",
  "",
  "$$",
  "Let f(x) = x^2 - 3x. Find f(-2).",
];

const form = (name: keyof typeof FORMS, text: string, seed = 1): string | null =>
  FORMS[name](text, randomFrom(seed));

describe("tokens of a problem", () => {
  it.each(TEXTS)("put together are the problem again: %s", (text) => {
    expect(textOf(tokensOf(text))).toBe(text);
  });

  const kinds = (text: string, kind: string) =>
    tokensOf(text)
      .filter((token) => token.kind === kind)
      .map((token) => token.text);

  it.each([
    ["solve for x    x/12 = 7/4", ["x/12 = 7/4"]],
    ["Which is larger? (a) -5 (b) 2 + 1", ["2 + 1"]],
  ])("keeps apart what stands apart: %s", (text, maths) => {
    expect(kinds(text, "maths")).toEqual(expect.arrayContaining(maths));
  });

  it("tells mathematics from prose", () => {
    expect(kinds("Solve 2*x - 7 = 3*(x + 1) for x.", "maths")).toEqual(["2*x - 7 = 3*(x + 1)"]);
    expect(kinds("Solve $3x = 6$ for x.", "latex")).toEqual(["$3x = 6$"]);
    expect(kinds("A farmer has 12 hens and a well-known dog.", "maths")).toEqual([]);
    expect(kinds("I paid $5 and got $3 back.", "latex")).toEqual([]);
  });
});

describe("forms of a problem", () => {
  it.each([
    ["order", "Solve: $3x = 6$", 1, "$3x = 6$, solve"],
    ["order", "Factor x^2 - 9.", 7, "x^2 - 9. Factor."],
    ["unspaced", "Solve 2*x - 7 = 3*(x + 1).", 1, "Solve 2*x-7=3*(x+1)."],
    ["unspaced", "Work out 2 1/2 + 3 1/4", 1, "Work out 2 1/2+3 1/4"],
    ["lower case", "Find the LCM of Tom's and Na.", 1, "find the LCM of tom's and Na."],
    ["notation", "Solve $\\frac{x+1}{2}=x^{2}$", 1, "Solve ((x+1)/2)=x^2"],
    ["notation", "Solve 2*x = 7.", 1, "Solve $2\\cdot x = 7$."],
    ["unicode", "Solve x^2 - 3*x >= 0", 1, "Solve x² − 3 · x ≥ 0"],
    ["unicode", "Simplify x^23 - 1", 1, "Simplify x^23 − 1"],
  ] as const)("%s of %s", (name, text, seed, expected) => {
    expect(form(name, text, seed)).toBe(expected);
  });

  it.each([
    ["order", "Solve $3x = 6$ for x."],
    ["order", "Find the mean of 3 + 4"],
    ["notation", "Work out 2 1/2 + 3 1/4"],
    ["notation", "solve dy/dx = 2x"],
    ["notation", "collect like terms: 5ab + 3a - 2ab + a"],
    ["notation", "1,5x + 2 = 8"],
    ["unspaced", "Which is smaller? (a) -5 (b) -7"],
    ["notation", "Solve $\\begin{cases} x = 1 \\\\ y = 2 \\end{cases}$"],
    ["synonym", "Differentiate with respect to $x$: $x^2$"],
    ["unicode", "What is 45% of 120?"],
  ] as const)("%s leaves %s alone", (name, text) => {
    expect(form(name, text)).toBeNull();
  });

  it("keeps the problem inside what is said before and behind it", () => {
    for (const text of TEXTS.filter((each) => each !== "")) {
      expect(form("irrelevant", text)?.endsWith(text)).toBe(true);
      expect(form("politeness", text)).toContain(text.replace(/\.$/, ""));
    }
  });
});

describe("LaTeX in plain writing", () => {
  it.each([
    ["$\\frac{1}{2}+2\\frac{3}{4}$", "(1/2)+2 3/4"],
    ["$x^{10}\\cdot y^{n+1}$", "x^10* y^(n+1)"],
    ["$\\left(3\\sqrt{2x}\\right)$", "(3sqrt(2x))"],
  ])("%s", (latex, plain) => {
    expect(latexAsPlain(latex)).toBe(plain);
  });

  it.each(["$\\sum_{k=1}^{3} k$", "$2\\frac{x}{3}$", "$\\sqrt[3]{x}$", "$\\frac{1}{2$", "$f'(x)$"])(
    "gives up on %s",
    (latex) => {
      expect(latexAsPlain(latex)).toBeNull();
    },
  );
});

describe("another letter", () => {
  it("changes every one of the letter, in mathematics and in prose", () => {
    const renamed = anotherLetter("Solve $\\frac{3x}{2} + x\\sqrt{5x} = 20$ for x.", randomFrom(1));
    expect(renamed?.from).toBe("x");
    expect(renamed?.text).toBe(
      `Solve $\\frac{3${renamed?.to}}{2} + ${renamed?.to}\\sqrt{5${renamed?.to}} = 20$ for ${renamed?.to}.`,
    );
  });

  it("leaves a text alone whose letters may be part of a word or of a sign", () => {
    expect(anotherLetter("Simplify xy + 2x", randomFrom(1))).toBeNull();
    expect(anotherLetter("Find $\\frac{dy}{dx}$ where $y = x^2$ and dx is small", randomFrom(1))).toBeNull();
    expect(anotherLetter("What is 45% of 120?", randomFrom(1))).toBeNull();
  });
});

describe("other numbers", () => {
  it("changes equal numbers alike and keeps exponents, decimals, places and bases", () => {
    expect(otherNumbers("Round 3.75 to the nearest 10 in base 2", randomFrom(1))).toBeNull();
    const changed = otherNumbers("Solve $7x^{2} + 7 = 35$", randomFrom(1)) ?? "";
    const [, a, exponent, b, c] = /\$(\d+)x\^\{(\d+)\} \+ (\d+) = (\d+)\$/.exec(changed) ?? [];
    expect([exponent, b]).toEqual(["2", a]);
    expect(a).not.toBe("7");
    expect(c).not.toBe("35");
  });
});

describe("answers compared", () => {
  const outcome = (text: string) => outcomeOf(text) ?? { text, latex: "none", task: null };

  it("are the same by value, in another letter too", () => {
    const [half, quarter] = [outcome("Work out 1/2 + 0"), outcome("Work out 1/4")];
    expect(haveSameAnswer(half, outcome("Work out 1 - 1/2"))).toBe(true);
    expect(haveSameAnswer(half, quarter)).toBe(false);
    const [inX, inT] = [outcome("Expand x(x + 3)"), outcome("Expand t(t + 3)")];
    expect(haveSameAnswer(inX, inT, { from: "x", to: "t" })).toBe(true);
    expect(haveSameAnswer(inX, inT)).toBe(false);
  });
});
