import type { Budget } from "../../types";
import type { Expression, FunctionNode } from "../ast";
import { add, fromInt, ONE, rational } from "../rational";
import { EULER_FORM, exponentiate } from "./exponential";
import { constantForm, type Form, formKey, negateForm, powerForm, scaleForm } from "./form";
import { applyFunction, PI_FORM } from "./functions";
import { isPositive, raise } from "./raise";
import { addForms, multiplyForms } from "./sum";
import { writeForm } from "./write";

const HALF = rational(1n, 2n);
const MINUS_ONE = fromInt(-1);

/** The form of an expression, which has the same value wherever the expression has one.
 * @throws {Undefined} where it divides by zero */
export function formOf(e: Expression, budget: Budget): Form {
  budget.spend();
  const form = (part: Expression) => formOf(part, budget);
  switch (e.kind) {
    case "number":
      return constantForm(e.value);
    case "mixed":
      return constantForm(add(fromInt(e.whole), rational(e.numerator, e.denominator)));
    case "symbol":
      return powerForm({ kind: "symbol", key: `$${e.name}`, name: e.name });
    case "constant":
      return constantFormOf(e.name);
    case "sum":
      return addForms(e.terms.map(form), budget);
    case "product":
      return multiplyForms(e.factors.map(form), budget);
    case "quotient":
      return multiplyForms([form(e.numerator), raise(form(e.denominator), MINUS_ONE, budget)], budget);
    case "power":
      return exponentiate({
        base: form(e.base),
        exponent: form(e.exponent),
        write: (part) => writeForm(part, budget),
        budget,
      });
    case "negation":
      return negateForm(form(e.operand));
    case "percent":
      return scaleForm(form(e.operand), rational(1n, 100n));
    case "root":
      return raise(form(e.radicand), rational(1n, e.index), budget);
    case "absolute":
      return sizeForm(form(e.operand), budget);
    case "function":
      return functionForm(e, budget);
  }
}

function constantFormOf(name: "pi" | "e" | "i" | "infinity"): Form {
  if (name === "pi") return PI_FORM;
  if (name === "e") return EULER_FORM;
  return powerForm({ kind: "atom", key: name, expression: { kind: "constant", name }, positive: false });
}

/** |u| as √(u²), number and known signs taken out. */
function sizeForm(form: Form, budget: Budget): Form {
  if (isPositive(form)) return form;
  return raise(raise(form, fromInt(2), budget), HALF, budget);
}

function functionForm(e: FunctionNode, budget: Budget): Form {
  const [argument] = e.args;
  const write = (part: Form) => writeForm(part, budget);
  if (!argument || e.args.length !== 1)
    return opaque(
      e,
      e.args.map((part) => formOf(part, budget)),
      write,
    );
  const form = formOf(argument, budget);
  if (e.name === "exp") return exponentiate({ base: EULER_FORM, exponent: form, write, budget });
  if (e.name === "sqrt") return raise(form, HALF, budget);
  if (e.base) return opaque(e, [form], write, formOf(e.base, budget));
  return applyFunction({
    name: e.name,
    argument: form,
    write,
    raise: (part, exponent) => raise(part, exponent, budget),
    budget,
  });
}

/** A function that nothing is known of. */
function opaque(
  e: FunctionNode,
  args: readonly Form[],
  write: (form: Form) => Expression,
  base?: Form,
): Form {
  const expression: FunctionNode = { ...e, args: args.map(write), ...(base && { base: write(base) }) };
  const key = `${e.name}_${base ? formKey(base) : ""}<${args.map(formKey).join(",")}>`;
  return powerForm({ kind: "atom", key, expression, positive: false }, ONE);
}
