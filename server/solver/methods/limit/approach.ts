import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { Budget } from "../../types";

/** How the variable moves: to a number from one side, or without bound. */
export interface Approach {
  readonly variable: string;
  /** Null for ∞ (side 1) and −∞ (side −1). */
  readonly target: Expression | null;
  readonly side: 1 | -1;
  readonly budget: Budget;
}

/** What an expression does on the way: it nears a number, grows without bound, swings between bounds, or stays
 * unknown. */
export type Tendency =
  | { readonly kind: "finite"; readonly value: Expression }
  | { readonly kind: "infinite"; readonly sign: 1 | -1 }
  | { readonly kind: "swings" };

const DISTANCES = [1e-3, 1e-4, 1e-5];
const SIZES = [1e3, 1e4, 1e5];

/** Points on the way, the last one the nearest. */
function pointsOn({ target, side }: Approach): readonly number[] {
  const at = target && numberOf(target);
  if (at === null) return SIZES.map((size) => side * size);
  return DISTANCES.map((distance) => at + side * distance * Math.max(1, Math.abs(at) / 100));
}

/** The sign an expression has near the end of the way; 0 when it is not settled or has no real value. */
export function signOn(e: Expression, approach: Approach): 1 | -1 | 0 {
  const signs = pointsOn(approach).map((x) => {
    const value = evaluateComplex(e, new Map([[approach.variable, { re: x, im: 0 }]]));
    return value && value.im === 0 ? Math.sign(value.re) : Number.NaN;
  });
  const [first] = signs;
  return signs.every((sign) => sign === first) && (first === 1 || first === -1) ? first : 0;
}

/** The real number a constant expression stands for, as a double. */
export function numberOf(e: Expression): number | null {
  const value = evaluateComplex(e, new Map());
  return value && Math.abs(value.im) < 1e-12 ? value.re : null;
}

export const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
export const finite = (value: Expression): Tendency => ({ kind: "finite", value });
export const infinite = (sign: 1 | -1): Tendency => ({ kind: "infinite", sign });
