import type { Expression, Relation } from "../../expression/ast";
import { compareExact } from "../../expression/real-set-order";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Piece } from "../../tasks/piecewise";
import type { Budget, Step } from "../../types";

export interface Chosen {
  readonly step: Step;
  /** The line that holds, with the number put in. */
  readonly value: Expression;
}

/** The one line of a function told in pieces that holds at a number.
 * @returns null when none or several hold, or when that cannot be told exactly */
export function choosePiece(
  {
    pieces,
    unknown,
    call,
  }: { readonly pieces: readonly Piece[]; readonly unknown: string; readonly call: string },
  at: Expression,
  budget: Budget,
): Chosen | null {
  const values = new Map([[unknown, at]]);
  const told = pieces.map((piece) => holds(piece.conditions, values, budget));
  if (told.includes(null)) return null;
  const conditioned = pieces.filter((piece, i) => piece.conditions.length > 0 && told[i]);
  const found =
    conditioned.length > 0 ? conditioned : pieces.filter(({ conditions }) => conditions.length === 0);
  const [piece, ...more] = found;
  if (!piece || more.length > 0 || symbolsOf(piece.body).some((name) => name !== unknown)) return null;
  const value = substitute(piece.body, values);
  const reason =
    piece.conditions.length === 0
      ? "No other line holds there, so the last one counts."
      : `There ${piece.conditions.map((each) => `$${toLatex(each)}$`).join(" and ")} is true, so this line counts.`;
  return {
    value,
    step: {
      rule: "choose-piece",
      title: `Find the line that holds at $${unknown} = ${toLatex(at)}$ and put the number in.`,
      latex: `${call}(${toLatex(at)}) = ${toLatex(value)}`,
      why: reason,
    },
  };
}

function holds(
  conditions: readonly Relation[],
  values: ReadonlyMap<string, Expression>,
  budget: Budget,
): boolean | null {
  let all = true;
  for (const { left, operator, right } of conditions) {
    const order = compareExact(substitute(left, values), substitute(right, values), budget);
    if (order === null) return null;
    const equal = order === 0;
    const met =
      operator === "="
        ? equal
        : operator === "!="
          ? !equal
          : (equal && operator.endsWith("=")) || order === (operator.startsWith("<") ? -1 : 1);
    all = all && met;
  }
  return all;
}
