import type { Expression } from "../expression/ast";
import { int, negation, product, quotient, sum } from "../expression/build";
import { divide, fromInt, isInteger } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { TrigonometryQuestion, TurnInterval } from "../tasks/trigonometry";
import type { Budget, Check } from "../types";
import { exactTurn } from "./angle-turn";
import { is } from "./claims";
import { inTidyForm } from "./expression-form";
import { isClose, realValue } from "./numeric";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  verified,
  weakest,
} from "./obligations";
import { fitOf } from "./precise/fit";
import { hasNoOtherZeros } from "./trigonometric-cover";

type Question = Extract<TrigonometryQuestion, { readonly kind: "equation" }>;

const GRID = 2400;
/** Turns over which solutions for every k are looked at. */
const GENERAL_SPAN = 6n;
const MOST_TURNS = 100;

/** Puts every solution back exactly, and walks over the interval looking for places where the sides cross or touch that the
 * answer does not name. */
export function equationRoots(
  { question, form }: ProblemOf<"trigonometry">,
  { unknown, roots }: { readonly unknown: string; readonly roots: readonly Expression[] },
  budget: Budget,
): Obligations<"roots"> {
  const none = () => refuted("No solutions are asked for.");
  if (question.kind !== "equation") return { unknown: none, roots: none, complete: none, order: none };
  const view = viewOf(question);
  const letter = toLatex({ kind: "symbol", name: question.unknown });
  return {
    unknown: is(unknown, question.unknown),
    roots: () =>
      weakest([
        ...roots.map((root) => () => checkRoot(root, view, budget)),
        inTidyForm(
          roots.map((root) => inDegrees(root) ?? root),
          form,
          budget,
        ),
        () =>
          verified(
            roots.length === 0
              ? "The two sides have different values everywhere on the interval."
              : `Every solution put back for $${letter}$ makes both sides equal.`,
          ),
      ]),
    complete: () => checkComplete(roots, view, budget),
    order: () => inOrder(roots, view),
  };
}

/** How many degrees a solution has that is written in them. */
function inDegrees(root: Expression): Expression | null {
  if (root.kind === "negation") {
    const size = inDegrees(root.operand);
    return size && negation(size);
  }
  return root.kind === "function" && root.name === "degree" ? (root.args[0] ?? null) : null;
}

interface View {
  /** Left side minus right side. */
  readonly gap: Expression;
  readonly unknown: string;
  readonly at: (x: number) => number | null;
  readonly span: TurnInterval;
  readonly low: number;
  readonly high: number;
  /** All solutions are asked for, with k for any whole number. */
  readonly isGeneral: boolean;
}

function viewOf({ equation, unknown, interval }: Question): View {
  const gap = sum([equation.left, negation(equation.right)]);
  const span = interval ?? { low: fromInt(0), high: fromInt(GENERAL_SPAN), closed: [true, false] };
  const [low = 0, high = 0] = [span.low, span.high].map(({ n, d }) => (Number(n) / Number(d)) * Math.PI);
  return {
    gap,
    unknown,
    span,
    at: (x) => realValue(gap, new Map([[unknown, { re: x, im: 0 }]])),
    low,
    high,
    isGeneral: interval === null,
  };
}

function checkRoot(root: Expression, view: View, budget: Budget): Check {
  const letters = symbolsOf(root);
  const isWhole = view.isGeneral ? letters.length === 1 && letters[0] === "k" : letters.length === 0;
  if (!isWhole || (view.isGeneral && !isStepped(root))) return refuted("a solution is no number");
  const rounded = slackOf(root) > 0;
  return weakest(
    placesOf(root, view).map(({ size, slack, exact }) => () => {
      if (size === null || !isWithin(size, view)) return refuted("a solution lies outside");
      return rounded ? isCrossing(size, slack, view) : isZeroAt(exact, view, budget);
    }),
  );
}

const END = 1e-9;

/** As near to an end as this is the end, which belongs to the span or not. */
function isWithin(size: number, { low, high, span }: View): boolean {
  const [hasLow, hasHigh] = span.closed;
  return size > low + (hasLow ? -END : END) && size < high + (hasHigh ? END : -END);
}

/** Parts of a half turn at which the functions have known values. */
const KNOWN_PARTS = 12;

/** A rounded solution has a change of sign within its rounding. */
function isCrossing(size: number, slack: number, { at }: View): Check {
  const known = (Math.round((size * KNOWN_PARTS) / Math.PI) * Math.PI) / KNOWN_PARTS;
  if (Math.abs(known - size) <= slack && Math.abs(at(known) ?? 1) < 1e-12)
    return refuted("a solution is known exactly");
  const [before, after] = [size - slack, size + slack].map(at);
  return before !== null && after !== null && (before ?? 0) * (after ?? 0) <= 0
    ? spotChecked()
    : refuted("a solution does not fit");
}

function isZeroAt(root: Expression, { gap, unknown }: View, budget: Budget): Check {
  const fit = fitOf(substitute(gap, new Map([[unknown, root]])), int(0), { places: null, budget });
  if (fit === "apart") return refuted("a solution does not fit");
  return fit === "unknown" ? spotChecked() : verified();
}

const sizeAt = (root: Expression, k: number): number =>
  realValue(root, new Map([["k", { re: k, im: 0 }]])) ?? Number.NaN;

