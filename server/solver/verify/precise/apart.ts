import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import { rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { ATTEMPTS_PER_POINT, realValue, sampleValue } from "../numeric";
import { encloseValue } from "./enclose";
import { fractionIn, type Interval, isApartFromZero } from "./interval";

const BITS = 200n;
/** Binary places of a number at which both are enclosed. */
const PLACES = 40;

/** Whether two expressions are shown, by intervals, to have different values at a sample point where both have one: a
 * proof that they are not the same, however near they are. */
export function areProvedDifferent(a: Expression, b: Expression): boolean {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  const gap = sum([a, negation(b)]);
  return Array.from({ length: 2 * ATTEMPTS_PER_POINT }, (_, attempt) => attempt).some((attempt) => {
    const positive = attempt >= ATTEMPTS_PER_POINT;
    const at = new Map(letters.map((name, place) => [name, sampleValue(attempt, place, positive)]));
    if (realValue(a, at) === null || realValue(b, at) === null) return false;
    const found = encloseValue(gap, BITS, new Map([...at].map(([name, { re }]) => [name, nearby(re)])));
    return found !== null && isApartFromZero(found);
  });
}

const nearby = (x: number): Interval =>
  fractionIn(rational(BigInt(Math.round(x * 2 ** PLACES)), 1n << BigInt(PLACES)), BITS);
