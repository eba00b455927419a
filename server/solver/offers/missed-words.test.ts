import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { missedIn } from "./missed-words";

const missedWords = (text: string): string[] =>
  missedIn(text).map(({ start, end }) => text.slice(start, end));

describe("what is not understood of a text", () => {
  it.each([
    ["my notebook has 3x + 5 = 26 on the cover, zigzag it in", ["zigzag"]],
    ["Bamboozle x^2 - 9", ["Bamboozle"]],
    ["Solve the quibble 2x = 8 flibbertigibbet", ["quibble", "flibbertigibbet"]],
  ])("is the words that are no mathematics and none the engine knows: %s", (text, words) => {
    expect(missedWords(text)).toEqual(expect.arrayContaining(words));
  });

  it.each([
    "Solve 2x + 3 = 7",
    "What is 15% of 80?",
    "Find the area of a rectangle with length 4 cm and width 3 cm",
    "Factor x^2 - 5x + 6 completely, please",
    "Tom has 12 hamsters and gives 5 hamsters to Mia. How many hamsters does Tom have left?",
    "A car travels at a constant speed of 60 km/h for 2 hours. How far does it go?",
  ])("is nothing where every word is known, a name, or what is counted: %s", (text) => {
    expect(missedWords(text)).toEqual([]);
  });

  it("comes with a refusal as stretches of the student's own text, in order and apart", () => {
    const text = "flummox the gizmo 3x + 1 = 4 hocus pocus";
    const { status, missed = [] } = solve(text);
    expect(status).toBe("unsupported");
    expect(missed.length).toBeGreaterThan(0);
    missed.forEach(({ start, end }, at) => {
      expect(start).toBeGreaterThanOrEqual(missed[at - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(end).toBeGreaterThan(start);
    });
  });

  it("is not there beside an answer", () => {
    expect(solve("2x + 3 = 7").missed).toBeUndefined();
  });
});
