import type { Expression } from "../expression/ast";
import { equation, negation, number, sum, symbol } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import {
  constantValue,
  degreeIn,
  equalPolynomials,
  fromCoefficients,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  univariateCoefficients,
} from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { gcdPolynomials } from "../expression/polynomial-gcd";
import {
  absolute,
  add,
  divide,
  isNegative,
  isZero,
  multiply,
  ONE,
  type Rational,
  ZERO,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { FunctionFeature } from "../tasks/function-features";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { type Fraction, fractionOf } from "./fraction";
import { countRealRoots, derivative, withoutCommonFactors } from "./real-root-count";

type FeatureProblem = Problem & { readonly task: "function-features" };
interface Setting {
  readonly problem: FeatureProblem;
  readonly value: AnswerValue;
  readonly fraction: Fraction | null;
  readonly budget: Budget;
}

const REFUTED: Check = { status: "refuted", reason: "the answer does not fit the function" };
const verified = (...evidence: readonly string[]): Check => ({ status: "verified", evidence });
const when = (holds: boolean, ...evidence: readonly string[]): Check =>
  holds ? verified(...evidence) : REFUTED;

/** Checks what is said of a graph on the function itself: points by putting them in, symmetry as an identity, zeros by
 * Sturm's count, asymptotes by the degrees of what is left. */
export function verifyFunctionFeatures(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "function-features") return REFUTED;
  const fraction = fractionOf(problem.body, new Map(), budget);
  const setting: Setting = { problem, value, fraction, budget };
  switch (problem.asked) {
    case "vertex":
    case "axis-of-symmetry":
    case "extreme-value":
      return checkSymmetry(setting);
    case "zeros-with-multiplicity":
      return checkMultiplicities(setting);
    case "end-behavior":
      return checkEnds(setting);
    case "vertical-asymptotes":
    case "horizontal-asymptote":
    case "slant-asymptote":
    case "asymptotes":
      return checkAsymptotes(setting);
    case "holes":
      return checkHoles(setting);
    case "graph":
      return checkParts(setting);
    default:
      return checkPoints(setting);
  }
}

function checkSymmetry({ problem, value, budget }: Setting): Check {
  const { body, unknown } = problem;
  const [h, k] = axisAndHeight(value);
  const p = polynomialOf(body, budget);
  if (!h || !p || degreeIn(p, unknown) !== 2) return REFUTED;
  if (!isMirror(body, unknown, h, budget)) return REFUTED;
  const mirrored = `At $${toLatex(h)} + t$ and at $${toLatex(h)} - t$ the heights are the same for every $t$.`;
  if (!k) return verified(mirrored);
  const fits = holdsAt(equation(body, k), new Map([[unknown, h]]), budget) === true;
  const opensUp = !isNegative(univariateCoefficients(p, unknown)?.at(-1) ?? ZERO);
  const named = value.kind === "named" ? value.values[0]?.name : undefined;
  const rightKind = named === undefined || named === (opensUp ? "minimum" : "maximum");
  return when(fits && rightKind, mirrored, `The height at $${toLatex(h)}$ is $${toLatex(k)}$.`);
}

/** Whether the heights at h + t and h − t are one polynomial in t. */
function isMirror(body: Expression, unknown: string, h: Expression, budget: Budget): boolean {
  const beside = (step: Expression) =>
    polynomialOf(substitute(body, new Map([[unknown, sum([h, step])]])), budget);
  const [right, left] = [beside(symbol("t")), beside(negation(symbol("t")))];
  return right !== null && left !== null && equalPolynomials(right, left);
}

function axisAndHeight(value: AnswerValue): readonly (Expression | undefined)[] {
  if (value.kind === "relation") return [value.relation.right];
  if (value.kind === "points") return value.points.length === 1 ? (value.points[0] ?? []) : [];
  return value.kind === "named" ? [value.values[1]?.value, value.values[0]?.value] : [];
}

function checkMultiplicities({ problem, value, budget }: Setting): Check {
  const p = polynomialOf(problem.body, budget);
  const coefficients = p && univariateCoefficients(p, problem.unknown);
  if (!coefficients || value.kind !== "named") return REFUTED;
  const zeros = value.values.filter(({ name }) => name === "zero");
  const counts = value.values.filter(({ name }) => name === "multiplicity");
  const fits = zeros.every(({ value: at }, i) => {
    const count = counts[i]?.value;
    return count?.kind === "number" && BigInt(orderAt(coefficients, at, budget)) === count.value.n;
  });
  return when(
    fits && zeros.length === counts.length && countRealRoots(coefficients, budget) === zeros.length,
    `Sturm's count gives $${zeros.length}$ different real zeros, and as many derivatives vanish at each as its multiplicity says.`,
  );
}

/** How many of the polynomial, its derivative, the second one and so on vanish at a place before one does not. */
function orderAt(coefficients: readonly Rational[], at: Expression, budget: Budget): number {
  let p = coefficients;
  for (let order = 0; order < coefficients.length; order += 1) {
    if (!vanishes(p, at, budget)) return order;
    p = derivative(p);
  }
  return coefficients.length;
}

