import { describe, expect, it } from "vitest";
import { drawnOf } from "../../../testing/drawn";
import { solve } from "../../solve";
import { PROBLEMS } from "./problems";

/** One number or letter in brackets, where it is neither what a function is of nor a factor behind a number. */
const IN_BRACKETS = /(?<![a-zA-Z\d}\\_^({'])(?:\\left)?\((?:\d+(?:\.\d+)?|[a-z])(?:\\right)?\)/;
/** A factor 1 before a letter, a root or a bracket. */
const TIMES_ONE = /(?<![\d.,a-zA-Z}{])1(?: ?\\cdot ?)?(?:[a-z]|\\sqrt|\\left)/;

describe("the lines of printed working", () => {
  const texts = Object.values(PROBLEMS).flatMap((all) => drawnOf(all.slice(0, 12)));

  it("have no brackets around a positive number or a letter, and no factor 1", () => {
    const faults = texts.flatMap((text) => {
      const outcome = solve(text);
      return outcome.status !== "solved"
        ? []
        : outcome.steps
            .filter(({ latex }) => IN_BRACKETS.test(latex) || TIMES_ONE.test(latex))
            .map(({ rule, latex }) => `${text} · ${rule}: ${latex}`);
    });
    expect(faults).toEqual([]);
  });
});
