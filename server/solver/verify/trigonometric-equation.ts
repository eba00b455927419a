import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import type { AnswerValue, Budget, Check } from "../types";
import { realValue } from "./numeric";

type Question = Extract<TrigonometryQuestion, { readonly kind: "equation" }>;

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const GRID = 2400;

/** Puts every solution back, and walks over the interval looking for places where the sides cross or touch that the
 * answer does not name. */
export function verifyTrigonometricEquation(question: Question, value: AnswerValue, budget: Budget): Check {
  if (value.kind !== "roots") return refuted("the answer is no list of solutions");
  const e = sum([question.equation.left, negation(question.equation.right)]);
  const span = question.interval ?? { low: { n: 0n, d: 1n }, high: { n: 2n, d: 1n } };
  const [low, high] = [span.low, span.high].map(({ n, d }) => (Number(n) / Number(d)) * Math.PI) as [
    number,
    number,
  ];
  const at = (x: number): number | null => realValue(e, new Map([[question.unknown, { re: x, im: 0 }]]));
  const roots = value.roots.flatMap((root) => placesOf(root, { low, high, isGeneral: !question.interval }));
  if (roots.some((root) => root.size === null)) return refuted("a solution is no number");
  const sizes = roots.map((root) => root.size as number);
  for (const { size, slack } of roots) {
    const nearby = [at(size as number), at((size as number) - slack), at((size as number) + slack)];
    const [middle, before, after] = nearby;
    const zero = middle !== null && middle !== undefined && Math.abs(middle) < 1e-7;
    const crosses = slack > 0 && before !== null && after !== null && (before ?? 0) * (after ?? 0) <= 0;
    if (!zero && !crosses) return refuted("a solution does not fit");
  }
  const missed = zerosOn(at, [low, high], budget).find(
    (zero) => !sizes.some((size) => Math.abs(size - zero) < 2e-3),
  );
  if (missed !== undefined && missed < high - 1e-3) return refuted("a solution is missing");
  const letter = toLatex({ kind: "symbol", name: question.unknown });
  return {
    status: "partial",
    evidence: [
      value.roots.length === 0
        ? "The two sides have different values everywhere on the interval."
        : `Every solution put back for $${letter}$ makes both sides equal.`,
      `A walk over the interval in ${GRID} steps finds no other place where the sides meet.`,
    ],
  };
}

interface Place {
  readonly size: number | null;
  /** Half a unit of the last place of a rounded solution. */
  readonly slack: number;
}

/** The solutions in the span: one, or with the whole numbers k put in those that fall there. */
function placesOf(
  root: Expression,
  { low, high, isGeneral }: { low: number; high: number; isGeneral: boolean },
): Place[] {
  if (!isGeneral) return [{ size: realValue(root, new Map()), slack: slackOf(root) }];
  const places: Place[] = [];
  for (let k = -24; k <= 24; k += 1) {
    const size = realValue(root, new Map([["k", { re: k, im: 0 }]]));
    if (size !== null && size >= low - 1e-9 && size < high - 1e-9) places.push({ size, slack: 0 });
  }
  return places;
}

function slackOf(root: Expression): number {
  let slack = 0;
  some(root, (part) => {
    if (part.kind === "number" && part.decimals) slack = 0.51 * 10 ** -part.decimals;
    return false;
  });
  return root.kind === "function" ? (slack * Math.PI) / 180 : slack;
}

/** Places where the function crosses or touches zero, found on a grid and by closing in. */
function zerosOn(
  at: (x: number) => number | null,
  [low, high]: readonly [number, number],
  budget: Budget,
): number[] {
  const step = (high - low) / GRID;
  const zeros: number[] = [];
  let [before, last] = [null as number | null, null as number | null];
  for (let k = -1; k <= GRID; k += 1) {
    budget.spend(4);
    const x = low + (k + 0.3137) * step;
    const value = at(x);
    if (value !== null && last !== null) {
      if (value * last < 0) pushIf(zeros, closeIn(at, x - step, x), at);
      else if (before !== null && Math.abs(last) <= Math.abs(before) && Math.abs(last) <= Math.abs(value))
        pushIf(zeros, lowest(at, x - 2 * step, x), at);
    }
    [before, last] = [last, value];
  }
  return zeros.filter((zero) => zero >= low - 1e-6 && zero < high - 1e-6);
}

/** A change of sign at a pole is no zero. */
function pushIf(zeros: number[], x: number, at: (x: number) => number | null): void {
  const value = at(x);
  if (value !== null && Math.abs(value) < 1e-6) zeros.push(x);
}

function closeIn(at: (x: number) => number | null, from: number, to: number): number {
  let [a, b] = [from, to];
  const left = at(a) ?? 0;
  for (let round = 0; round < 60; round += 1) {
    const middle = (a + b) / 2;
    if ((at(middle) ?? 0) * left <= 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}

/** Where the size is least, for a function with one dip between the ends. */
function lowest(at: (x: number) => number | null, from: number, to: number): number {
  let [a, b] = [from, to];
  const size = (x: number) => Math.abs(at(x) ?? 1e9);
  for (let round = 0; round < 60; round += 1) {
    const [c, d] = [a + (b - a) / 3, b - (b - a) / 3];
    if (size(c) < size(d)) b = d;
    else a = c;
  }
  return (a + b) / 2;
}
