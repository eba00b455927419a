import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import {
  callAt,
  exact,
  type Found,
  heightAt,
  pointLatex,
  pointsAnswer,
  reduced,
  type Subject,
} from "./subject";
import { zeroSteps, zerosOf } from "./zeros";

type Point = readonly [Expression, Expression];
interface Intercepts {
  readonly points: readonly Point[];
  readonly steps: readonly Step[];
}

/** Where the graph meets the axis across: the zeros of the top that are not zeros of the bottom.
 * @returns null when they cannot be written down */
export function acrossAxis(subject: Subject): Intercepts | null {
  const { fraction, unknown, budget } = subject;
  if (!fraction || fraction.top.terms.length === 0) return null;
  const { top, bottom } = reduced(fraction, budget);
  const zeros = zerosOf(top, unknown, budget);
  const excluded = zerosOf(fraction.bottom, unknown, budget);
  if (!zeros || !excluded || bottom.terms.length === 0) return null;
  const taken = new Set(excluded.map(({ at }) => toLatex(at)));
  const kept = zeros.filter(({ at }) => !taken.has(toLatex(at)));
  return { points: kept.map(({ at }) => [at, int(0)]), steps: zeroSteps(top, kept, subject) };
}

/** Where the graph meets the axis up. */
export function upAxis(subject: Subject): Intercepts | null {
  const { fraction, unknown } = subject;
  if (!fraction) return null;
  const height = heightAt(fraction, unknown, ZERO);
  const shown = height ? toLatex(exact(height)) : "\\text{undefined}";
  const step: Step = {
    rule: "put-zero-in",
    title: `Put $0$ in for $${unknown}$.`,
    latex: `${callAt(subject, int(0))} = ${shown}`,
    why: `On the upright axis, $${unknown}$ is zero.`,
  };
  return { points: height ? [[int(0), exact(height)]] : [], steps: [step] };
}

export function interceptsAnswer(
  subject: Subject,
  asked: "intercepts" | "x-intercepts" | "y-intercept",
): Found | null {
  const across = asked === "y-intercept" ? { points: [], steps: [] } : acrossAxis(subject);
  const up = asked === "x-intercepts" ? { points: [], steps: [] } : upAxis(subject);
  if (!across || !up) return null;
  const points = [...across.points, ...up.points];
  const different = points.filter(
    (point, i) => points.findIndex((p) => pointLatex(p) === pointLatex(point)) === i,
  );
  const answer = pointsAnswer(subject, different, "none");
  const last: Step = {
    rule: "write-intercepts",
    title: different.length === 1 ? "Write it as a point." : "Write them as points.",
    latex: valueLatex(answer),
    why: "A place on an axis has a zero for the other coordinate.",
  };
  return { steps: [...across.steps, ...up.steps, last], answer };
}
