import type { Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Writing, written } from "./line";

/** The slope of a line in slope-intercept form; null is a vertical line. */
export function readSlope(slope: Rational | null, writing: Writing): Step {
  const [x] = writing.letters;
  if (!slope) {
    return {
      rule: "vertical-line-slope",
      title: "A vertical line has no slope.",
      latex: "m \\text{ undefined}",
      why: `All its points have the same $${x}$-coordinate, so the run is $0$, and dividing by zero has no result.`,
    };
  }
  const flat = slope.n === 0n;
  return {
    rule: "read-slope",
    title: flat ? "A horizontal line has slope $0$." : "Read off the slope.",
    latex: `m = ${toLatex(written(slope, writing))}`,
    why: flat ? "It does not rise, whatever the run is." : `The slope is the number in front of $${x}$.`,
  };
}
