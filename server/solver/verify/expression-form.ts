import type { Expression } from "../expression/ast";
import { gcd } from "../expression/rational";
import { some, symbolsOf } from "../expression/walk";
import type { Budget, Form } from "../types";
import { content, formFault } from "./number-form";
import { type Obligation, refuted, verified } from "./obligations";

/** A number in the form asked for; an expression with letters, π or functions in it with no whole number left that
 * could be cancelled in a fraction. */
export const inTidyForm =
  (written: Expression | readonly Expression[], form: Form, budget: Budget): Obligation =>
  () => {
    const all = "kind" in written ? [written] : written;
    const fault = all
      .map((each) => (isPlainNumber(each) ? formFault(each, form, budget) : tidyFault(each)))
      .find((each) => each !== null);
    return fault ? refuted(fault) : verified();
  };

/** Made of numbers and their roots alone. */
export const isPlainNumber = (e: Expression): boolean =>
  symbolsOf(e).length === 0 &&
  !some(
    e,
    (part) =>
      part.kind === "function" ||
      part.kind === "constant" ||
      (part.kind === "root" && part.radicand.kind !== "number"),
  );

export const tidyFault = (e: Expression): string | null =>
  some(
    e,
    (part) =>
      part.kind === "quotient" &&
      (gcd(content(part.numerator), content(part.denominator)) !== 1n ||
        isOne(part.denominator) ||
        isFraction(part.denominator)),
  )
    ? "The fraction can be reduced."
    : null;

/** A fraction, or a sum of such, below a fraction bar. */
const isFraction = (e: Expression): boolean =>
  e.kind === "quotient" || (e.kind === "sum" && e.terms.some(isFraction));

const isOne = (e: Expression): boolean => e.kind === "number" && e.value.n === e.value.d;
