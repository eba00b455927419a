import { describe, expect, it } from "vitest";
import { checkReply } from "./check-reply";

const check = async (problem: string, text: string) =>
  (await checkReply({ text, problems: [problem] }, () => 0)).claims;
const refuted = async (problem: string, text: string) =>
  (await check(problem, text)).filter(({ outcome }) => outcome === "refuted");

describe("what a reply comes to", () => {
  it.each([
    ["Solve 4x - 7 = 21", "You add 7, then you divide by 4. That leaves x standing at 8."],
    ["Factor x^2 + 7x + 12", "We want 12 as a product and 7 as a sum. So it comes apart as (x + 2)(x + 6)."],
    ["What is 15% of 240?", "Ten percent is 24 and five percent is 12. All told you get 38."],
    ["Solve 3(x - 2) = 15", "Divide by 3 first. Hence our unknown equals 3."],
    ["Solve -2x < 8", "Divide both sides by -2 and you obtain x < -4."],
    ["Differentiate (2x + 1)^5", "By the chain rule, f'(x) = 5(2x + 1)^4."],
    ["Find the area of a circle with radius 5", "The area is πr² = 10π."],
    ["Factor x^2 - 11x + 30", "Hunting for pairs, we end up at (x - 4)(x - 7)."],
    ["Solve 3x - 1 <= 8", "That gives x is at most 4."],
    ["Find the mode of 4, 4, 6, 7", "The mode is the value seen most often, so it's 6."],
    ["Solve x/4 = 7", "Undo the division. x must have been 24 all along."],
    ["Expand 2(x - 3)^2", "Everything multiplied out reads 2x^2 - 12x + 9."],
  ])("is refuted whatever the words around it: %s → %s", async (problem, text) => {
    expect((await refuted(problem, text)).map(({ kind }) => kind)).not.toEqual([]);
  });

  it.each([
    ["What is 15% of 240?", "Ten percent is 24, and half of that is 12. Can you put them together?"],
    ["What is 1/2 + 1/3?", "In sixths you have three and two of them."],
    ["Find the mean of 4, 8, 9, 11", "The largest number is 11."],
    ["Solve 4x - 7 = 21", "If you multiply x by 4 and take 7 away, you are back at 21."],
    ["Solve 4x - 7 = 21", "Doubling it would leave you with 14."],
    ["Differentiate x^3 - 4x", "For the first term you are left with 3x^2."],
    ["Solve x^2 = 25", "The square root of 25 comes to 5. Is that all?"],
    ["Solve -2x < 8", "- Wrong: x < -4\n- Right: x > -4"],
    ["Solve x^2 - 5x + 6 = 0", "The roots add up to 5."],
    ["Solve x^2 - 5x + 6 = 0", "Work out the discriminant first. It comes to 1."],
    ["Solve x^2 - 5x + 6 = 0", "Halve the coefficient of x. That makes 2.5."],
    ["Solve 4x - 7 = 21", "Try five. You get 13."],
    ["Solve 4x - 7 = 21", "With six it comes out as 17, a bit short."],
    ["Solve 4x - 7 = 21", "It has two digits? No, just one."],
    ["Solve x^2 - 9x + 14 = 0", "With x = 2 we get 4 - 18 + 14 = 0. So 2 is a root. What's the other?"],
    ["Differentiate sin(2x)", "The inside, 2x, has derivative 2."],
    ["Increase 120 by 10%", "The increase itself is 12."],
    ["What is 45% of 80?", "We start with ten percent, so that's 8."],
    ["Find the median of 8, 1, 5, 9, 3", "There are five values, so the middle position is 3."],
    ["Solve 2x + 3 > 11", "Twice the number has to be more than 8."],
    ["What is 8 * 7?", "Ten sevens would be seventy. Take away two of them, that's 14."],
    ["Differentiate x^3 - 4x", "We can also write it as x(x^2 - 4)."],
    ["Convert 3.5 km to metres", "Three whole kilometres come to 3000 m."],
    ["Find the mean of 6, 10, 14, 22", "Altogether there's 52, shared among four."],
    ["Find the area of a rectangle with length 12 cm and width 7 cm", "The width is 7 cm."],
    ["Factor x^2 - 7x + 10", "You put (x + 2)(x + 5), I see."],
  ])("is left alone where it may be something on the way: %s → %s", async (problem, text) => {
    expect(await refuted(problem, text)).toEqual([]);
  });

  it("is said not to come to the answer where its last value can only be suspected", async () => {
    const problems = ["Find the derivative of sin(3x)"];
    const { lacks } = await checkReply({ text: "Everything collapses to cos(3x).", problems }, () => 0);
    expect(lacks).toBe("3\\cos(3x)");
  });
});

