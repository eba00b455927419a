import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { equalValues, type RadicalOutcome, radicalValue, withinDistance } from "../expression/radical-value";
import {
  absolute,
  compare,
  equals,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { some } from "../expression/walk";
import type { AnswerValue, Budget, Check, Form } from "../types";
import { formFault } from "./number-form";

export interface NumberClaim {
  readonly expression: Expression;
  /** Values of the letters in it. */
  readonly at: ReadonlyMap<string, Expression>;
  readonly form: Form;
  readonly value: AnswerValue;
}

/** Compares an answer with the value of an expression, exactly and without simplifying either.
 * @param evidence says how, once the answer has passed */
export function verifyNumber(
  claim: NumberClaim,
  evidence: (exact: RadicalOutcome, answer: Expression) => readonly string[],
  budget: Budget,
): Check {
  const exact = radicalValue(claim.expression, claim.at, budget);
  if (claim.value.kind === "word") return verifyWord(claim, claim.value.word, exact);
  if (claim.value.kind !== "expression") return refuted("The answer is of another kind.");
  if (exact.undefined) return refuted("The expression is undefined.");
  if (exact.nonReal && claim.form.domain === "real") return refuted("The expression is not a real number.");
  const answer = claim.value.expression;
  const fault = formFault(answer, claim.form, budget);
  if (fault) return refuted(fault);
  const value = radicalValue(answer, new Map(), budget).value;
  if (!exact.value || !value) return compareInDoubles(claim, answer);
  if (equalValues(exact.value, value, budget))
    return { status: "verified", evidence: evidence(exact, answer) };
  if (claim.form.decimals === undefined) return refuted("The answer has another value.");
  const distance = halfUnit(claim.form, claim.form.decimals);
  const rounded = withinDistance({ a: exact.value, b: value, distance }, budget);
  if (!rounded || isHalfTowardsZero(claim, answer, { distance, budget })) {
    return refuted("The answer is not rounded correctly.");
  }
  return { status: "verified", evidence: [nearestOf(claim.form, claim.form.decimals)] };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

function verifyWord({ expression, at, form }: NumberClaim, word: string, exact: RadicalOutcome): Check {
  if (word === "undefined" && exact.undefined) {
    return {
      status: "verified",
      evidence: ["Worked out exactly, a divisor comes to $0$, and nothing can be divided by $0$."],
    };
  }
  const all = substitute(expression, at);
  const imaginary = some(all, (node) => node.kind === "constant" && node.name === "i");
  if (word === "not a real number" && exact.nonReal && !imaginary && form.domain !== "complex") {
    return {
      status: "verified",
      evidence: [
        "Worked out exactly, the number under an even root is negative, and even powers of real numbers never are.",
      ],
    };
  }
  return refuted("The expression has a value.");
}

function compareInDoubles({ expression, at }: NumberClaim, answer: Expression): Check {
  const a = evaluateComplex(substitute(expression, at), new Map());
  const b = evaluateComplex(answer, new Map());
  if (!a || !b) return { status: "unchecked", evidence: [] };
  const size = Math.max(1, Math.hypot(a.re, a.im));
  if (Math.hypot(a.re - b.re, a.im - b.im) > 1e-9 * size) return refuted("The answer has another value.");
  return {
    status: "partial",
    evidence: [`In decimals both are about $${a.re.toFixed(6)}$; that is not a proof.`],
  };
}

/** Half a unit of the last place kept; a percent counts in hundredths. */
function halfUnit(form: Form, decimals: number): Rational {
  const unit = decimals < 0 ? rational(10n ** BigInt(-decimals)) : rational(1n, 10n ** BigInt(decimals));
  return multiply(unit, form.number === "percent" ? rational(1n, 200n) : rational(1n, 2n));
}

/** Halfway between two candidates the one farther from zero is right. */
function isHalfTowardsZero(
  { expression, at }: NumberClaim,
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
