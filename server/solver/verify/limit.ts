import type { Expression } from "../expression/ast";
import { int, negation, number, quotient, sum, symbol } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { tidy } from "../expression/tidy";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { isProvedZero } from "./exact-zero";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

type LimitProblem = ProblemOf<"limit">;

/** Checks a limit by values at points ever nearer, from each side; where the simplified expression is continuous at
 * the point, its value there proves it. */
export const LIMIT: Verifier<"limit"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
  word: (problem, { word }, budget) => ({
    word: () =>
      weakest([
        () => exactly(word === "does not exist", "The answer is no such word."),
        () => checkNone(problem, budget),
      ]),
  }),
};

function checkValue(problem: LimitProblem, answer: Expression, budget: Budget): Check {
  const headings = sidesOf(problem).map((side) => headingOf(problem, side, budget));
  const own = withPlaces(answer, problem);
  const fits = headings.map((heading) => agrees(heading, own));
  if (fits.includes("no")) return refuted("Values near the point lead elsewhere.");
  const isKnown = !fits.includes("unclear");
  const proved = isKnown || symbolsOf(answer).length === 0 ? byContinuity(problem, answer, budget) : null;
  if (proved) return verified(proved);
  return hasOthers(problem) || !isKnown || isByChance(answer)
    ? UNCHECKED
    : spotChecked(...headings.map((heading) => shownPoint(problem, heading)));
}

/** Values on the way, the last one at the nearest point. */
interface Heading {
  readonly points: readonly number[];
  readonly values: readonly (number | null)[];
}

const hasOthers = ({ expression, variable }: LimitProblem): boolean =>
  symbolsOf(expression).some((name) => name !== variable);

/** Numbers in place of the letters that stay as they are. */
function withPlaces(e: Expression, { expression, variable }: LimitProblem): Expression {
  const others = symbolsOf(expression).filter((name) => name !== variable);
  return substitute(
    e,
    new Map(others.map((name, i) => [name, number(rational(BigInt(1731 + 977 * i), 1000n))])),
  );
}

const endless = (target: Expression): 1 | -1 | null => {
  if (target.kind === "negation") return endless(target.operand) ? -1 : null;
  return target.kind === "constant" && target.name === "infinity" ? 1 : null;
};

function sidesOf({ target, side }: LimitProblem): readonly (1 | -1)[] {
  const way = endless(target);
  if (way) return [way];
  return side === 0 ? [1, -1] : [side];
}

function headingOf(problem: LimitProblem, side: 1 | -1, budget: Budget): Heading {
  const { variable, target } = problem;
  const at = endless(target)
    ? null
    : (evaluateComplex(tidy(withPlaces(target, problem), budget), new Map())?.re ?? null);
  const expression = withPlaces(problem.expression, problem);
  const along = (places: readonly number[]): Heading => {
    const points = places.map((place) => (at === null ? side * place : at + side * place));
    return { points, values: points.map((x) => valueAt(expression, variable, x)) };
  };
  if (at !== null) return along(NEARER);
  const far = along(FARTHER);
  return far.values.filter((each) => each !== null).length < LEAST_KNOWN ? along(LESS_FAR) : far;
}

const NEARER = [0.03, 0.003, 3e-4, 3e-5, 3e-6];
const FARTHER = [31, 317, 3163, 31627, 316277];
/** Where powers grow beyond all doubles on the way. */
const LESS_FAR = [11, 23, 47, 97, 199, 397];
const LEAST_KNOWN = 3;

function valueAt(e: Expression, variable: string, x: number): number | null {
  const found = evaluateComplex(e, new Map([[variable, { re: x, im: 0 }]]));
  return found && Math.abs(found.im) < 1e-12 * (1 + Math.abs(found.re)) ? found.re : null;
}

