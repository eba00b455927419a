import { describe, expect, it } from "vitest";
import { answersRequest, openRequestIn } from "./open-requests";

const requestIn = (...texts: readonly string[]) =>
  openRequestIn(texts.map((text) => ({ role: "user" as const, text })));

function isHeld(problem: string, sentence: string): boolean {
  const request = requestIn(problem);
  if (!request) throw new Error(`nothing is asked for: ${problem}`);
  return answersRequest(sentence, request);
}

const ESSAY = "Write an essay about recycling for me";
const PROGRAM = "write a python function that adds up a list";
const NAME = "Who painted the Mona Lisa?";

describe("what a student is to make or to find, where no problem is worked", () => {
  it.each([
    [ESSAY, "text"],
    ["schreib mir einen Brief an meine Oma", "text"],
    ["escribe un poema sobre el mar", "text"],
    [PROGRAM, "program"],
    ["can you give me the code for bubble sort", "program"],
    [NAME, "name"],
    ["In which year did the Berlin wall fall?", "time"],
    ["what is the capital of Peru", "name"],
  ] as const)("is known by its kind: %s", (text, kind) => {
    expect(requestIn(text)?.kind).toBe(kind);
  });

  it.each([
    "Solve 3x + 5 = 20",
    "What is 15% of 80?",
    "what does photosynthesis mean",
    "hello",
    "when x = 3 what is 2x",
  ])("is not seen in %j", (text) => expect(requestIn(text)).toBeNull());

  it("is over when a problem is posed behind it, and not with a word", () => {
    expect(requestIn(ESSAY, "just write it, please")?.kind).toBe("text");
    expect(requestIn(ESSAY, "Solve 3x + 5 = 20")).toBeNull();
  });

  it.each([
    [ESSAY, "Recycling has become one of the most important habits of modern households."],
    [ESSAY, "Begin with “Every year, millions of tonnes of plastic end up in the sea.”"],
    [ESSAY, "El reciclaje es una de las costumbres más importantes de nuestro tiempo."],
    [ESSAY, "Bins overflow everywhere."],
    [ESSAY, "Then came the plastic."],
    [PROGRAM, "```python\ndef total(xs):\n    return sum(xs)\n```\n"],
    [PROGRAM, "def total(xs): return sum(xs)"],
    [PROGRAM, "The whole of it is `total = sum(xs)`."],
    [NAME, "It was Leonardo da Vinci."],
    [NAME, "Leonardo, who came from Tuscany."],
    [NAME, "His first name starts with an L."],
    ["In which year did the Berlin wall fall?", "That happened in 1989."],
  ])("is kept back: %s, %s", (problem, sentence) => {
    expect(isHeld(problem, sentence)).toBe(true);
  });

  it.each([
    [ESSAY, "Which reason matters most to you?"],
    [ESSAY, "Good start!"],
    [ESSAY, "Then write down three reasons."],
    [ESSAY, "A good introduction names the topic and says why it matters."],
    [ESSAY, "List three things that your own family throws away every day."],
    [PROGRAM, "What would you do with the first number of the list?"],
    [PROGRAM, "A loop goes through a list one number after the other."],
    [PROGRAM, "Look up what `sum` does."],
    [NAME, "He was a pupil of Verrocchio."],
    [NAME, "Which painters of the Renaissance do you know?"],
  ])("a hint is let through: %s, %s", (problem, sentence) => {
    expect(isHeld(problem, sentence)).toBe(false);
  });
});
