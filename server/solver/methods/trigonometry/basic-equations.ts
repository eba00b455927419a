import type { Expression, Relation } from "../../expression/ast";
import { equation, int, negation, number, power, product, quotient, root, sum } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import {
  addPolynomials,
  collectTerms,
  constantPolynomial,
  degreeIn,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpression,
  univariateCoefficients,
  variablePolynomial,
  variablesOf,
} from "../../expression/polynomial";
import {
  divide,
  equals,
  fromInt,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Budget, Step } from "../../types";
import { type CircularFraction, circularFraction, MOST_TIMES } from "./circular-fraction";
import { type Argument, argumentKey, argumentOf, argumentsIn } from "./linear-argument";
import { shorterForm } from "./shorter-form";
import { rootsOverSurds } from "./surd-coefficients";
import { asWaveEquation } from "./wave-equation";
import { call } from "./worked";

/** sin, cos or tan of factor·x + shift·π equal to a number. */
export interface BasicEquation {
  readonly name: "sin" | "cos" | "tan";
  readonly argument: Expression;
  readonly factor: Rational;
  readonly shift: Rational;
  readonly value: Expression;
}

export interface Reduced {
  readonly steps: readonly Step[];
  readonly equations: readonly BasicEquation[];
}

interface Setting {
  readonly angle: Expression;
  readonly argument: Argument;
  readonly unknown: string;
  readonly budget: Budget;
}

interface Asked {
  readonly equation: Relation;
  readonly unknown: string;
  /** The angles are wanted in degrees. */
  readonly degrees: boolean;
}

/** The basic equations that one in circular functions of a single angle, or of it and its small multiples, comes down to. */
export function basicEquations(
  { equation: relation, unknown, degrees }: Asked,
  budget: Budget,
): Reduced | null {
  if (symbolsOf(relation).join() !== unknown) return null;
  return (
    reduce(relation, unknown, budget) ??
    fromShorterForm(relation, unknown, budget) ??
    fromOneWave(relation, { unknown, degrees }, budget)
  );
}

function fromOneWave(
  relation: Relation,
  { unknown, degrees }: Omit<Asked, "equation">,
  budget: Budget,
): Reduced | null {
  const wave = asWaveEquation(relation, degrees, budget);
  const rest = wave && reduce(wave.relation, unknown, budget);
  return rest && { steps: [...wave.steps, ...rest.steps], equations: rest.equations };
}

function fromShorterForm(relation: Relation, unknown: string, budget: Budget): Reduced | null {
  const short = shorterForm(relation.left, null, budget);
  if (!short) return null;
  const shorter = equation(short, relation.right);
  const step: Step = {
    rule: "use-identities",
    title: "Write the left side as one function.",
    latex: toLatex(shorter),
    why: "The formula for a sum, a difference or a double angle fits here.",
  };
  const rest = reduce(shorter, unknown, budget);
  return rest && { steps: [step, ...rest.steps], equations: rest.equations };
}

function reduce(relation: Relation, unknown: string, budget: Budget): Reduced | null {
  const difference = sum([relation.left, negation(relation.right)]);
  const found = argumentsIn(difference, budget);
  const base = found && baseOf(found, unknown);
  if (!base) return null;
  const angle = angleNode(difference, base, budget);
  if (!angle) return null;
  const setting: Setting = { angle, argument: base, unknown, budget };
  const fraction = circularFraction(difference, setting);
  if (fraction) return settle(fraction, setting);
  const values = rootsOverSurds(difference, budget);
  const equations = values?.roots.flatMap((value) => basic(values.name, value, setting));
  return equations && equations.length > 0 ? { steps: [], equations } : null;
}

/** The smallest angle, of which the others are small multiples. */
function baseOf(found: readonly Argument[], unknown: string): Argument | null {
  const [first, ...others] = [...found].sort((a, b) => sizeOf(a, unknown) - sizeOf(b, unknown));
  if (!first || found.some(({ letters }) => [...letters.keys()].join() !== unknown)) return null;
  const isMultiple = ({ letters, turn }: Argument): boolean => {
    const times = divide(letters.get(unknown) ?? ZERO, first.letters.get(unknown) ?? ONE);
    const isSmall = isInteger(times) && times.n > 1n && times.n <= MOST_TIMES;
    return isSmall && equals(turn, multiply(first.turn, times));
  };
  return others.every(isMultiple) ? first : null;
}

const sizeOf = ({ letters }: Argument, unknown: string): number => {
  const { n, d } = letters.get(unknown) ?? ZERO;
  return Math.abs(Number(n) / Number(d));
};

function angleNode(e: Expression, base: Argument, budget: Budget): Expression | null {
  let found: Expression | null = null;
  const visit = (node: Expression): Expression => {
    const argument = node.kind === "function" && node.args[0] ? argumentOf(node.args[0], budget) : null;
    if (node.kind === "function" && argument && argumentKey(argument) === argumentKey(base))
      found ??= node.args[0] ?? null;
    return mapChildren(node, visit);
  };
  visit(e);
  return found;
}

/** Tries the polynomial as it is, without sine squared and without cosine squared, until every factor is basic. */
function settle(fraction: CircularFraction, setting: Setting): Reduced | null {
  const { top, letter } = fraction;
  const forms =
    letter === null
      ? [top, withoutSquares(top, "s", setting.budget), withoutSquares(top, "c", setting.budget)]
      : [top];
  for (const form of forms) {
    if (form.terms.length === 0) return null;
    const reduced = fromFactors(form, fraction, setting);
    if (reduced) return reduced;
  }
  return null;
}

