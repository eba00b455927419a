import { describe, expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";
import CORPUS from "./corpus.json";
import { readTurn } from "./read-turn";

const PROBLEM = "Solve 3x + 5 = 20";
const TURNS: readonly (readonly string[])[] = CORPUS[PROBLEM];
const found = findProblem(PROBLEM);
const current = found.kind === "worked" ? found : null;

/** What was understood of a turn in the middle of a problem, as far as it is not what was meant. */
const missed = TURNS.flatMap(([turn = "", asks = "", problems = "same"]) => {
  const { ask, problem } = readTurn(turn, current);
  const isRight = asks.split("|").includes(ask.kind) && problems.split("|").includes(problem.kind);
  return isRight ? [] : [`${turn}: ${ask.kind}, ${problem.kind}`];
});

describe("a turn in the middle of a problem", { timeout: 60_000 }, () => {
  it("is understood in at least 97 of a hundred", () => {
    expect(TURNS.length).toBeGreaterThanOrEqual(120);
    expect({ missed, isEnough: missed.length <= TURNS.length * 0.03 }).toMatchObject({ isEnough: true });
  });
});

describe("a changed problem", () => {
  it.each([
    ["what if it was 7x instead", "Solve 7x + 5 = 20"],
    ["what if the 5 was an 8", "Solve 3x + 8 = 20"],
    ["replace 20 with 26", "Solve 3x + 5 = 26"],
    ["what about 8 instead of 5", "Solve 3x + 8 = 20"],
    ["what if it was minus instead of plus", "Solve 3x - 5 = 20"],
  ])("%s", (turn, text) => {
    expect(readTurn(turn, current).problem).toMatchObject({ kind: "changed", worked: { text } });
  });

  it("that fits in several places is asked about", () => {
    const twice = findProblem("Solve 2x + 2 = 10");
    const { problem } = readTurn("replace 2 with 3", twice.kind === "worked" ? twice : null);
    expect(problem.kind).toBe("unsure");
  });

  it.each(["what if x = 3", "what if 5?"])("%s proposes an answer", (turn) => {
    expect(readTurn(turn, current)).toMatchObject({ ask: { kind: "check" }, problem: { kind: "same" } });
  });
});

describe("the language of a turn", () => {
  it.each([
    ["no entiendo nada", "es"],
    ["je ne comprends pas", "fr"],
    ["ich verstehe das nicht", "de"],
    ["não entendi", "pt"],
    ["i don't get it", "en"],
    ["no", "en"],
  ])("%s", (turn, language) => expect(readTurn(turn, null).language).toBe(language));
});