describe("a step", () => {
  it.each([
    ["Solve 6x + 5 = 29", "Subtracting 5 from each side leaves us with 6x = 34."],
    ["Solve 3(x - 2) = 15", "Opening the bracket, 3x - 2 = 15."],
    ["Solve x/3 + 4 = 9", "Take away 4: x/3 = 13."],
    ["Solve 2x^2 - 8 = 0", "First halve everything: x^2 - 8 = 0."],
    ["Solve sqrt(x + 1) = 4", "Square both sides and you are left with x + 1 = 8."],
  ])("is judged whatever it is introduced by: %s → %s", async (problem, text) => {
    expect(await refuted(problem, text)).toHaveLength(1);
  });

  it("may be one case of several", async () => {
    const text = "Set each bracket to zero: x - 2 = 0 is the first, x - 3 = 0 the other.";
    expect(await refuted("Solve x^2 - 5x + 6 = 0", text)).toEqual([]);
  });
});

describe("mathematics in prose", () => {
  it.each([
    ["∫ x^3 dx = 3x^2 + C by the power rule.", "∫ x^3 dx = 3x^2 + C"],
    ["Remember that d/dx ln(x) = 1/x^2.", "d/dx ln(x) = 1/x^2"],
    ["Since 1 kg = 1000 g, 4.2 kg = 420 g.", "4.2 kg = 420 g"],
    ["So 150 km / 2 h = 70 km/h.", "150 km / 2 h = 70 km/h"],
    ["Thus 36 g / 18 g/mol = 3 mol.", "36 g / 18 g/mol = 3 mol"],
    ["So 4³ = 12 cm³.", "4³ = 12 cm³"],
  ])("is read as far as it goes, and refuted: %s", async (text, latex) => {
    expect((await refuted("What is 2 + 2?", text)).map((claim) => claim.latex)).toEqual([latex]);
  });

  it.each([
    "F = 5 kg × 3 m/s² = 15 N.",
    "2 km + 300 m = 2.3 km.",
    "1 mile = 1.6 km, give or take.",
    "1 kg = 2.2 lb.",
    "So 0.5 × 3 = 1500 ml.",
    "y = u⁵, so dy/dx = 5u⁴ · 2 = 10(2x + 1)⁴.",
    "Eight sevens are fifty-six, and twelve squared is a hundred and forty-four.",
  ])("is left alone where it is right: %s", async (text) => {
    expect(await refuted("What is 2 + 2?", text)).toEqual([]);
  });

  it.each([
    "| x | y = 2x + 1 |\n|---|---|\n| 0 | 1 |\n| 2 | 6 |",
    "| $x$ | $x^2 - 1$ |\n|--|--|\n| -3 | 10 |",
    "| percent | of 240 |\n|---|---|\n| 10% | 24 |\n| 15% | 38 |",
    "So 12/80 = 0.15, which is 1.5%.",
    "9² + 12² = 81 + 144 = 225 and √225 = 25.",
    "The angles of a triangle add up to 360 degrees.",
    "A hexagon's interior angles sum to 540°.",
    "By the product rule, (x e^x)' = e^x.",
  ])("is refuted where it is wrong: %s", async (text) => {
    expect(await refuted("Solve x + 1 = 2", text)).toHaveLength(1);
  });

  it("may be a times table in words", async () => {
    expect(await refuted("What is 8 * 7?", "Eight sevens are fifty-four.")).toHaveLength(1);
  });
});
