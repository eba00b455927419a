import type { Expression } from "../expression/ast";
import { terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { places, roundedTo } from "../expression/figures";
import { absolute, add, compare, equals, type Rational, subtract } from "../expression/rational";
import { rationalOf } from "../expression/significant";
import type { Budget, Form } from "../types";

/** Decimals of a figure when the question does not say how many. */
const USUAL_DECIMALS = 4;
/** Room for the rounding of doubles. */
const DOUBLES = 1e-10;

/** Whether a number is the value, or the value rounded to the places asked for: four when the question names none. */
export function isFigure(
  answer: Expression,
  value: number,
  { form, budget }: { readonly form: Form; readonly budget: Budget },
): boolean {
  if (answer.kind === "percent" && form.number === "percent")
    return isFigure(answer.operand, 100 * value, {
      form: { decimals: form.decimals ?? USUAL_DECIMALS - 2 },
      budget,
    });
  const { decimals = USUAL_DECIMALS } = form;
  const size = evaluateComplex(answer, new Map());
  if (!size || Math.abs(size.im) > 0 || !Number.isFinite(value)) return false;
  const room = DOUBLES * (1 + Math.abs(value));
  if (form.decimals === undefined && hasIdleNoughts(answer, value)) return false;
  const claim = evaluateExact(answer, new Map(), budget);
  const written = claim && terminatingDigits(claim);
  if (Math.abs(size.re - value) <= room && !(claim && written !== null && hasNeedlessDigits(claim, room)))
    return true;
  if (!claim || written === null || written > Math.max(0, decimals)) return false;
  return equals(claim, roundedAway(value, room, decimals));
}

/** Whether a decimal ends in noughts although it is the value itself: only where it is rounded they are figures. */
export function hasIdleNoughts(written: Expression, value: number): boolean {
  const bare = written.kind === "negation" ? written.operand : written;
  if (bare.kind !== "number" || !bare.decimals) return false;
  const size = Number(bare.value.n) / Number(bare.value.d);
  return (
    bare.decimals > (terminatingDigits(bare.value) ?? bare.decimals) &&
    Math.abs(size - Math.abs(value)) <= DOUBLES * (1 + size)
  );
}

/** Places beyond which digits are no part of a figure that a shorter one is as near to. */
const NEEDLESS = 9;

/** Whether a shorter decimal is within the error of doubles as well: then the longer one is not what was worked out. */
function hasNeedlessDigits(claim: Rational, room: number): boolean {
  const shorter = roundedTo(claim, places(NEEDLESS));
  return !equals(shorter, claim) && compare(absolute(subtract(shorter, claim)), rationalOf(room)) <= 0;
}

/** A double rounded once. Where it lies within its own error of the edge between two, the edge is the value: it goes
 * away from zero. */
function roundedAway(value: number, room: number, decimals: number): Rational {
  const [middle, error] = [rationalOf(value), rationalOf(room)];
  const ends = [subtract(middle, error), add(middle, error)].map((end) => roundedTo(end, places(decimals)));
  return ends.reduce((far, end) => (compare(absolute(end), absolute(far)) > 0 ? end : far));
}
