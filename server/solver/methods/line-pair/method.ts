import { number } from "../../expression/build";
import { divide, equals, isZero, multiply, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { LinePairTask } from "../../tasks/line";
import type { Method, Step } from "../../types";
import { type Line, lineOf, slopeOf, type Writing } from "../line/line";
import { solveForY } from "../line/solve-for-y";

/** How two lines lie to each other, by their slopes and their heights on the axis. */
export const linePair: Method = {
  id: "line-pair",
  tasks: ["line-pair"],
  work(problem, budget) {
    if (problem.task !== "line-pair") return null;
    const writing: Writing = { letters: problem.letters, decimals: false };
    const lines = problem.relations.map((each) => lineOf(each, problem.letters, budget));
    const [first, second] = lines;
    if (!first || !second) return null;
    const found = position(first, second);
    const word = wordFor(found, problem.asked);
    const steps = problem.relations.flatMap((each, i) => solveForY(each, lines[i] as Line, writing));
    const last: Step = {
      rule: "compare-slopes",
      title: "Compare the slopes.",
      latex: `\\text{${word}}`,
      why: reason(found, slopeOf(first), slopeOf(second)),
    };
    return {
      method: "line-pair",
      steps: [...steps, last],
      answer: { kind: "word", word },
    };
  },
};

type Position = "parallel" | "perpendicular" | "same" | "neither";

function position(a: Line, b: Line): Position {
  const [m, n] = [slopeOf(a), slopeOf(b)];
  if (!m || !n) {
    if (m || n) return isZero(m ?? n ?? { n: 1n, d: 1n }) ? "perpendicular" : "neither";
    return equals(divide(a.c, a.a), divide(b.c, b.a)) ? "same" : "parallel";
  }
  if (equals(m, n)) return equals(divide(a.c, a.b), divide(b.c, b.b)) ? "same" : "parallel";
  const turned = multiply(m, n);
  return turned.n === -1n && turned.d === 1n ? "perpendicular" : "neither";
}

function wordFor(found: Position, asked: LinePairTask["asked"]): string {
  if (asked === "all") return found === "same" ? "neither" : found;
  return found === asked ? asked : `not ${asked}`;
}

function reason(found: Position, m: Rational | null, n: Rational | null): string {
  const named = (slope: Rational | null) =>
    slope ? `slope $${toLatex(number(slope))}$` : "no slope (vertical)";
  const slopes = `The first line has ${named(m)}, the second ${named(n)}.`;
  if (found === "parallel")
    return `${slopes} Lines with the same slope that cross an axis at different places are parallel.`;
  if (found === "same") return "Both equations describe the same line.";
  return found === "perpendicular"
    ? `${slopes} ${m && n ? "They multiply to $-1$, so the lines are perpendicular." : "A horizontal and a vertical line are perpendicular."}`
    : `${slopes} They are not equal and do not multiply to $-1$.`;
}
