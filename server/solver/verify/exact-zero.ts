import type { Expression, FunctionNode } from "../expression/ast";
import { int, negation, power, product, quotient, sum } from "../expression/build";
import { lcm, type Rational, rational } from "../expression/rational";
import { tidy } from "../expression/tidy";
import { constantForm, type Form, formKey, scaleForm, Undefined } from "../expression/tidy/form";
import { primesOf } from "../expression/tidy/raise";
import { formOf } from "../expression/tidy/read";
import { mapChildren, some } from "../expression/walk";
import { type Budget, LimitReached } from "../types";

const LARGEST_MULTIPLE = 6n;
const E: Expression = { kind: "constant", name: "e" };
const ONE = int(1);

/** Whether an expression is shown to be zero for all values of its letters: circular functions are written as
 * fractions in tan(u/2), hyperbolic ones as powers of e, and then everything cancels. False proves nothing. */
export function isProvedZero(e: Expression, budget: Budget): boolean {
  try {
    const plain = tidy(e, budget);
    if (isZero(plain)) return true;
    const natural = withNaturalPowers(withLogarithms(plain, budget), budget);
    return isZero(tidy(withHalfAngles(withPlainCircular(natural), budget), budget));
  } catch (error) {
    if (error instanceof Undefined || error instanceof LimitReached) return false;
    throw error;
  }
}

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
const apply = (name: string, u: Expression): Expression => ({ kind: "function", name, args: [u] });

/** Logarithms to other bases through natural ones, and those of numbers through those of primes. */
function withLogarithms(e: Expression, budget: Budget): Expression {
  const inner = mapChildren(e, (child) => withLogarithms(child, budget));
  if (inner.kind !== "function" || inner.args.length !== 1) return inner;
  const [inside] = inner.args as [Expression];
  if (inner.name === "ln") return naturalLogarithm(inside, budget);
  if (inner.name !== "log") return inner;
  return quotient(naturalLogarithm(inside, budget), naturalLogarithm(inner.base ?? int(10), budget));
}

function naturalLogarithm(inside: Expression, budget: Budget): Expression {
  if (inside.kind !== "number" || inside.value.n <= 0n) return apply("ln", inside);
  const { n, d } = inside.value;
  return sum([...logarithmsOfPrimes(n, 1n, budget), ...logarithmsOfPrimes(d, -1n, budget)]);
}

const logarithmsOfPrimes = (n: bigint, sign: bigint, budget: Budget): Expression[] =>
  primesOf(n, budget).map(([prime, count]) => product([int(sign * count), apply("ln", int(prime))]));

/** Powers of positive numbers with a logarithm in the exponent through powers of e, a factor for each of its terms. */
function withNaturalPowers(e: Expression, budget: Budget): Expression {
  const inner = mapChildren(e, (child) => withNaturalPowers(child, budget));
  if (inner.kind !== "power" || !some(inner.exponent, isLogarithm)) return inner;
  const { base, exponent } = inner;
  if (base.kind !== "number" || base.value.n <= 0n) return inner;
  const terms = exponent.kind === "sum" ? exponent.terms : [exponent];
  return product(
    terms.map((term) =>
      some(term, isLogarithm) ? power(E, product([term, naturalLogarithm(base, budget)])) : power(base, term),
    ),
  );
}

const isLogarithm = (node: Parameters<Parameters<typeof some>[1]>[0]): boolean =>
  node.kind === "function" && node.name === "ln";

/** tan, cot, sec and csc by sin and cos; sinh and its kin by powers of e. */
function withPlainCircular(e: Expression): Expression {
  const inner = mapChildren(e, withPlainCircular);
  const u = inner.kind === "function" ? inner.args[0] : undefined;
  if (inner.kind !== "function" || !u) return inner;
  const [sin, cos] = [apply("sin", u), apply("cos", u)];
  const [up, down] = [power(E, u), power(E, negation(u))];
  const sinh = quotient(sum([up, negation(down)]), int(2));
  const cosh = quotient(sum([up, down]), int(2));
  const plain: Readonly<Record<string, Expression>> = {
    tan: quotient(sin, cos),
    cot: quotient(cos, sin),
    sec: quotient(ONE, cos),
    csc: quotient(ONE, sin),
    sinh,
    cosh,
    tanh: quotient(sinh, cosh),
    coth: quotient(cosh, sinh),
    sech: quotient(ONE, cosh),
    csch: quotient(ONE, sinh),
  };
  return Object.hasOwn(plain, inner.name) ? (plain[inner.name] as Expression) : inner;
}

/** sin and cos of the whole multiples of one angle as fractions in a letter for the tangent of half of it. */
function withHalfAngles(e: Expression, budget: Budget): Expression {
  const units = new Map<string, Rational>();
  collectUnits(e, units, budget);
  const replace = (node: Expression): Expression => {
    const inner = mapChildren(node, replace);
    if (!isCircular(inner)) return inner;
    const { key, coefficient } = angleOf(inner, budget);
    const unit = units.get(key);
    if (!unit) return inner;
    const multiple = rational(coefficient.n * unit.d, coefficient.d * unit.n);
    const size = multiple.n < 0n ? -multiple.n : multiple.n;
    if (multiple.d !== 1n || size > LARGEST_MULTIPLE) return inner;
    const value = multipleAngle(inner.name, Number(size), `t_${key}`);
    return multiple.n < 0n && inner.name === "sin" ? negation(value) : value;
  };
  return replace(e);
}

const isCircular = (node: Expression): node is FunctionNode =>
  node.kind === "function" && (node.name === "sin" || node.name === "cos") && node.args.length === 1;

function angleOf(node: FunctionNode, budget: Budget): { key: string; coefficient: Rational } {
  const form: Form = formOf(node.args[0] as Expression, budget);
  const monic =
    form.coefficient.n === 0n
      ? constantForm(form.coefficient)
      : scaleForm(form, rational(form.coefficient.d, form.coefficient.n));
  return { key: formKey(monic), coefficient: form.coefficient };
}

/** The angle of which all that belong together are whole multiples. */
function collectUnits(e: Expression, units: Map<string, Rational>, budget: Budget): void {
  some(e, (node) => {
    if (node.kind !== "relation" && isCircular(node)) {
      const { key, coefficient } = angleOf(node, budget);
      const before = units.get(key);
      units.set(key, before ? common(before, coefficient) : coefficient);
    }
    return false;
  });
}

/** The largest rational of which both are whole multiples. */
function common(a: Rational, b: Rational): Rational {
  const d = lcm(a.d, b.d);
  let [x, y] = [(a.n * d) / a.d, (b.n * d) / b.d];
  while (y !== 0n) [x, y] = [y, x % y];
  return rational(x < 0n ? -x : x, d);
}

/** sin kθ or cos kθ with sin θ = 2t/(1 + t²) and cos θ = (1 − t²)/(1 + t²). */
function multipleAngle(name: string, k: number, letter: string): Expression {
  const t: Expression = { kind: "symbol", name: letter };
  const bottom = sum([ONE, power(t, int(2))]);
  const sin = quotient(product([int(2), t]), bottom);
  const cos = quotient(sum([ONE, negation(power(t, int(2)))]), bottom);
  let [s, c]: [Expression, Expression] = [int(0), ONE];
  for (let step = 0; step < k; step += 1) {
    [s, c] = [
      sum([product([s, cos]), product([c, sin])]),
      sum([product([c, cos]), negation(product([s, sin]))]),
    ];
  }
  return name === "sin" ? s : c;
}
