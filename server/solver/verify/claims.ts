import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { toLatex } from "../printer/latex";
import type { Budget, Check, Form } from "../types";
import type { Identity } from "./identity";
import { formFault } from "./number-form";
import {
  exactly,
  type Obligation,
  type Obligations,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";

/** The claims that are checked alike wherever they are made: letters, names, units, forms and order. */

/** The answer is about the letter, name or unit that the question asks for. */
export const is =
  (given: string, asked: string): Obligation =>
  () =>
    exactly(given === asked, "The answer is of something else.");

/** The same, of several in their order. */
export const are =
  (given: readonly string[], asked: readonly string[]): Obligation =>
  () =>
    exactly(
      given.length === asked.length && given.every((each, i) => each === asked[i]),
      "The answer is of something else.",
    );

/** Numbers in lowest terms, roots without full powers, and the form that the question asks for. */
export const inForm =
  (written: Expression | readonly Expression[], form: Form, budget: Budget): Obligation =>
  () => {
    const all = "kind" in written ? [written] : written;
    const fault = all.map((each) => formFault(each, form, budget)).find((each) => each !== null);
    return fault ? refuted(fault) : verified();
  };

/** No value twice, and real ones from the smallest to the largest. */
export const ascending =
  (values: readonly Expression[]): Obligation =>
  () => {
    if (new Set(values.map(toLatex)).size < values.length) return refuted("A value stands twice.");
    const sizes = values.map((each) => evaluateComplex(each, new Map()));
    const falls = sizes.some((size, i) => {
      const before = i > 0 ? sizes[i - 1] : null;
      return size && before && size.im === 0 && before.im === 0 && size.re <= before.re;
    });
    return exactly(!falls, "The values are not in order.");
  };

/** A list whose items belong to questions asked in an order: each item is checked against its own question, and there
 * are as many answers as questions. */
export const itemByItem = (
  given: readonly Expression[],
  questions: readonly ((item: Expression) => Obligation)[],
): Obligations<"list"> => ({
  items: () => weakest(given.flatMap((item, i) => questions[i]?.(item) ?? [])),
  complete: () => exactly(given.length >= questions.length, "An answer is missing."),
  order: () => exactly(given.length <= questions.length, "There are more answers than questions."),
});

/** The named values are bare numbers. */
export const unitless =
  (values: ValueOf<"named">["values"]): Obligation =>
  () =>
    exactly(
      values.every(({ unit }) => unit === undefined || unit === ""),
      "The answer has a unit that the question does not.",
    );

/** Proved the same, sampled the same, different, or not to be told. */
export function ofIdentity(identity: Identity): Check {
  if (identity.equal === null) return UNCHECKED;
  if (!identity.equal) return refuted(identity.reason);
  return identity.proved ? verified(identity.evidence) : spotChecked(identity.evidence);
}
