import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, multiply, type Rational, rational, subtract, ZERO } from "../expression/rational";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import {
  type ProblemOf,
  refuted,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

const SAMPLES = [
  [0n, 0n, 0n, 0n, 0n, 0n],
  [1n, 0n, 0n, 0n, 0n, 0n],
  [0n, 1n, 0n, 0n, 0n, 0n],
  [0n, 0n, 1n, 0n, 0n, 0n],
  [0n, 0n, 0n, 1n, 0n, 0n],
  [0n, 0n, 0n, 0n, 1n, 0n],
  [0n, 0n, 0n, 0n, 0n, 1n],
  [3n, -5n, 7n, 2n, -4n, 6n],
] as const;

/** Each row with numbers for the unknowns has the same gap between its sides as its equation. */
export const AUGMENTED_MATRIX: Verifier<"augmented-matrix"> = {
  matrix: (problem, { rows }, budget) => ({
    entries: () =>
      weakest([() => checkRows(problem, rows, budget), inForm(rows.flat(), problem.form, budget)]),
  }),
};

function checkRows(
  { equations, unknowns }: ProblemOf<"augmented-matrix">,
  rows: ValueOf<"matrix">["rows"],
  budget: Budget,
): Check {
  if (rows.length !== equations.length || rows.some((row) => row.length !== unknowns.length + 1))
    return refuted("The matrix has another size.");
  if (unknowns.length > (SAMPLES[0]?.length ?? 0)) return UNCHECKED;
  for (const [i, { left, right }] of equations.entries()) {
    const row = (rows[i] ?? []).map((each) => evaluateExact(each, new Map(), budget));
    for (const sample of SAMPLES) {
      const at = new Map<string, Rational>(unknowns.map((name, k) => [name, rational(sample[k] ?? 0n)]));
      const [l, r] = [evaluateExact(left, at, budget), evaluateExact(right, at, budget)];
      if (!l || !r || row.includes(null)) return UNCHECKED;
      const shown = unknowns.reduce(
        (total, name, k) => add(total, multiply(row[k] ?? ZERO, at.get(name) ?? ZERO)),
        ZERO,
      );
      if (!equals(subtract(l, r), subtract(shown, row.at(-1) ?? ZERO)))
        return refuted("A row does not say what its equation says.");
    }
  }
  return verified("Written out again with the unknowns, each row is the equation it comes from.");
}
