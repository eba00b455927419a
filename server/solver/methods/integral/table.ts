import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import { type Factor, integrandOf, linearIn } from "./integrand";
import { applied, type IntegralContext, type IntegralRule, sizeOf } from "./rule";

type Entry = (u: Expression) => Expression;

const log = (e: Expression): Expression => applied("ln", sizeOf(e));
const half = (e: Expression): Expression => quotient(e, int(2));
const minus = (a: Expression, b: Expression): Expression => sum([a, negation(b)]);
const square = (e: Expression): Expression => power(e, int(2));
const secTan = (u: Expression): Expression => log(sum([applied("sec", u), applied("tan", u)]));

/** Antiderivatives of powers of one function, by name and exponent. */
const POWERS: Readonly<Record<string, Entry>> = table({
  "sin 1": (u) => negation(applied("cos", u)),
  "cos 1": (u) => applied("sin", u),
  "tan 1": (u) => negation(log(applied("cos", u))),
  "cot 1": (u) => log(applied("sin", u)),
  "sec 1": secTan,
  "csc 1": (u) => negation(log(sum([applied("csc", u), applied("cot", u)]))),
  "cos -1": secTan,
  "sin -1": (u) => negation(log(sum([applied("csc", u), applied("cot", u)]))),
  "sec 2": (u) => applied("tan", u),
  "cos -2": (u) => applied("tan", u),
  "csc 2": (u) => negation(applied("cot", u)),
  "sin -2": (u) => negation(applied("cot", u)),
  "tan 2": (u) => minus(applied("tan", u), u),
  "cot 2": (u) => minus(negation(applied("cot", u)), u),
  "sin 2": (u) => minus(half(u), quotient(applied("sin", product([int(2), u])), int(4))),
  "cos 2": (u) => sum([half(u), quotient(applied("sin", product([int(2), u])), int(4))]),
  "sec 3": (u) => sum([half(product([applied("sec", u), applied("tan", u)])), half(secTan(u))]),
  "sinh 1": (u) => applied("cosh", u),
  "cosh 1": (u) => applied("sinh", u),
  "tanh 1": (u) => applied("ln", applied("cosh", u)),
  "sech 2": (u) => applied("tanh", u),
  "cosh -2": (u) => applied("tanh", u),
  "csch 2": (u) => negation(applied("coth", u)),
  "ln 1": (u) => minus(product([u, applied("ln", u)]), u),
  "arctan 1": (u) => minus(product([u, applied("arctan", u)]), half(applied("ln", sum([int(1), square(u)])))),
  "arcsin 1": (u) => sum([product([u, applied("arcsin", u)]), root(minus(int(1), square(u)))]),
  "arccos 1": (u) => minus(product([u, applied("arccos", u)]), root(minus(int(1), square(u)))),
});

const PRODUCTS: Readonly<Record<string, Entry>> = table({
  "sec 1, tan 1": (u) => applied("sec", u),
  "cot 1, csc 1": (u) => negation(applied("csc", u)),
});

/** The standard integrals, with ax + b inside. */
export const standardIntegral: IntegralRule = {
  id: "standard-integral",
  title: "Use the standard integral from the table.",
  why: "Differentiating the right side gives the integrand back. With $ax + b$ inside, divide by $a$.",
  apply(e, context) {
    const parts = integrandOf(e, context);
    if (!parts || toLatex(parts.constant) !== "1") return null;
    const found =
      exponential(parts.factors, context) ??
      ofSize(parts.factors, context) ??
      ofFunctions(parts.factors, context);
    return found && { result: found };
  },
};

/** ∫ |u| = u|u|/2. */
function ofSize(factors: readonly Factor[], context: IntegralContext): Expression | null {
  const [only] = factors;
  if (factors.length !== 1 || only?.base.kind !== "absolute" || only.exponent.n !== only.exponent.d)
    return null;
  const line = linearIn(only.base.operand, context);
  return line && quotient(product([only.base.operand, only.base]), product([int(2), line.a]));
}

function exponential(factors: readonly Factor[], context: IntegralContext): Expression | null {
  const [only] = factors;
  if (factors.length !== 1 || only?.base.kind !== "power") return null;
  const { base, exponent } = only.base;
  const inner = product([
    { kind: "quotient", numerator: int(only.exponent.n), denominator: int(only.exponent.d) },
    exponent,
  ]);
  const line = linearIn(inner, context);
  if (!line) return null;
  const isEuler = base.kind === "constant" && base.name === "e";
  const below = isEuler ? [line.a] : [line.a, applied("ln", base)];
  const whole = only.exponent.n === 1n && only.exponent.d === 1n ? only.base : power(base, inner);
  const divisors = below.filter((part) => toLatex(part) !== "1");
  return divisors.length > 0 ? quotient(whole, product(divisors)) : whole;
}

function ofFunctions(factors: readonly Factor[], context: IntegralContext): Expression | null {
  const calls = factors.map(({ base, exponent }) => ({ call: base, exponent }));
  const inside = calls.map(({ call }) =>
    call.kind === "function" && call.args.length === 1 ? call.args[0] : null,
  );
  const [first] = inside;
  if (!first || inside.some((each) => !each || toLatex(each) !== toLatex(first))) return null;
  if (calls.some(({ exponent }) => exponent.d !== 1n)) return null;
  const key = calls
    .map(({ call, exponent }) => `${call.kind === "function" ? call.name : ""} ${exponent.n}`)
    .sort()
    .join(", ");
  const entry = Object.hasOwn(POWERS, key)
    ? POWERS[key]
    : Object.hasOwn(PRODUCTS, key)
      ? PRODUCTS[key]
      : undefined;
  const line = linearIn(first, context);
  if (!entry || !line) return null;
  return toLatex(line.a) === "1" ? entry(first) : quotient(entry(first), line.a);
}
