import { describe, expect, it } from "vitest";
import { ladderOf } from "../hints/ladder";
import { leakDetectorsOf } from "./leak-detectors";
import { leaksInContext } from "./leaks-in-context";

/** Its answer is 9. */
const PROBLEM = "Solve 4x + 7 = 43";

function isHeld(said: string, sentence: string, problem = PROBLEM): boolean {
  const turns = [problem, said].map((text) => ({ role: "user" as const, text }));
  const detectors = leakDetectorsOf({ ladder: ladderOf(problem, 0), turns });
  return detectors.some((watch) => leaksInContext({ before: "", sentence }, watch));
}

describe("numbers that a student puts forward", () => {
  it.each([
    ["is it 8, 9 or 10?", "The second of these."],
    ["is it 8, 9 or 10?", "La del medio."],
    ["is it 8, 9 or 10?", "Die mittlere."],
    ["8 or 9?", "The latter, of course."],
    ["A) 7 B) 8 C) 9 D) 10", "Go for C."],
    ["A) 7 B) 8 C) 9 D) 10", "I would take the third option."],
    ["am I close with 9.5?", "Very close: just drop the half."],
    ["I think 11", "Too high by two."],
    ["could it be 8", "One more and you are there."],
  ])("are not pointed at, nor mended: %s, %s", (said, sentence) => {
    expect(isHeld(said, sentence)).toBe(true);
  });

  it.each([
    ["is it 8, 9 or 10?", "Put each of them into 4x + 7 and see."],
    ["A) 7 B) 8 C) 9 D) 10", "Which of them makes both sides equal?"],
    ["is it 8, 9 or 10?", "Look at the 7 first."],
    ["I think 11", "That is too high: put it into 4x + 7."],
    ["is it 12.5?", "Did you add 7 where you should have taken it away?"],
    ["i tried 8 and 9", "8 · 9 is 72: what does the question ask of it?"],
    ["is it 8 or 9?", "That is a bit of guessing: which of the moves on both sides comes first?"],
  ])("may be tried: %s, %s", (said, sentence) => {
    expect(isHeld(said, sentence)).toBe(false);
  });
});

describe("a calculation posed in signs", () => {
  it.each(["work out sin 30° + cos 60°", "Work out √49 + 2!", "What is |−3| + 4?", "work out 3! + 2²"])(
    "is no finding of its own value, whatever its signs: %s",
    (problem) => {
      const { secret } = leakDetectorsOf({
        ladder: ladderOf(problem, 0),
        turns: [{ role: "user", text: problem }],
      })[0] ?? { secret: { latex: "" } };
      expect(isHeld("hint", `It comes to exactly ${secret.latex}.`, problem)).toBe(true);
    },
  );
});

describe("a calculation posed in words", () => {
  it.each(["Work out 1/2 + 1/3", "pls work out 1/2 + 1/3", "What is 1/2 + 1/3?"])(
    "is no finding of its own value: %s",
    (problem) => {
      for (const sentence of ["It is 5/6.", "0.8333…", "You get ten twelfths.", "A sixth short of a whole."])
        expect(isHeld("hint", sentence, problem)).toBe(true);
    },
  );
});
