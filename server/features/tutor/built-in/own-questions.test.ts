import { describe, expect, it } from "vitest";
import { replyTo as reply } from "./testing";

describe("a question about the problem at hand", () => {
  it.each([
    ["what is 30% of 90", "and 70%?", "63"],
    ["convert 3 miles to km", "ok and 5?", "8.0\\d"],
    ["area of a circle with radius 5", "sorry i meant diameter being 5", "6\\.25|25.*4"],
    ["1/5 + 1/4", "can we do it with decimals", "0\\.45"],
    ["A bag costs $60 and is reduced by 15%. What is the new price?", "what if it was 25%", "45"],
    ["Löse 3x + 6 = 21", "zeig mir bitte nur den zweiten Schritt", "Schritt 2"],
    ["resuelve 3x + 6 = 21", "solo el segundo paso", "Paso 2"],
    ["solve 9 - 4x = 1", "why did the sign flip", "-4"],
    ["solve 5x < -20", "does the sign turn", "stays as it is"],
    ["solve -5x < 20", "does the arrow turn", "turns here"],
    ["solve 9 - 4x = 1", "i got -2, where did i go wrong", "Send me your working"],
    ["factor x^2 - 7x + 12", "how do i know its minus in both", "both are negative"],
    ["factor x^2 + x - 12", "why plus in one and minus in the other one", "below zero"],
    ["simplify 40/60", "can i divide by 5 first", "\\\\frac\\{8\\}\\{12\\}"],
    ["simplify 40/60", "can i divide by 7 first", "does not go into both"],
    ["what is 14 x 16", "how do i do it in my head", "14 \\\\cdot 10 = 140"],
    [
      "A bag costs $60 and is reduced by 15%. What is the new price?",
      "cant i just take 15 off",
      "not the number",
    ],
    ["solve x/5 = 4", "make it harder", "Try this one"],
  ])("about %s: %s", (problem, question, said) => {
    expect(reply(problem, question)).toMatch(new RegExp(said));
  });

  it.each([
    ["what do you call the bottom of a fraction", "Denominator"],
    ["whats the word for the number above the line of a fraction", "Numerator"],
  ])("a word is found by what it means: %s", (question, said) => {
    expect(reply(question)).toContain(`**${said}.**`);
  });
});
