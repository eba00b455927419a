import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { decimalNode, terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  compare,
  divide,
  equals,
  fromInt,
  multiply,
  type Rational,
  subtract,
  toNumber,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { DataTask } from "../tasks/statistics";
import type { Budget, Check } from "../types";
import { inForm, itemByItem } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { isFigure } from "./statistics-figure";

type Data = ProblemOf<"data">;

/** Checks a figure of a list of numbers by what it must do: balance, halve, or come most often. */
export const DATA: Verifier<"data"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkFigure(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  list: (problem, { items }, budget) =>
    problem.asked.kind === "five-numbers"
      ? fiveNumbers(problem, items, budget)
      : picked(problem, items, budget),
  word: (problem, { word }) => ({ word: () => checkNone(problem, word) }),
};

const OTHER = refuted("Counted another way, the figure is different.");

const isSingle = ({ asked }: Data): boolean => asked.kind !== "five-numbers" && asked.kind !== "outliers";

function checkFigure(problem: Data, answer: Expression, budget: Budget): Check {
  const { values, asked, form } = problem;
  const claim = evaluateExact(answer, new Map(), budget);
  if (!claim || !isSingle(problem)) return OTHER;
  const exact = exactEvidence(values, asked, [claim]) ?? exactSpread(values, asked, [claim]);
  if (exact) return verified(exact);
  const [expected, more] = expectedFigures(values.map(toNumber), values, asked);
  if (expected === undefined || more !== undefined || !isFigure(answer, expected, { form, budget }))
    return OTHER;
  return spotChecked(...sampledEvidence(asked, [toNumber(claim)]));
}

function fiveNumbers(problem: Data, items: readonly Expression[], budget: Budget): Obligations<"list"> {
  const { values, asked, form } = problem;
  const expected = expectedFigures(values.map(toNumber), values, asked);
  return itemByItem(
    items,
    expected.map((figure, i) => (item) => () => {
      if (!isFigure(item, figure, { form, budget })) return OTHER;
      const evidence = i === 0 ? sampledEvidence(asked, expected) : [];
      return weakest([inForm(item, form, budget), () => spotChecked(...evidence)]);
    }),
  );
}

/** Values of the list that come most often, or lie far out, in any order and not more often than there. */
function picked(problem: Data, items: readonly Expression[], budget: Budget): Obligations<"list"> {
  const { values, asked, form } = problem;
  const claims = items.map((item) => evaluateExact(item, new Map(), budget));
  const wanted =
    asked.kind === "mode" || asked.kind === "outliers"
      ? expectedFigures(values.map(toNumber), values, asked)
      : [];
  const times = (list: readonly (number | null)[], x: number | null) =>
    list.filter((other) => other === x).length;
  const sizes = claims.map((claim) => claim && toNumber(claim));
  return {
    items: () => {
      const fits = sizes.every((size) => size !== null && wanted.includes(size));
      if (!fits || claims.includes(null)) return OTHER;
      const exact = asked.kind === "mode" ? modeEvidence(values, claims as Rational[]) : null;
      return weakest([
        inForm(items, form, budget),
        () => (exact ? verified(exact) : spotChecked(...sampledEvidence(asked, wanted))),
      ]);
    },
    complete: () => exactly(items.length > 0 && items.length >= wanted.length, "A value is missing."),
    order: () =>
      exactly(
        sizes.every((size) => times(sizes, size) <= Math.max(1, times(wanted, size))),
        "A value stands more often than in the list.",
      ),
  };
}

/** "no mode" or "no outliers". */
function checkNone({ values, asked }: Data, word: string): Check {
  const found = expectedFigures(values.map(toNumber), values, asked);
  const isNone =
    found.length === 0 &&
    ((asked.kind === "mode" && word === "no mode") || (asked.kind === "outliers" && word === "no outliers"));
  return isNone ? spotChecked(...sampledEvidence(asked, [])) : OTHER;
}

/** A proof, where the claim is exact and short to check; null elsewhere. */
function exactEvidence(
  values: readonly Rational[],
  { kind }: DataTask["asked"],
  [claim, ...others]: readonly Rational[],
): string | null {
  if (!claim || others.length > 0) return null;
  const count = fromInt(values.length);
  const total = values.reduce(add, fromInt(0));
  const lower = values.filter((value) => compare(value, claim) < 0).length;
  const higher = values.filter((value) => compare(value, claim) > 0).length;
  if (kind === "mean" && equals(multiply(count, claim), total))
    return `$${shown(count)} \\cdot ${shown(claim)} = ${shown(total)}$, which is the sum of the values.`;
  if (kind === "median" && values.length % 2 === 1 && 2 * Math.max(lower, higher) < values.length)
    return `$${lower}$ of the $${values.length}$ values are smaller and $${higher}$ are larger.`;
  if (kind === "minimum" && lower === 0 && higher < values.length) return "No value is smaller.";
  if (kind === "maximum" && higher === 0 && lower < values.length) return "No value is larger.";
  return null;
}

/** A proof for the range, the mode and the variance, and for a deviation that is exact. */
function exactSpread(
  values: readonly Rational[],
  { kind }: DataTask["asked"],
  claims: readonly Rational[],
): string | null {
  const [claim] = claims;
  if (!claim) return null;
  if (kind === "mode") return modeEvidence(values, claims);
  if (claims.length > 1) return null;
  if (kind === "range") return rangeEvidence(values, claim);
  if (!kind.endsWith("variance") && !kind.endsWith("deviation")) return null;
  const n = fromInt(values.length);
  const divisor = kind.startsWith("sample") ? fromInt(values.length - 1) : n;
  const total = values.reduce(add, fromInt(0));
  const squares = values.reduce((sum, value) => add(sum, multiply(value, value)), fromInt(0));
  const around = subtract(squares, divide(multiply(total, total), n));
  const variance = kind.endsWith("variance") ? claim : multiply(claim, claim);
  if (claim.n < 0n || !equals(multiply(divisor, variance), around)) return null;
  const spread = `The squares of the values add up to $${shown(squares)}$ and the values to $${shown(total)}$, so the squared distances from the mean add up to $${shown(squares)} - \\frac{${shown(multiply(total, total))}}{${shown(n)}} = ${shown(around)}$`;
  const written = kind.endsWith("variance") ? shown(variance) : `${shown(claim)}^2`;
  return `${spread}, and $${shown(divisor)} \\cdot ${claim.d === 1n ? written : shown(variance)} = ${shown(around)}$ as well.`;
}

function rangeEvidence(values: readonly Rational[], claim: Rational): string | null {
  const smallest = values.find((value) => values.every((other) => compare(other, value) >= 0));
  const largest = values.find((value) => values.every((other) => compare(other, value) <= 0));
  return smallest && largest && equals(add(smallest, claim), largest)
    ? `No value is below $${shown(smallest)}$ or above $${shown(largest)}$, and $${shown(smallest)} + ${shown(claim)} = ${shown(largest)}$.`
    : null;
}

function modeEvidence(values: readonly Rational[], claims: readonly Rational[]): string | null {
  const times = (value: Rational) => values.filter((other) => equals(other, value)).length;
  const [first] = claims;
  const most = first ? times(first) : 0;
  const isClaimed = (value: Rational) => claims.some((claim) => equals(claim, value));
  const distinct = claims.every((claim, i) => claims.findIndex((other) => equals(claim, other)) === i);
  const right =
    distinct &&
    claims.every((claim) => times(claim) === most) &&
    values.every((value) => isClaimed(value) || times(value) < most);
  if (!right || most < 2) return null;
  const listed = claims.map((claim) => `$${shown(claim)}$`).join(" and ");
  return `${listed} ${claims.length > 1 ? "each occur" : "occurs"} $${most}$ times, every other value less often.`;
}

/** What was found by the second way, and what books do differently. */
function sampledEvidence({ kind }: DataTask["asked"], claimed: readonly number[]): readonly string[] {
  const figures = claimed.map((figure) => `$${Number(figure.toPrecision(10))}$`).join(", ");
  const found =
    claimed.length === 0
      ? "Looked through a second time in another way, the list gives the same answer."
      : `Worked out a second time in another way, the list gives ${figures} again.`;
  return HALVED.has(kind)
    ? [
        found,
        "The quartiles are the medians of the two halves, without the middle value; some books and calculators take them in another way.",
      ]
    : [found];
}

const HALVED: ReadonlySet<DataTask["asked"]["kind"]> = new Set<DataTask["asked"]["kind"]>([
  "first-quartile",
  "third-quartile",
  "middle-spread",
  "five-numbers",
  "outliers",
]);

function shown(value: Rational): string {
  const digits = terminatingDigits(value);
  return toLatex(digits !== null && digits <= 6 ? decimalNode(value, digits) : number(value));
}

/** The figures, by counting how many values lie on each side. Empty for an answer in words. */
function expectedFigures(
  numbers: readonly number[],
  values: readonly Rational[],
  asked: DataTask["asked"],
): readonly number[] {
  const n = numbers.length;
  const mean = numbers.reduce((a, b) => a + b, 0) / n;
  const squares = numbers.reduce((total, x) => total + x * x, 0) - n * mean * mean;
  const sorted = [...values].sort(compare).map(toNumber);
  const half = Math.floor(n / 2);
  const [first, third] = [middle(sorted.slice(0, half)), middle(sorted.slice(n - half))];
  switch (asked.kind) {
    case "mean":
      return [mean];
    case "median":
      return [middle(numbers)];
    case "mode":
      return mostOften(numbers);
    case "range":
      return [Math.max(...numbers) - Math.min(...numbers)];
    case "minimum":
      return [Math.min(...numbers)];
    case "maximum":
      return [Math.max(...numbers)];
    case "count":
      return [n];
    case "first-quartile":
      return [first];
    case "third-quartile":
      return [third];
    case "middle-spread":
      return [third - first];
    case "five-numbers":
      return [Math.min(...numbers), first, middle(numbers), third, Math.max(...numbers)];
    case "outliers":
      return sorted.filter((x) => x < first - 1.5 * (third - first) || x > third + 1.5 * (third - first));
    case "percentile":
      return percentile(sorted, toNumber(asked.share) * (n + 1));
    case "sample-variance":
      return [squares / (n - 1)];
    case "population-variance":
      return [squares / n];
    case "sample-deviation":
      return [Math.sqrt(squares / (n - 1))];
    case "population-deviation":
      return [Math.sqrt(squares / n)];
  }
}

function percentile(sorted: readonly number[], place: number): readonly number[] {
  const whole = Math.abs(place - Math.round(place)) < 1e-9;
  const at = (position: number): number => sorted[position - 1] ?? Number.NaN;
  return [whole ? at(Math.round(place)) : (at(Math.floor(place)) + at(Math.ceil(place))) / 2];
}

/** Pairs of the outermost values are struck off until one or two are left. */
function middle(numbers: readonly number[]): number {
  const left = [...numbers];
  while (left.length > 2) {
    left.splice(left.indexOf(Math.max(...left)), 1);
    left.splice(left.indexOf(Math.min(...left)), 1);
  }
  return left.reduce((a, b) => a + b, 0) / left.length;
}

function mostOften(numbers: readonly number[]): readonly number[] {
  const times = (x: number) => numbers.filter((y) => y === x).length;
  const most = Math.max(...numbers.map(times));
  if (most === 1 && numbers.length > 1) return [];
  return [...new Set(numbers.filter((x) => times(x) === most))].sort((a, b) => a - b);
}
