import type { Expression } from "../../expression/ast";
import { sum } from "../../expression/build";
import {
  addPolynomials,
  constantValue,
  type Polynomial,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
  subtractPolynomials,
} from "../../expression/polynomial";
import { divide, fromInt, multiply, negate, ONE, type Rational, sign } from "../../expression/rational";
import type { RootPart, RootSum } from "../../expression/root-sum";
import type { Budget } from "../../types";
import { bareRoot, type Cleared, shown, writeRoot } from "./equation-state";
import { isolateRoot, neverNegative, raised } from "./isolate-root";

/** The equation "sum = 0" rid of its roots: one root isolated and raised, two square roots one after the other. */
export function clearRoots({ roots, rest }: RootSum, budget: Budget): Cleared | null {
  const [first, second, ...more] = roots;
  if (!first || more.length > 0 || roots.some(({ power }) => power !== 1n)) return null;
  if (!second) return oneRoot(first, rest, budget);
  if (first.index !== second.index) return null;
  return rest.terms.length === 0 ? equalRoots(first, second) : twoSquareRoots([first, second], rest, budget);
}

function oneRoot(root: RootPart, rest: Polynomial, budget: Budget): Cleared {
  const isolated = isolateRoot(root, rest);
  const { part, other, steps } = isolated;
  const never = neverNegative(isolated);
  if (never) return { steps: [...steps, never], sides: null };
  const k = Number(part.index);
  const left = polynomialToExpression(part.radicand);
  const right = polynomialToExpression(powerPolynomial(other, k, budget));
  return { steps: [...steps, raised(left, right, part.index)], sides: [left, right] };
}

/** √p = k√q → p = k²q. */
function equalRoots(first: RootPart, second: RootPart): Cleared {
  const k = negate(divide(second.coefficient, first.coefficient));
  const alone: RootPart = { ...first, coefficient: ONE };
  const other: RootPart = { ...second, coefficient: k };
  const line = {
    rule: "root-on-each-side",
    title: "Bring one root to each side.",
    latex: shown(bareRoot(alone), writeRoot(other)),
    why: "Raising to a power then removes both roots at once.",
  };
  let factor = ONE;
  for (let count = 0n; count < first.index; count += 1n) factor = multiply(factor, k);
  const left = polynomialToExpression(first.radicand);
  const right = polynomialToExpression(scalePolynomial(second.radicand, factor));
  return { steps: [line, raised(left, right, first.index)], sides: [left, right] };
}

/** √p = k√q + r → p = k²q + 2kr√q + r², where one root is left. */
function twoSquareRoots(
  [first, second]: readonly [RootPart, RootPart],
  rest: Polynomial,
  budget: Budget,
): Cleared | null {
  const r = constantValue(rest);
  if (!r || first.index !== 2n) return null;
  const [alone, other] = sign(r) === sign(second.coefficient) ? [first, second] : [second, first];
  const scale = (value: Rational): Rational => negate(divide(value, alone.coefficient));
  const [k, shift] = [scale(other.coefficient), scale(r)];
  const right: RootPart = { ...other, coefficient: k };
  const line = {
    rule: "isolate-one-root",
    title: "Bring one of the roots to one side on its own.",
    latex: shown(bareRoot({ ...alone, coefficient: ONE }), sum([writeRoot(right), constant(shift)])),
    why: "Squaring then removes this root; the other one is dealt with afterwards.",
  };
  const middle: RootPart = { ...other, coefficient: multiply(fromInt(2), multiply(k, shift)) };
  const square = scalePolynomial(other.radicand, multiply(k, k));
  const left = polynomialToExpression(alone.radicand);
  const squared: Expression = sum([
    polynomialToExpression(square),
    writeRoot(middle),
    constant(multiply(shift, shift)),
  ]);
  const step = {
    ...raised(left, squared, 2n),
    why: "$(a + b)^2 = a^2 + 2ab + b^2$: one root is gone, and one is left. New solutions may come in, so every result is checked at the end.",
  };
  const constantPart: Polynomial = { terms: [{ coefficient: multiply(shift, shift), exponents: {} }] };
  const newRest = subtractPolynomials(addPolynomials(square, constantPart), alone.radicand);
  const next = oneRoot(middle, newRest, budget);
  return { steps: [line, step, ...next.steps], sides: next.sides };
}

const constant = (value: Rational): Expression =>
  polynomialToExpression({ terms: [{ coefficient: value, exponents: {} }] });
