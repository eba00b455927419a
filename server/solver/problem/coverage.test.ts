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

const TOLD: readonly string[] = [
  "What is the kinetic energy of a 2.00-kg cart that moves at 4.00 m/s?",
  "What current flows through a 12.0 Ω lamp at a voltage of 9.00 V?",
  "A circle has a radius of 5 inches. Find its area.",
  "Use the formula I = Prt to find the interest, I, when P = $400, r = 3%, t = 2 years.",
  "A wrench fell 400 feet. Use the formula $t=\\frac{\\sqrt{h}}{4}$ to find how many seconds it took to reach the ground.",
  "Find the unit rate: 180 miles in 4 hours",
];
const SCALING = fc.constantFrom("twice", "half of", "another", "not", "several", "a third of", "both");

describe("a story that no frame reads", () => {
  it.each(TOLD)("%s: a word that scales an amount never counts for nothing", (story) => {
    const { answer } = solve(story);
    const places = fc.integer({ min: 1, max: story.split(" ").length - 1 });
    fc.assert(
      fc.property(SCALING, places, (word, place) => {
        const words = story.split(" ");
        // What has no number beside it is scenery.
        fc.pre(/\d/.test(words.slice(place, place + 2).join(" ")));
        const text = [...words.slice(0, place), word, ...words.slice(place)].join(" ");
        const result = solve(text);
        expect([text, result.status === "solved" && result.answer === answer]).toEqual([text, false]);
      }),
      { seed: 20261122, numRuns: 12 },
    );
  });

  it("an amount told beside the law is not left out", () => {
    expect(solve("What is the kinetic energy of a 2.00-kg cart that moves at 4.00 m/s?").status).toBe(
      "solved",
    );
    expect(
      solve("What is the kinetic energy of each of 3 carts, a 2.00-kg one moving at 4.00 m/s?").status,
    ).toBe("unsupported");
  });

  it.each(["It took me 6 minutes to walk 500 meters. How fast was I travelling?"])(
    "%s: no answer is made up",
    (story) => {
      expect(solve(story).status).toBe("unsupported");
    },
  );

  it.each([
    ["in a box there r 60 pencils. 2/5 of them are red. how many arent red", "36 pencils"],
    ["There are 30 kids. 12 of them dont swim. How many kids swim?", "18 children"],
  ])("%s is told of a part and asked of the rest", (story, answer) => {
    expect(solve(story).answer).toBe(answer);
  });
});

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

  it.each([
    ["A ladder has a rise of 14 and a run of 24. Find its slope.", null],
    ["Find the slope given rise and run: A ramp with a rise $=3$ and run $=12$.", "\\frac{1}{4}"],
    [
      "A mountain trail climbs 20 feet for 1,000 feet of horizontal distance. What is the slope of the trail?",
      "\\frac{1}{50}",
    ],
    ["A vertical line with slope 3 passes through (1, 2). Find its equation.", null],
  ])("names a thing that the question is told of, and no kind of mathematics: %s", (text, latex) => {
    const result = solve(text);
    expect(result.status === "solved" ? result.latex : null).toBe(latex);
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
