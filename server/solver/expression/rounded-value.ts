import type { Expression } from "./ast";
import { decimalNode, roundTo } from "./decimal";
import { evaluateComplex } from "./evaluate-numeric";
import { rational } from "./rational";

const MOST_PLACES = 9;

/** Rounded from doubles; refused where the next digits do not settle the last one. */
export function roundedValue(expression: Expression, decimals: number): Expression | null {
  const value = evaluateComplex(expression, new Map());
  if (value?.im !== 0 || decimals > MOST_PLACES || Math.abs(value.re) > 1e9) return null;
  const scaledUp = Math.abs(value.re) * 10 ** decimals;
  if (Math.abs(scaledUp - Math.floor(scaledUp) - 0.5) < 1e-5 + scaledUp * 1e-12) return null;
  const digits = BigInt(Math.round(value.re * 10 ** decimals));
  return decimalNode(roundTo(rational(digits, 10n ** BigInt(decimals)), decimals), decimals);
}
