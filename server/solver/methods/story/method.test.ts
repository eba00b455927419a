import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { int } from "../../expression/build";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { readProblem } from "../../problem/read";
import { solve } from "../../solve";
import { verifyValue } from "../../verify/verify";

const answered: readonly (readonly [story: string, latex: string])[] = [
  ["The sum of two numbers is 31. One number is seven more than the other. Find the numbers.", "19,\\ 12"],
  ["Find three consecutive odd integers whose sum is 87.", "27,\\ 29,\\ 31"],
  ["The sum of two numbers is 9 and the product is 14. Find the numbers.", "2,\\ 7"],
  ["The product of two consecutive even integers is 80. Find the integers.", "-10, -8 \\text{ or } 8, 10"],
  [
    "The length of a rectangle is 3 cm more than twice the width. The perimeter is 36 cm. Find the length and width.",
    "\\text{length} = 13\\text{ cm},\\ \\text{width} = 5\\text{ cm}",
  ],
  ["Find the area of a triangle with base 9 inches and height 4 inches.", "18\\text{ square inches}"],
  [
    "A table top is a circle with diameter of 10 feet. What is the circumference of the table?",
    "10\\pi\\text{ feet}",
  ],
  ["The volume of a cube is asked. Each side is 4 feet long. Find the volume.", "64\\text{ cubic feet}"],
  [
    "Two angles are supplementary. The measure of the larger angle is five times the measure of the smaller angle. Find the measures of both angles.",
    "150\\text{ degrees},\\ 30\\text{ degrees}",
  ],
  [
    "Rosa has $1.65 in nickels and dimes. The number of dimes is three more than the number of nickels. How many of each coin does she have?",
    "9\\text{ nickels},\\ 12\\text{ dimes}",
  ],
  [
    "Ali can tidy the hall in 3 hours, while Bea can tidy the hall in 6 hours. How long would it take them working together?",
    "2\\text{ hours}",
  ],
  [
    "Two trains leave Lyon at the same time. One heads north at a speed of 70 miles per hour. The other train heads south at a speed of 80 miles per hour. How many hours will it take them to be 375 miles apart?",
    "2.5\\text{ hours}",
  ],
  ["Nora drove for 2 1/2 hours at 48 miles per hour. How far did she drive?", "120\\text{ miles}"],
  [
    "Nora drove for 2 hours at 48 miles per hour and came back by bus. How far did she drive?",
    "96\\text{ miles}",
  ],
  [
    "Omar has a budget of $100 for cakes. The bakery charges $13 per cake. How many cakes can he buy?",
    "7\\text{ cakes}",
  ],
  ["Find the discount rate. A lamp was on sale for $60. The original price of the lamp was $80.", "25\\%"],
  ["Find the percent increase. In 2001, a ticket was $2.00. In 2011, a ticket was $2.50.", "25\\%"],
  [
    "Ida borrowed $4,000 to buy a boat. In 5 years, she paid $600 interest. What was the rate of interest?",
    "3\\%",
  ],
  [
    "A poplar casts a shadow of 60 feet next to a 20-foot tall shed which casts a 15 feet shadow. How tall is the poplar?",
    "80\\text{ feet}",
  ],
];

const refused: readonly string[] = [
  "Lena paints a fence in 4 hours and Karl in 6 hours. How long does it take in all?",
  "The sum of two numbers is 31. One number is seven more than the other. Their product is unknown to 5 people. Find the numbers.",
  "The sum of two consecutive even integers is 21. Find the integers.",
  "The length of a rectangle is 12 feet. A fence around it costs $4 per foot. Find the cost.",
  "The width of a rectangle is 3 feet less than half of something. The perimeter is 20 feet. Find the length.",
  "Rosa has $1.65 in nickels and dimes. How many of each coin does she have?",
];

const read = (text: string) => {
  const outcome = readProblem(text, DEFAULT_LIMITS);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.problem;
};

describe("stories", () => {
  it.each(answered)("answers %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.steps.at(-1)?.latex).toBe(latex);
    for (const [i, step] of result.steps.entries()) {
      if (i > 0 && i < result.steps.length - 1) expect(step.latex).not.toBe(result.steps[i - 1]?.latex);
    }
  });

  it.each(answered)("never calls the reading of a story proved: %s", (text) => {
    const result = solve(text);
    expect(result.verification).toBe("partial");
    expect(result.evidence.length).toBeGreaterThan(1);
  });

  it.each(refused)("abstains when something of the story is left over or missing: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("refutes a number that does not fit the conditions", () => {
    const problem = read("Nora drove for 3 hours at 50 miles per hour. How far did she drive?");
    const check = (n: number) =>
      verifyValue(problem, { kind: "quantity", value: int(n), unit: "miles" }, budget(DEFAULT_LIMITS));
    expect(check(150).status).toBe("partial");
    expect(check(151).status).toBe("refuted");
  });

  it("refutes a number of people that is one too high or too low", () => {
    const problem = read(
      "Omar has a budget of $100 for cakes. The bakery charges $13 per cake. How many cakes can he buy?",
    );
    const check = (n: number) =>
      verifyValue(problem, { kind: "quantity", value: int(n), unit: "cakes" }, budget(DEFAULT_LIMITS)).status;
    expect([6, 7, 8].map(check)).toEqual(["refuted", "partial", "refuted"]);
  });

  it("finds two numbers from their sum and how they differ", () => {
    const whole = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 40 }), (small, more) => {
        const large = small + more;
        const text = `The sum of two numbers is ${small + large}. One number is ${more} more than the other. Find the numbers.`;
        expect(solve(text).latex).toBe(`${large},\\ ${small}`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("finds the sides of a rectangle from its perimeter", () => {
    const side = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(side, side, (width, more) => {
        const length = width + more;
        const text = `The length of a rectangle is ${more} feet more than the width. The perimeter is ${2 * (length + width)} feet. Find the length and the width.`;
        expect(solve(text).latex).toBe(
          `\\text{length} = ${length}\\text{ feet},\\ \\text{width} = ${width}\\text{ feet}`,
        );
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