/** s² as 1 - c², or c² as 1 - s². */
function withoutSquares(p: Polynomial, name: "s" | "c", budget: Budget): Polynomial {
  const other = variablePolynomial(name === "s" ? "c" : "s");
  const square = multiplyPolynomials(other, other, budget);
  const instead = addPolynomials(constantPolynomial(ONE), {
    terms: square.terms.map((t) => ({ ...t, coefficient: negate(t.coefficient) })),
  });
  let result: Polynomial = { terms: [] };
  for (const term of p.terms) {
    let exponent = term.exponents[name] ?? 0;
    const { [name]: _own, ...others } = term.exponents;
    const rest = exponent % 2 === 1 ? { ...others, [name]: 1 } : others;
    let part: Polynomial = collectTerms([{ ...term, exponents: rest }]);
    for (; exponent >= 2; exponent -= 2) part = multiplyPolynomials(part, instead, budget);
    result = addPolynomials(result, part);
  }
  return result;
}

function fromFactors(form: Polynomial, { letter }: CircularFraction, setting: Setting): Reduced | null {
  const names = new Map<string, string>(
    letter
      ? [["t", letter]]
      : [
          ["s", "sin"],
          ["c", "cos"],
        ],
  );
  const { factors } = factorPolynomial(form, setting.budget);
  const equations: BasicEquation[] = [];
  for (const { polynomial } of factors) {
    const basic = fromFactor(polynomial, names, setting);
    if (!basic) return null;
    equations.push(...basic);
  }
  if (equations.length === 0) return null;
  const shown = new Map([...names].map(([short, name]) => [short, call(name, setting.angle)]));
  const write = (p: Polynomial): Expression => substitute(polynomialToExpression(p), shown);
  const steps: Step[] = [
    {
      rule: "everything-on-one-side",
      title: letter ? "Bring everything to one side." : "Write everything in sine and cosine, on one side.",
      latex: `${toLatex(write(form))} = 0`,
      why: "A product or a quadratic is solved from zero.",
    },
  ];
  if (factors.length > 1 || (factors[0]?.multiplicity ?? 1) > 1) {
    const parts = factors.map(({ polynomial, multiplicity }) => {
      const inner = write(polynomial);
      return multiplicity > 1 ? power(inner, int(multiplicity)) : inner;
    });
    steps.push({
      rule: "factor-circular-equation",
      title: "Factorise.",
      latex: `${toLatex(product(parts))} = 0`,
      why: "A product is zero when one of its factors is.",
    });
  }
  return { steps, equations };
}

function fromFactor(
  p: Polynomial,
  names: ReadonlyMap<string, string>,
  setting: Setting,
): BasicEquation[] | null {
  const letters = variablesOf(p);
  const [only] = letters;
  if (only && letters.length === 1) {
    const coefficients = univariateCoefficients(p, only);
    const values = coefficients && rootsOf(coefficients, setting.budget);
    return values?.flatMap((value) => basic(names.get(only) ?? "", value, setting)) ?? null;
  }
  // a·sin + b·cos = 0 is tan = -b/a.
  if (letters.length !== 2 || degreeIn(p, "s") !== 1 || degreeIn(p, "c") !== 1 || p.terms.length !== 2)
    return null;
  const of = (name: string) =>
    p.terms.find(({ exponents }) => exponents[name] === 1 && !exponents[name === "s" ? "c" : "s"])
      ?.coefficient;
  const [a, b] = [of("s"), of("c")];
  return a && b ? basic("tan", number(divide(negate(b), a)), setting) : null;
}

/** Real roots of a polynomial of degree one or two. */
function rootsOf(coefficients: readonly Rational[], budget: Budget): Expression[] | null {
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients;
  if (coefficients.length === 2) return [number(divide(negate(c), b))];
  if (coefficients.length !== 3) return null;
  const discriminant = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (discriminant.n < 0n) return [];
  const twice = number(multiply(fromInt(2), a));
  const top = (sign: 1 | -1): Expression => {
    const taken = root(number(discriminant));
    return isZero(b)
      ? sign > 0
        ? taken
        : negation(taken)
      : sum([number(negate(b)), sign > 0 ? taken : negation(taken)]);
  };
  const both = [1, -1] as const;
  return both.slice(0, isZero(discriminant) ? 1 : 2).map((sign) => tidy(quotient(top(sign), twice), budget));
}

const RECIPROCALS: Readonly<Record<string, "sin" | "cos" | "tan">> = table({
  csc: "sin",
  sec: "cos",
  cot: "tan",
});

/** f(u) = value with sine, cosine or tangent; a reciprocal of zero gives none. */
function basic(
  name: string,
  value: Expression,
  { angle, argument, unknown, budget }: Setting,
): BasicEquation[] {
  const factor = argument.letters.get(unknown) ?? ONE;
  const common = { argument: angle, factor, shift: argument.turn };
  if (name === "sin" || name === "cos" || name === "tan") return [{ name, value, ...common }];
  const direct = Object.hasOwn(RECIPROCALS, name) ? RECIPROCALS[name] : undefined;
  if (!direct) return [];
  const zero = value.kind === "number" && isZero(value.value);
  if (!zero) return [{ name: direct, value: tidy(quotient(int(1), value), budget), ...common }];
  // cot u = 0 where cos u = 0; sec and csc are never zero.
  return name === "cot" ? [{ name: "cos", value: int(0), ...common }] : [];
}
