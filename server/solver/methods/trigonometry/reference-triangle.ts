import type { Expression } from "../../expression/ast";
import { int, negation, power, quotient, root, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { expressionAnswer, type Worked } from "./worked";

/** A circular function of an inverse one, without either: tan(arcsin u) = u/√(1 - u²). Null for anything else. */
export function byReferenceTriangle(e: Expression, budget: Budget): Worked | null {
  const inner = e.kind === "function" ? e.args[0] : undefined;
  const u = inner?.kind === "function" ? inner.args[0] : undefined;
  if (e.kind !== "function" || inner?.kind !== "function" || !u) return null;
  const sides = sidesOf(inner.name, u, budget);
  const value = sides && ratio(e.name, sides);
  if (!sides || !value) return null;
  const answer = expressionAnswer(value);
  const steps: Step[] = [
    {
      rule: "reference-triangle",
      title: `Draw a right triangle with the angle $\\theta = ${toLatex(inner)}$ and find its third side.`,
      latex: `\\text{opposite } ${toLatex(sides.opposite)},\\ \\text{adjacent } ${toLatex(sides.adjacent)},\\ \\text{hypotenuse } ${toLatex(sides.hypotenuse)}`,
      why: "Two sides follow from the inverse function, the third from the theorem of Pythagoras.",
    },
    {
      rule: "ratio-of-sides",
      title: "Read the function off the triangle.",
      latex: valueLatex(answer),
      why: "The signs are right as well: roots are positive where the inverse function has its values.",
    },
  ];
  return { steps, answer };
}

interface Sides {
  readonly opposite: Expression;
  readonly adjacent: Expression;
  readonly hypotenuse: Expression;
}

function sidesOf(inverse: string, u: Expression, budget: Budget): Sides | null {
  const square = (e: Expression) => power(e, int(2));
  const one = int(1);
  const rest = () => root(tidy(sum([one, negation(square(u))]), budget));
  switch (inverse) {
    case "arcsin":
      return { opposite: u, adjacent: rest(), hypotenuse: one };
    case "arccos":
      return { opposite: rest(), adjacent: u, hypotenuse: one };
    case "arctan":
      return { opposite: u, adjacent: one, hypotenuse: root(tidy(sum([square(u), one]), budget)) };
    default:
      return null;
  }
}

function ratio(name: string, { opposite, adjacent, hypotenuse }: Sides): Expression | null {
  const over = (top: Expression, bottom: Expression) => (isOne(bottom) ? top : quotient(top, bottom));
  switch (name) {
    case "sin":
      return over(opposite, hypotenuse);
    case "cos":
      return over(adjacent, hypotenuse);
    case "tan":
      return over(opposite, adjacent);
    case "cot":
      return over(adjacent, opposite);
    case "sec":
      return over(hypotenuse, adjacent);
    case "csc":
      return over(hypotenuse, opposite);
    default:
      return null;
  }
}

const isOne = (e: Expression): boolean => e.kind === "number" && e.value.n === e.value.d;
