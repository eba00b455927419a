import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient, root, symbol } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { isNegative, isOne, negate, type Rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import type { VariationFactor, VariationTask } from "../../tasks/variation";

/** What a letter contributes: x, x², √x. */
export function factorOf({ letter, power: name }: VariationFactor): Expression {
  const base = symbol(letter);
  if (name === "square-root") return root(base);
  if (name === "cube-root") return root(base, 3n);
  const exponent = { first: 1, square: 2, cube: 3, fourth: 4 }[name];
  return exponent === 1 ? base : power(base, int(exponent));
}

const joined = (factors: readonly Expression[]): Expression =>
  factors.length === 1 ? (factors[0] as Expression) : factors.length === 0 ? int(1) : product(factors);

/** front · above / below, with the letters of the law. */
export function lawWith(
  { factors }: VariationTask,
  front: readonly Expression[],
  under: readonly Expression[],
): Expression {
  const above = factors.filter(({ below }) => !below).map(factorOf);
  const below = factors.filter((factor) => factor.below).map(factorOf);
  const top = joined([...front, ...above]);
  return below.length + under.length === 0 ? top : quotient(top, joined([...under, ...below]));
}

/** The law with the constant found, in the shape a book writes: 3x/4 as (3/4)x, 5/(2x²) as one fraction. */
export function lawWithConstant(task: VariationTask, constant: Rational): Expression {
  const size = isNegative(constant) ? negate(constant) : constant;
  const digits = some(
    { kind: "sum", terms: task.given.map(({ value }) => value) },
    (node) => node.kind === "number" && (node.decimals ?? 0) > 0,
  )
    ? terminatingDigits(size)
    : null;
  const inverse = task.factors.some(({ below }) => below);
  const law = () => {
    if (digits !== null && digits > 0) return lawWith(task, [decimalNode(size, digits)], []);
    if (!inverse) return lawWith(task, isOne(size) ? [] : [number(size)], []);
    const front = size.n === 1n && task.factors.some(({ below }) => !below) ? [] : [int(size.n)];
    return lawWith(task, front, size.d === 1n ? [] : [int(size.d)]);
  };
  return isNegative(constant) ? { kind: "negation", operand: law() } : law();
}
