import { valueLatex } from "../../printer/answer/value";
import type { DivisorsTask, MultiplesTask } from "../../tasks/number-theory";
import type { Budget, Derivation } from "../../types";
import { divisorsOf } from "./list-factors";
import { listAnswer } from "./whole-answer";

/** The multiples n, 2n, 3n, …; a count above 0. */
export function multiples({ of, count }: MultiplesTask, budget: Budget): Derivation {
  budget.spend(count);
  const answer = listAnswer(Array.from({ length: count }, (_, at) => of * BigInt(at + 1)));
  return {
    method: "number-theory",
    steps: [
      {
        rule: "count-in-steps",
        title: `Count in steps of $${of}$.`,
        latex: valueLatex(answer),
        why: `The multiples of $${of}$ are $${of}$ times $1, 2, 3, \\dots$`,
      },
    ],
    answer,
  };
}

/** The largest number whose factors are searched. */
const MOST = 10n ** 10n;

export function divisors({ number }: DivisorsTask, budget: Budget): Derivation | null {
  if (number <= 0n || number > MOST) return null;
  const all = divisorsOf(number, budget);
  const pairs = all
    .filter((divisor) => divisor * divisor <= number)
    .map((divisor) => `${divisor} \\cdot ${number / divisor}`);
  const answer = listAnswer(all);
  return {
    method: "number-theory",
    steps: [
      {
        rule: "pair-factors",
        title: "Write the number as a product of two in every way.",
        latex: `${number} = ${pairs.join(" = ")}`,
        why: "Factors come in pairs, so the search ends at the square root.",
      },
      {
        rule: "order-factors",
        title: "List the factors in order.",
        latex: valueLatex(answer),
        why: "Each number in a pair is a factor.",
      },
    ],
    answer,
  };
}