/** A start plus k times a positive step. */
const isStepped = (root: Expression): boolean => {
  const [a, b, c, d] = [0, 1, 2, 7].map((k) => sizeAt(root, k)) as [number, number, number, number];
  return b > a && isClose(c - b, b - a) && isClose(d - a, 7 * (b - a));
};

function checkComplete(roots: readonly Expression[], view: View, budget: Budget): Check {
  const places = roots.flatMap((root) => placesOf(root, view));
  const isNamed = (x: number) => places.some(({ size }) => Math.abs((size ?? Number.NaN) - x) < 2e-3);
  const missed = zerosOn(view.at, [view.low, view.high], budget).some(
    (zero) => !isNamed(zero) && zero > view.low + NEAR_END && zero < view.high - NEAR_END,
  );
  if (missed || missesAnEnd(view, isNamed, budget)) return refuted("a solution is missing");
  const { gap, unknown, span } = view;
  const named = places.map(({ exact }) => exact);
  const isRepeated = !view.isGeneral || (repeats(gap, unknown, budget) && roots.every(isEvenlyStepped));
  return isRepeated && hasNoOtherZeros({ gap, unknown, span, roots: named }, budget)
    ? verified(
        "Cut into pieces, the interval has the two sides apart on every piece but those with one of these solutions, where they can meet only once.",
      )
    : spotChecked(`A walk over the interval in ${GRID} steps finds no other place where the sides meet.`);
}

/** A walk does not tell on which side of an end it found a zero: whether the ends are solutions is asked of themselves. */
const NEAR_END = 1e-3;
const NEAR_ZERO = 1e-6;

function missesAnEnd(view: View, isNamed: (x: number) => boolean, budget: Budget): boolean {
  const { low, high, closed } = view.span;
  return [low, high].some((end, at) => {
    const size = at === 0 ? view.low : view.high;
    const isNear = Math.abs(view.at(size) ?? Number.NaN) < NEAR_ZERO;
    if (!closed[at as 0 | 1] || isNamed(size) || !isNear) return false;
    const exact = product([quotient(int(end.n), int(end.d)), { kind: "constant", name: "pi" }]);
    return isZeroAt(exact, view, budget).status !== "refuted";
  });
}

/** Whether the sides repeat themselves after the span that is looked at: every angle grows by whole turns over it. */
function repeats(gap: Expression, unknown: string, budget: Budget): boolean {
  const at = (x: Expression) => new Map([[unknown, x]]);
  const span = product([int(GENERAL_SPAN), { kind: "constant", name: "pi" }]);
  return !some(gap, (part) => {
    if (part.kind !== "function" || !symbolsOf(part).includes(unknown)) return false;
    const [angle] = part.args;
    if (!angle) return true;
    const grown = exactTurn(
      sum([substitute(angle, at(span)), negation(substitute(angle, at(int(0))))]),
      budget,
    );
    return !grown || !isInteger(divide(grown, fromInt(2)));
  });
}

/** A step that goes into the span a whole number of times. */
const isEvenlyStepped = (root: Expression): boolean => {
  const steps = (Number(GENERAL_SPAN) * Math.PI) / (sizeAt(root, 1) - sizeAt(root, 0));
  return isClose(steps, Math.round(steps));
};

/** Ascending, and none of them twice; with whole numbers k each from its first solution that is not below zero. */
function inOrder(roots: readonly Expression[], view: View): Check {
  const starts = roots.map((root) => sizeAt(root, 0));
  const isFirst = (start: number, at: number) =>
    start > -END && start < sizeAt(roots[at] as Expression, 1) - start - END;
  if (view.isGeneral && !starts.every(isFirst)) return refuted("A solution is not named by its first place.");
  const rises = starts.every((x, i) => i === 0 || x > (starts[i - 1] ?? x));
  const sizes = roots.flatMap((root) => placesOf(root, view)).map(({ size }) => size ?? Number.NaN);
  const sorted = sizes.toSorted((a, b) => a - b);
  const isTwice = sorted.some((x, i) => i > 0 && x - (sorted[i - 1] ?? 0) < 1e-9);
  return exactly(rises && !isTwice, "The solutions are not in order.");
}

interface Place {
  readonly size: number | null;
  readonly exact: Expression;
  /** Half a unit of the last place of a rounded solution. */
  readonly slack: number;
}

/** The solutions in the span: one, or with the whole numbers k put in those that fall there. */
function placesOf(root: Expression, { low, high, isGeneral }: View): Place[] {
  if (!isGeneral) return [{ size: realValue(root, new Map()), exact: root, slack: slackOf(root) }];
  const places: Place[] = [];
  for (let k = -MOST_TURNS; k <= MOST_TURNS; k += 1) {
    const size = realValue(root, new Map([["k", { re: k, im: 0 }]]));
    if (size !== null && size >= low - 1e-9 && size < high - 1e-9)
      places.push({
        size,
        exact: substitute(root, new Map([["k", k < 0 ? negation(int(-k)) : int(k)]])),
        slack: 0,
      });
  }
  return places;
}

function slackOf(root: Expression): number {
  let slack = 0;
  some(root, (part) => {
    if (part.kind === "number" && part.decimals) slack = 0.51 * 10 ** -part.decimals;
    return false;
  });
  return inDegrees(root) ? (slack * Math.PI) / 180 : slack;
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
  return zeros;
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
