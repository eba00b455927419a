import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { equalValues, type RadicalOutcome, radicalValue, withinDistance } from "../expression/radical-value";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { some } from "../expression/walk";
import type { Budget, Check, Form } from "../types";
import { inForm } from "./claims";
import { type Obligations, refuted, spotChecked, UNCHECKED, verified } from "./obligations";

export interface NumberQuestion {
  readonly expression: Expression;
  /** Values of the letters in it. */
  readonly at: ReadonlyMap<string, Expression>;
  readonly form: Form;
}

/** Says how a number was checked, once it has passed. */
type Evidence = (exact: RadicalOutcome, answer: Expression) => readonly string[];

/** The value of an expression, compared exactly and without simplifying either side, in the form asked for. */
export const numberObligations = (
  question: NumberQuestion,
  answer: Expression,
  { evidence = () => [], budget }: { readonly evidence?: Evidence; readonly budget: Budget },
): Obligations<"expression"> => ({
  value: () => checkValue(question, answer, { evidence, budget }),
  form: inForm(answer, question.form, budget),
});

function checkValue(
  question: NumberQuestion,
  answer: Expression,
  { evidence, budget }: { readonly evidence: Evidence; readonly budget: Budget },
): Check {
  const { form } = question;
  const exact = radicalValue(question.expression, question.at, budget);
  if (exact.undefined) return refuted("The expression is undefined.");
  if (exact.nonReal && form.domain === "real") return refuted("The expression is not a real number.");
  const value = radicalValue(answer, new Map(), budget).value;
  if (!exact.value || !value) return compareInDoubles(question, answer);
  const same = equalValues(exact.value, value, budget);
  const decimals = form.decimals ?? lastPlace(form, answer, budget);
  if (decimals === null) return refuted("The answer has no significant figures.");
  if (decimals === undefined)
    return same ? verified(...evidence(exact, answer)) : refuted("The answer has another value.");
  const distance = halfUnit(form, decimals);
  if (!isMultiple(answer, add(distance, distance), budget))
    return refuted("The answer has more digits than are asked for.");
  if (same) return verified(...evidence(exact, answer));
  const rounded = withinDistance({ a: exact.value, b: value, distance }, budget);
  if (!rounded || isHalfTowardsZero(question, answer, { distance, budget }))
    return refuted("The answer is not rounded correctly.");
  return verified(nearestOf(form, decimals));
}

/** The place after the point of the last significant figure asked for, counted on the written answer; null where the
 * answer is no number to count on. */
function lastPlace({ figures }: Form, answer: Expression, budget: Budget): number | null | undefined {
  if (figures === undefined) return undefined;
  const written = evaluateExact(answer, new Map(), budget);
  if (!written || written.n === 0n) return null;
  const size = absolute(written);
  const tens = (order: number) =>
    order < 0 ? rational(1n, 10n ** BigInt(-order)) : rational(10n ** BigInt(order));
  let order = 0;
  for (; compare(size, tens(order + 1)) >= 0; order += 1) budget.spend();
  for (; compare(size, tens(order)) < 0; order -= 1) budget.spend();
  return figures - 1 - order;
}

/** "undefined" or "not a real number" in place of a value. */
export function numberWord({ expression, at, form }: NumberQuestion, word: string, budget: Budget): Check {
  const exact = radicalValue(expression, at, budget);
  if (word === "undefined" && exact.undefined)
    return verified("Worked out exactly, a divisor comes to $0$, and nothing can be divided by $0$.");
  const all = substitute(expression, at);
  const imaginary = some(all, (node) => node.kind === "constant" && node.name === "i");
  if (word === "not a real number" && exact.nonReal && !imaginary && form.domain !== "complex")
    return verified(
      "Worked out exactly, the number under an even root is negative, and even powers of real numbers never are.",
    );
  return refuted("The expression has a value.");
}

function compareInDoubles({ expression, at }: NumberQuestion, answer: Expression): Check {
  const a = evaluateComplex(substitute(expression, at), new Map());
  const b = evaluateComplex(answer, new Map());
  if (!a || !b) return UNCHECKED;
  const size = Math.max(1, Math.hypot(a.re, a.im));
  if (Math.hypot(a.re - b.re, a.im - b.im) > 1e-9 * size) return refuted("The answer has another value.");
  return spotChecked(`In decimals both are about $${a.re.toFixed(6)}$; that is not a proof.`);
}

/** Half a unit of the last place kept; a percent counts in hundredths. */
function halfUnit(form: Form, decimals: number): Rational {
  const unit = decimals < 0 ? rational(10n ** BigInt(-decimals)) : rational(1n, 10n ** BigInt(decimals));
  return multiply(unit, form.number === "percent" ? rational(1n, 200n) : rational(1n, 2n));
}

function isMultiple(answer: Expression, unit: Rational, budget: Budget): boolean {
  const given = evaluateExact(answer, new Map(), budget);
  return given !== null && divide(given, unit).d === 1n;
}

/** Halfway between two candidates the one farther from zero is right. */
function isHalfTowardsZero(
  { expression, at }: NumberQuestion,
  answer: Expression,
  { distance, budget }: { readonly distance: Rational; readonly budget: Budget },
): boolean {
  const exact = evaluateExact(substitute(expression, at), new Map(), budget);
  const given = evaluateExact(answer, new Map(), budget);
  if (!exact || !given || !equals(absolute(subtract(exact, given)), distance)) return false;
  return compare(absolute(given), absolute(exact)) < 0;
}

function nearestOf(form: Form, decimals: number): string {
  const places = form.number === "percent" ? "percent" : "number";
  const kind =
    decimals > 0
      ? `${places} with $${decimals}$ decimal place${decimals === 1 ? "" : "s"}`
      : `${places} of that precision`;
  return `The exact value differs from the answer by no more than half a unit of the last place, so this is the nearest ${kind}.`;
}
