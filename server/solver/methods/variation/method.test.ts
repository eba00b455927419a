import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const SEEDED = { seed: 1, numRuns: 60 };

describe("variation", () => {
  it.each([
    [
      "If $p$ varies directly as $t$ and $p=21$ when $t=6$, find the equation that relates $p$ and $t$.",
      "p = \\frac{7}{2}t",
    ],
    [
      "Write an equation describing the relationship of the given variables: $y$ varies inversely as the cube of $x$ and when $x=2$, $y=3$.",
      "y = \\frac{24}{x^3}",
    ],
    [
      "$y$ varies jointly as $x$ and the square root of $w$. When $x=4$ and $w=25$, then $y=60$. Find $y$ when $x=2$ and $w=9$.",
      "y = 18",
    ],
    ["If y varies inversely with x, and y = 8 when x = 3, find y when x = 12.", "y = 2"],
    [
      "Suppose y varies directly as the square of x. If y = 45 when x = 3, find the constant of variation.",
      "k = 5",
    ],
    [
      "If $c$ varies directly as $g$ and $c=7.5$ when $g=3$, find the equation that relates $c$ and $g$.",
      "c = 2.5g",
    ],
    [
      "$m$ varies jointly as $a$ and $b$ and inversely as $d$. When $a=2$, $b=9$, and $d=6$, then $m=12$. Find $m$ when $a=5$, $b=3$, and $d=10$.",
      "m = 6",
    ],
  ])("finds the constant first: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each([
    "If y varies directly as x, find y when x = 5.",
    "If y varies directly as x and z and y = 4 when x = 2, find y when x = 5.",
    "If y varies directly as x and y = 4 when x = 0, find y when x = 5.",
    "If y varies directly as x and y = 4 when x = 2, find x when y = 5 and z = 3.",
    "If y varies directly as x and x = 4 when z = 2, find y when x = 5.",
    "The cost varies directly as the weight and y = 4 when x = 2. Find the equation.",
  ])("abstains where a value is missing or something is not understood: %s", (text) => {
    expect(solve(text).method).not.toBe("variation");
  });

  it("keeps the law for any constant", () => {
    const small = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(small, small, small, (k, x, w) => {
        const text = `If y varies directly as the square of x and y = ${k * x * x} when x = ${x}, find y when x = ${w}.`;
        expect(solve(text).latex).toBe(`y = ${k * w * w}`);
      }),
      SEEDED,
    );
  });
});
