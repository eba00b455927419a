import { equation, number } from "../../expression/build";
import { fromCoefficients, polynomialToExpression } from "../../expression/polynomial";
import { add, isZero, multiply, ONE, type Rational, rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { inline } from "../linear-equation/rule";
import type { Quadratic } from "./quadratic";
import { type IsolatedSquare, squareLatex, takeSquareRoot } from "./take-square-root";
import { step, type Worked } from "./worked";

/** ax² + bx + c = 0 by completing the square. */
export function byCompletingSquare({ a, b, c }: Quadratic, unknown: string): Worked {
  const linear = rational(b, a);
  const constant = rational(-c, a);
  const half = rational(b, 2n * a);
  const square = multiply(half, half);
  const total = add(constant, square);
  const left = (free: Rational) => polynomialToExpression(fromCoefficients([free, linear, ONE], unknown));
  const isolated: IsolatedSquare = {
    unknown,
    shown: polynomialToExpression(fromCoefficients([half, ONE], unknown)),
    slope: ONE,
    offset: half,
    value: total,
  };
  const { steps, roots } = takeSquareRoot(isolated);
  const completing: Step[] = [
    step(
      "isolate-unknown-terms",
      a === 1n
        ? "Move the number to the other side."
        : `Divide both sides by $${a}$ and move the number to the other side.`,
      {
        latex: toLatex(equation(left(ZERO), number(constant))),
        why: "Only the terms with the unknown are needed for the square.",
      },
    ),
  ];
  if (!isZero(half)) {
    completing.push(
      step("complete-square", `Add ${inline(number(square))} to both sides.`, {
        latex: toLatex(equation(left(square), number(total))),
        why: `Half of ${inline(number(linear))} is ${inline(number(half))}, and its square is ${inline(number(square))}.`,
      }),
      step("write-as-square", "Write the left side as a square.", {
        latex: squareLatex(isolated),
        why: "It has the shape $u^2 + 2uv + v^2$, which is $(u + v)^2$.",
      }),
    );
  }
  return { method: "quadratic-by-completing-square", roots, steps: [...completing, ...steps] };
}
