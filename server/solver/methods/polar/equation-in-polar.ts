import type { Expression } from "../../expression/ast";
import {
  equation,
  negation,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import {
  collectTerms,
  equalPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
  totalDegree,
} from "../../expression/polynomial";
import { divide, isNegative, isOne, negate, type Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { PolarEquationTask } from "../../tasks/polar";
import type { Budget, Derivation } from "../../types";

const HIGHEST_DEGREE = 8;
const THETA = symbol("theta");
const R = symbol("r");
const call = (name: string, angle: Expression = THETA): Expression => ({
  kind: "function",
  name,
  args: [angle],
});
const IN_DIRECTION = new Map([
  ["x", call("cos")],
  ["y", call("sin")],
]);
const PUT_IN = new Map([
  ["x", product([R, call("cos")])],
  ["y", product([R, call("sin")])],
]);
/** A function under a fraction bar with nothing else beside it has a name of its own. */
const RECIPROCAL: Readonly<Record<string, string>> = table({ cos: "sec", sin: "csc" });

/** An equation in x and y solved for r after x = r cos θ, y = r sin θ: it must have two powers of r, so that one
 * root remains. Where that root is even, the function under it repeats after half a turn, so that r < 0 adds
 * no points. */
export function equationInPolar({ equation: given }: PolarEquationTask, budget: Budget): Derivation | null {
  const p = polynomialOf(sum([given.left, negation(given.right)]), budget);
  if (!p || p.terms.length === 0) return null;
  const degrees = [...new Set(p.terms.map(totalDegree))].sort((a, b) => a - b);
  const [low, high, more] = degrees;
  if (low === undefined || high === undefined || more !== undefined || high > HIGHEST_DEGREE) return null;
  const part = (degree: number) =>
    direction(collectTerms(p.terms.filter((term) => totalDegree(term) === degree)), budget);
  const value = fraction(part(low), part(high));
  const index = high - low;
  const radius = solved(value, index, budget);
  if (!radius) return null;
  const line = equation(R, radius);
  const latex = toLatex(line);
  const put = toLatex(equation(substitute(given.left, PUT_IN), substitute(given.right, PUT_IN)));
  const powerOfR = toLatex(equation(index === 1 ? R : power(R, number({ n: BigInt(index), d: 1n })), value));
  return {
    method: "polar",
    steps: [
      {
        rule: "put-in-polar-letters",
        title: "Put in $x = r\\cos\\theta$ and $y = r\\sin\\theta$.",
        latex: put,
        why: "They give the place of a point by its distance and its direction.",
      },
      {
        rule: "isolate-power-of-distance",
        title: `Divide by what stands with ${index === 1 ? "$r$" : `$r^${index}$`}.`,
        latex: powerOfR,
        why: "Use $\\cos^2\\theta + \\sin^2\\theta = 1$ where it fits; the origin is looked at apart when $r$ is cancelled.",
      },
      {
        rule: "solve-for-distance",
        title: "Solve for $r$.",
        latex,
        why: index === 1 ? "The equation then reads $r = f(\\theta)$." : "Take the root.",
      },
    ].filter((step, at, all) => at === 0 || step.latex !== all[at - 1]?.latex),
    answer: { kind: "relation", relation: line },
  };
}

interface Direction {
  readonly factor: Rational;
  /** What remains beside the factor; null for 1. */
  readonly rest: Expression | null;
}

/** A homogeneous polynomial with x and y replaced by cosine and sine, in its shortest form. */
function direction(p: Polynomial, budget: Budget): Direction {
  const factor = p.terms[0]?.coefficient ?? { n: 1n, d: 1n };
  const monic = scalePolynomial(p, divide({ n: 1n, d: 1n }, factor));
  const degree = Math.max(...p.terms.map(totalDegree));
  const parse = (terms: readonly (readonly [number, number, bigint])[]): Polynomial =>
    collectTerms(terms.map(([x, y, n]) => ({ coefficient: { n, d: 1n }, exponents: exponents(x, y) })));
  if (degree % 2 === 0) {
    const circle = powerPolynomial(
      parse([
        [2, 0, 1n],
        [0, 2, 1n],
      ]),
      degree / 2,
      budget,
    );
    if (equalPolynomials(monic, circle)) return { factor, rest: null };
  }
  const double = product([number({ n: 2n, d: 1n }), THETA]);
  if (
    equalPolynomials(
      monic,
      parse([
        [2, 0, 1n],
        [0, 2, -1n],
      ]),
    )
  )
    return { factor, rest: call("cos", double) };
  return { factor, rest: substitute(polynomialToExpression(monic), IN_DIRECTION) };
}

const exponents = (x: number, y: number): Record<string, number> => ({
  ...(x > 0 && { x }),
  ...(y > 0 && { y }),
});

/** −low/high, with sec and csc for 1/cos and 1/sin. */
function fraction(low: Direction, high: Direction): Expression {
  const ratio = negate(divide(low.factor, high.factor));
  const size = isNegative(ratio) ? negate(ratio) : ratio;
  const reciprocal =
    !low.rest && high.rest?.kind === "function" && high.rest.args[0] === THETA
      ? RECIPROCAL[high.rest.name]
      : undefined;
  const top = reciprocal ? call(reciprocal) : low.rest;
  const bottom = reciprocal ? null : high.rest;
  const upper = scaledBy({ n: size.n, d: 1n }, top);
  const lower = size.d === 1n ? bottom : scaledBy({ n: size.d, d: 1n }, bottom);
  const whole = lower ? quotient(upper, lower) : upper;
  return isNegative(ratio) ? negation(whole) : whole;
}

function scaledBy(factor: Rational, rest: Expression | null): Expression {
  if (!rest) return number(factor);
  if (isOne(factor)) return rest;
  return product([number(factor), ...(rest.kind === "product" ? rest.factors : [rest])]);
}

function solved(value: Expression, index: number, budget: Budget): Expression | null {
  if (index === 1) return value;
  const isConstant = value.kind === "number" || (value.kind === "quotient" && polynomialOf(value, budget));
  if (isConstant) return tidy(root(value, BigInt(index)), budget);
  if (value.kind === "negation" && polynomialOf(value, budget)) return null;
  return root(value, BigInt(index));
}
