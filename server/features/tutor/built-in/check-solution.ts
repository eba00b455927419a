import "server-only";
import type { Expression, Relation } from "@/server/solver/expression/ast";
import { equation, number } from "@/server/solver/expression/build";
import type { Rational } from "@/server/solver/expression/rational";
import { substitute } from "@/server/solver/expression/substitute";
import type { SolveResult } from "@/server/solver/outcome";
import { toLatex } from "@/server/solver/printer/latex";
import type { Problem } from "@/server/solver/types";
import { type Comparison, compare } from "./compare";

type Point = ReadonlyMap<string, Expression>;
type Equations = Extract<Problem, { task: "solve" | "solve-system" }>;
type Verdict = "right" | "wrong" | "unsure";

/** Puts proposed values into the equations and says what comes out on each side.
 * @param points one entry for each proposed solution */
export function checkSolution(points: readonly Point[], problem: Equations, result: SolveResult): string {
  const equations = problem.task === "solve" ? [problem.equation] : problem.equations;
  const checks = points.map((point) => checkOne(point, equations));
  const lines = checks.map(({ evidence }) => evidence);
  const verdict = worst(checks.map((check) => check.verdict));
  if (verdict === "unsure")
    return ["I can’t settle this one exactly, so I will not say yes or no.", ...lines].join("\n\n");
  if (verdict === "wrong") return ["**Not quite.**", ...lines, "Would you like a hint?"].join("\n\n");
  return ["**Right.**", ...lines, remaining(points.length, result)]
    .filter((line) => line !== "")
    .join("\n\n");
}

function checkOne(point: Point, equations: readonly Relation[]): { verdict: Verdict; evidence: string } {
  const where = [...point]
    .map(([name, value]) => `$${toLatex(equation({ kind: "symbol", name }, value))}$`)
    .join(", ");
  const sides: string[] = [];
  const verdicts: Verdict[] = [];
  for (const each of equations) {
    const putLeft = substitute(each.left, point);
    const putRight = substitute(each.right, point);
    const outcome = compare(putLeft, putRight);
    verdicts.push(verdictOf(outcome));
    const said = wording(outcome, toLatex(putLeft), toLatex(putRight));
    sides.push(equations.length > 1 ? `in $${toLatex(each)}$ ${said}` : said);
  }
  return { verdict: worst(verdicts), evidence: `Put ${where} in: ${sides.join("; ")}.` };
}

function verdictOf({ outcome }: Comparison): Verdict {
  if (outcome === "equal") return "right";
  return outcome === "different" || outcome === "undefined" ? "wrong" : "unsure";
}

function wording(comparison: Comparison, left: string, right: string): string {
  const { outcome } = comparison;
  const at = "at" in comparison ? comparison.at : undefined;
  if (at) {
    const sides = `the left side gives ${value(left, at.left)}, the right side gives ${value(right, at.right)}`;
    return outcome === "equal" ? sides : `${sides}, so they differ`;
  }
  switch (outcome) {
    case "undefined":
      return "that divides by zero, so this value is not allowed";
    case "different":
      return `$${left}$ and $${right}$ are different numbers`;
    case "equal":
      return `the left side $${left}$ and the right side $${right}$ are the same number`;
    default:
      return `$${left}$ and $${right}$ agree to nine digits, which is not a proof`;
  }
}

function value(written: string, exact: Rational): string {
  const result = toLatex(number(exact));
  return written === result ? `$${result}$` : `$${written} = ${result}$`;
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes("wrong") ? "wrong" : verdicts.includes("unsure") ? "unsure" : "right";

function remaining(found: number, { answer }: SolveResult): string {
  const all = answer.split(/ or /).reduce((count, piece) => count + (piece.includes("±") ? 2 : 1), 0);
  const left = all - found;
  if (left <= 0) return found > 1 ? "Those are all the solutions." : "";
  return left === 1
    ? "There is one more solution. Can you find it?"
    : `There are ${left} more solutions. Can you find them?`;
}
