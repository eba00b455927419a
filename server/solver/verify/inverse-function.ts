import type { Expression } from "../expression/ast";
import { int, number, quotient, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { add, type Rational, rational, subtract, toNumber } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import { isInSet } from "../expression/real-set-algebra";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { InverseFunctionTask } from "../tasks/inverse-function";
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { checkIdentity } from "./identity";
import {
  exactly,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
} from "./obligations";

const INPUTS = [-37, -12, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 14, 31].flatMap((n) => [
  rational(BigInt(n)),
  rational(BigInt(2 * n + 1), 3n),
]);
const LEAST = 4;
const TOLERANCE = 1e-7;
const STEP = 1e-4;
const BESIDE = rational(1n, 1000n);
/** Farther out a power of e is lost beside a whole number in doubles. */
const FARTHEST = 15;

/** Checks an inverse by sending inputs there and back again: g(f(x)) must be x, for all x by an identity where the
 * functions are fractions of polynomials, on a grid of inputs otherwise. */
export const INVERSE_FUNCTION: Verifier<"inverse-function"> = {
  expression: (problem, value, budget) => ({
    value: () => checkInverse(problem, value.expression, budget),
    form: tidy(value.expression),
    on: () => exactly(fitsOutputs(problem, value, budget), "The numbers that the inverse takes are others."),
  }),
};

/** Whether the numbers named beside the inverse are those that come back when they are sent there and back: all the
 * numbers tried that lie among them do, and no other. Without any named, all that the formula takes come back. A
 * formula by which none comes back is no inverse at all, of which its value is accused. */
function fitsOutputs(
  { unknown, body, on: domain }: InverseFunctionTask,
  { expression, on }: ValueOf<"expression">,
  budget: Budget,
): boolean {
  if (symbolsOf(body).some((name) => name !== unknown)) return on === undefined;
  if (on && !isProper(on)) return false;
  const tried = [...INPUTS.filter(isNear), ...besideEnds(on ?? [], budget)].map((y) => {
    budget.spend(20);
    const at = toNumber(y);
    const input = realValue(expression, [[unknown, at]]);
    const output = input === null ? null : realValue(body, [[unknown, input]]);
    const comesBack = output !== null && Math.abs(output - at) <= TOLERANCE * (1 + Math.abs(at));
    return { y, comesBack, isTaken: input !== null };
  });
  if (!tried.some(({ comesBack }) => comesBack)) return true;
  return tried.every(({ y, comesBack, isTaken }) => {
    const isNamed = on && isInSet(on, number(y), budget) === true;
    if (!isTaken) return !isNamed;
    return on ? isNamed === comesBack : comesBack || domain !== undefined;
  });
}

function checkInverse(problem: InverseFunctionTask, inverse: Expression, budget: Budget): Check {
  const { unknown, body } = problem;
  const back = substitute(inverse, new Map([[unknown, body]]));
  const identity = checkIdentity(back, symbol(unknown), budget);
  if (identity.equal === false) return refuted(identity.reason);
  return identity.equal && identity.proved
    ? verified(
        `Putting $${toLatex(body)}$ into the inverse gives $${toLatex(symbol(unknown))}$ for every input.`,
      )
    : onGrid(problem, inverse, budget);
}

const isNear = (y: Rational): boolean => Math.abs(toNumber(y)) <= FARTHEST;

/** Not every number, and no stretch without end but the first and the last. */
const isProper = (set: RealSet): boolean =>
  set.every(
    ({ low, high }, i) =>
      (low.value !== null || i === 0) &&
      (high.value !== null || i === set.length - 1) &&
      (low.value !== null || high.value !== null),
  );

/** Numbers just inside and outside a set. */
function besideEnds(set: RealSet, budget: Budget): Rational[] {
  const ends = set.flatMap(({ low, high }) => [low.value, high.value]);
  const values = ends.map((end) => end && evaluateExact(end, new Map(), budget));
  return values.flatMap((end) => (end ? [subtract(end, BESIDE), end, add(end, BESIDE)] : []));
}

function onGrid(task: InverseFunctionTask, inverse: Expression, budget: Budget): Check {
  const { unknown, body, on } = task;
  const letters = symbolsOf(body).filter((name) => name !== unknown);
  const others = letters.map((name, i) => [name, 2 + 1.37 * i] as const);
  const evidence: string[] = [];
  let tried = 0;
  for (const x of INPUTS) {
    budget.spend(20);
    if (on && isInSet(on, number(x), budget) !== true) continue;
    const input = evaluateComplex(quotient(int(x.n < 0n ? -x.n : x.n), int(x.d)), new Map());
    const at = input && (x.n < 0n ? -input.re : input.re);
    if (at === null) continue;
    const output = realValue(body, [...others, [unknown, at]]);
    const beside = realValue(body, [...others, [unknown, at + STEP]]);
    if (output === null || beside === null) continue;
    // Where the function is nearly level, an input cannot be told from its output in doubles.
    if (Math.abs(beside - output) < 1e-6 * (1 + Math.abs(output))) continue;
    const again = realValue(inverse, [...others, [unknown, output]]);
    const close = again !== null && Math.abs(again - at) <= TOLERANCE * (1 + Math.abs(at));
    if (!close) return refuted("An input does not come back.");
    tried += 1;
    if (letters.length === 0 && evidence.length < 2)
      evidence.push(`The input $${toLatex(number(x))}$ goes to about $${round(output)}$ and comes back.`);
  }
  if (tried < LEAST) return UNCHECKED;
  return spotChecked(`All $${tried}$ inputs tried come back to themselves.`, ...evidence);
}

function realValue(e: Expression, at: readonly (readonly [string, number])[]): number | null {
  const value = evaluateComplex(e, new Map(at.map(([name, re]) => [name, { re, im: 0 }])));
  return value && Math.abs(value.im) < 1e-12 ? value.re : null;
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);
