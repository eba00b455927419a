import { add, divide, isOne, isZero, multiply, negate, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { type Exact, entry, matrixLatex } from "./exact";

/** A row operation with exact numbers; rows are counted from 0. */
export type ExactOperation =
  | { readonly kind: "swap"; readonly first: number; readonly second: number }
  | { readonly kind: "scale"; readonly row: number; readonly by: Rational }
  | { readonly kind: "add"; readonly from: number; readonly by: Rational; readonly to: number };

/** Null when there is no such row, or a row would be multiplied by zero. */
export function afterOperation(m: Exact, operation: ExactOperation): Exact | null {
  const row = (i: number) => m[i] ?? null;
  if (operation.kind === "swap") {
    const [a, b] = [row(operation.first), row(operation.second)];
    return a && b
      ? m.map((each, i) => (i === operation.first ? b : i === operation.second ? a : each))
      : null;
  }
  if (operation.kind === "scale") {
    if (!row(operation.row) || isZero(operation.by)) return null;
    return m.map((each, i) => (i === operation.row ? each.map((v) => multiply(v, operation.by)) : each));
  }
  const source = row(operation.from);
  if (!source || !row(operation.to) || operation.from === operation.to) return null;
  return m.map((each, i) =>
    i === operation.to ? each.map((v, j) => add(v, multiply(source[j] ?? v, operation.by))) : each,
  );
}

export function operationStep(operation: ExactOperation, result: Exact, decimals = false): Step {
  const latex = matrixLatex(result, decimals);
  if (operation.kind === "swap") {
    const title = `Swap rows ${operation.first + 1} and ${operation.second + 1}.`;
    return { rule: "swap-rows", title, latex, why: "The order of the equations does not matter." };
  }
  const shown = toLatex(entry(operation.by, decimals));
  if (operation.kind === "scale") {
    const title = `Multiply row ${operation.row + 1} by $${shown}$.`;
    return {
      rule: "scale-row",
      title,
      latex,
      why: "Every entry of the row is multiplied, which keeps the equation it stands for.",
    };
  }
  const [from, to] = [operation.from + 1, operation.to + 1];
  const title = isOne(operation.by)
    ? `Add row ${from} to row ${to}.`
    : `Add $${shown}$ times row ${from} to row ${to}.`;
  return { rule: "add-row-multiple", title, latex, why: `Only row ${to} changes.` };
}

/** Reduced row echelon form, pivot by pivot over the first `width` columns. */
export function reduced(
  m: Exact,
  width: number,
  budget: Budget,
): { steps: Step[]; result: Exact; pivots: number } {
  const steps: Step[] = [];
  let state = m;
  let top = 0;
  const apply = (operation: ExactOperation) => {
    budget.spend(state.length * (state[0]?.length ?? 1));
    const next = afterOperation(state, operation);
    if (!next) return;
    state = next;
    steps.push(operationStep(operation, state));
  };
  for (let column = 0; column < width && top < state.length; column += 1) {
    const found = state.findIndex((row, i) => i >= top && !isZero(row[column] as Rational));
    if (found < 0) continue;
    if (found !== top) apply({ kind: "swap", first: top, second: found });
    const pivot = state[top]?.[column] as Rational;
    if (!isOne(pivot)) apply({ kind: "scale", row: top, by: divide({ n: 1n, d: 1n }, pivot) });
    for (let row = 0; row < state.length; row += 1) {
      const value = state[row]?.[column] as Rational;
      if (row !== top && !isZero(value)) apply({ kind: "add", from: top, by: negate(value), to: row });
    }
    top += 1;
  }
  return { steps, result: state, pivots: top };
}
