import type { Expression } from "./ast";
import { evaluateComplex } from "./evaluate-numeric";
import { roundedDouble } from "./figures";

const MOST_PLACES = 9;

/** Rounded from doubles; refused where the next digits do not settle the last one. */
export function roundedValue(expression: Expression, decimals: number): Expression | null {
  const value = evaluateComplex(expression, new Map());
  return value?.im !== 0 || decimals > MOST_PLACES ? null : roundedDouble(value.re, decimals);
}
