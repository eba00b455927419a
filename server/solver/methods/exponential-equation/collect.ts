import { boundedPower } from "../../expression/bounded-power";
import { add, isZero, multiply, type Rational, rational, subtract } from "../../expression/rational";
import type { ExponentialTerm, Line } from "./exponential-terms";

/** Terms with the same powers added together; whole constants in exponents of numbers become factors first when
 * `merge` says so. */
export function collected(terms: readonly ExponentialTerm[], merge: boolean): ExponentialTerm[] {
  const groups = new Map<string, ExponentialTerm>();
  for (const term of terms.map((one) => (merge ? merged(one) : one))) {
    const key = keyOf(term.powers);
    const before = groups.get(key);
    groups.set(key, before ? { ...before, coefficient: add(before.coefficient, term.coefficient) } : term);
  }
  return [...groups.values()].filter((term) => !isZero(term.coefficient));
}

const keyOf = (powers: ReadonlyMap<string, Line>): string =>
  [...powers]
    .map(([base, { slope, constant }]) => `${base}:${slope.n}/${slope.d}:${constant.n}/${constant.d}`)
    .sort()
    .join(" ");

/** 2^(x + 3) is 8 · 2^x. */
function merged({ coefficient, powers }: ExponentialTerm): ExponentialTerm {
  let factor = coefficient;
  const rest = new Map<string, Line>();
  for (const [base, { slope, constant }] of powers) {
    const whole = base === "e" ? 0n : floorOf(constant);
    if (whole !== 0n) factor = multiply(factor, boundedPower({ n: BigInt(base), d: 1n }, whole));
    const left = subtract(constant, rational(whole));
    if (!isZero(slope) || !isZero(left)) rest.set(base, { slope, constant: left });
  }
  return { coefficient: factor, powers: rest };
}

const floorOf = ({ n, d }: Rational): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** Whether the unknown is in one of the exponents. */
export const moves = ({ powers }: ExponentialTerm): boolean =>
  [...powers.values()].some(({ slope }) => !isZero(slope));
