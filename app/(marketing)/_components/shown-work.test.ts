import { describe, expect, it } from "vitest";
import { checkWorking } from "@/server/solver/check/check";
import { solve } from "@/server/solver/solve";
import { SHOWN_SOLUTION, SHOWN_WORKING } from "./shown-work";

const inLetters = (latex: string): string =>
  latex
    .replace(/\\frac\{(\w+)\}\{(\w+)\}/g, "$1/$2")
    .replaceAll("$", "")
    .replaceAll("-", "−");

describe("the work on the front page", () => {
  it("is the solution that the engine gives", () => {
    const { steps, latex, verification, evidence } = solve(SHOWN_SOLUTION.text);
    expect([latex, verification]).toEqual([`x = ${SHOWN_SOLUTION.value}`, "verified"]);
    expect(inLetters(evidence[0] ?? "")).toBe(SHOWN_SOLUTION.evidence);
    const shown = SHOWN_SOLUTION.steps;
    expect(steps.slice(0, shown.length).map(({ title }) => inLetters(title))).toEqual(
      shown.map(({ title }) => title),
    );
    expect(steps.slice(0, shown.length).map((step) => inLetters(step.latex))).toEqual(
      shown.map(({ after }) => after),
    );
    expect(steps).toHaveLength(shown.length + SHOWN_SOLUTION.more);
  });

  it("is the verdict that the engine gives, with the mistake by its name", () => {
    const { problem, lines } = SHOWN_WORKING;
    const check = checkWorking(
      problem,
      lines.map(({ line }) => line),
    );
    expect(check.lines.map(({ verdict }) => verdict)).toEqual(lines.map(({ verdict }) => verdict));
    expect(check.misconception?.title).toBe(lines[check.firstWrong ?? 0]?.mistake);
  });
});
