import type { Expression } from "../../expression/ast";
import { isZero, ONE, type Rational } from "../../expression/rational";
import { type Form, Undefined } from "../../expression/tidy/form";
import { formOf } from "../../expression/tidy/read";
import { writeForm } from "../../expression/tidy/write";
import { symbolsOf } from "../../expression/walk";

import type { DerivativeContext } from "./rule";

/** c · (factors without the letter) · xⁿ with a rational n other than 0. */
export interface Monomial {
  readonly coefficient: Rational;
  readonly others: readonly Expression[];
  readonly exponent: Rational;
}

/** Null when the letter occurs otherwise than as one power. */
export function monomialIn(u: Expression, { variable, budget }: DerivativeContext): Monomial | null {
  const form = formIn(u, { variable, budget });
  const own = form?.powers.get(`$${variable}`);
  if (!form || !own) return null;
  const rest = new Map(form.powers);
  rest.delete(own.base.key);
  const others: Form = { coefficient: ONE, powers: rest };
  const written = rest.size === 0 ? [] : [writeForm(others, budget)];
  if (written.some((part) => symbolsOf(part).includes(variable))) return null;
  return { coefficient: form.coefficient, others: written, exponent: own.exponent };
}

function formIn(u: Expression, { budget }: DerivativeContext): Form | null {
  try {
    const form = formOf(u, budget);
    return isZero(form.coefficient) ? null : form;
  } catch (error) {
    if (error instanceof Undefined) return null;
    throw error;
  }
}
