import type { Budget } from "../../types";
import type { Expression } from "../ast";
import { fromInt, rational } from "../rational";
import { type Form, formKey, monomialKey, ONE_FORM, powerForm, rationalOf, scaleForm } from "./form";
import { isPositive, raise } from "./raise";
import { expandForm, multiplyForms } from "./sum";

export interface Exponentiation {
  readonly base: Form;
  readonly exponent: Form;
  readonly write: (form: Form) => Expression;
  readonly budget: Budget;
}

export const EULER: Expression = { kind: "constant", name: "e" };
/** e itself. */
export const EULER_FORM: Form = powerForm({
  kind: "exponential",
  key: "e^",
  root: EULER,
  exponent: ONE_FORM,
  positive: true,
});

/** base^exponent where the exponent holds letters or other factors: one power for each term of the exponent, its
 * number as the exponent of that power, so that powers of one base meet. */
export function exponentiate({ base, exponent, write, budget }: Exponentiation): Form {
  const value = rationalOf(exponent);
  if (value) return raise(base, value, budget);
  const positive = isPositive(base);
  const isEuler = formKey(base) === formKey(EULER_FORM);
  const parts = expandForm(exponent, budget).map((term) => {
    const number = rationalOf(term);
    if (number) return raise(base, number, budget);
    const [only] = term.powers.values();
    const logarithm = term.powers.size === 1 && only?.base.kind === "atom" ? only.base : null;
    if (
      isEuler &&
      logarithm?.key.startsWith("ln<") &&
      logarithm.of &&
      only?.exponent.n === only?.exponent.d
    ) {
      return raise(logarithm.of, term.coefficient, budget);
    }
    const split = positive ? term.coefficient : fromInt(term.coefficient.n);
    const rest = scaleForm(term, rational(split.d, split.n));
    const root = write(base);
    return powerForm(
      {
        kind: "exponential",
        key: `${isEuler ? "e" : formKey(base)}^${rest.coefficient.d}·${monomialKey(rest)}`,
        root,
        exponent: rest,
        positive,
      },
      split,
    );
  });
  return multiplyForms(parts, budget);
}
