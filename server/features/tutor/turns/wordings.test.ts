import { describe, expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";
import { readSituation } from "../built-in/situation";
import { stretchOf } from "./stretch";
import WRAPPERS from "./wrappers.json";

const PROBLEMS = [
  "3x + 5 = 20",
  "factor x^2 - 49",
  "x^2 - 5x + 6 = 0",
  "what is 15% of 340",
  "simplify 6/8",
  "solve 4n - 7 = 21",
  "2(a + 3) = 18",
  "find the derivative of x^3",
];

const answerOf = (text: string): string => {
  const found = findProblem(text);
  return found.kind === "worked" ? found.result.latex : "";
};

/** Each wrapper around two problems, taken in turn, with what the problem comes to by itself. */
const wrapped = (wrappers: readonly string[]) =>
  wrappers.flatMap((wrapper, at) =>
    [PROBLEMS[at % 8], PROBLEMS[(at + 3) % 8]].map((problem = "") => ({
      text: wrapper.replace("*", () => problem),
      right: answerOf(problem),
    })),
  );

/** How many are read as the problem in them, and which as another one. */
function read(wrappers: readonly string[]): { readonly right: number; readonly wrong: readonly string[] } {
  const answers = wrapped(wrappers).map((each) => ({ ...each, answer: answerOf(each.text) }));
  return {
    right: answers.filter(({ answer, right }) => answer === right).length,
    wrong: answers.filter(({ answer, right }) => answer !== "" && answer !== right).map(({ text }) => text),
  };
}

/** Every third wrapper was looked at while the reading was written, the others were not. */
const unseen = (wrappers: readonly string[]): readonly string[] => wrappers.filter((_, at) => at % 3 !== 0);

describe("a problem wrapped in talk is read as itself", { timeout: 120_000 }, () => {
  it.each([
    ["polite", 50],
    ["chatty", 46],
    ["terse", 50],
  ] as const)("in %s words, in at least %i of 52 to 54, and never as another one", (manner, least) => {
    const { right, wrong } = read(unseen(WRAPPERS[manner]));
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(least);
  });

  it("in words that were written last, in at least 60 of 72", () => {
    const { right, wrong } = read(WRAPPERS.heldBack);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(60);
  });
});

describe("words that change a problem", () => {
  it.each(WRAPPERS.changing)("%s: the problem alone is not what was asked", (wrapper) => {
    const { kind } = findProblem(wrapper.replace("*", () => "3x + 5 = 20"));
    expect(kind).not.toBe("worked");
  });

  it("are named", () => {
    expect(findProblem("hey pls 3x + 5 = 20 in cubits")).toMatchObject({
      kind: "unworked",
      telling: expect.arrayContaining(["cubits"]),
    });
  });
});

describe("what poses nothing", () => {
  it.each([
    "i got 3x = 15",
    "maybe 3x = 15?",
    "why is it 3x = 15",
    "it's not 3x = 15",
    "ok is it 3x = 15?",
    "so was this 3x = 15",
  ])("%j has no problem in it", (text) => {
    const stretch = stretchOf(text);
    expect(stretch === null || stretch.telling.includes("not")).toBe(true);
  });

  it.each(["my test is on 3/4", "I need 3 hours for 2 tests", "see you at 7"])("%j has no problem", (text) =>
    expect(findProblem(text).kind).not.toBe("worked"),
  );

  it("an answer in talk leaves the problem as it was", () => {
    const turns = ["factor w^2 + 9w + 20", "so like (w+4)(w+5)"].map((text) => ({
      role: "user" as const,
      text,
    }));
    expect(readSituation(turns)?.worked.text).toBe("factor w^2 + 9w + 20");
  });
});
