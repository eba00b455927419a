import type { Expression } from "../expression/ast";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { toLatex } from "../printer/latex";
import type { TruthWords } from "../tasks/number-theory";
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
import { untidiness } from "./tidy-form";

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

/** An expression with letters as it is left at the end: see `untidiness`. */
export const tidy =
  (written: Expression): Obligation =>
  () => {
    const fault = untidiness(written);
    return fault === null ? verified() : refuted(fault);
  };

/** Some of the things that the question lists, each as it is written there, in any order and not more often. */
export const picked = (given: readonly string[], wanted: readonly string[]): Obligations<"list"> => {
  const count = (all: readonly string[], each: string) => all.filter((other) => other === each).length;
  return {
    items: () =>
      exactly(
        given.every((each) => wanted.includes(each)),
        "Another one is meant.",
      ),
    complete: () =>
      exactly(
        wanted.every((each) => given.includes(each)),
        "One is missing.",
      ),
    order: () =>
      exactly(
        given.every((each) => count(given, each) <= Math.max(1, count(wanted, each))),
        "One stands twice.",
      ),
  };
};

/** The one word that is right. */
export const says = (given: string, right: string, ...evidence: readonly string[]): Check =>
  given === right ? verified(...evidence) : refuted("Another word is right.");

/** "yes" or "no", "True" or "False", as the question asks. */
export const saysWhether = (
  given: string,
  { holds, truth }: { readonly holds: boolean; readonly truth: TruthWords },
  ...evidence: readonly string[]
): Check => {
  const [right, wrong] = truth === "yes-no" ? ["yes", "no"] : ["True", "False"];
  return says(given, (holds ? right : wrong) as string, ...evidence);
};

/** No value twice, real ones first and from the smallest to the largest, the others after them by their real and then
 * their imaginary parts. */
export const ascending =
  (values: readonly Expression[]): Obligation =>
  () => {
    if (new Set(values.map(toLatex)).size < values.length) return refuted("A value stands twice.");
    const sizes = values.map((each) => evaluateComplex(each, new Map()));
    return exactly(
      sizes.every((size, i) => !comesAfter(sizes[i - 1] ?? null, size)),
      "The values are not in order.",
    );
  };

/** Whether the first of two values belongs behind the second; equal parts only as far as doubles tell. */
function comesAfter(a: Complex | null, b: Complex | null): boolean {
  if (!a || !b) return false;
  const [real, other] = [a.im === 0, b.im === 0];
  if (real !== other) return other;
  if (Math.abs(a.re - b.re) > 1e-9 * (1 + Math.abs(a.re))) return a.re > b.re;
  return real ? a.re >= b.re : a.im >= b.im;
}

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
