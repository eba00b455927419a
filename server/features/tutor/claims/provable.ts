import "server-only";

interface Numbers {
  /** Those of the problem, and of the engine's own steps. */
  readonly known: readonly number[];
  /** Those that the reply works with just before the value. */
  readonly around: readonly number[];
}

/** Whether a number comes up by one thing done to a number of the problem, as a percentage of it, or together with one that
 * the reply has just said: such a one may be a step to the answer, whether or not the engine takes it. */
export function isOneStepAway(value: number, { known, around }: Numbers): boolean {
  const numbers = [...new Set([...around, ...known])].slice(0, NUMBERS_MAX);
  return (
    numbers.some((a) => numbers.some((b) => isClose((a * b) / 100, value))) ||
    numbers.some((a) => ALONE.some((of) => isClose(of(a), value))) ||
    around.some((a) =>
      numbers.some((b) => TOGETHER.some((of) => isClose(of(a, b), value) || isClose(of(b, a), value))),
    )
  );
}

const NUMBERS_MAX = 16;

const ALONE: readonly ((a: number) => number)[] = [
  (a) => a,
  (a) => -a,
  (a) => 2 * a,
  (a) => a / 2,
  (a) => a * a,
  (a) => Math.sqrt(Math.abs(a)),
  (a) => a / 10,
  (a) => a / 100,
  (a) => 1 - a / 100,
];

const TOGETHER: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => a * b,
  (a, b) => a / b,
];

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** Whether a number is the sum of all numbers of a problem that lists some. */
export const isSumOfAll = (value: number, numbers: readonly number[]): boolean =>
  numbers.length > 2 &&
  isClose(
    numbers.reduce((sum, each) => sum + each, 0),
    value,
  );

/** Whether a number comes up by two things done to those of the problem and those that the reply works with. */
export function isTwoStepsAway(value: number, { known, around }: Numbers): boolean {
  const numbers = [...new Set([...around, ...known])].slice(0, FEW);
  const once = numbers.flatMap((a) => [
    ...ALONE.map((of) => of(a)),
    ...numbers.flatMap((b) => TOGETHER.map((of) => of(a, b))),
  ]);
  return [...new Set(once)].some((a) =>
    numbers.some((b) =>
      [...TOGETHER.flatMap((of) => [of(a, b), of(b, a)]), a / 2, 2 * a].some((each) => isClose(each, value)),
    ),
  );
}

const FEW = 10;

/** Whether a number is one from the engine's tables that its steps work with, however it is rounded. */
export const isFromTables = (value: number, steps: readonly number[]): boolean =>
  steps.some((each) => !Number.isInteger(each) && Math.abs(each - value) <= MEASURED * Math.abs(each));

const MEASURED = 2e-3;
