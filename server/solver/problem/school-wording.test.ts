import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("instructions as schoolbooks word them", () => {
  it.each([
    ["Name the number: $7{,}016$.", "seven thousand, sixteen"],
    ["The height of the tower is 1,093 feet. Write the height in words.", "one thousand, ninety-three"],
    ["Factor perfect square trinomials: $25x^2 - 10x + 1$", "(5x − 1)^2"],
    ["Factor each trinomial of the form $x^2+bx+c$: $x^2+9x+20$", "(x + 5)(x + 4)"],
    ["Factor sums and differences of cubes: $y^3 + 64$", "(y + 4)(y^2 − 4y + 16)"],
    ["Simplify each expression with zero exponents: $(5t)^0$", "1"],
    ["Write with positive exponents: $y^{-6}$", "1/y^6"],
    ["Find the excluded values: $\\frac{3}{x-8}$", "x = 8"],
    ["Convert the decimal form to scientific notation: 4,700", "4.7 × 10^3"],
    ["List the terms in the expression: $6x^2 - 4x + 9$", "6x^2, −4x, 9"],
    ["Fill in the blank with <, >, or =: -4 ___ -9", "−4 > −9"],
    ["Write the ratio as a fraction: 10 inches to 2 feet", "5/12"],
    ["Find the unit rate: 2.1 pounds in 56 days", "0.04 pounds/day"],
    ["Find the unit rate: 4.5 pounds in 60 days", "0.075 pounds/day"],
    ["The voyage lasted for three weeks. Convert the time to hours.", "504 hours"],
    ["Translate the phrase into math notation, then simplify: the sum of 18 and 25", "43"],
    ["Solve the system by graphing: $\\begin{cases} x+y=7 \\\\ x-y=1 \\end{cases}$", "(x, y) = (4, 3)"],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });
});

describe("percents in trade and interest", () => {
  it.each([
    [
      "Find the sales tax rate. Ada bought a lamp for $\\$80.$ The sales tax on the purchase was $\\$5.60.$",
      "7%",
    ],
    ["Noor earned $\\$90$ commission for selling $\\$600$ of shoes. What was the commission rate?", "15%"],
    ["Ivo receives 6% commission. Find his commission if he sells $\\$450$ of books.", "$27"],
    [
      "Find the amount of discount and the sale price. Lea bought a coat that was discounted 25% from an original price of $\\$120$.",
      "amount of discount = $30, sale price = $90",
    ],
    ["Find the simple interest earned after 4 years on $\\$700$ at an interest rate of 5%.", "$140"],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it.each([
    [
      "Find the circumference of a circle with radius 4 inches. Leave your answer in terms of π.",
      "8π inches",
    ],
    ["Find the circumference of a circle with radius 4 inches.", "8π inches"],
    ["A circle has radius 5 cm. What is its area?", "25π square cm"],
    ["What is the volume of a sphere with radius 6? Round to the nearest hundredth.", "904.78"],
    [
      "Find the volume of a cone with height 9 feet and radius 2 feet. Round to the nearest hundredth.",
      "37.70 cubic feet",
    ],
    ["Find the volume of a cone with radius 2 feet and height 9 feet.", "12π cubic feet"],
    ["What is the volume of a sphere with radius 5 m?", "500π/3 cubic m"],
    ["Find the volume of a cylinder with radius 3 cm and height 10 cm. Use 3.14 for π.", "282.6 cubic cm"],
    ["Find the volume of a cylinder with radius 3 cm and height 10 cm (use 3.14 for π).", "282.6 cubic cm"],
    ["A circle has radius 5. Find the area. Use 3.14 for π.", "78.5"],
    ["A circle has a circumference of 20 feet. Find its radius.", "10/π feet"],
  ])("keeps π unless a rounding or a value for it is told: %s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it("abstains where another unit is wanted", () => {
    expect(solve("Find the volume of a cube with side 2 feet in cubic inches.").status).toBe("unsupported");
  });
});

describe("a formula in a story", () => {
  it.each([
    [
      "A wrench fell 400 feet. Use the formula $t=\\frac{\\sqrt{h}}{4}$ to find how many seconds it took to reach the ground.",
      "5 seconds",
    ],
    [
      "Ben has sod for an area of 200 square feet. Use the formula $s=\\sqrt{A}$ to find the length of each side of his lawn. Round your answer to the nearest tenth of a foot.",
      "14.1 feet",
    ],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });
});
