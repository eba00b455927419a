import type { Expression, Relation } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { mapChildren, some } from "../../expression/walk";

/** The name under which π is worked on: in a formula it behaves like any other letter. */
export const PI_LETTER = "pi";

/** The equation with π as a letter, so that it counts as a polynomial. */
export function piToLetter(relation: Relation): Relation {
  if (!some(relation, (part) => part.kind === "constant" && part.name === "pi")) return relation;
  return equation(lettered(relation.left), lettered(relation.right));
}

const lettered = (e: Expression): Expression =>
  e.kind === "constant" && e.name === "pi" ? symbol(PI_LETTER) : mapChildren(e, lettered);

/** π as the constant again. */
export const letterToPi = (e: Expression): Expression =>
  e.kind === "symbol" && e.name === PI_LETTER ? { kind: "constant", name: "pi" } : mapChildren(e, letterToPi);
