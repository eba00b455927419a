import type { Expression } from "./ast";
import { evaluateComplex } from "./evaluate-numeric";
import { roundedDouble } from "./figures";
import { rationalOf, significant } from "./significant";

const MOST_PLACES = 9;

/** Rounded from doubles; refused where the next digits do not settle the last one. */
export function roundedValue(expression: Expression, decimals: number): Expression | null {
  const value = evaluateComplex(expression, new Map());
  return value?.im !== 0 || decimals > MOST_PLACES ? null : roundedDouble(value.re, decimals);
}

/** Rounded to significant figures; refused where the next digits do not settle the last one. */
export function roundedFigures(expression: Expression, figures: number): Expression | null {
  const value = evaluateComplex(expression, new Map());
  if (value?.im !== 0 || value.re === 0 || !Number.isFinite(value.re) || figures > MOST_PLACES) return null;
  const places = figures - 1 - Math.floor(Math.log10(Math.abs(value.re)));
  if (places >= 0 && places <= MOST_PLACES && roundedDouble(value.re, places) === null) return null;
  return significant(rationalOf(value.re), figures);
}
