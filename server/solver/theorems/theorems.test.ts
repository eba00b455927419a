import { describe, expect, it } from "vitest";
import { amissWith } from "@/server/testing/drawn-well";
import { solve } from "../solve";
import { THEOREMS, theoremOf } from "./theorem-of";

/** A problem of our own in whose solution each of them occurs. */
const SAMPLES: Readonly<Record<string, string>> = {
  "adding-fractions": "½ + 2⅓",
  "equal-fractions": "1.5(5/8 - 2)",
  "multiplying-fractions": "What is 2/3 of 18?",
  reciprocal: "(3/5) ÷ (p/7)",
  percent: "What is 20% of 60?",
  "prime-factorisation": "Number of factors of 100",
  "trial-division": "Is 2 prime?",
  "greatest-common-factor": "Find the GCF of 15 and 28",
  "least-common-multiple": "Find the LCM of 12 and 18",
  "number-of-divisors": "Number of factors of 100",
  "division-with-remainder": "Does 7 divide 861?",
  "scientific-notation": "Write 3.2 x 10^5 in standard form",
  "absolute-value": "|x - 3| <= 5",
  "root-of-product": "\\sqrt{-20}",
  "rationalising-the-denominator": "\\frac{1}{\\sqrt{2}}",
  "negative-exponents": "Work out 2^(-3)",
  "laws-of-powers": "Simplify (2x)^3",
  balance: "2x+3=7",
  "distributive-law": "3(x-2)^2",
  "like-terms": "4x + 3x",
  "difference-of-squares": "Factor x^2 - 9",
  "square-of-a-sum": "3(x-2)^2",
  "sum-and-product": "Factor: $6x^2 + 11x - 10$",
  "zero-product": "x^2 = 7x",
  "quadratic-formula": "x^2 - 4x - 7 = 0",
  discriminant: "x^2 - 4x - 7 = 0",
  "completing-the-square": "Find the number that completes the square: x^2 - 9x",
  "square-root-property": "x^2 + 16 = 0",
  "two-cubes": "Factor sums and differences of cubes: $y^3 + 64$",
  "binomial-theorem": "Find the fifth term of $(x - 3)^7$",
  "remainder-theorem": "Is x - 2 a factor of x^3 - 8?",
  "partial-fractions": "Decompose into partial fractions: $\\frac{x-8}{(x-2)^2}$",
  "extraneous-roots": "\\sqrt{x+2}=x",
  elimination: "a + b = 10, a - b = 4",
  substitution: "a + b = 10, a - b = 4",
  "turning-an-inequality": "Solve 7 - 3x < 22",
  "testing-intervals": "1/x > 0",
  "laws-of-logarithms": "Expand the logarithm: $\\log_{5}(25ab)$",
  "meaning-of-a-logarithm": "Evaluate $\\ln e^{9}$",
  "change-of-base": "Rewrite $\\log_4 9$ in terms of base e.",
  "equal-exponents": "Solve $2^{x} = 32$",
  variation: "If y varies inversely with x, and y = 8 when x = 3, find y when x = 12.",
  slope: "Graph $y = -2x + 6$",
  "point-slope": "Find the equation of the normal line to y = x^2 at x = 1.",
  "slope-intercept": "Find the equation of the normal line to y = x^2 at x = 1.",
  "perpendicular-slopes": "Are the lines y = 3x and y = x/3 perpendicular?",
  pythagoras: "Find the distance between (1, 1) and (3, 5)",
  midpoint: "Find the midpoint of (1, 4) and (2, 9)",
  "axis-of-symmetry": "Graph $f(x) = (x - 1)(x + 3)$",
  circle: "Find the radius of the circle $x^2 + y^2 = 45$",
  asymptotes: "Graph $f(x) = \\frac{x + 1}{x - 2}$",
  "inverse-function": "Find the inverse of f(x) = 2x + 6",
  domain: "Find the domain of $f(x) = x^2 + 5x$",
  "moving-a-graph":
    "Write a formula for the function obtained when the graph of $f(x)=x^2$ is shifted down 9 units.",
  "unit-circle": "\\cos(\\pi)",
  "pythagorean-identity": "Simplify $\\sec x \\cot x$",
  "right-triangle-ratios": "Simplify $\\sec x \\cot x$",
  "laws-of-sines-and-cosines": "Solve the triangle: $a=5,b=8,\\gamma=60^{\\circ}$.",
  radians: "Convert $100^{\\circ}$ to radians.",
  "arc-and-sector":
    "Find the area of the sector of a circle with radius 6 cm and central angle $\\frac{\\pi}{3}$.",
  "polar-coordinates": "Write $z = -3i$ in polar form.",
  "power-rule": "Find the derivative of x^x",
  "sum-rule": "$\\frac{d}{dx}(x^3 + \\cos x)$",
  "product-rule": "Find the derivative of x^x",
  "quotient-rule": "Find the derivative of (2x + 1)/(x - 4)",
  "chain-rule": "Find the derivative of x^x",
  "difference-quotient": "Use the definition of the derivative to find the derivative of f(x) = x^2 + 5x",
  "implicit-differentiation": "Find $\\frac{dy}{dx}$ if $xy = 12$.",
  "first-derivative-test": "Find the local extrema of f(x) = 6x - x^2",
  "hospitals-rule": "$\\lim_{x\\to 0^+} x \\ln x$",
  "highest-power": "$\\lim_{x\\to\\infty}\\frac{6x^2 - 1}{2x^2 + x}$",
  "fundamental-theorem": "integrate sin(x) from 0 to pi",
  "power-rule-of-integrals": "$\\int (4x - 1)\\,dx$",
  "constant-of-integration": "x y' = 2y",
  "integration-by-substitution": "$\\int_0^{\\infty} x e^{-x} dx$",
  "separating-variables": "x y' = 2y",
  "ratio-test": "Find the radius of convergence of $\\sum_{n=1}^{\\infty} n! x^n$.",
  "taylor-polynomial": "Find the Maclaurin polynomial of degree 3 for $f(x) = \\sin x$.",
  "arithmetic-sequence": "Find a_9 when a_1 = 2 and d = 6",
  "geometric-sequence": "Find the sum $\\sum_{i=1}^{10} 3 \\cdot 2^{i-1}$",
  mean: "Find the mean of 6, 2.5, 11",
  median: "Find the median of 4, 10, 6, 8.",
  quartiles: "Find the outliers of 4, 5, 6, 7, 8.",
  "standard-deviation": "Find the sample variance of 2, 4, 6.",
  "normal-distribution": "X is normal with mean 40 and standard deviation 5. Find P(x > 47).",
  "binomial-distribution": "X ~ B(6, 0.25). Find P(x ≤ 1).",
  "addition-rule": "A and B are mutually exclusive. P(A) = 0.3. P(B) = 0.25. Find P(A OR B).",
  "conditional-probability": "X ~ U(2, 10). Find P(x < 5 | x > 3).",
  complement: "Suppose that P(B) = 3/4. Find P(B').",
  "equally-likely": "A fair coin is tossed. What is the probability of getting tails?",
  "counting-orders": "How many ways can 6 people line up in a row?",
  determinant: "Find the inverse of [[2, 1], [5, 3]]",
  "dot-product": "Find the angle between the vectors u = <2, 0> and v = <0, 5>",
  "conservation-of-atoms": "Balance H2 + O2 -> H2O",
  "molar-mass": "Calculate the molar mass of MgSO4",
};

const LISTED = Object.entries(THEOREMS);

describe("theorems", () => {
  it("have a sample each, and no sample is of another", () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(THEOREMS).sort());
  });

  it.each(Object.entries(SAMPLES))("%s is met on the way to an answer: %j", (id, problem) => {
    const { status, steps } = solve(problem);
    expect(status).toBe("solved");
    expect(steps.map(({ rule }) => theoremOf(rule)?.name)).toContain(THEOREMS[id]?.name);
  });

  it("have names of their own, and a rule rests on one of them", () => {
    const names = LISTED.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
    const rules = LISTED.flatMap(([, theorem]) => theorem.rules);
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });

  it.each(LISTED)("%s is said in sentences", (_, { says, when, example }) => {
    for (const sentence of [says, when]) expect(sentence).toMatch(/^\p{Lu}.*\.$|^[nx] .*\.$/u);
    expect(says.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
    expect(example).not.toContain("$");
  });

  it("stay within the frame of their pictures", () => {
    const pictures = LISTED.flatMap(([id, { picture }]) => (picture ? [[id, picture] as const] : []));
    expect(pictures.length).toBeGreaterThanOrEqual(20);
    for (const [id, picture] of pictures) expect(amissWith(picture), id).toEqual([]);
  });
});
