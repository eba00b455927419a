import type { Expression } from "../expression/ast";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { digits, roundedTo } from "../expression/figures";
import { toNumber } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { table } from "../table";
import type { PhysicsTask } from "../tasks/physics";
import type { Budget, Check } from "../types";
import { exactly, refuted, spotChecked, type Verifier } from "./obligations";
import { halfUnit, readWritten, showsFigures } from "./written-figures";

const READING = "This rests on the reading of the text shown above: compare the quantities with the text.";

/** Puts the answer back into the laws as they are printed. Letters that are neither told nor asked are found by
 * narrowing an interval; what is left over must change its sign within the rounding of the answer. The unit must be
 * the one that is asked for, and the digits those that the values told allow. */
export const PHYSICS: Verifier<"physics"> = {
  quantity: (problem, { value, unit }, budget) => ({
    value: () => checkNumber(problem, value, prefixOf(unit, problem) ?? 1, budget),
    unit: () =>
      exactly(prefixOf(unit, problem) !== null, "The answer is in another unit than the one asked for."),
  }),
};

function checkNumber(problem: PhysicsTask, value: Expression, prefix: number, budget: Budget): Check {
  const written = readWritten(value);
  if (!written || !showsFigures(written, problem.figures))
    return refuted("The answer shows more or fewer digits than the values told allow.");
  const [factor, shift] = [toNumber(problem.asked.factor) * prefix, toNumber(problem.asked.shift)];
  const [number, half] = [toNumber(written.value), toNumber(halfUnit(written, problem.figures))];
  const si = (offset: number) => (number + offset) * factor + shift;
  if (!settles(problem, [si(-half * SLACK), si(half * SLACK)], budget))
    return refuted("Put back, the answer does not satisfy the law.");
  const outside = outsideAt(problem, si(0), budget);
  if (outside) return refuted(outside);
  if (number < 0 && settles(problem, [si(-2 * number - half), si(-2 * number + half)], budget))
    return refuted("Of two values that differ in their sign, a size is the positive one.");
  if (!settles(withRounded(problem), [si(-half * AS_PRINTED), si(half * AS_PRINTED)], budget))
    return refuted("The last digits hang on how far the constants are written out.");
  return spotChecked(
    `Put back into ${problem.law}, the answer makes both sides agree to the digits given.`,
    problem.because,
    READING,
  );
}

/** With constants as books print them, the last digit may differ by one. */
const AS_PRINTED = 3;
const PRINTED_DIGITS = 3;

/** The problem with its constants to the three digits that books print, or to as many as the answer has. */
function withRounded(problem: PhysicsTask): PhysicsTask {
  const count = problem.figures.kind === "digits" ? problem.figures.digits : PRINTED_DIGITS;
  const rule = digits(Math.max(PRINTED_DIGITS, count));
  const known = problem.known.map((each) =>
    each.constant ? { ...each, si: roundedTo(each.si, rule) } : each,
  );
  return { ...problem, known };
}

/** Bisection stops short of the last bits. */
const SLACK = 1.000001;

/** The size of the prefix that the answer has put before the unit; null for another unit. A unit that the text asks
 * for by name takes none. */
function prefixOf(unit: string, { asked }: PhysicsTask): number | null {
  if (unit === asked.unit) return 1;
  if (asked.named || asked.unit === "" || !unit.endsWith(asked.unit)) return null;
  return PREFIXES[unit.slice(0, unit.length - asked.unit.length)] ?? null;
}

/** What the first letter of a unit stands for, where the answer has put one before it. */
const PREFIXES: Readonly<Record<string, number>> = table({
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
});
/** Whether some equation changes its sign between the two values of the letter asked for. */
function settles(task: PhysicsTask, [low, high]: readonly [number, number], budget: Budget): boolean {
  const residuals = [low, high].map((asked) => leftOver(task, valuesOf(task, asked), budget));
  const [first, second] = residuals;
  if (!first || !second || first.length === 0 || first.length !== second.length) return false;
  return first.every((value, i) => value * (second[i] as number) <= 0);
}

/** Why the law does not hold for some letter, with this value for the one asked for; null where it does. */
function outsideAt(task: PhysicsTask, asked: number, budget: Budget): string | null {
  const values = valuesOf(task, asked);
  leftOver(task, values, budget);
  const broken = task.validity.find(({ letter, above, below }) => {
    const value = values.get(letter)?.re;
    if (value === undefined) return false;
    return (below && value > toNumber(below)) || (above && value < toNumber(above));
  });
  return broken?.because ?? null;
}

/** What is told, and a value for the letter asked for. */
const valuesOf = ({ known, asked: { letter } }: PhysicsTask, asked: number): Map<string, Complex> =>
  new Map<string, Complex>([
    ...known.map((each): [string, Complex] => [each.letter, { re: toNumber(each.si), im: 0 }]),
    [letter, { re: asked, im: 0 }],
  ]);

/** Differences of the equations not needed to find the letters in between, whose values are put with those known. */
function leftOver(task: PhysicsTask, known: Map<string, Complex>, budget: Budget): number[] | null {
  const open = new Set(task.equations);
  for (let found = true; found; ) {
    found = false;
    for (const equation of open) {
      const letters = symbolsOf(equation).filter((letter) => !known.has(letter));
      const [only] = letters;
      if (letters.length !== 1 || only === undefined) continue;
      const difference = (value: number) => {
        budget.spend(5);
        return residual(equation, new Map([...known, [only, { re: value, im: 0 }]]));
      };
      const root = positiveRoot(difference);
      if (root === null) return null;
      known.set(only, { re: root, im: 0 });
      open.delete(equation);
      found = true;
    }
  }
  const rest = [...open].map((equation) => residual(equation, known));
  return rest.some((each) => each === null) ? null : (rest as number[]);
}

function residual(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  at: ReadonlyMap<string, Complex>,
): number | null {
  const [a, b] = [evaluateComplex(left, at), evaluateComplex(right, at)];
  return a && b && a.im === 0 && b.im === 0 ? a.re - b.re : null;
}

const SIZES = Array.from({ length: 61 }, (_, i) => 10 ** (i * 2 - 60));

/** Where a difference changes its sign for positive values, by powers of a hundred and then by halves; or for
 * negative ones. */
function positiveRoot(difference: (value: number) => number | null): number | null {
  for (const sign of [1, -1]) {
    for (let i = 1; i < SIZES.length; i += 1) {
      let [low, high] = [sign * (SIZES[i - 1] as number), sign * (SIZES[i] as number)];
      const [a, b] = [difference(low), difference(high)];
      if (a === null || b === null || a * b > 0) continue;
      const below = Math.sign(a) || -Math.sign(b);
      for (let step = 0; step < 90; step += 1) {
        const middle = Math.abs(high / low) > 4 ? sign * Math.sqrt(low * high) : (low + high) / 2;
        const at = difference(middle);
        if (at === null) return null;
        if (Math.sign(at) === below) low = middle;
        else high = middle;
      }
      return (low + high) / 2;
    }
  }
  return null;
}
