import type { Expression } from "../../expression/ast";
import { equation, int, number, power, root, symbol } from "../../expression/build";
import { absolute, divide, isNegative, isZero, negate, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { inline } from "../linear-equation/rule";
import { plusMinus } from "./quadratic";
import { NO_ROOTS, pairLatex, type Roots, rootsLatex, squareRoot } from "./roots";
import { step } from "./worked";

/** (slope·x + offset)² = value, with the base as it is shown. */
export interface IsolatedSquare {
  readonly unknown: string;
  readonly shown: Expression;
  readonly slope: Rational;
  readonly offset: Rational;
  readonly value: Rational;
}

export const squareLatex = ({ shown, value }: IsolatedSquare): string =>
  toLatex(equation(power(shown, int(2)), number(value)));

/** From a square alone on one side to the roots. */
export function takeSquareRoot(square: IsolatedSquare): {
  readonly steps: readonly Step[];
  readonly roots: Roots;
} {
  const { unknown, shown, slope, offset, value } = square;
  const center = divide(negate(offset), slope);
  if (isZero(value)) return onlyZero(square, center);
  const { scale, radicand } = squareRoot(value);
  const roots = plusMinus(center, divide(scale, absolute(slope)), radicand);
  const base = toLatex(shown);
  const simplified =
    radicand === 1n ? `\\pm ${toLatex(number(scale))}` : pairLatex({ center: ZERO, scale, radicand });
  return {
    roots,
    steps: [
      step("square-root-property", "Take the square root of both sides.", {
        latex: `${base} = \\pm ${toLatex(root(number(value)))}`,
        why: "A number and its opposite have the same square, so both signs count.",
      }),
      step("simplify-root", "Simplify the root.", {
        latex: `${base} = ${simplified}`,
        why: isNegative(value)
          ? "Square factors come out of the root, and $\\sqrt{-1}$ is written $i$."
          : "Square factors come out of the root.",
      }),
      step(
        "both-signs",
        shown.kind === "symbol" ? "Write out both roots." : `Solve for ${inline(symbol(unknown))}.`,
        {
          latex: rootsLatex(unknown, roots),
          why: "The two signs give the two roots.",
        },
      ),
    ],
  };
}

function onlyZero({ unknown, shown }: IsolatedSquare, center: Rational): ReturnType<typeof takeSquareRoot> {
  const roots: Roots = { ...NO_ROOTS, rational: [center] };
  const steps = [
    step("square-root-of-zero", "Take the square root of both sides.", {
      latex: toLatex(equation(shown, int(0))),
      why: "Only zero has the square zero, so there is one double root.",
    }),
    step("solve-linear-factor", `Solve for ${inline(symbol(unknown))}.`, {
      latex: rootsLatex(unknown, roots),
      why: "A linear equation has one root.",
    }),
  ];
  return { roots, steps };
}
