import type { NumberNode } from "../expression/ast";
import { rational } from "../expression/rational";
import type { Limits } from "../limits";
import { LimitReached } from "../types";

const BITS_PER_DIGIT = 3.33;

/** The number that a run of digits, perhaps with a point, stands for.
 * @throws {LimitReached} when it is longer than limits.bits */
export function numberNode(digits: string, limits: Limits): NumberNode {
  if (digits.length * BITS_PER_DIGIT > limits.bits) throw new LimitReached("number-size");
  const [whole = "", fraction] = digits.split(".");
  if (fraction === undefined) return { kind: "number", value: rational(BigInt(whole)) };
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return { kind: "number", value, decimals: fraction.length };
}
