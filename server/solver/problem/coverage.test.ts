import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { solve } from "../solve";
import { unheeded } from "./coverage";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const QUESTIONS: readonly string[] = [
  "Find the slope of the line through (1, 2) and (4, 11)",
  "Find the derivative of x^3 - 5x",
  "Find the limit of (x^2 - 9)/(x - 3) as x approaches 3",
  "List all the factors of 18",
  "Find the 7th term of 4, 9, 14, 19",
  "Is 57 prime?",
  "Find the inverse of f(x) = 4x - 7",
  "Find the center of the circle (x - 2)^2 + (y + 1)^2 = 9",
  "Find the determinant of [[2, 1], [5, 3]]",
  "Find the integral of 6x^2",
];
/** Words that would change the question if anybody knew how. */
const LIMITING = fc.constantFrom(
  "approximately",
  "positive",
  "distinct",
  "smallest",
  "underwater",
  "except",
  "backwards",
  "twice",
  "squared",
  "reciprocal",
);

describe("a word in a question about mathematics", () => {
  it.each(QUESTIONS)("%s is answered", (question) => {
    expect(solve(question).status).toBe("solved");
  });

  it.each(QUESTIONS)("%s: never counts for nothing", (question) => {
    const { answer } = solve(question);
    const places = fc.integer({ min: 1, max: question.split(" ").length });
    fc.assert(
      fc.property(LIMITING, places, (word, place) => {
        const words = question.split(" ");
        const text = [...words.slice(0, place), word, ...words.slice(place)].join(" ");
        const result = solve(text);
        expect([text, result.status === "solved" && result.answer === answer]).toEqual([text, false]);
      }),
      { seed: 20261122, numRuns: 12 },
    );
  });

  it("and a number are found where a recogniser leaves them out of account", () => {
    const source = (text: string): Source => ({ text, prose: text, limits: DEFAULT_LIMITS });
    const area: SourceRecogniser = ({ text }) => {
      const side = /area of a square of side (\d+)/.exec(text)?.[1];
      return side === undefined ? null : { refusal: side };
    };
    const ignored = (text: string) => unheeded(area, source(text), area(source(text)) as Recognition);
    expect(ignored("Find the area of a square of side 5")).toBe(null);
    expect(ignored("Find the area of a square of side 5 without its border")).toBe("without");
    expect(ignored("Find the area of a square of side 5 and 7")).toBe("7");
  });

  it("may be a request, a courtesy or what mathematics is called", () => {
    expect(solve("please find the slope of the following line y = 2x + 1").answer).toBe("2");
  });
});
