import { symbol } from "../../expression/build";
import { EULER } from "../../expression/logarithm";
import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { exactRoot } from "../../expression/surd";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { everyNumber, noSolution } from "../linear-equation/outcome";
import { rootsDerivation } from "../logarithmic-equation/outcome";
import { collected, moves } from "./collect";
import { addedPowers, type ExponentialTerm, exponentialTerms, raised } from "./exponential-terms";
import { type Found, singlePower, solvePower } from "./solve-power";

const METHOD = "exponential-equation";
type Equation = Problem & { readonly task: "solve" };

/** Equations with the unknown in exponents: one power, two powers, or a quadratic in a power. */
export const exponentialEquation: Method = {
  id: METHOD,
  tasks: ["solve"],
  work(problem, budget) {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    const { equation, unknown } = problem;
    const left = exponentialTerms(equation.left, unknown, budget);
    const right = exponentialTerms(equation.right, unknown, budget);
    if (!left || !right || ![...left, ...right].some(moves)) return null;
    const all = [...left, ...right.map((term) => ({ ...term, coefficient: negate(term.coefficient) }))];
    return worked(problem, all, budget);
  },
};

function worked(problem: Equation, all: readonly ExponentialTerm[], budget: Budget): Derivation | null {
  const raw = collected(all, false);
  const terms = raw.filter(moves).length === 1 && raw.length === 2 ? raw : collected(all, true);
  const [a, b] = terms;
  if (!a) return { method: METHOD, steps: [same(problem)], answer: everyNumber(problem.unknown) };
  if (!b) return none(problem, "A power of a positive number is never zero.");
  if (terms.length === 2) return twoTerms(problem, moves(a) ? [a, b] : [b, a], budget);
  return quadratic(problem, terms, budget);
}

const same = ({ unknown }: Equation): Step => ({
  rule: "identity",
  title: `This is true whatever $${toLatex(symbol(unknown))}$ is.`,
  latex: valueLatex(everyNumber(unknown)),
  why: "Both sides are the same.",
});

const none = ({ unknown }: Equation, why: string, before: readonly Step[] = []): Derivation => ({
  method: METHOD,
  steps: [
    ...before,
    {
      rule: "power-is-positive",
      title: "The power would have to be zero or negative.",
      latex: valueLatex(noSolution(unknown)),
      why,
    },
  ],
  answer: noSolution(unknown),
});

function twoTerms(
  problem: Equation,
  [a, b]: readonly [ExponentialTerm, ExponentialTerm],
  budget: Budget,
): Derivation | null {
  const inverse = raised({ coefficient: { n: 1n, d: 1n }, powers: b.powers }, rational(-1n));
  if (!inverse) return null;
  const powers = addedPowers(a.powers, inverse.powers);
  const value = negate(divide(b.coefficient, a.coefficient));
  if (![...powers.values()].some(({ slope }) => !isZero(slope))) return null;
  if (value.n <= 0n) return none(problem, "A power of a positive number is always positive.");
  const found = solvePower(powers, value, { unknown: problem.unknown, budget });
  return found && rootsDerivation(problem, METHOD, [found]);
}

/** Three terms whose exponents are 0, 1 and 2 times the same one. */
function quadratic(problem: Equation, terms: readonly ExponentialTerm[], budget: Budget): Derivation | null {
  const [lowest, middle, highest] = inOrder(terms);
  if (!lowest || !middle || !highest || terms.length !== 3) return null;
  const back = raised({ coefficient: { n: 1n, d: 1n }, powers: lowest.powers }, rational(-1n));
  if (!back) return null;
  const unit = addedPowers(middle.powers, back.powers);
  const square = addedPowers(highest.powers, back.powers);
  const doubled = raised({ coefficient: { n: 1n, d: 1n }, powers: unit }, rational(2n));
  if (!doubled || !sameMap(doubled.powers, square) || !singlePower(unit)) return null;
  const [a, b, c] = [highest.coefficient, middle.coefficient, lowest.coefficient];
  const discriminant = add(multiply(b, b), multiply(rational(-4n), multiply(a, c)));
  const letter = toLatex(powerOf(unit, problem.unknown));
  if (discriminant.n < 0n) return null;
  const root = exactRoot(discriminant, 2n);
  if (!root) return null;
  const halves = [-1n, 1n].map((sign) =>
    divide(add(negate(b), multiply(rational(sign), root)), multiply(rational(2n), a)),
  );
  const values = isZero(discriminant) ? halves.slice(0, 1) : halves;
  const steps: Step[] = [
    {
      rule: "quadratic-in-power",
      title: `Read it as a quadratic equation in $u = ${letter}$.`,
      latex: values.map((value) => `${letter} = ${shownNumber(value)}`).join(" \\text{ or } "),
      why: `The other power is the square of $${letter}$, so the quadratic equation gives the values of $u$.`,
    },
  ];
  const positive = values.filter((value) => value.n > 0n);
  if (positive.length === 0) return none(problem, "A power of a positive number is always positive.", steps);
  const found = positive.map((value) => solvePower(unit, value, { unknown: problem.unknown, budget }));
  if (found.some((one) => one === null)) return null;
  const dropped: Step[] =
    positive.length === values.length
      ? []
      : [
          {
            rule: "drop-negative-power",
            title: "Leave out what a power cannot be.",
            latex: positive.map((value) => `${letter} = ${shownNumber(value)}`).join(" \\text{ or } "),
            why: "A power of a positive number is always positive.",
          },
        ];
  return rootsDerivation(problem, METHOD, found as Found[], [...steps, ...dropped]);
}

const shownNumber = (value: Rational): string =>
  toLatex(value.d === 1n && value.n >= 0n ? { kind: "number", value } : fraction(value));

function fraction(value: Rational): Parameters<typeof toLatex>[0] {
  const size = { n: value.n < 0n ? -value.n : value.n, d: 1n };
  const top = { kind: "number" as const, value: size };
  const body =
    value.d === 1n
      ? top
      : {
          kind: "quotient" as const,
          numerator: top,
          denominator: { kind: "number" as const, value: { n: value.d, d: 1n } },
        };
  return value.n < 0n ? { kind: "negation", operand: body } : body;
}

function powerOf(powers: ExponentialTerm["powers"], unknown: string): Parameters<typeof toLatex>[0] {
  const single = singlePower(powers);
  const slope = single?.line.slope ?? ZERO;
  const letter = symbol(unknown);
  const one = slope.n === 1n && slope.d === 1n;
  const exponent = one
    ? letter
    : { kind: "product" as const, factors: [{ kind: "number" as const, value: slope }, letter] };
  return { kind: "power", base: single?.base ?? EULER, exponent };
}

/** By the slope of the first base, from the lowest to the highest. */
function inOrder(terms: readonly ExponentialTerm[]): ExponentialTerm[] {
  const base = terms.flatMap(({ powers }) => [...powers.keys()])[0] ?? "e";
  const slope = ({ powers }: ExponentialTerm) => powers.get(base)?.slope ?? ZERO;
  return [...terms].sort((a, b) => {
    const gap = add(slope(a), negate(slope(b)));
    return gap.n < 0n ? -1 : gap.n > 0n ? 1 : 0;
  });
}

const sameMap = (a: ExponentialTerm["powers"], b: ExponentialTerm["powers"]): boolean =>
  a.size === b.size &&
  [...a].every(([base, line]) => {
    const other = b.get(base);
    return other !== undefined && equals(line.slope, other.slope) && equals(line.constant, other.constant);
  });
