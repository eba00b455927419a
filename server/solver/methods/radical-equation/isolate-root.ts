import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import {
  constantValue,
  negatePolynomial,
  type Polynomial,
  polynomialToExpression,
  scalePolynomial,
} from "../../expression/polynomial";
import { divide, isNegative, isOne, negate, ONE } from "../../expression/rational";
import type { RootPart } from "../../expression/root-sum";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { bareRoot, shown, writeRoot } from "./equation-state";

/** root = other side, with the steps that lead there. */
export interface Isolated {
  readonly steps: readonly Step[];
  readonly part: RootPart;
  readonly other: Polynomial;
}

/** 3√(x + 1) - 6 = 0 → 3√(x + 1) = 6 → √(x + 1) = 2. */
export function isolateRoot(part: RootPart, rest: Polynomial): Isolated {
  const sign = isNegative(part.coefficient) ? negate(ONE) : ONE;
  const positive: RootPart = { ...part, coefficient: divide(part.coefficient, sign) };
  const moved = scalePolynomial(negatePolynomial(rest), sign);
  const steps: Step[] = [
    {
      rule: "isolate-root",
      title: "Bring the root to one side on its own.",
      latex: shown(writeRoot(positive), polynomialToExpression(moved)),
      why: "Raising to a power removes a root only when nothing is added to it.",
    },
  ];
  if (isOne(positive.coefficient)) return { steps, part: positive, other: moved };
  const other = scalePolynomial(moved, divide(ONE, positive.coefficient));
  const bare: RootPart = { ...positive, coefficient: ONE };
  steps.push({
    rule: "divide-by-root-coefficient",
    title: `Divide both sides by $${toLatex(polynomialToExpression({ terms: [{ coefficient: positive.coefficient, exponents: {} }] }))}$.`,
    latex: shown(bareRoot(bare), polynomialToExpression(other)),
    why: "Then the root stands on its own.",
  });
  return { steps, part: bare, other };
}

/** An even root set equal to a negative number. */
export function neverNegative({ part, other }: Isolated): Step | null {
  const value = constantValue(other);
  if (!value || !isNegative(value) || part.index % 2n !== 0n) return null;
  return {
    rule: "even-root-never-negative",
    title: "See that this cannot be.",
    latex: "\\text{no solution}",
    why: `${part.index === 2n ? "A square root" : "An even root"} is never negative, so it cannot equal $${toLatex(polynomialToExpression(other))}$.`,
  };
}

/** What raising to a power is called. */
function raiseTitle(index: bigint): string {
  if (index === 2n) return "Square both sides.";
  return index === 3n ? "Cube both sides." : `Raise both sides to the power $${toLatex(int(index))}$.`;
}

export const RAISE_WHY =
  "Equal numbers have equal powers, so no solution is lost; new ones may come in, which is why every result is checked at the end.";

export const raised = (left: Expression, right: Expression, index: bigint): Step => ({
  rule: "raise-both-sides",
  title: raiseTitle(index),
  latex: shown(left, right),
  why: RAISE_WHY,
});