function vanishes(coefficients: readonly Rational[], at: Expression, budget: Budget): boolean {
  const p = polynomialToExpression(fromCoefficients(coefficients, "x"));
  return holdsAt(equation(p, number(ZERO)), new Map([["x", at]]), budget) === true;
}

function checkEnds({ problem, value, budget }: Setting): Check {
  const p = polynomialOf(problem.body, budget);
  const coefficients = p && univariateCoefficients(p, problem.unknown);
  const lead = coefficients?.at(-1);
  if (!coefficients || coefficients.length < 2 || !lead || value.kind !== "word") return REFUTED;
  // Cauchy's bound: no real zero lies beyond it, so the signs there are those far out.
  const bound = coefficients.reduce((total, c) => add(total, absolute(divide(c, lead))), ONE);
  const at = (x: Rational) => coefficients.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
  const up = (x: Rational) => (isNegative(at(x)) ? "down" : "up");
  const expected = `${up({ n: -bound.n, d: bound.d })} on the left, ${up(bound)} on the right`;
  return when(
    value.word === expected,
    `All real zeros lie between $${toLatex(number({ n: -bound.n, d: bound.d }))}$ and $${toLatex(number(bound))}$, and there the function is already going ${expected}.`,
  );
}

function checkAsymptotes({ problem, value, fraction, budget }: Setting): Check {
  if (!fraction) return REFUTED;
  const { asked, unknown, body } = problem;
  const { upright, far } = asymptotesIn(value, unknown);
  const evidence: string[] = [];
  if (asked === "vertical-asymptotes" || asked === "asymptotes") {
    const bottom = lowestBottom(fraction, budget);
    const coefficients = univariateCoefficients(bottom, unknown);
    const zeros = coefficients && coefficients.length > 1 ? countRealRoots(coefficients, budget) : 0;
    if (
      zeros !== upright.length ||
      !upright.every((at) => coefficients && vanishes(coefficients, at, budget))
    )
      return REFUTED;
    evidence.push(`In lowest terms the denominator has $${zeros}$ real ${zeros === 1 ? "zero" : "zeros"}.`);
    if (asked === "vertical-asymptotes") return verified(...evidence);
  }
  const gap = degreeIn(fraction.top, unknown) - degreeIn(fraction.bottom, unknown);
  if (!far) {
    const none =
      asked === "horizontal-asymptote" ? gap > 0 : asked === "slant-asymptote" ? gap !== 1 : gap > 1;
    return when(none, ...evidence, `The degree of the numerator minus that of the denominator is $${gap}$.`);
  }
  const rest = fractionOf(sum([body, negation(far)]), new Map(), budget);
  const vanishesFarOut = rest !== null && isLower(rest.top, rest.bottom, unknown);
  return when(
    vanishesFarOut,
    ...evidence,
    `The function minus $${toLatex(far)}$ is a fraction with the higher degree below, so it comes close to $0$ far out.`,
  );
}

const isLower = (top: Polynomial, bottom: Polynomial, name: string): boolean =>
  top.terms.length === 0 || degreeIn(top, name) < degreeIn(bottom, name);

interface Lines {
  readonly upright: readonly Expression[];
  readonly far: Expression | null;
}

function asymptotesIn(value: AnswerValue, unknown: string): Lines {
  if (value.kind === "roots") return { upright: value.roots, far: null };
  if (value.kind === "relation") return { upright: [], far: value.relation.right };
  if (value.kind !== "named") return { upright: [], far: null };
  const upright = value.values.filter(({ name }) => name === unknown).map((each) => each.value);
  return { upright, far: value.values.find(({ name }) => name !== unknown)?.value ?? null };
}

function lowestBottom({ top, bottom }: Fraction, budget: Budget): Polynomial {
  const common = gcdPolynomials(top, bottom, budget);
  return constantValue(common) ? bottom : (divideExactly(bottom, common, budget) ?? bottom);
}

function checkHoles({ problem, value, fraction, budget }: Setting): Check {
  const { unknown, body } = problem;
  const bottom = fraction && univariateCoefficients(fraction.bottom, unknown);
  const lowest = fraction && univariateCoefficients(lowestBottom(fraction, budget), unknown);
  if (!bottom || !lowest) return REFUTED;
  const count = (p: readonly Rational[]) => (p.length > 1 ? countRealRoots(p, budget) : 0);
  const points = value.kind === "points" ? value.points : [];
  const fits = points.every(([x, y]) => {
    if (!x || !y || !vanishes(bottom, x, budget) || vanishes(lowest, x, budget)) return false;
    return isLimit(body, unknown, x, y);
  });
  return when(
    fits && count(bottom) - count(lowest) === points.length,
    `The denominator has $${count(bottom)}$ real zeros as written and $${count(lowest)}$ in lowest terms.`,
  );
}

/** Whether values close by on both sides are close to a height. */
function isLimit(body: Expression, unknown: string, x: Expression, y: Expression): boolean {
  const [at, height] = [x, y].map((e) => evaluateComplex(e, new Map())?.re ?? Number.NaN) as [number, number];
  const near = (step: number) => evaluateComplex(body, new Map([[unknown, { re: at + step, im: 0 }]]))?.re;
  return [1e-5, -1e-5].every(
    (step) => Math.abs((near(step) ?? Number.NaN) - height) < 1e-2 * (1 + Math.abs(height)),
  );
}

