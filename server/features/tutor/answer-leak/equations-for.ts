import "server-only";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Expression } from "@/server/solver/expression/ast";
import { int } from "@/server/solver/expression/build";
import { type Complex, evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { symbolsOf } from "@/server/solver/expression/walk";
import type { GuardedAnswer } from "./guarded-answer";
import { constantValue, type Run } from "./runs";
import { asWritten, isAmong, type Shown } from "./shown";

interface LeakDetector {
  readonly secret: GuardedAnswer;
  readonly shown: Shown;
}

/** Points by which a straight line is told from another curve, none of them likely to be an answer. */
const POINTS = [0.137, 1.137, 2.137] as const;

/** Whether an equation in the unknown alone is another way to say the answer: "x - 12 = 0", "2x = 24", "x/2 = 6",
 * "x^2 = 144". One that stands on the engine's own way, or multiplies the unknown as the problem does, is a step. */
export function isEquationFor(run: Run, { secret, shown }: LeakDetector): boolean {
  const [left, right] = run.sides;
  if (run.sides.length !== 2 || !left?.expression || !right?.expression) return false;
  const names = [...new Set([...symbolsOf(left.expression), ...symbolsOf(right.expression)])];
  const [name] = names;
  if (!name || names.length > 1 || !mayBeUnknown(name, secret)) return false;
  const gap = gapOf(left.expression, right.expression, name);
  const solved = secret.values.some((value) => value.im === 0 && Math.abs(gap(value.re)) < 1e-9);
  if (!solved) return false;
  const [at0, at1, at2] = POINTS.map(gap) as [number, number, number];
  const slope = at1 - at0;
  const isLine = Math.abs(at2 - at1 - slope) < 1e-9;
  if (isLine && Math.abs(Math.abs(slope) - 1) < 1e-9) return !isStepWithin(run, { secret, shown });
  if (Math.abs(slope) < 1e-9 || secret.onTheWay.has(asWritten(run.text))) return false;
  if (!isLine) return !shown.text.includes("^") && isBare(run, name);
  return isBare(run, name) && !isAmong({ re: Math.abs(slope), im: 0 }, shown.values);
}

/** Of a problem without letters, any letter may be what is asked for. */
const mayBeUnknown = (name: string, { unknowns, letters }: GuardedAnswer): boolean =>
  unknowns.includes(name) || letters.size === 0;

/** "x - 3 = 5" on the way through "2(x - 3) = 10": what stands in the problem is what the step finds the value of. */
const isStepWithin = ({ sides }: Run, { secret, shown }: LeakDetector): boolean =>
  sides.some(
    ({ text, expression }) =>
      expression?.kind === "sum" && shown.text.replace(/\s/g, "").includes(`(${asWritten(text)})`),
  ) &&
  !sides.some(({ expression }) => {
    const value = constantValue(expression);
    return value !== null && isAmong(value, secret.values);
  });

const isZero = (sides: Run["sides"]): boolean =>
  sides.some(({ expression }) => constantValue(expression)?.re === 0);

function gapOf(left: Expression, right: Expression, name: string): (x: number) => number {
  return (x) => {
    const point = new Map([[name, { re: x, im: 0 }]]);
    const [a, b] = [evaluateComplex(left, point), evaluateComplex(right, point)];
    return a && b && a.im === 0 && b.im === 0 ? a.re - b.re : Number.NaN;
  };
}

/** "x + 3": a factor that vanishes at one of several roots tells it. */
export function isFactorFor(expression: Expression, secret: GuardedAnswer): boolean {
  if (expression.kind === "product") return expression.factors.some((factor) => isFactorFor(factor, secret));
  const { values, unknowns, kind } = secret;
  const [name, ...others] = symbolsOf(expression);
  if (kind !== "roots" || values.length < 2 || expression.kind !== "sum") return false;
  if (!name || others.some((other) => other !== name) || !unknowns.includes(name)) return false;
  const gap = gapOf(expression, ZERO, name);
  const [at0, at1, at2] = POINTS.map(gap) as [number, number, number];
  const isLine = Math.abs(at2 - 2 * at1 + at0) < 1e-9 && Math.abs(at1 - at0) > 1e-9;
  return isLine && values.some((value) => value.im === 0 && Math.abs(gap(value.re)) < 1e-9);
}

const ZERO = int(0);

/** One side is a number, and the other the unknown with nothing added to it but itself. */
const isBare = ({ sides }: Run, name: string): boolean =>
  sides.some(({ expression }) => constantValue(expression) !== null) &&
  sides.some(({ expression }) => {
    if (!expression || symbolsOf(expression).length === 0) return false;
    if (expression.kind !== "sum" || isZero(sides)) return true;
    const without = evaluateComplex(expression, new Map([[name, { re: 0, im: 0 }]]));
    return without !== null && Math.abs(without.re) < 1e-12;
  });

/** "17 < x < 19": bounds between which the answer is the only whole number. */
export function isNarrow({ sides }: Run, { values, unknowns }: GuardedAnswer): boolean {
  const [low, middle, high] = sides.map(({ expression, text }) => constantValue(expression) ?? text);
  if (sides.length !== 3 || typeof middle !== "string" || !unknowns.includes(middle.trim())) return false;
  const [from, to] = [low, high].map((end) => (typeof end === "object" ? (end as Complex).re : Number.NaN));
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return false;
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return values.some(
    (value) =>
      value.im === 0 &&
      least <= value.re &&
      value.re <= most &&
      most - least <= 2 &&
      !isClose(value, { re: 0, im: 0 }),
  );
}
