import type { CommonFactorTask, CommonMultipleTask, CommonWay } from "../../tasks/number-theory";
import type { Budget, Derivation, Step } from "../../types";
import { compareFactorisations } from "./compare-factorisations";
import { euclid } from "./euclid";
import { listFactors } from "./list-factors";
import { listMultiples } from "./list-multiples";
import { wholeAnswer } from "./whole-answer";

/** Above this, splitting into primes by hand is longer than dividing with remainder. */
const LARGE = 5000n;

export function commonFactor(
  { numbers, way }: CommonFactorTask,
  told: CommonWay | undefined,
  budget: Budget,
): Derivation | null {
  const usual: CommonWay = numbers.some((number) => number > LARGE) ? "Euclid's algorithm" : "prime factors";
  const asked = told ?? way ?? usual;
  if (asked === "listing") return derivation(listFactors(numbers, budget) ?? euclid(numbers, budget));
  return derivation(
    asked === "prime factors" ? compareFactorisations(numbers, "lowest", budget) : euclid(numbers, budget),
  );
}

export function commonMultiple(
  { numbers, way, denominators }: CommonMultipleTask,
  told: CommonWay | undefined,
  budget: Budget,
): Derivation | null {
  const lead = denominators ? [takeDenominators(numbers)] : [];
  const different = [...new Set(numbers)];
  if (different.length === 1)
    return derivation({ value: different[0] as bigint, steps: [same(different[0] as bigint)] });
  const listed = (told ?? way) === "listing" ? listMultiples(different, budget) : null;
  const { value, steps } = listed ?? compareFactorisations(different, "highest", budget);
  return derivation({ value, steps: [...lead, ...steps] });
}

const derivation = ({
  value,
  steps,
}: {
  readonly value: bigint;
  readonly steps: readonly Step[];
}): Derivation => ({ method: "number-theory", steps, answer: wholeAnswer(value) });

const takeDenominators = (numbers: readonly bigint[]): Step => ({
  rule: "take-denominators",
  title: "Take the denominators.",
  latex: numbers.join(",\\ "),
  why: "The lowest common denominator is the lowest common multiple of the denominators.",
});

const same = (number: bigint): Step => ({
  rule: "same-number",
  title: "Both are the same number.",
  latex: String(number),
  why: "A number is its own least multiple.",
});
