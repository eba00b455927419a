import { decimalText, terminatingDigits } from "../../expression/decimal";
import { add, multiply, type Rational, ZERO } from "../../expression/rational";
import { unitLatex } from "../../printer/answer/quantity";
import { toLatex } from "../../printer/latex";
import type { Amount } from "../../tasks/unit-conversion";
import type { Derivation, Method, Step } from "../../types";
import { type Factor, factorsBetween, productOf } from "./factors";
import { multiplyByOne } from "./multiply-by-one";
import { isRounded, roundAnswer } from "./round-answer";
import { calledFor } from "./write-amount";

/** Amounts in another unit: multiplied by fractions that equal 1, so that units cancel. */
export const unitConversion: Method = {
  id: "unit-conversion",
  tasks: ["unit-conversion"],
  work(problem): Derivation | null {
    if (problem.task !== "unit-conversion") return null;
    const { amounts, to, given, form, fraction } = problem;
    const parts: { amount: Amount; factors: Factor[] }[] = [];
    for (const amount of amounts) {
      const factors = factorsBetween(amount.unit, to, given);
      if (!factors) return null;
      parts.push({ amount, factors });
    }
    const factors = parts.flatMap((part) => part.factors);
    if (factors.length === 0) return null;
    const exact = parts.reduce(
      (total, part) => add(total, multiply(part.amount.value, productOf(part.factors))),
      ZERO,
    );
    const approximate = factors.some(({ topUnit, bottomUnit }) => topUnit.system !== bottomUnit.system);
    const { value, rounded } = roundAnswer(exact, { form, fraction, approximate });
    const unit = calledFor(rounded, to);
    const latex = `${toLatex(value)}${unitLatex(unit)}`;
    const steps: Step[] = [multiplyByOne(parts, to)];
    if (isRounded(exact, rounded))
      steps.push(calculated(`${shortened(exact)}${unitLatex(unit)}`), roundedStep(latex));
    else steps.push(calculated(latex));
    return {
      method: "unit-conversion",
      steps,
      answer: { kind: "quantity", value, unit },
    };
  },
};

const calculated = (latex: string): Step => ({
  rule: "cancel-units",
  title: "Cancel the units and calculate.",
  latex,
  why: "Only the unit that was asked for is left.",
});

const roundedStep = (latex: string): Step => ({
  rule: "round-the-amount",
  title: "Round the number.",
  latex: `\\approx ${latex}`,
  why: "More digits would say more than is known or asked for.",
});

const SHOWN_DIGITS = 4;

function shortened(value: Rational): string {
  const ends = terminatingDigits(value);
  return decimalText(value, ends !== null && ends <= SHOWN_DIGITS + 2 ? ends : SHOWN_DIGITS);
}
