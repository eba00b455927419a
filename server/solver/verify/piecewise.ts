import type { Expression, Relation } from "../expression/ast";
import { exactSign } from "../expression/real-set-order";
import { toLatex } from "../printer/latex";
import type { Piece } from "../tasks/piecewise";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyNumber } from "./number";

/** Checks values of a function told in pieces: every line whose conditions hold at the number must give the value
 * that is claimed, and there must be such a line. */
export function verifyPiecewise(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "piecewise-value") return refuted("The answer is of another kind.");
  const items = value.kind === "expression" ? [value.expression] : value.kind === "list" ? value.items : [];
  if (items.length !== problem.at.length) return refuted("The answer is of another kind.");
  const evidence: string[] = [];
  let proved = true;
  for (const [i, at] of problem.at.entries()) {
    const values = new Map([[problem.unknown, at]]);
    const valid = validPieces(problem.pieces, values, budget);
    if (!valid) return { status: "unchecked", evidence: [] };
    if (valid.length === 0) return refuted("The function has no value there.");
    const claimed: AnswerValue = { kind: "expression", expression: items[i] as Expression };
    for (const { body } of valid) {
      const check = verifyNumber(
        { expression: body, at: values, form: problem.form, value: claimed },
        () => [],
        budget,
      );
      if (check.status === "refuted") return check;
      proved &&= check.status === "verified";
    }
    evidence.push(
      `With $${problem.unknown} = ${toLatex(at)}$ put into every condition, one line is left, and it gives $${toLatex(items[i] as Expression)}$.`,
    );
  }
  return { status: proved ? "verified" : "partial", evidence };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** The lines that hold; those without a condition where no other does. Null when a sign cannot be told. */
function validPieces(
  pieces: readonly Piece[],
  values: ReadonlyMap<string, Expression>,
  budget: Budget,
): Piece[] | null {
  const valid: Piece[] = [];
  for (const piece of pieces) {
    if (piece.conditions.length === 0) continue;
    const met = piece.conditions.map((each) => isMet(each, values, budget));
    if (met.includes(null)) return null;
    if (!met.includes(false)) valid.push(piece);
  }
  return valid.length > 0 ? valid : pieces.filter(({ conditions }) => conditions.length === 0);
}

/** By the sign of the difference of the two sides. */
function isMet(
  { left, operator, right }: Relation,
  values: ReadonlyMap<string, Expression>,
  budget: Budget,
): boolean | null {
  const difference: Expression = { kind: "sum", terms: [left, { kind: "negation", operand: right }] };
  const sign = exactSign(difference, values, budget);
  if (sign === null) return null;
  switch (operator) {
    case "<":
      return sign < 0;
    case "<=":
      return sign <= 0;
    case ">":
      return sign > 0;
    case ">=":
      return sign >= 0;
    case "=":
      return sign === 0;
    default:
      return operator === "!=" ? sign !== 0 : null;
  }
}
