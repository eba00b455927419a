import type { Expression } from "../../expression/ast";
import type { SurdNumber } from "../../expression/surd-number";
import { some } from "../../expression/walk";
import type { Budget, Form } from "../../types";

/** How numbers are written on the way and at the end. */
export type NumberStyle = "fraction" | "decimal" | "mixed";

export interface NumberContext {
  readonly style: NumberStyle;
  /** Square roots of negative numbers are worked with i; otherwise they end the calculation. */
  readonly complex: boolean;
  readonly budget: Budget;
  /** Values of nodes known to be worked out; null for those that are not. */
  readonly settled: WeakMap<Expression, { readonly value: SurdNumber | null }>;
}

/** Reads off a calculation how its numbers want to be written. */
export function numberContext(expression: Expression, form: Form, budget: Budget): NumberContext {
  return {
    style: styleOf(expression, form),
    complex: form.domain !== "real" && (form.domain === "complex" || looksComplex(expression)),
    budget,
    settled: new WeakMap(),
  };
}

const isDecimal = (node: { readonly kind: string }): boolean =>
  node.kind === "number" && "decimals" in node && Number(node.decimals) > 0;

function styleOf(expression: Expression, form: Form): NumberStyle {
  if (form.number === "percent" || form.number === "scientific") return "decimal";
  if (form.number) return form.number;
  if (some(expression, isDecimal)) return "decimal";
  return some(expression, (node) => node.kind === "mixed") ? "mixed" : "fraction";
}

/** i is written, or square roots of negative literals are combined with each other (a single one asks whether
 * it is a real number). */
function looksComplex(expression: Expression): boolean {
  if (some(expression, (node) => node.kind === "constant" && node.name === "i")) return true;
  let negativeRoots = 0;
  some(expression, (node) => {
    if (node.kind === "root" && node.index === 2n && node.radicand.kind === "negation") negativeRoots += 1;
    return false;
  });
  return negativeRoots > 1;
}
