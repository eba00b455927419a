import { describe, expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";
import { commandElsewhere } from "./commands-elsewhere";
import { readTurn } from "./read-turn";

const posed = (text: string): string | null => {
  const { problem } = readTurn(text, null);
  return problem.kind === "typed" ? problem.worked.text : null;
};

function current(text: string) {
  const found = findProblem(text);
  if (found.kind !== "worked") throw new Error(`not solved: ${text}`);
  return found;
}

describe("a problem within talk in another language", () => {
  it.each([
    ["hola, cómo resuelvo 2x+1=9", "resuelve 2x+1=9"],
    ["como se deriva x^2 e^x?", "deriva x^2 e^x"],
    ["Kannst du mir bei 5x - 3 = 12 helfen?", "5x - 3 = 12"],
    ["peux-tu m'aider avec x² = 16", "x² = 16"],
    ["como calculo 15% de 80?", "calcula 15% de 80"],
    ["tenho uma dúvida em 3x - 1 = 8", "3x - 1 = 8"],
  ])("is found: %s", (text, problem) => {
    expect(posed(text)).toBe(problem);
  });

  it("is asked for by a verb in any form", () => {
    expect(["factorizo", "simplifico", "resuelves", "berechnet"].map(commandElsewhere)).toEqual([
      "factoriza",
      "simplifica",
      "resuelve",
      "berechne",
    ]);
    expect(commandElsewhere("calculadora")).toBeNull();
  });
});

describe("a problem without signs", () => {
  it.each([
    "what is the molar mass of NaCl",
    "three times a number plus four is nineteen, what is the number",
  ])("is found: %s", (text) => {
    expect(posed(text)).toBe(text);
  });

  it("is none where a term is to be explained", () => {
    expect(readTurn("what is molar mass?", null)).toMatchObject({
      problem: { kind: "none" },
      ask: { kind: "define" },
    });
  });
});

it("finds what a word points to behind a colon", () => {
  expect(posed("find the mean of these: 3, 7, 8, 10")).toMatch(/mean of 3, 7, 8, 10$/);
});

it.each([
  ["step two please", { kind: "step", step: 2 }],
  ["¿puedes repetir el paso 1?", { kind: "step", step: 1 }],
])("knows which step is meant: %s", (text, ask) => {
  expect(readTurn(text, current("Solve 6x - 5 = 31")).ask).toEqual(ask);
});

it("reads a y as why where no unknown can stand", () => {
  expect(readTurn("y is it +5", current("Solve 6x - 5 = 31")).ask.kind).toBe("why");
  expect(readTurn("y is 5?", null).ask.kind).not.toBe("why");
});

it("takes another percentage as a change", () => {
  const turn = readTurn("so what would 20% be", current("What is 15% of 240?"));
  expect(turn.problem).toMatchObject({ kind: "changed", worked: { text: "What is 20% of 240?" } });
});

it("knows a letter with an accent as a word", () => {
  expect(readTurn("o que é um coeficiente?", null).ask).toEqual({ kind: "define", terms: ["coefficient"] });
});