function agrees({ values }: Heading, answer: Expression): "yes" | "no" | "unclear" {
  const known = values.filter((each) => each !== null);
  if (known.length < LEAST_KNOWN) return "unclear";
  const way = endless(answer);
  const last = known.at(-1) as number;
  if (way) return growsTo(known, way);
  const found = evaluateComplex(answer, new Map());
  if (!found || Math.abs(found.im) > 0) return "unclear";
  const limit = found.re;
  const errors = known.map((each) => Math.abs(each - limit));
  const best = Math.min(...errors);
  const scale = 1 + Math.abs(limit);
  const isNear = best < 2e-4 * scale && Math.abs(last - limit) < 0.05 * scale;
  if (isNear) return best < 1e-9 * scale || leadsTo(known, limit) ? "yes" : "unclear";
  const shrinks = errors.every((error, at) => at === 0 || error < (errors[at - 1] as number) * 0.97);
  return shrinks && best < 0.3 * scale ? "unclear" : "no";
}

/** Whether the values, carried on as they fall (Aitken's rule), come this near: another number close by does not. */
function leadsTo(values: readonly number[], limit: number): boolean {
  const carried = values.slice(2).map((c, i) => {
    const [a, b] = [values[i] as number, values[i + 1] as number];
    const bend = c - 2 * b + a;
    return bend === 0 ? c : c - (c - b) ** 2 / bend;
  });
  const errors = values.map((each) => Math.abs(each - limit));
  const [before = 1, last = 1] = errors
    .slice(1)
    .map((each, i) => each / (errors[i] as number))
    .slice(-2);
  const isSteady = last < 0.3 && last < before;
  return (
    isSteady ||
    [...carried, ...values].some((each) => Math.abs(each - limit) < CARRIED * (1 + Math.abs(limit)))
  );
}

const CARRIED = 2e-6;
/** From here on a fraction lies this near to any number. */
const LONG_FRACTION = 20_000n;

/** A fraction of large numbers agrees with whatever the values lead to. */
const isByChance = (e: Expression): boolean =>
  e.kind === "negation"
    ? isByChance(e.operand)
    : e.kind === "quotient" &&
      e.numerator.kind === "number" &&
      e.denominator.kind === "number" &&
      e.numerator.value.n * e.denominator.value.n > LONG_FRACTION;

function growsTo(values: readonly number[], sign: 1 | -1): "yes" | "no" | "unclear" {
  const sizes = values.map((each) => each * sign);
  const rises = sizes.every((each, at) => at === 0 || each > (sizes[at - 1] as number));
  if (!rises) return "no";
  if (slowsDown(sizes)) return "unclear";
  return (sizes.at(-1) as number) > 50 ? "yes" : "unclear";
}

/** Growth by ever smaller steps may come to an end. */
const slowsDown = (sizes: readonly number[]): boolean => {
  const [a = 0, b = 0, c = 0] = sizes.slice(-3);
  return c - b < 0.5 * (b - a);
};

/** "Does not exist": the two sides head for different places, or the values of one side never settle. */
function checkNone(problem: LimitProblem, budget: Budget): Check {
  if (hasOthers(problem)) return UNCHECKED;
  const headings = sidesOf(problem).map((side) => headingOf(problem, side, budget));
  const [above, below] = headings.map(goalOf);
  if (above !== undefined && above !== null && below !== undefined && below !== null)
    return areApart(above, below)
      ? spotChecked(...headings.map((heading) => shownPoint(problem, heading)))
      : refuted("Both sides lead to the same place.");
  if (sidesOf(problem).some((side) => swings(problem, side, budget)))
    return spotChecked("Values at ever nearer points do not settle on a number.");
  return headings.length === 1 && above !== null ? refuted("The values do lead to a place.") : UNCHECKED;
}

