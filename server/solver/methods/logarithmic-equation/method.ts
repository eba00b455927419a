import type { Expression, Relation } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { integerPower } from "../../expression/integer";
import { logarithm } from "../../expression/logarithm";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import {
  divide,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { exactRoot, extractPower } from "../../expression/surd";
import { symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { noSolution } from "../linear-equation/outcome";
import { type Part, productOfPowers } from "../logarithm/parts";
import { quadraticEquation } from "../quadratic-equation/method";
import { rationalEquation } from "../rational-equation/method";
import { type LogarithmTerm, logarithmSum, toOneBase } from "./logarithm-terms";
import { rootsDerivation } from "./outcome";
import { withoutInverse } from "./without-inverse";

const METHOD = "logarithmic-equation";
type Equation = Problem & { readonly task: "solve" };
interface Tools {
  readonly problem: Equation;
  readonly budget: Budget;
}

/** Equations with the unknown inside logarithms, or as their base. */
export const logarithmicEquation: Method = {
  id: METHOD,
  tasks: ["solve"],
  work(problem, budget) {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    const tools = { problem, budget };
    return undone(tools) ?? withSums(tools);
  },
};

/** ln e^(3x) is 3x, and a logarithm of numbers is a number: what is left may be an ordinary equation. */
function undone({ problem, budget }: Tools): Derivation | null {
  const left = withoutInverse(problem.equation.left, budget);
  const right = withoutInverse(problem.equation.right, budget);
  const plain = equation(left, right);
  const latex = toLatex(plain);
  if (latex === toLatex(problem.equation)) return null;
  const first: Step = {
    rule: "logarithm-is-exponent",
    title: "Work out the logarithm: it is the exponent of its base.",
    latex,
    why: "The logarithm to a base undoes the power of the same base.",
  };
  const inner = { ...problem, equation: plain, form: { ...problem.form, decimals: undefined } };
  const { unknown } = problem;
  const settled = left.kind === "symbol" ? right : right.kind === "symbol" ? left : null;
  if (settled && symbolsOf(settled).length === 0)
    return rootsDerivation(problem, METHOD, [{ root: settled, steps: [first] }]);
  const found =
    linearEquation.work(inner, budget) ??
    quadraticEquation.work(inner, budget) ??
    withSums({ problem: inner, budget });
  if (found?.answer.kind !== "roots" || found.answer.unknown !== unknown) return null;
  return { ...found, method: METHOD, steps: [first, ...found.steps] };
}

function withSums({ problem, budget }: Tools): Derivation | null {
  const { equation: given, unknown } = problem;
  const left = logarithmSum(given.left, ONE, budget);
  const right = logarithmSum(given.right, rational(-1n), budget);
  if (!left || !right) return null;
  const constant = negate(subtract(left.constant, negate(right.constant)));
  const terms = [...left.logarithms, ...right.logarithms];
  if (!terms.some(({ argument, base }) => [argument, base].some((part) => symbolsOf(part).includes(unknown))))
    return null;
  if (symbolsOf(given).length > 1) return null;
  const [only] = terms;
  if (only && terms.length === 1 && only.base.kind === "symbol")
    return unknownBase({ problem, budget }, only, constant);
  const same = toOneBase(terms, budget);
  return same && condensed({ problem, budget }, same, constant);
}

/** log_x(a) = r: x is the positive number with xʳ = a. */
function unknownBase({ problem, budget }: Tools, term: LogarithmTerm, constant: Rational): Derivation | null {
  const value = evaluateExact(term.argument, new Map(), budget);
  const exponent = divide(constant, term.coefficient);
  if (!value || value.n <= 0n || isZero(exponent) || isOne(value)) return null;
  const raised = boundedPower(value, exponent.n < 0n ? -exponent.d : exponent.d);
  const index = exponent.n < 0n ? -exponent.n : exponent.n;
  const letter = symbol(problem.unknown);
  const found = index === 1n ? number(raised) : positiveRoot(raised, index);
  const first: Step = {
    rule: "write-as-power",
    title: "Write it as a power.",
    latex: toLatex(equation(power(letter, number(exponent)), term.argument)),
    why: "$\\log_b a = r$ says that $b^r = a$. A base is positive and not $1$.",
  };
  return rootsDerivation(problem, METHOD, [{ root: found, steps: [first] }]);
}

/** The positive root of a positive number, with what comes out in front. */
function positiveRoot(value: Rational, index: bigint): Expression {
  const exact = exactRoot(value, index);
  if (exact) return number(exact);
  const { outside, inside } = extractPower(value.n * integerPower(value.d, index - 1n), index);
  const radical = root(int(inside), index);
  const top = outside === 1n ? radical : product([int(outside), radical]);
  return value.d === 1n ? top : quotient(top, int(value.d));
}

/** One logarithm on one side, then the exponential form. */
function condensed(tools: Tools, terms: readonly LogarithmTerm[], constant: Rational): Derivation | null {
  const { budget } = tools;
  const scale = terms.reduce((d, { coefficient }) => (d * coefficient.d) / gcdOf(d, coefficient.d), 1n);
  const common = terms.reduce((n, { coefficient }) => gcdOf(n, (coefficient.n * scale) / coefficient.d), 0n);
  const lead = terms[0]?.coefficient;
  if (!lead || common === 0n) return null;
  const unit = rational(isNegative(lead) ? -common : common, scale);
  const parts: Part[] = terms.map(({ coefficient, argument }) => ({
    coefficient: divide(coefficient, unit),
    atom: argument,
  }));
  if (parts.some(({ coefficient }) => coefficient.d !== 1n || coefficient.n > 6n || coefficient.n < -6n))
    return null;
  const exponent = divide(constant, unit);
  const base = terms[0]?.base as Expression;
  const numerator = productOfPowers(parts.filter(({ coefficient }) => !isNegative(coefficient)));
  const denominator = productOfPowers(
    parts
      .filter(({ coefficient }) => isNegative(coefficient))
      .map((part) => ({ ...part, coefficient: negate(part.coefficient) })),
  );
  const single = logarithm(base, productOfPowers(parts));
  const first: Step = {
    rule: "one-logarithm",
    title: parts.length > 1 ? "Write one logarithm." : "Isolate the logarithm.",
    latex: toLatex(equation(single, number(exponent))),
    why:
      parts.length > 1
        ? "A sum of logarithms is the logarithm of the product, a difference that of the quotient."
        : "Then the equation can be written as a power.",
  };
  const value = evaluateExact(base, new Map(), budget);
  if (value && value.n <= 0n) return null;
  if (isZero(exponent) || (value && exponentFits(value, exponent))) {
    const raised = isZero(exponent) ? ONE : boundedRational(value as Rational, exponent);
    if (!raised) return null;
    const target = isOne(raised)
      ? denominator
      : denominator.kind === "number"
        ? number(multiply(raised, denominator.value))
        : product([number(raised), denominator]);
    return ordinary(tools, equation(numerator, target), { first, terms });
  }
  const inner = { base, exponent, numerator, denominator };
  return denominator.kind === "number" ? withPowerOfBase(tools, inner, { first, terms }) : null;
}

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcdOf(b, a % b));
const exponentFits = (base: Rational, exponent: Rational): boolean =>
  boundedRational(base, exponent) !== null;

/** baseʳ when it is rational. */
function boundedRational(base: Rational, exponent: Rational): Rational | null {
  const found = exactRoot(base, exponent.d);
  return found && boundedPower(found, exponent.n);
}

interface Origin {
  readonly first: Step;
  readonly terms: readonly LogarithmTerm[];
}

/** The equation without logarithms, and which of its solutions the logarithms allow. */
function ordinary({ problem, budget }: Tools, plain: Relation, { first, terms }: Origin): Derivation | null {
  const inner = { ...problem, equation: plain, form: { domain: "real" as const } };
  const found =
    linearEquation.work(inner, budget) ??
    rationalEquation.work(inner, budget) ??
    quadraticEquation.work(inner, budget);
  const value = found?.answer;
  if (!found || value?.kind !== "roots") return null;
  const removed: Step = {
    rule: "remove-logarithm",
    title: "Write it without the logarithm.",
    latex: toLatex(plain),
    why: "Equal logarithms have equal arguments, and a logarithm is the exponent of its base.",
  };
  const judged = value.roots.map((candidate) => ({
    candidate,
    allowed: isAllowed(candidate, terms, problem.unknown),
  }));
  if (judged.some(({ allowed }) => allowed === null)) return null;
  const kept = judged.filter(({ allowed }) => allowed).map(({ candidate }) => candidate);
  const steps = [first, removed, ...found.steps];
  const letter = symbol(problem.unknown);
  const extraneous: Step[] = judged
    .filter(({ allowed }) => !allowed)
    .map(({ candidate }) => ({
      rule: "extraneous-root",
      title: `Leave out $${toLatex(equation(letter, candidate))}$.`,
      latex:
        kept.length === 0
          ? valueLatex(noSolution(problem.unknown))
          : kept.map((one) => toLatex(equation(letter, one))).join(" \\text{ or } "),
      why: "It makes the argument of a logarithm zero or negative, and such a logarithm does not exist.",
    }));
  if (kept.length === 0)
    return { method: METHOD, steps: [...steps, ...extraneous], answer: noSolution(problem.unknown) };
  return rootsDerivation(
    problem,
    METHOD,
    kept.map((one) => ({ root: one, steps: [] })),
    [...steps, ...extraneous],
  );
}

const MARGIN = 1e-9;

/** Whether every logarithm exists there; null when doubles cannot tell. */
function isAllowed(candidate: Expression, terms: readonly LogarithmTerm[], unknown: string): boolean | null {
  const x = evaluateComplex(candidate, new Map());
  if (x?.im !== 0) return null;
  const values = terms.map(({ argument }) => evaluateComplex(argument, new Map([[unknown, x]])));
  if (values.some((value) => value === null)) return false;
  const sizes = values.map((value) => value?.re ?? 0);
  if (sizes.some((size) => size < -MARGIN)) return false;
  if (sizes.every((size) => size > MARGIN)) return true;
  return sizes.some((size) => size === 0) ? false : null;
}

interface Single {
  readonly base: Expression;
  readonly exponent: Rational;
  readonly numerator: Expression;
  readonly denominator: Expression;
}

/** f(x) = bʳ with a power that is no rational number: f linear, or a square and a number. */
function withPowerOfBase(
  tools: Tools,
  { base, exponent, numerator, denominator }: Single,
  { first, terms }: Origin,
): Derivation | null {
  const { problem, budget } = tools;
  const p = polynomialOf(quotient(numerator, denominator), budget);
  const coefficients = p && univariateCoefficients(p, problem.unknown);
  if (!coefficients) return null;
  const [c0 = ZERO, c1 = ZERO, c2 = ZERO] = coefficients;
  const target = isOne(exponent) ? base : power(base, number(exponent));
  const moved = isZero(c0) ? target : sum([target, number(negate(c0))]);
  const removed: Step = {
    rule: "remove-logarithm",
    title: "Write it as a power.",
    latex: toLatex(equation(quotientOf(numerator, denominator), target)),
    why: "The logarithm is the exponent of its base.",
  };
  const roots =
    coefficients.length === 2
      ? [over(moved, c1)]
      : coefficients.length === 3 && isZero(c1)
        ? plusMinus(over(moved, c2))
        : [];
  if (roots.length === 0 || roots.some((one) => isAllowed(one, terms, problem.unknown) !== true)) return null;
  return rootsDerivation(
    problem,
    METHOD,
    roots.map((one) => ({ root: one, steps: [] })),
    [first, removed],
  );
}

const quotientOf = (a: Expression, b: Expression): Expression =>
  b.kind === "number" && isOne(b.value) ? a : quotient(a, b);

/** e/c as it is written by hand, the minus of c brought to the top. */
function over(e: Expression, c: Rational): Expression {
  if (isNegative(c)) {
    const flipped = e.kind === "sum" ? sum(e.terms.map(negated).reverse()) : negated(e);
    return over(flipped, negate(c));
  }
  const top = c.d === 1n ? e : product([int(c.d), e]);
  return c.n === 1n ? top : quotient(top, int(c.n));
}

const negated = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));
const plusMinus = (square: Expression): Expression[] => [negation(root(square)), root(square)];
