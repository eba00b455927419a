import { describe, expect, it } from "vitest";
import { tutorReply } from "./tutor-reply";

const said = (problem: string, message: string): string => {
  const turns = [{ role: "user" as const, text: problem }];
  return tutorReply([
    ...turns,
    { role: "assistant", text: tutorReply(turns) },
    { role: "user", text: message },
  ]);
};

describe("a student with ways of their own", () => {
  it.each([
    ["What is 30% of 90?", "can i do 90 divided by 30"],
    ["Work out 2/7 + 1/3", "why cant i just do 3/10"],
    ["Factor x^2 + 9x + 14", "why not 1 and 14"],
  ])("is told what the calculation comes to, and stays with the problem: %s, %s", (problem, message) => {
    expect(said(problem, message)).toMatch(/^\*\*Not quite\.\*\*/);
  });

  it.each([
    ["Solve 6x + 4 = 40", "i got 36", "6x = 36"],
    ["What is 30% of 90?", "so its like 0.3 right", "0.3"],
  ])("is told that a number of a step is on the way: %s, %s", (problem, message, shown) => {
    const reply = said(problem, message);
    expect(reply).toMatch(/^\*\*Not yet\.\*\*/);
    expect(reply).toContain(shown);
  });

  it.each([
    ["Solve 6x + 4 = 40", "what if it was minus 4", "6x - 4 = 40"],
    ["Work out 2/7 + 1/3", "what if its minus", "-"],
    ["Resolva 6x - 12 = 30", "e se fosse + 12", "6x + 12 = 30"],
    ["Résous 6x - 12 = 30", "et si c'était + 12", "6x + 12 = 30"],
  ])("changes a sign by its name: %s, %s", (problem, message, shown) => {
    expect(said(problem, message)).toContain(shown);
  });

  it.each([
    ["Solve 6x + 4 = 40", "where did the 17 come from", "There is no $17$"],
    ["Solve 3(x - 2) = 15", "can i just divide both sides by x", "not $0$"],
    ["Simplify 3(2a - 4) + 5a", "can i add the 6a and the 5a", "like terms"],
    ["Find the area of a circle with radius 6 cm", "what if the diameter is 6", "9\\pi"],
    ["Solve 6x + 4 = 40", "is it minus 6", "x = -6"],
    ["Résous 6x - 12 = 30", "je comprends rien", "Indice"],
    ["Löse 3(x + 2) = 21", "was ist eine Klammer", "Bracket"],
  ])("is answered as what they ask: %s, %s", (problem, message, shown) => {
    expect(said(problem, message)).toContain(shown);
  });
});
