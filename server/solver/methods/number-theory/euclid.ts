import type { Budget, Step } from "../../types";

/** The larger number is divided by the smaller one, then the smaller one by the remainder, until none is left:
 * the last divisor is the greatest common factor. Numbers above 0. */
export function euclid(
  numbers: readonly bigint[],
  budget: Budget,
): { readonly value: bigint; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const value = numbers.reduce((common, number) => {
    let [a, b] = common > number ? [common, number] : [number, common];
    for (;;) {
      budget.spend();
      const remainder = a % b;
      steps.push(division(a, b));
      if (remainder === 0n) return b;
      [a, b] = [b, remainder];
    }
  });
  steps.push({
    rule: "last-divisor",
    title: "Take the divisor that leaves nothing.",
    latex: String(value),
    why: "It divides every line above, so it divides the numbers, and no larger number does.",
  });
  return { value, steps };
}

const division = (a: bigint, b: bigint): Step => ({
  rule: "divide-with-rest",
  title: `Divide $${a}$ by $${b}$.`,
  latex: `${a} = ${a / b} \\cdot ${b}${a % b === 0n ? "" : ` + ${a % b}`}`,
  why:
    a % b === 0n
      ? "The division leaves nothing."
      : "What divides both numbers divides the remainder as well, so the search goes on with smaller numbers.",
});
