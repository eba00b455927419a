import { describe, expect, it } from "vitest";
import { inWordsOffered } from "./printer/answer/truth";
import { solve } from "./solve";

describe("a question whether something holds", () => {
  it.each([
    ["is 97 prime", "yes"],
    ["Is 97 prime?", "yes"],
    ["Is 91 a prime number?", "no"],
    ["is 91 composite?", "yes"],
    ["Does 7 divide 30?", "no"],
    ["Is 17 a factor of 289?", "yes"],
    ["Is 3/4 equal to 0.7?", "no"],
    ["Let a = 6. Is a a multiple of 3?", "yes"],
  ])("is answered as people answer it, to the last step: %s", (text, said) => {
    const { answer, latex, steps } = solve(text);
    expect([answer, latex, steps.at(-1)?.latex]).toEqual([said, `\\text{${said}}`, `\\text{${said}}`]);
  });

  it("is answered in the words that it gives to choose from", () => {
    const truth = { kind: "word", word: "False" } as const;
    expect(inWordsOffered(truth, "True or false: 91 is prime")).toEqual(truth);
    expect(inWordsOffered(truth, "Is 91 prime?")).toEqual({ kind: "word", word: "no" });
  });
});