/** Where the values go: a number, or ±∞ when they grow at every step; null when that cannot be told. */
function goalOf({ values }: Heading): number | null {
  const known = values.filter((each) => each !== null);
  if (known.length < 4) return null;
  for (const sign of [1, -1] as const)
    if (growsTo(known, sign) === "yes") return sign * Number.POSITIVE_INFINITY;
  const [before = 0, last = 0] = known.slice(-2);
  return Math.abs(last - before) < 1e-3 * (1 + Math.abs(last)) ? last : null;
}

const areApart = (a: number, b: number): boolean =>
  Number.isFinite(a) && Number.isFinite(b) ? Math.abs(a - b) > 1e-2 * (1 + Math.abs(a)) : a !== b;

/** Whether the values go up and down again and again, by no less towards the end than before. */
function swings(problem: LimitProblem, side: 1 | -1, budget: Budget): boolean {
  const { points } = headingOf(problem, side, budget);
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  const target = endless(problem.target) ? null : (first * 1e-4 - last) / (1e-4 - 1);
  const count = 60;
  const values = Array.from({ length: count }, (_, i) => {
    const share = 1.2371 ** i;
    const x = target === null ? side * 3 * share : target + (side * 0.3) / share;
    return valueAt(problem.expression, problem.variable, x);
  });
  if (values.includes(null)) return false;
  const known = values as number[];
  const turns = known.filter((y, i) => {
    const [before, after] = [known[i - 1], known[i + 1]];
    return before !== undefined && after !== undefined && (y - before) * (after - y) < 0;
  }).length;
  const spread = (part: readonly number[]) => Math.max(...part) - Math.min(...part);
  const [early, late] = [spread(known.slice(0, count / 2)), spread(known.slice(count / 2))];
  return turns > 10 && late > 0.5 * early && late > 1e-3;
}

function shownPoint({ variable }: LimitProblem, { points, values }: Heading): string {
  const at = values.reduce<number>((last, each, index) => (each === null ? last : index), 0);
  return `At $${variable} = ${shortened(points[at] ?? 0)}$ the value is about $${shortened(values[at] ?? 0)}$.`;
}

const shortened = (x: number): string =>
  String(Number(x.toPrecision(7))).replace(/e\+?(-?\d+)/, " \\cdot 10^{$1}");

/** A sentence when the simplified expression is continuous at the point and has this value there. At ±∞ the same is
 * asked of the expression in 1/t at t = 0. */
function byContinuity(problem: LimitProblem, answer: Expression, budget: Budget): string | null {
  const { variable, target } = problem;
  if (endless(answer)) return null;
  const way = endless(target);
  const t = symbol(`${variable}_0`);
  const inverse = way === -1 ? negation(quotient(int(1), t)) : quotient(int(1), t);
  const moved = way ? substitute(problem.expression, new Map([[variable, inverse]])) : problem.expression;
  const plain = tidy(moved, budget);
  if (some(plain, breaks)) return null;
  const at = way ? int(0) : target;
  const name = way ? `${variable}_0` : variable;
  const put = substitute(plain, new Map([[name, at]]));
  const there = tidy(put, budget);
  if (symbolsOf(there).length === 0 && !evaluateComplex(put, new Map())) return null;
  if (symbolsOf(there).length > 0 && way) return null;
  if (!isProvedZero(sum([there, negation(answer)]), budget)) return null;
  return way
    ? `With $${variable} = ${way === 1 ? "" : "-"}\\frac{1}{t}$ it becomes $${toLatex(plain).replaceAll(`${variable}_0`, "t")}$, which has the value $${toLatex(answer)}$ at $t = 0$.`
    : `Simplified it is $${toLatex(plain)}$, which is continuous at $${variable} = ${toLatex(target)}$ and has the value $${toLatex(answer)}$ there.`;
}

/** Roots and unknown functions: one side of the point may lie outside their domain. */
const breaks = (node: { readonly kind: string; readonly name?: string }): boolean =>
  node.kind === "absolute" ||
  (node.kind === "function" &&
    !["sin", "cos", "tan", "arctan", "sinh", "cosh", "tanh"].includes(node.name ?? ""));
