import { describe, expect, it } from "vitest";
import { randomFrom } from "@/server/cli/fuzz/random";
import type { Turn } from "../built-in/types";
import { ladderInTalk } from "../hints/ladder-in-talk";
import { leakDetectorsOf } from "./leak-detectors";
import { leaksInContext } from "./leaks-in-context";

const random = randomFrom(20261130);
const between = (least: number, most: number) => least + random.below(most - least + 1);

function isHeld(problem: string, sentence: string, ...turns: readonly string[]): boolean {
  const said: Turn[] = [problem, ...turns].map((text) => ({ role: "user", text }));
  const ladder = ladderInTalk(said);
  const kept = { ladder: ladder === "unknown" ? null : ladder, turns: said };
  return leakDetectorsOf(kept).some((watch) => leaksInContext({ before: "", sentence }, watch));
}

const [a, b, c] = [between(3, 9), between(2, 8), between(11, 19)];
const REACTION = "Balance the equation N2 + H2 -> NH3";

describe("an answer told by meaning", () => {
  it.each([
    [
      "under another name",
      `Find the slope of the line through (${b}, 3) and (${b + 5}, ${3 + 5 * b})`,
      `It goes up ${b} for each step.`,
    ],
    ["as a bound in words", `Solve ${a} - ${b}x < ${a - b * b}`, `x has to be bigger than ${b}.`],
    ["as a coefficient", REACTION, "Put a 3 in front of H2."],
    ["as a whole reaction", REACTION, "N2 + 3H2 -> 2NH3"],
    ["of a calculation in its own words", `${a}/${c} ÷ ${b}/${c}`, `It comes to ${a}/${b}.`],
    ["of a problem without numbers", "Find the integral of cos(x)", "sin(x) + C"],
    ["squared", `Solve ${a}x - 5 = ${a * c - 5}`, `x squared would be ${c * c}.`],
  ])("is held back %s", { timeout: 60_000 }, (_how, problem, sentence) => {
    expect(isHeld(problem, sentence)).toBe(true);
  });
});

describe("a hint", () => {
  it.each([
    [
      `3/${a} + 2/${c}`,
      `Imagine three pieces of one kind and two of another: can you add 3/${a} and 2/${c} as they are?`,
    ],
    ["Balance the equation H2 + O2 -> H2O", "Count the oxygen atoms on each side."],
    ["Find the molar mass of CaCO3", "Add up the atomic masses: one calcium, one carbon and three oxygens."],
    ["What is the probability of rolling a sum of 7 with two dice?", "Two dice have 36 possible outcomes."],
    [
      `Find the slope of the line through (${b}, 3) and (${b + 7}, ${3 + 7 * c})`,
      "You have the right four numbers, but which difference goes on top?",
    ],
    ["Find the mode of 4, 7, 4, 9, 7, 4", "Make a tally of how often each value shows up."],
  ])("passes: %s", { timeout: 60_000 }, (problem, sentence) => {
    expect(isHeld(problem, sentence)).toBe(false);
  });
});
