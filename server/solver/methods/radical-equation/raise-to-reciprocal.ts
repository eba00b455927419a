import { boundedPower } from "../../expression/bounded-power";
import { int, number, power, quotient } from "../../expression/build";
import { constantValue, polynomialToExpression } from "../../expression/polynomial";
import { isNegative, isZero, negate, type Rational } from "../../expression/rational";
import type { RootSum } from "../../expression/root-sum";
import { exactRoot } from "../../expression/surd";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { bareRoot, shown } from "./equation-state";
import { isolateRoot, RAISE_WHY } from "./isolate-root";

/** p^(m/n) = c, solved for p: its values, none where no power of a real number is c. */
export interface Raised {
  readonly steps: readonly Step[];
  readonly values: readonly Rational[];
}

/** (x + 5)^(3/2) = 8 → x + 5 = 8^(2/3) = 4; an even numerator gives two signs. Null when a root does not come out. */
export function raiseToReciprocal({ roots, rest }: RootSum): Raised | null {
  const [only, ...more] = roots;
  const value = constantValue(rest);
  if (!only || more.length > 0 || !value || only.power === 1n) return null;
  const { part, other, steps } = isolateRoot(only, rest);
  const c = constantValue(other);
  if (!c) return null;
  const { power: m, index: n } = part;
  const isEven = m % 2n === 0n;
  if (isNegative(c) && (isEven || n % 2n === 0n))
    return { steps: [...steps, never(toLatex(bareRoot(part)))], values: [] };
  const base = exactRoot(c, m);
  if (!base) return null;
  const result = boundedPower(base, n);
  const inside = polynomialToExpression(part.radicand);
  const exponent = quotient(int(n), int(m));
  const two = isEven && !isZero(result);
  const written = `${toLatex(inside)} = ${two ? "\\pm " : ""}${toLatex(power(number(c), exponent))}`;
  const reached = two
    ? `${toLatex(inside)} = \\pm ${toLatex(number(result))}`
    : shown(inside, number(result));
  return {
    steps: [
      ...steps,
      {
        rule: "raise-to-reciprocal",
        title: `Raise both sides to the power $${toLatex(exponent)}$.`,
        latex: written,
        why: two
          ? "The exponents multiply to $1$. Because the numerator is even, both signs are possible."
          : `The exponents multiply to $1$. ${RAISE_WHY}`,
      },
      {
        rule: "work-out-power",
        title: "Work out the power.",
        latex: reached,
        why: `First the root, then the power: $${toLatex(power(number(c), exponent))} = ${toLatex(number(result))}$.`,
      },
    ],
    values: two ? [negate(result), result] : [result],
  };
}

const never = (shownPower: string): Step => ({
  rule: "even-power-never-negative",
  title: "See that this cannot be.",
  latex: "\\text{no solution}",
  why: `$${shownPower}$ is never negative for real numbers.`,
});
