import type { Expression } from "../expression/ast";
import { equation, number, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { holdsAt } from "../expression/holds-at";
import { type Polynomial, univariateCoefficients } from "../expression/polynomial";
import { evaluateSurd, type SurdNumber, surdKey } from "../expression/quadratic-surd";
import {
  add,
  divide,
  fromInt,
  isNegative,
  lcm,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { type RootSum, rootDifference, rootNorm } from "../expression/root-sum";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import {
  type ProblemOf,
  type RootChecks,
  refuted,
  spotChecked,
  UNCHECKED,
  verified,
  weakest,
} from "./obligations";
import { commonValue, putBackSentence } from "./put-back";
import { rationalZeros } from "./rational-zeros";
import { countRealRoots, trimmed } from "./real-root-count";

type Equation = ProblemOf<"solve">;

/** Whether the equation has its unknown under a root or to a fractional power, in a form that can be checked here. */
export const hasRoots = ({ equation: e }: Equation, budget: Budget): boolean =>
  (rootDifference(e, budget)?.roots.length ?? 0) > 0;

/** Checks the solutions of an equation with roots: each put back exactly, and every other real zero of the equation
 * without roots, which all solutions satisfy, shown not to fit. */
export function radicalRoots(problem: Equation, roots: readonly Expression[], budget: Budget): RootChecks {
  const { equation: e, unknown } = problem;
  const fits = (x: Expression) => holdsAt(e, new Map([[unknown, x]]), budget);
  const each = () =>
    weakest(
      roots.map((root) => () => {
        const holds = fits(root);
        if (holds === null) return UNCHECKED;
        if (!holds) return refuted("A root does not fit the equation.");
        return verified(
          putBackSentence(e, { unknown, root, value: commonValue(e, { unknown, root, budget }) }),
        );
      }),
    );
  const complete = () => {
    const numbers = roots.map((root) => evaluateSurd(root, new Map(), budget));
    const gap = rootDifference(e, budget);
    const none = roots.length > 0 ? spotChecked() : UNCHECKED;
    if (numbers.includes(null)) return UNCHECKED;
    const others = gap && otherZeros(gap, numbers as SurdNumber[], { unknown, budget });
    if (!others) return none;
    const found = others.map(fits);
    if (found.includes(true)) return refuted("Roots are missing.");
    if (found.includes(null)) return none;
    return verified(completeness(unknown, others, roots.length));
  };
  return { each, complete };
}

function completeness(unknown: string, others: readonly Expression[], found: number): string {
  const lead = "Every solution also solves the equation without roots";
  if (others.length === 0) {
    return found === 0
      ? `${lead}, and that one has no real solution.`
      : `${lead}, and that one has no other real solution.`;
  }
  const list = others.map((value) => `$${toLatex(equation(symbol(unknown), value))}$`).join(" and ");
  return `${lead}, whose only ${found > 0 ? "other " : ""}real solution${others.length > 1 ? "s are" : " is"} ${list}; put into the equation as it was given, the two sides differ or a root has no value.`;
}

interface Search {
  readonly unknown: string;
  readonly budget: Budget;
}

/** All real numbers besides the claimed ones that may satisfy the equation; null when they cannot be listed. */
function otherZeros(
  gap: RootSum,
  claimed: readonly SurdNumber[],
  { unknown, budget }: Search,
): Expression[] | null {
  const substituted = inRoot(gap, unknown);
  if (substituted) return zerosOfSubstitution(substituted, claimed, budget);
  const norm = rootNorm(gap, budget);
  const coefficients = norm && coefficientsOf(norm, unknown);
  if (!coefficients) return null;
  return realZeros(coefficients, budget)?.filter((zero) => !isClaimed(zero, claimed, budget)) ?? null;
}

const coefficientsOf = (p: Polynomial, unknown: string): readonly Rational[] | null => {
  const list = univariateCoefficients(p, unknown);
  const short = list && trimmed(list);
  return short && short.length > 1 ? short : null;
};

function isClaimed(zero: Expression, claimed: readonly SurdNumber[], budget: Budget): boolean {
  const value = evaluateSurd(zero, new Map(), budget);
  return value !== null && claimed.some((each) => surdKey(each) === surdKey(value));
}

/** The real zeros of a polynomial whose irrational ones come from a factor of degree two. */
function realZeros(coefficients: readonly Rational[], budget: Budget): Expression[] | null {
  const { zeros, left } = rationalZeros(coefficients, budget);
  const found: Expression[] = zeros.map((zero) => number(zero));
  if (left.length < 3) return found;
  if (countRealRoots(left, budget) === 0) return found;
  const [c, b, a] = left;
  if (left.length > 3 || !a || !b || !c) return null;
  const square = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (isNegative(square)) return found;
  return [...found, ...[1n, -1n].map((sign) => quadraticZero({ a, b, square }, sign))];
}

/** (-b ± √square)/(2a) as it stands. */
function quadraticZero(
  { a, b, square }: { readonly a: Rational; readonly b: Rational; readonly square: Rational },
  sign: bigint,
): Expression {
  const half = divide(rational(1n, 2n), a);
  const inside = multiply(square, multiply(half, half));
  const root: Expression = { kind: "root", radicand: number(inside), index: 2n };
  const center = number(multiply(negate(b), half));
  return { kind: "sum", terms: [center, sign > 0n ? root : { kind: "negation", operand: root }] };
}

/** A polynomial in u with x = uⁿ, for an equation in powers of one root of the letter. */
interface InRoot {
  readonly coefficients: readonly Rational[];
  readonly index: bigint;
}

function inRoot({ roots, rest }: RootSum, unknown: string): InRoot | null {
  const index = roots.reduce((common, part) => lcm(common, part.index), 1n);
  const isLetter = ({ terms }: Polynomial) =>
    terms.length === 1 &&
    terms[0]?.coefficient.n === terms[0]?.coefficient.d &&
    terms[0]?.exponents[unknown] === 1;
  if (index > 12n || !roots.every(({ radicand }) => isLetter(radicand))) return null;
  const parts = [
    ...roots.map(({ coefficient, power, index: own }) => ({
      coefficient,
      exponent: Number((power * index) / own),
    })),
    ...rest.terms.map(({ coefficient, exponents }) => ({
      coefficient,
      exponent: (exponents[unknown] ?? 0) * Number(index),
    })),
  ];
  const degree = Math.max(...parts.map(({ exponent }) => exponent));
  const coefficients = Array.from({ length: degree + 1 }, () => fromInt(0));
  for (const { coefficient, exponent } of parts)
    coefficients[exponent] = add(coefficients[exponent] ?? fromInt(0), coefficient);
  return { coefficients: trimmed(coefficients), index };
}

/** Values of uⁿ for the real zeros u (not negative for even n) that are not claimed. */
function zerosOfSubstitution(
  { coefficients, index }: InRoot,
  claimed: readonly SurdNumber[],
  budget: Budget,
): Expression[] | null {
  if (coefficients.length < 2) return null;
  const zeros = realZeros(coefficients, budget);
  if (!zeros) return null;
  const powers = zeros.map((base): Expression => {
    const power: Expression = { kind: "power", base, exponent: { kind: "number", value: fromInt(index) } };
    const value = evaluateExact(power, new Map(), budget);
    return value ? number(value) : power;
  });
  return powers.filter((value) => !isClaimed(value, claimed, budget));
}
