import { integerPower } from "../../expression/integer";
import type { RootBoundsTask } from "../../tasks/root-bounds";
import type { Budget, Step } from "../../types";

/** The largest whole number whose power is below the radicand, with the two powers around it; null when the radicand
 * is such a power itself. */
export function neighbouringPowers(
  { radicand, index }: RootBoundsTask,
  budget: Budget,
): { readonly low: bigint; readonly step: Step } | null {
  const power = (base: bigint): bigint => integerPower(base, BigInt(index));
  let [low, high] = [0n, 1n];
  while (power(high) <= radicand) {
    budget.spend(1);
    high *= 2n;
  }
  while (high - low > 1n) {
    budget.spend(1);
    const middle = (low + high) / 2n;
    if (power(middle) <= radicand) low = middle;
    else high = middle;
  }
  if (power(low) === radicand) return null;
  const name = index === 2 ? "square" : "cube";
  const step: Step = {
    rule: "find-neighbouring-powers",
    title: `Find the perfect ${name}s on both sides of the number.`,
    latex: `${power(low)} < ${radicand} < ${power(high)}`,
    why: `$${low}^${index} = ${power(low)}$ and $${high}^${index} = ${power(high)}$ are the nearest ones.`,
  };
  return { low, step };
}
