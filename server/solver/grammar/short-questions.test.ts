import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answerTo = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.answer : found.status;
};

describe("short questions", () => {
  it.each([
    ["for what k does x^2+kx+16=0 have equal roots", "k = −8 or k = 8"],
    ["find m if 3x^2+6x+m=0 has exactly one solution", "m = 3"],
    ["is the point (3,7) on y=2x+1", "yes"],
    ["does (3,8) lie on y=2x+1?", "no"],
    ["vector from A(2,5) to B(6,4)", "⟨4, −1⟩"],
    ["s=2t^3-t find velocity when t=3", "53"],
    ["log3(54) - log3(2)", "3"],
    ["7^x = 20 give ans to 3sf", "x = ln(20)/ln(7) ≈ 1.54"],
    ["solve x^2-6x+25=0 over complex", "x = 3 − 4i or x = 3 + 4i"],
    ["(p^2 q^-3)^3 simplify no negative exponents", "p^6/q^9"],
    ["angles of a quadrilateral are 70, 85, 120, find the last", "85 degrees"],
    ["stationary points of y=x^3-12x", "(−2, 16), (2, −16)"],
    ["turning points of y=x^2-6x", "local minimum at (3, −9)"],
    ["whats the 40th odd number", "79"],
    ["f(x)=x^2-x whats f(b+1)", "b^2 + b"],
    ["P(A)=0.6, P(B|A)=0.5 find P(A∩B)", "0.3"],
    ["a bag has 4 red 5 blue balls. pick one. P(blue)?", "5/9"],
  ])("are read as they are typed: %s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });

  it.each([
    ["a shirt is $50 plus 6% tax whats the total", "$53"],
    ["a coat costs $80 and its 25% off how much is it now", "$60"],
    ["a car worth 10000 loses 10% each year whats it worth after 2 years", "8100.00"],
  ])("about prices are read by what is asked for: %s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });

  it.each([
    // One of the two is an opposite.
    "P(A)=0.6, P(B|A')=0.5 find P(A and B)",
    "P(A)=0.5, P(B)=0.4, P(A∩B)=0.1 find P(A∩B')",
    "P(A)=0.5, P(B)=0.4, P(A∩B')=0.1 find P(A∩B)",
    // Both events are more than the condition that is told.
    "P(A)=0.6, P(A|B)=0.5 find P(A and B)",
    // It does not turn where it is level.
    "turning points of y=x^3",
    "7^x = 20 give ans to 0 sf",
    // What is asked for is the loss, or nothing.
    "a car worth 10000 loses 10% each year how much does it lose in 2 years",
    "a car worth 10000 loses 10% each year",
    // With the letter before the square it may be no quadratic equation.
    "for what k does kx^2+4x+1=0 have equal roots",
    "for what k does x^2+kx+9=0 have two different real roots",
    "the point (2,k) is on y=2x+1",
  ])("that ask for something else are refused: %s", (text) => {
    expect(answerTo(text)).not.toMatch(/\d/);
  });
});
