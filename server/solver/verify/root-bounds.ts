import type { Expression } from "../expression/ast";
import { exactly, type ProblemOf, refuted, type Verifier, verified } from "./obligations";
import { wholeOf } from "./whole-numbers";

/** Raises the bounds to the power again: the radicand must lie strictly between two whole numbers in a row. */
export const ROOT_BOUNDS: Verifier<"root-bounds"> = {
  list: (problem, { items }) => {
    const bounds = items.map((item) => boundAt(problem, item));
    return {
      items: () => {
        const shown = bounds.map((each) => each && `$${each.number}^${problem.index} = ${each.power}$`);
        if (shown.includes(null)) return refuted("A number is not next to the root.");
        return verified(
          `Raise the bounds again: ${shown.join(" and ")} lie on either side of $${problem.radicand}$.`,
        );
      },
      complete: () =>
        exactly(
          bounds.some((each) => each?.isBelow) && bounds.some((each) => each && !each.isBelow),
          "A bound is missing.",
        ),
      order: () =>
        exactly(
          bounds.every((each, i) => {
            const before = bounds[i - 1];
            return !each || !before || before.number < each.number;
          }),
          "The lower bound comes first.",
        ),
    };
  },
};

interface Bound {
  readonly number: bigint;
  readonly power: bigint;
  readonly isBelow: boolean;
}

/** Null for a number that is not the whole number just below or just above the root. */
function boundAt({ radicand, index }: ProblemOf<"root-bounds">, item: Expression): Bound | null {
  const number = wholeOf(item);
  if (number === null || number < 0n) return null;
  const raise = (base: bigint): bigint => (index === 2 ? base * base : base * base * base);
  const power = raise(number);
  if (power < radicand && radicand < raise(number + 1n)) return { number, power, isBelow: true };
  if (number > 0n && raise(number - 1n) < radicand && radicand < power)
    return { number, power, isBelow: false };
  return null;
}
