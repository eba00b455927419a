import { divide, negate, ONE, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Writing, written } from "./line";

/** The slope of a line parallel to, or at right angles to, one with the given slope; null is a vertical line. */
export function relatedSlope(
  slope: Rational | null,
  how: "parallel" | "perpendicular",
  writing: Writing,
): { step: Step; slope: Rational | null } {
  if (how === "parallel") {
    const latex = slope ? `m = ${toLatex(written(slope, writing))}` : "m \\text{ undefined}";
    const why = "Parallel lines rise alike.";
    return { step: { rule: "parallel-slope", title: "Take the same slope.", latex, why }, slope };
  }
  const turned = !slope ? { n: 0n, d: 1n } : slope.n === 0n ? null : negate(divide(ONE, slope));
  const step: Step = {
    rule: "perpendicular-slope",
    title: slope && turned ? "Take the negative reciprocal of the slope." : "Turn the line by a right angle.",
    latex: turned ? `m = ${toLatex(written(turned, writing))}` : "m \\text{ undefined}",
    why:
      slope && turned
        ? "The slopes of two lines at right angles multiply to $-1$."
        : "Horizontal and vertical lines stand at right angles to each other.",
  };
  return { step, slope: turned };
}
