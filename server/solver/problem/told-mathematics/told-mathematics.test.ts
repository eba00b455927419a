import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const NUMBERS = [2, 5, 9] as const;

describe("an order on mathematics that a story gives", () => {
  it.each(NUMBERS)("solves the equation that is named behind by, with %i", (n) => {
    const text = `A baker puts the same number of rolls in ${n} bags, ${n * 7} rolls in all. Find the number of rolls in each bag, $r$, by solving the equation $${n}r = ${n * 7}$.`;
    expect(answer(text)).toBe("r = 7");
  });

  it.each(["determine", "find", "see"])("works out an expression that stands before to %s", (verb) => {
    const text = `A stone falls off a cliff. Simplify $\\sqrt{\\frac{81}{16}}$ to ${verb} how many seconds the fall takes.`;
    expect(answer(text)).toBe("\\frac{9}{4}");
  });

  it("rounds as a sentence behind it says", () => {
    const text =
      "A field is made of two squares. Simplify $(\\sqrt{2}+1)^{2}+3$ to determine its area. Round your answer to the nearest tenth.";
    expect(answer(text)).toBe("8.8");
  });

  it.each([
    "A shop sells pens. Simplify $3 \\cdot 4$ to determine the cost. How many pens are left?",
    "A shop sells pens. Simplify $3 \\cdot 4$ to determine the cost. Solve $2x = 8$ for the price.",
    "A shop sells pens. Add $3 \\cdot 4$ to determine the cost.",
    "Half of the voters are men. Find P(M).",
  ])("leaves alone what asks for more, or is no such order: %s", (text) => {
    expect(answer(text)).not.toMatch(/^\d|^x|PM/);
  });
});

describe("a formula told in a story", () => {
  const story = "The cost of hiring a boat for $h$ hours is given by the polynomial $12h + 30$.";

  it.each(NUMBERS)("is worked out for %i of what its letter counts", (n) => {
    expect(answer(`${story} Find the cost of hiring the boat for ${n} hours.`)).toBe(String(12 * n + 30));
  });

  it.each([
    `${story} Find the cost of hiring ${5} boats.`,
    `${story} Find the average cost per hour for 5 hours.`,
    `${story} How many hours can be paid with 90 dollars?`,
    `${story} Find the cost of hiring the boat for 5 days.`,
  ])("is not worked out for anything else: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });
});

describe("measures told as expressions", () => {
  it("gives the one that is asked for", () => {
    const told = "Volume is $6x^{3}+11x^{2}-x-6$, length is $2x+3$, width is $3x-2$.";
    expect(
      answer(`Use the given volume of a box and its length and width to express its height. ${told}`),
    ).toBe("x + 1");
  });

  it("is not misled where one is missing or another is told", () => {
    expect(answer("Express the height of a box. Volume is $6x^{3}+x$, length is $x$.")).not.toContain("x");
  });
});

describe("a parabola told in a story", () => {
  const story =
    "A ball is thrown up at 64 feet per second. Its height is $h(t)=-16t^{2}+64t+80$, where $t$ is the time in seconds.";

  it.each([
    ["When does the ball reach its maximum height?", "2\\text{ seconds}"],
    ["What is the maximum height of the ball?", "144"],
    ["When does the ball hit the ground?", "5\\text{ seconds}"],
    ["After how many seconds does the ball hit the ground?", "5\\text{ seconds}"],
  ])("answers %s", (question, expected) => {
    expect(answer(`${story} ${question}`)).toBe(expected);
  });

  it.each([
    `${story} When is the ball 100 feet above the ground?`,
    `${story} What is the maximum speed of the ball?`,
    `${story} When does the ball hit the ground for the second time?`,
    `${story.replace("at 64", "at 50")} When does the ball hit the ground?`,
    `${story.replace("+64t", "-64t")} When does the ball reach its maximum height?`,
  ])("answers nothing else: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });
});