/** What each part of a drawing is called, as the question whose answer it is. */
const ASKED: ReadonlyMap<string, FunctionFeature | null> = new Map([
  ["vertex", "vertex"],
  ["y-intercept", "y-intercept"],
  ["x-intercept", "x-intercepts"],
  ["x-intercepts", "x-intercepts"],
  ["asymptotes", "asymptotes"],
  ["hole", "holes"],
  ["points", null],
  ["more points", null],
  ["another point", null],
] as const);

/** All that a drawing needs: every part under its own name, what is no point of the graph included. */
function checkParts(setting: Setting): Check {
  const { problem, value, fraction, budget } = setting;
  if (value.kind !== "parts") return REFUTED;
  const named = new Set(value.parts.map(({ name }) => name));
  const none: AnswerValue = { kind: "word", word: "none" };
  const broken = fraction && !constantValue(fraction.bottom) ? ["hole"] : [];
  const steep = fraction && !constantValue(lowestBottom(fraction, budget)) ? ["asymptotes"] : [];
  const unsaid = [...broken, ...steep].flatMap((name) => (named.has(name) ? [] : [{ name, value: none }]));
  const fits = [...value.parts, ...unsaid].every(({ name, value: part }) => {
    const asked = ASKED.get(name);
    if (!asked) return asked === null;
    return verifyFunctionFeatures({ ...problem, asked }, part, budget).status === "verified";
  });
  if (!fits || named.size !== value.parts.length) return REFUTED;
  const onGraph = value.parts.filter(({ name }) => name !== "hole").map((part) => part.value);
  const points = onGraph.flatMap((part) => (part.kind === "points" ? part.points : []));
  const distinct = points.filter((p, i) => points.findIndex((q) => isSamePlace(p, q)) === i);
  const { unknown } = problem;
  return checkPoints({ ...setting, value: { kind: "points", unknowns: [unknown, "y"], points: distinct } });
}

const isSamePlace = (a: readonly Expression[], b: readonly Expression[]): boolean =>
  a.map(toLatex).join() === b.map(toLatex).join();

/** Intercepts and points to draw: each on the graph, and as many on the axes as there are. */
function checkPoints(setting: Setting): Check {
  const { problem, value, fraction, budget } = setting;
  const { asked, body, unknown } = problem;
  const points = value.kind === "points" ? value.points : [];
  if (value.kind !== "points" && !(value.kind === "word" && value.word === "none")) return REFUTED;
  const isOn = ([x, y]: readonly Expression[]) =>
    x && y ? holdsAt(equation(body, y), new Map([[unknown, x]]), budget) : false;
  if (points.some((point) => isOn(point) === false)) return REFUTED;
  const exact = points.every((point) => isOn(point) === true);
  const evidence = points.map(
    ([x, y]) => `At $${x && toLatex(x)}$ the function has the value $${y && toLatex(y)}$.`,
  );
  if (asked === "graph") {
    if (!exact) return REFUTED;
    return { status: isWhole(setting, points) ? "verified" : "partial", evidence };
  }
  if (!fraction || !exact) return REFUTED;
  const [top, bottom] = [fraction.top, fraction.bottom].map((p) => univariateCoefficients(p, unknown));
  if (!top || !bottom || fraction.top.terms.length === 0) return REFUTED;
  const across = countRealRoots(withoutCommonFactors(top, bottom, budget), budget);
  const up = isZero(bottom[0] ?? ZERO) ? 0 : 1;
  const isZeroAt = (i: 0 | 1) =>
    points.filter((p) => holdsAt(equation(p[i] ?? body, number(ZERO)), new Map(), budget));
  const enough =
    (asked === "y-intercept" || isZeroAt(1).length === across) &&
    (asked === "x-intercepts" || isZeroAt(0).length === up) &&
    points.every((p) => isZeroAt(1).includes(p) || isZeroAt(0).includes(p));
  return when(
    enough,
    ...evidence,
    ...(asked === "y-intercept" ? [] : [`Sturm's count gives $${across}$ real zeros.`]),
  );
}

/** Whether the points to draw are all that is said: the graph of a polynomial, with every place on the axis across, and
 * a parabola with its vertex first. */
function isWhole(
  { problem, fraction, budget }: Setting,
  points: readonly (readonly Expression[])[],
): boolean {
  const top = fraction && constantValue(fraction.bottom) ? fraction.top : null;
  const coefficients = top && univariateCoefficients(top, problem.unknown);
  if (!coefficients || !top) return false;
  const level = points.filter(([, y]) => y && holdsAt(equation(y, number(ZERO)), new Map(), budget));
  const count = coefficients.length > 1 ? countRealRoots(coefficients, budget) : 0;
  const h = points[0]?.[0];
  const turns = coefficients.length !== 3 || (h && isMirror(problem.body, problem.unknown, h, budget));
  return level.length === count && turns === true;
}
