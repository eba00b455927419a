import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Multiplies back: divisor · quotient + remainder is the dividend, and the remainder is smaller than the divisor. */
export function verifyDivideWithRemainder(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "divide-with-remainder" || value.kind !== "named")
    return { status: "refuted", reason: "This is no division with a remainder." };
  budget.spend();
  const { dividend, divisor } = problem;
  const quotient = named(value, "quotient");
  const remainder = named(value, "remainder");
  if (
    quotient === null ||
    remainder === null ||
    remainder >= divisor ||
    divisor * quotient + remainder !== dividend
  )
    return { status: "refuted", reason: "Multiplied back, the numbers do not give the dividend." };
  return {
    status: "verified",
    evidence: [
      `Multiply back: $${divisor} \\cdot ${quotient} + ${remainder} = ${divisor * quotient} + ${remainder} = ${dividend}$, and $${remainder} < ${divisor}$.`,
    ],
  };
}

/** A whole number from 0 up that has this name. */
function named(value: AnswerValue & { readonly kind: "named" }, name: string): bigint | null {
  const found = value.values.find((entry) => entry.name === name)?.value;
  return found?.kind === "number" && found.value.d === 1n ? found.value.n : null;
}
