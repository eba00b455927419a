import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import type { Budget } from "../../types";
import { isProvedZero } from "../exact-zero";
import { encloseValue } from "./enclose";
import { isApartFromZero } from "./interval";
import { separationBits } from "./separation";

/** Bits at which two numbers that differ are nearly always told apart: sixty digits. */
const FIRST_BITS = 200n;
/** Bits lost on the way through an expression of a school book. */
const ROOM = 64;
/** Beyond, a proof by separation costs too much. */
const MOST_BITS = 12_000;

/** "unknown": they agree to sixty digits, or the value of one cannot be told. */
export type Sameness = "equal" | "apart" | "unknown";

/** Compares two real numbers without any double. Apart is proved by intervals without a common number; equal by
 * nearness below what separates such numbers, or by a difference that simplifies to nothing.
 * @example sameNumber(parse("sin(pi/5)^2"), parse("(5 - sqrt(5))/8"), budget) // "equal" */
export function sameNumber(a: Expression, b: Expression, budget: Budget): Sameness {
  const gap = sum([a, negation(b)]);
  const first = encloseValue(gap, FIRST_BITS);
  if (first && isApartFromZero(first)) return "apart";
  if (first && isSeparated(gap, budget)) return "equal";
  return isProvedZero(gap, budget) ? "equal" : "unknown";
}

/** Nearer to zero than anything of its kind that is not zero. */
function isSeparated(gap: Expression, budget: Budget): boolean {
  const needed = separationBits(gap, budget);
  if (needed === null || !(needed <= MOST_BITS)) return false;
  const bits = BigInt(needed + ROOM);
  const found = encloseValue(gap, bits);
  return found !== null && bound(found.low) < 1n << BigInt(ROOM) && bound(found.high) < 1n << BigInt(ROOM);
}

const bound = (n: bigint): bigint => (n < 0n ? -n : n);
