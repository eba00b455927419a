import type { Expression, Relation } from "../expression/ast";
import { exactSign } from "../expression/real-set-order";
import { toLatex } from "../printer/latex";
import type { Piece } from "../tasks/piecewise";
import type { Budget, Check } from "../types";
import { inForm, itemByItem } from "./claims";
import { numberObligations } from "./number";
import {
  type Obligations,
  type ProblemOf,
  refuted,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

/** Checks values of a function told in pieces: every line whose conditions hold at the number must give the value
 * that is claimed, and there must be such a line. */
export const PIECEWISE_VALUE: Verifier<"piecewise-value"> = {
  expression: (problem, { expression }, budget) => {
    const [at = expression] = problem.at;
    const pieces = obligationsAt(problem, { at, answer: expression }, budget);
    return {
      value: () => (problem.at.length === 1 ? pieces.value() : refuted("More values are asked for.")),
      form: pieces.form,
    };
  },
  list: (problem, { items }, budget) =>
    itemByItem(
      items,
      problem.at.map((at) => (answer) => () => {
        const { value, form } = obligationsAt(problem, { at, answer }, budget);
        return weakest([value, form]);
      }),
    ),
};

/** The value at one number. */
function obligationsAt(
  { unknown, pieces, form }: ProblemOf<"piecewise-value">,
  { at, answer }: { readonly at: Expression; readonly answer: Expression },
  budget: Budget,
): Obligations<"expression"> {
  const values = new Map([[unknown, at]]);
  const value = (): Check => {
    const valid = validPieces(pieces, values, budget);
    if (!valid) return UNCHECKED;
    if (valid.length === 0) return refuted("The function has no value there.");
    const agree = valid.map(
      ({ body }) => numberObligations({ expression: body, at: values, form }, answer, { budget }).value,
    );
    return weakest([
      ...agree,
      () =>
        verified(
          `With $${unknown} = ${toLatex(at)}$ put into every condition, one line is left, and it gives $${toLatex(answer)}$.`,
        ),
    ]);
  };
  return { value, form: inForm(answer, form, budget) };
}

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
