import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { aroundDouble, digits, exactly, figureOf, shortFigure } from "../../expression/figures";
import { normalised, scientificNode } from "../../expression/scientific";
import { substitute } from "../../expression/substitute";
import { crossedLatex } from "../../printer/scientific";
import type { Known } from "./value";

const SHOWN_DIGITS = 4;

/** LaTeX of a formula with the known values in place of their letters. */
export function substituted(formula: Expression, known: ReadonlyMap<string, Known>): string {
  const values = new Map([...known].map(([letter, value]) => [letter, shown(value)]));
  return crossedLatex(substitute(formula, values));
}

/** A value without digits that nobody needs. */
function shown({ exact, near }: Known): Expression {
  const bounds = exact ? exactly(exact) : aroundDouble(near);
  const figure = bounds && figureOf(bounds, digits(SHOWN_DIGITS));
  if (!figure) return int(0);
  const power = normalised({ coefficient: figure.value, exponent: 0n });
  return power && figure.node.kind === "product" ? scientificNode(power) : shortFigure(figure);
}
