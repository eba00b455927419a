import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { negation, sum } from "@/server/solver/expression/build";
import { evaluateExact } from "@/server/solver/expression/evaluate-exact";
import { evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { polynomialOf } from "@/server/solver/expression/polynomial";
import { equals, fromInt, type Rational } from "@/server/solver/expression/rational";
import { symbolsOf } from "@/server/solver/expression/walk";
import { isUndefined } from "@/server/solver/ledger";
import { budget, DEFAULT_LIMITS } from "@/server/solver/limits";
import { toText } from "@/server/solver/printer/text";
import { solve } from "@/server/solver/solve";

/** How two expressions compare. "close": equal at every point tried, which proves nothing. `at` names a
 * place with the exact values of both, where there is one. */
export type Comparison =
  | { readonly outcome: "equal"; readonly at?: Instance }
  | { readonly outcome: "close" | "unknown" }
  | { readonly outcome: "undefined" }
  | { readonly outcome: "different"; readonly at?: Instance };

export interface Instance {
  readonly point: ReadonlyMap<string, Rational>;
  readonly left: Rational;
  readonly right: Rational;
}

const POINTS = [2, 3, 5, -1, 7, -4, 11, 1];
const TOLERANCE = 1e-9;

/** Decides whether two expressions have the same value wherever both are defined.
 * Exact where rational arithmetic or the engine's own simplification can settle it. */
export function compare(left: Expression, right: Expression): Comparison {
  const names = [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort();
  return names.length === 0 ? compareNumbers(left, right) : compareFunctions(left, right, names);
}

function compareNumbers(left: Expression, right: Expression): Comparison {
  const exact = exactPair(left, right, new Map());
  if (exact === "undefined") return { outcome: "undefined" };
  if (exact)
    return equals(exact.left, exact.right)
      ? { outcome: "equal", at: exact }
      : { outcome: "different", at: exact };
  const a = evaluateComplex(left, new Map());
  const b = evaluateComplex(right, new Map());
  if (!a || !b) return { outcome: "unknown" };
  const scale = Math.max(1, Math.hypot(a.re, a.im), Math.hypot(b.re, b.im));
  if (Math.hypot(a.re - b.re, a.im - b.im) > TOLERANCE * scale) return { outcome: "different" };
  const difference = solve(`Simplify ${toText(sum([left, negation(right)]))}`);
  return { outcome: difference.status === "solved" && difference.latex === "0" ? "equal" : "close" };
}

function compareFunctions(left: Expression, right: Expression, names: readonly string[]): Comparison {
  let tried = 0;
  for (const start of POINTS) {
    const point = new Map(names.map((name, at) => [name, fromInt(start + 2 * at)]));
    const exact = exactPair(left, right, point);
    if (!exact || exact === "undefined") continue;
    if (!equals(exact.left, exact.right)) return { outcome: "different", at: exact };
    tried += 1;
  }
  const difference = polynomialOf(sum([left, negation(right)]), budget(DEFAULT_LIMITS));
  if (difference?.terms.length === 0) return { outcome: "equal" };
  return { outcome: tried > 0 ? "close" : "unknown" };
}

function exactPair(
  left: Expression,
  right: Expression,
  point: ReadonlyMap<string, Rational>,
): Instance | "undefined" | null {
  try {
    const allowance = budget(DEFAULT_LIMITS);
    const a = evaluateExact(left, point, allowance);
    const b = evaluateExact(right, point, allowance);
    return a && b ? { point, left: a, right: b } : null;
  } catch (error) {
    if (isUndefined(error)) return "undefined";
    throw error;
  }
}
