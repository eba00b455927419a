import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const TWO_LINES = "f(x)=\\begin{cases} 3x-1 & x<2 \\\\ x^2+1 & x\\ge 2 \\end{cases}";

describe("functions told in pieces", () => {
  it.each([
    [`Let $${TWO_LINES}$. Find $f(4)$.`, "17"],
    [`Given $${TWO_LINES}$, evaluate f(-3)`, "-10"],
    [`Find f(0), f(2) and f(3) for $${TWO_LINES}$.`, "-1,\\ 5,\\ 10"],
    [
      "For $h(t)=\\left\\{\\begin{array}{ll} 6 & \\text{if } t < 0 \\\\ t+2 & \\text{if } 0 \\le t < 5 \\\\ 2t & \\text{otherwise} \\end{array}\\right.$, find $h(-4)$ and $h(5)$.",
      "6,\\ 10",
    ],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each([
    ["a gap", "Let $f(x)=\\begin{cases} x & x<0 \\\\ 2x & x>0 \\end{cases}$. Find f(0)."],
    ["overlapping lines", "Let $f(x)=\\begin{cases} x & x<5 \\\\ 2x & x>1 \\end{cases}$. Find f(3)."],
    ["words it does not know", `Sketch $${TWO_LINES}$ and find f(1) twice`],
    ["another function", `Let $${TWO_LINES}$. Find g(1).`],
  ])("leaves %s alone", (_, text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("takes the line on the right side of the border", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (border, at) => {
        const text = `Let $f(x)=\\begin{cases} x+20 & x<${border} \\\\ x-20 & x\\ge ${border} \\end{cases}$. Find f(${at}).`;
        expect(solve(text).latex).toBe(String(at < border ? at + 20 : at - 20));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
