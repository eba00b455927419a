import type { Expression } from "../expression/ast";
import { terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import type { Budget, Form } from "../types";

/** Decimals of a figure when the question does not say how many. */
const USUAL_DECIMALS = 4;
/** Room for the rounding of doubles. */
const DOUBLES = 1e-10;

/** Whether a number is the value, or the value rounded to the places asked for: four when the question names none. */
export function isFigure(
  answer: Expression,
  value: number,
  { form: { decimals = USUAL_DECIMALS }, budget }: { readonly form: Form; readonly budget: Budget },
): boolean {
  const size = evaluateComplex(answer, new Map());
  if (!size || Math.abs(size.im) > 0 || !Number.isFinite(value)) return false;
  const distance = Math.abs(size.re - value);
  const room = DOUBLES * (1 + Math.abs(value));
  if (distance <= room) return true;
  const claim = evaluateExact(answer, new Map(), budget);
  const digits = claim && terminatingDigits(claim);
  return digits !== null && digits <= Math.max(0, decimals) && distance <= 0.5 * 10 ** -decimals + room;
}
