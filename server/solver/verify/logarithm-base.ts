import type { Expression } from "../expression/ast";
import { logarithmOf } from "../expression/logarithm";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Checks log_b x = log_c x / log_c b by what the logarithms are taken of: the argument above, the old base below,
 * and the base that is asked for in both. */
export function verifyLogarithmBase(problem: Problem, value: AnswerValue, budget: Budget): Check {
  budget.spend();
  if (problem.task !== "logarithm-base" || value.kind !== "expression") return refuted;
  const answer = value.expression;
  const old = logarithmOf(problem.expression);
  const above = answer.kind === "quotient" ? logarithmOf(answer.numerator) : null;
  const below = answer.kind === "quotient" ? logarithmOf(answer.denominator) : null;
  if (!old || !above || !below) return refuted;
  const pairs: readonly (readonly [Expression, Expression])[] = [
    [above.base, problem.base],
    [below.base, problem.base],
    [above.argument, old.argument],
    [below.argument, old.base],
  ];
  if (pairs.some(([found, wanted]) => toLatex(found) !== toLatex(wanted))) return refuted;
  const power: Expression = { kind: "power", base: old.base, exponent: { kind: "symbol", name: "y" } };
  return {
    status: "verified",
    evidence: [
      `Call it $y$: then $${toLatex(power)} = ${toLatex(old.argument)}$. Taking the logarithm with base $${toLatex(problem.base)}$ on both sides and dividing gives $y = ${toLatex(answer)}$.`,
    ],
  };
}

const refuted: Check = { status: "refuted", reason: "The quotient is another one." };
