import type { Expression } from "../../expression/ast";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  scaled,
  sum,
  symbol,
} from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  add,
  divide,
  fromInt,
  isZero as isNothing,
  multiply,
  negate,
  type Rational,
  subtract,
} from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Derivation, Step } from "../../types";
import { squareRoot } from "../quadratic-equation/roots";
import { withConditions } from "./conditions";
import { particularPart } from "./particular";
import { at, derived, isZero, less, type SecondOrder, step, timesConstant, type Work } from "./shared";

/** By the roots of the characteristic equation, and undetermined coefficients for the right side. */
export function secondOrder(work: Work): Derivation | null {
  const form = constantCoefficients(work);
  if (!form) return null;
  const { problem, budget } = work;
  const { dependent } = problem;
  const constants = ["C_1", "C_2"] as const;
  const roots = rootsOf(form);
  const base = homogeneous(roots, problem.variable);
  const general = sum(base.map((each, i) => timesConstant(constants[i] as string, each)));
  const steps = [...characteristicSteps(form, roots), homogeneousStep(work, roots, general)];
  if (isZero(form.source)) return withConditions(work, steps, { general, constants });
  const particular = particularPart(form, work);
  if (!particular) return null;
  const whole = sum([general, tidy(particular, budget)]);
  const more: Step[] = [
    step(
      "undetermined-coefficients",
      "Find one solution of the full equation.",
      `${dependent}_p = ${toLatex(tidy(particular, budget))}`,
      "It is sought in the shape of the right side, times the variable where that shape already solves the equation with $0$ on the right.",
    ),
    step(
      "add-particular-solution",
      "Add it to the solution with $0$ on the right.",
      toLatex(equation(symbol(dependent), whole)),
      "The difference of two solutions of the full equation solves the one with $0$ on the right.",
    ),
  ];
  return withConditions(work, [...steps, ...more], { general: whole, constants });
}

function constantCoefficients({ problem, budget }: Work): SecondOrder | null {
  const { equation: told, dependent } = problem;
  const all = less(told.left, told.right, budget);
  const names = [`${dependent}''`, `${dependent}'`, dependent];
  const factors = names.map((name) => {
    const found = derived(all, name, budget);
    return found && symbolsOf(found).length === 0 ? evaluateExact(found, new Map(), budget) : null;
  });
  const [a, b, c] = factors;
  if (!a || !b || !c || isNothing(a)) return null;
  const rest = names.reduce((e, name) => at(e, name, int(0)), all);
  return { a, b, c, source: tidy(negation(rest), budget) };
}

/** Two real roots, one double, or p ± q·√m·i. */
export type CharacteristicRoots =
  | { readonly kind: "real"; readonly roots: readonly [Expression, Expression] }
  | { readonly kind: "double"; readonly root: Expression }
  | { readonly kind: "complex"; readonly real: Expression; readonly imaginary: Expression };

function rootsOf({ a, b, c }: SecondOrder): CharacteristicRoots {
  const four = fromInt(4);
  const discriminant = subtract(multiply(b, b), multiply(four, multiply(a, c)));
  const double = multiply(fromInt(2), a);
  const centre = divide(negate(b), double);
  if (isNothing(discriminant)) return { kind: "double", root: number(centre) };
  const { scale, radicand } = squareRoot(absolute(discriminant));
  const distance = absolute(divide(scale, double));
  if (discriminant.n < 0n)
    return { kind: "complex", real: number(centre), imaginary: withRoot(distance, radicand) };
  if (radicand === 1n)
    return {
      kind: "real",
      roots: [number(subtract(centre, distance)), number(add(centre, distance))],
    };
  const part = withRoot(distance, radicand);
  const beside = (e: Expression) => (isNothing(centre) ? e : sum([number(centre), e]));
  return { kind: "real", roots: [beside(negation(part)), beside(part)] };
}

const absolute = (value: Rational): Rational => (value.n < 0n ? negate(value) : value);

function withRoot(factor: Rational, radicand: bigint): Expression {
  if (radicand === 1n) return number(factor);
  return scaled(factor, { kind: "root", radicand: int(radicand), index: 2n });
}

const E: Expression = { kind: "constant", name: "e" };

/** e^(kx); null for k = 0. */
const growth = (rate: Expression, variable: string): Expression | null =>
  isZero(rate) ? null : power(E, times(rate, variable));

function times(factor: Expression, variable: string): Expression {
  const x = symbol(variable);
  if (factor.kind === "negation") return negation(times(factor.operand, variable));
  if (factor.kind === "quotient") return quotient(times(factor.numerator, variable), factor.denominator);
  const isOne = factor.kind === "number" && factor.value.n === factor.value.d;
  return isOne ? x : product([factor, x]);
}

/** Two solutions of the equation with 0 on the right; null stands for 1. */
function homogeneous(roots: CharacteristicRoots, variable: string): readonly (Expression | null)[] {
  if (roots.kind === "real") return roots.roots.map((root) => growth(root, variable));
  if (roots.kind === "double") {
    const found = growth(roots.root, variable);
    return [found, found ? product([symbol(variable), found]) : symbol(variable)];
  }
  const envelope = growth(roots.real, variable);
  return ["cos", "sin"].map((name) => {
    const wave: Expression = { kind: "function", name, args: [times(roots.imaginary, variable)] };
    return envelope ? product([envelope, wave]) : wave;
  });
}

function characteristicSteps({ a, b, c }: SecondOrder, roots: CharacteristicRoots): Step[] {
  const r = symbol("r");
  const terms = [
    { factor: a, of: power(r, int(2)) },
    { factor: b, of: r },
  ].flatMap(({ factor, of }) => (isNothing(factor) ? [] : [scaled(factor, of)]));
  const left = sum([...terms, ...(isNothing(c) ? [] : [number(c)])]);
  return [
    step(
      "characteristic-equation",
      "Write the characteristic equation.",
      toLatex(equation(left, int(0))),
      "Put $e^{rx}$ in: each derivative brings a factor $r$, and $e^{rx}$ can be divided out.",
    ),
    step(
      "characteristic-roots",
      "Solve it.",
      rootsLatex(roots),
      "The roots say which powers of $e$ solve the equation.",
    ),
  ];
}

function rootsLatex(roots: CharacteristicRoots): string {
  if (roots.kind === "double") return `r = ${toLatex(roots.root)} \\text{ (double)}`;
  if (roots.kind === "real")
    return roots.roots.map((root, i) => `r_{${i + 1}} = ${toLatex(root)}`).join(", \\quad ");
  const imaginary = toLatex(roots.imaginary) === "1" ? "i" : `${toLatex(roots.imaginary)} i`;
  return `r = ${isZero(roots.real) ? "" : `${toLatex(roots.real)} `}\\pm ${imaginary}`;
}

const WHY: Readonly<Record<CharacteristicRoots["kind"], string>> = table({
  real: "Two different real roots give two independent solutions.",
  double: "A double root gives the second solution with the factor $x$.",
  complex: "Complex roots $p \\pm qi$ give $e^{px} \\cos(qx)$ and $e^{px} \\sin(qx)$.",
});

const homogeneousStep = (
  { problem: { dependent } }: Work,
  { kind }: CharacteristicRoots,
  general: Expression,
): Step =>
  step(
    "homogeneous-solution",
    "Write the solution of the equation with $0$ on the right.",
    toLatex(equation(symbol(dependent), general)),
    WHY[kind],
  );
