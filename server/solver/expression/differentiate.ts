import type { Budget } from "../budget";
import type { Expression } from "./ast";

import { int, negation, product, quotient, power as raised, root, sum } from "./build";
import { fromInt } from "./rational";
import { type Base, constantForm, type Form, ONE_FORM, powerForm, Undefined } from "./tidy/form";
import { formOf } from "./tidy/read";
import { addForms, multiplyForms } from "./tidy/sum";
import { writeForm } from "./tidy/write";
import { symbolsOf } from "./walk";

/** The derivative by one letter, tidied. Works by logarithmic differentiation of the simplified product of powers,
 * term by term, not by the rules of the schoolbook.
 * @returns null where a part has no derivative that is known here
 * @throws {LimitReached} */
export function differentiate(e: Expression, variable: string, budget: Budget): Expression | null {
  if (!symbolsOf(e).includes(variable)) return int(0);
  try {
    const form = derivativeOfForm(formOf(e, budget), variable, budget);
    return form && writeForm(form, budget);
  } catch (error) {
    if (error instanceof Undefined) return null;
    throw error;
  }
}

/** form · Σ exponent · base′ / base, written without the division where the base is the letter itself. */
function derivativeOfForm(form: Form, variable: string, budget: Budget): Form | null {
  budget.spend();
  const parts: Form[] = [];
  for (const { base, exponent } of form.powers.values()) {
    const inner = derivativeOfBase(base, variable, budget);
    if (!inner) return null;
    if (inner.coefficient.n === 0n) continue;
    const lowered = powerForm(base, fromInt(-1));
    parts.push(multiplyForms([form, constantForm(exponent), lowered, inner], budget));
  }
  return addForms(parts, budget);
}

function derivativeOfBase(base: Base, variable: string, budget: Budget): Form | null {
  switch (base.kind) {
    case "symbol":
      return base.name === variable ? ONE_FORM : constantForm(fromInt(0));
    case "number":
      return constantForm(fromInt(0));
    case "sum": {
      const terms = base.terms.map((term) => derivativeOfForm(term, variable, budget));
      return terms.every((term) => term !== null) ? addForms(terms as Form[], budget) : null;
    }
    case "product":
      return derivativeOfForm(base.form, variable, budget);
    case "size": {
      const inner = derivativeOfBase(base.of, variable, budget);
      return inner && multiplyForms([inner, powerForm(base.of), powerForm(base, fromInt(-1))], budget);
    }
    case "exponential":
      return derivativeOfExponential(base, variable, budget);
    case "atom":
      return derivativeOfAtom(base, variable, budget);
  }
}

/** (rᵘ)′ = rᵘ · (u′ ln r + u r′/r). */
function derivativeOfExponential(base: Base, variable: string, budget: Budget): Form | null {
  if (base.kind !== "exponential") return null;
  const slope = derivativeOfForm(base.exponent, variable, budget);
  if (!slope) return null;
  const logarithm = formOf({ kind: "function", name: "ln", args: [base.root] }, budget);
  const own = multiplyForms([powerForm(base), slope, logarithm], budget);
  if (!symbolsOf(base.root).includes(variable)) return own;
  const rootSlope = derivativeOfForm(formOf(base.root, budget), variable, budget);
  if (!rootSlope) return null;
  const quotientOfRoot = formOf(quotient(writeForm(rootSlope, budget), base.root), budget);
  return addForms([own, multiplyForms([powerForm(base), base.exponent, quotientOfRoot], budget)], budget);
}

function derivativeOfAtom(base: Base, variable: string, budget: Budget): Form | null {
  if (base.kind !== "atom" || !symbolsOf(base.expression).includes(variable)) return constantForm(fromInt(0));
  const call = base.expression;
  const [argument] = call.kind === "function" ? call.args : [];
  if (call.kind !== "function" || call.args.length !== 1 || !argument) return null;
  if (call.base && symbolsOf(call.base).includes(variable)) return null;
  const outer = outerDerivative(call.name, argument, call.base);
  const inner = derivativeOfForm(formOf(argument, budget), variable, budget);
  return outer && inner && multiplyForms([formOf(outer, budget), inner], budget);
}

const apply = (name: string, u: Expression): Expression => ({ kind: "function", name, args: [u] });
const square = (u: Expression): Expression => raised(u, int(2));
const over = (u: Expression): Expression => quotient(int(1), u);
const minus = (u: Expression, v: Expression): Expression => sum([u, negation(v)]);

/** f′(u) by f. */
const OUTER: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => apply("cos", u),
  cos: (u) => negation(apply("sin", u)),
  tan: (u) => square(apply("sec", u)),
  cot: (u) => negation(square(apply("csc", u))),
  sec: (u) => product([apply("sec", u), apply("tan", u)]),
  csc: (u) => negation(product([apply("csc", u), apply("cot", u)])),
  arcsin: (u) => over(root(minus(int(1), square(u)))),
  arccos: (u) => negation(over(root(minus(int(1), square(u))))),
  arctan: (u) => over(sum([int(1), square(u)])),
  arccot: (u) => negation(over(sum([int(1), square(u)]))),
  arcsec: (u) => over(product([{ kind: "absolute", operand: u }, root(minus(square(u), int(1)))])),
  arccsc: (u) => negation(over(product([{ kind: "absolute", operand: u }, root(minus(square(u), int(1)))]))),
  sinh: (u) => apply("cosh", u),
  cosh: (u) => apply("sinh", u),
  tanh: (u) => over(square(apply("cosh", u))),
  coth: (u) => negation(over(square(apply("sinh", u)))),
  sech: (u) => negation(quotient(apply("sinh", u), square(apply("cosh", u)))),
  csch: (u) => negation(quotient(apply("cosh", u), square(apply("sinh", u)))),
  ln: over,
};

function outerDerivative(name: string, u: Expression, base: Expression | undefined): Expression | null {
  if (name === "log") return over(product([u, apply("ln", base ?? int(10))]));
  return Object.hasOwn(OUTER, name) ? (OUTER[name] as (u: Expression) => Expression)(u) : null;
}
