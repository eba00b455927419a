import { table } from "../../table";
import type { Budget } from "../../types";
import { words } from "../../word-list";
import type { Expression } from "../ast";
import { fromInt, isOne, type Rational, rational } from "../rational";
import { exactRoot } from "../surd";
import {
  type Form,
  formKey,
  negateForm,
  ONE_FORM,
  powerForm,
  rationalOf,
  scaleForm,
  ZERO_FORM,
} from "./form";
import { addForms, multiplyForms } from "./sum";

/** f(u) for an argument in its form. `write` turns a form into an expression. */
export interface Call {
  readonly name: string;
  readonly argument: Form;
  readonly write: (form: Form) => Expression;
  readonly raise: (form: Form, exponent: Rational) => Form;
  readonly budget: Budget;
}

const ODD = words("sin tan cot csc arcsin arctan sinh tanh");
const EVEN = words("cos sec cosh");
const INVERSES: Readonly<Record<string, string>> = table({
  sin: "arcsin",
  cos: "arccos",
  tan: "arctan",
});

/** The value of a function as a form: signs taken out of odd and even functions, exact values where the argument
 * has them, the function itself otherwise. */
export function applyFunction(call: Call): Form {
  const { name, argument } = call;
  if (argument.coefficient.n < 0n && ODD.has(name)) {
    return negateForm(applyFunction({ ...call, argument: negateForm(argument) }));
  }
  if (argument.coefficient.n < 0n && EVEN.has(name)) {
    return applyFunction({ ...call, argument: negateForm(argument) });
  }
  return exactValue(call) ?? undone(call) ?? kept(call);
}

function exactValue(call: Call): Form | null {
  const { name, argument } = call;
  if (name === "ln") return logarithm(call);
  if (argument.coefficient.n === 0n) {
    if (["sin", "tan", "arcsin", "arctan", "sinh", "tanh"].includes(name)) return ZERO_FORM;
    if (["cos", "sec", "cosh"].includes(name)) return ONE_FORM;
  }
  const turn = turnOf(argument);
  if (turn && ["sin", "cos", "tan", "cot", "sec", "csc"].includes(name)) return circular(call, turn);
  return name.startsWith("arc") ? angle(call) : null;
}

/** The argument as a multiple of π. */
function turnOf({ coefficient, powers }: Form): Rational | null {
  if (coefficient.n === 0n) return coefficient;
  const [only] = powers.values();
  return powers.size === 1 && only?.base.key === "π" && isOne(only.exponent) ? coefficient : null;
}

/** Twice the sine, squared and with its sign, at the multiples of π/12 that have a plain value. */
const TWICE_SINE_SQUARED: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [6, 4],
]);

function sine(turn: Rational, { raise }: Call): Form | null {
  const twelfths = rational(turn.n * 12n, turn.d);
  if (twelfths.d !== 1n) return null;
  const place = Number(((twelfths.n % 24n) + 24n) % 24n);
  const within = place % 12;
  const square = TWICE_SINE_SQUARED.get(within > 6 ? 12 - within : within);
  if (square === undefined) return null;
  if (square === 0) return ZERO_FORM;
  const size = scaleForm(
    raise({ ...ONE_FORM, coefficient: fromInt(square) }, rational(1n, 2n)),
    rational(1n, 2n),
  );
  return place > 12 ? negateForm(size) : size;
}

function circular(call: Call, turn: Rational): Form | null {
  const { raise, budget } = call;
  const sin = sine(turn, call);
  const cos = sine(rational(2n * turn.n + turn.d, 2n * turn.d), call);
  if (!sin || !cos) return null;
  const over = (a: Form, b: Form): Form | null =>
    b.coefficient.n === 0n ? null : multiplyForms([a, raise(b, fromInt(-1))], budget);
  switch (call.name) {
    case "sin":
      return sin;
    case "cos":
      return cos;
    case "tan":
      return over(sin, cos);
    case "cot":
      return over(cos, sin);
    case "sec":
      return over(ONE_FORM, cos);
    default:
      return over(ONE_FORM, sin);
  }
}

/** arcsin, arccos and arctan at the values that circular functions take at the plain angles. */
function angle(call: Call): Form | null {
  if ([...call.argument.powers.values()].some(({ base }) => base.kind !== "number")) return null;
  const name = call.name.slice(3);
  const [low, high] = name === "cos" ? [0, 12] : [-6, 6];
  for (let twelfth = low; twelfth <= high; twelfth += 1) {
    const turn = rational(BigInt(twelfth), 12n);
    const sin = sine(turn, call);
    if (!sin || (name === "tan" && Math.abs(twelfth) === 6)) continue;
    const value = circular({ ...call, name }, turn);
    if (value && formKey(value) === formKey(call.argument)) {
      return turn.n === 0n ? ZERO_FORM : scaleForm(PI_FORM, turn);
    }
  }
  return null;
}

export const PI_FORM: Form = powerForm({
  kind: "atom",
  key: "π",
  expression: { kind: "constant", name: "pi" },
  positive: true,
});

/** ln 1 = 0, ln eᵘ = u, ln of a fraction below 1 and of a power of a number. */
function logarithm(call: Call): Form | null {
  const { argument, budget } = call;
  const value = rationalOf(argument);
  if (value) return value.n > 0n ? logarithmOfNumber(call, value) : null;
  const isNumber = [...argument.powers.values()].every(({ base }) => base.kind === "number");
  if (!isOne(argument.coefficient) && (!isNumber || argument.coefficient.n < 0n)) return null;
  const { coefficient } = argument;
  const parts: Form[] = isOne(coefficient)
    ? []
    : [applyFunction({ ...call, argument: { coefficient, powers: new Map() } })];
  for (const { base, exponent } of argument.powers.values()) {
    if (base.kind === "number") {
      parts.push(scaleForm(kept({ ...call, argument: numberForm(base.value) }), exponent));
    } else if (base.kind === "exponential" && base.key.startsWith("e^")) {
      parts.push(scaleForm(base.exponent, exponent));
    } else return null;
  }
  return addForms(parts, budget);
}

const numberForm = (n: bigint): Form => ({ coefficient: fromInt(n), powers: new Map() });

function logarithmOfNumber(call: Call, value: Rational): Form | null {
  if (isOne(value)) return ZERO_FORM;
  if (value.n === 1n) {
    return negateForm(applyFunction({ ...call, argument: numberForm(value.d) }));
  }
  for (let index = 64n; index > 1n; index -= 1n) {
    const base = exactRoot(value, index);
    if (base) {
      const argument: Form = { coefficient: base, powers: new Map() };
      return scaleForm(applyFunction({ ...call, argument }), fromInt(index));
    }
  }
  return null;
}

/** sin(arcsin u) = u. */
function undone({ name, argument }: Call): Form | null {
  const inverse = INVERSES[name];
  const [only] = argument.powers.values();
  if (
    !inverse ||
    argument.powers.size !== 1 ||
    !only ||
    !isOne(argument.coefficient) ||
    !isOne(only.exponent)
  )
    return null;
  const inner = only.base.kind === "atom" ? only.base : null;
  return inner?.expression.kind === "function" && inner.expression.name === inverse
    ? (inner.of ?? null)
    : null;
}

function kept({ name, argument, write }: Call): Form {
  const expression: Expression = { kind: "function", name, args: [write(argument)] };
  return powerForm({
    kind: "atom",
    key: `${name}<${formKey(argument)}>`,
    expression,
    positive: name === "cosh",
    of: argument,
  });
}
