import type { Expression } from "../expression/ast";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { children } from "../expression/walk";

/** Below this a value that comes out complex counts as real: rounding in odd roots. */
const NEARLY_REAL = 1e-9;

/** A function of one real number in doubles; null where it has no finite real value. */
export type RealFunction = (x: number) => number | null;

/** An expression in one letter as a function. Every root, power and logarithm in it has to be real: √x · √(x − 1) has
 * no value at −2, although the product of the two is real. */
export function realFunction(e: Expression, letter: string): RealFunction {
  const parts = fragileParts(e);
  const at = new Map<string, Complex>();
  return (x) => {
    at.set(letter, { re: x, im: 0 });
    const value = evaluateComplex(e, at);
    if (value === null || !isReal(value)) return null;
    for (const part of parts) if (!isReal(evaluateComplex(part, at))) return null;
    return value.re;
  };
}

const isReal = (value: Complex | null): boolean => value !== null && Math.abs(value.im) < NEARLY_REAL;

/** The parts that can be complex where all that is around them is real. */
function fragileParts(e: Expression): Expression[] {
  const below = children(e).flatMap(fragileParts);
  const isFragile =
    e.kind === "root" || (e.kind === "power" && e.exponent.kind !== "number") || e.kind === "function";
  return isFragile ? [e, ...below] : below;
}
