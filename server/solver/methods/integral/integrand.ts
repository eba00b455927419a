import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { ONE, type Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { type Form, powerForm, Undefined } from "../../expression/tidy/form";
import { formOf } from "../../expression/tidy/read";
import { writeForm } from "../../expression/tidy/write";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

/** One factor of an integrand: a base without its exponent. */
export interface Factor {
  readonly base: Expression;
  readonly exponent: Rational;
}

/** An integrand as a constant times the factors that hold the variable. */
export interface Integrand {
  readonly constant: Expression;
  readonly factors: readonly Factor[];
}

interface Scope {
  readonly variable: string;
  readonly budget: Budget;
}

/** Null where the integrand divides by zero. */
export function integrandOf(u: Expression, { variable, budget }: Scope): Integrand | null {
  try {
    const form = formOf(u, budget);
    const rest = new Map(form.powers);
    const factors: Factor[] = [];
    for (const [key, { base, exponent }] of form.powers) {
      const node = writeForm(powerForm(base), budget);
      if (!symbolsOf(node).includes(variable)) continue;
      rest.delete(key);
      factors.push({ base: node, exponent });
    }
    const constant: Form = { coefficient: form.coefficient, powers: rest };
    return { constant: writeForm(constant, budget), factors };
  } catch (error) {
    if (error instanceof Undefined) return null;
    throw error;
  }
}

/** a and b when e is a x + b with a other than 0. */
export function linearIn(
  e: Expression,
  { variable, budget }: Scope,
): { a: Expression; b: Expression } | null {
  const a = differentiate(e, variable, budget);
  if (!a || symbolsOf(a).includes(variable) || isZero(a)) return null;
  return { a, b: tidy(substitute(e, new Map([[variable, int(0)]])), budget) };
}

export interface Quadratic {
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
}

/** a, b, c when e is a x² + b x + c with a other than 0. */
export function quadraticIn(e: Expression, scope: Scope): Quadratic | null {
  const slope = differentiate(e, scope.variable, scope.budget);
  const line = slope && linearIn(slope, scope);
  if (!line) return null;
  const a = tidy({ kind: "quotient", numerator: line.a, denominator: int(2) }, scope.budget);
  return { a, b: line.b, c: tidy(substitute(e, new Map([[scope.variable, int(0)]])), scope.budget) };
}

export const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
export const isWhole = ({ n, d }: Rational, value: number): boolean => d === ONE.n && n === BigInt(value);
