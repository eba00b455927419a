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
import type { AnswerValue, Budget, Check } from "../types";

const refuted: Check = { status: "refuted", reason: "Counted another way, the figure is different." };

/** Checks a figure of a list of numbers by what it must do: balance, halve, or come most often. */
export function verifyData(
  { values, asked }: DataTask,
  value: AnswerValue,
  { budget, decimals }: { readonly budget: Budget; readonly decimals: number },
): Check {
  const numbers = values.map(toNumber);
  const items = value.kind === "list" ? value.items : value.kind === "expression" ? [value.expression] : [];
  const claims = items.map((item) => evaluateExact(item, new Map(), budget));
  if (claims.includes(null)) return refuted;
  const exact =
    exactEvidence(values, asked, claims as Rational[]) ?? exactSpread(values, asked, claims as Rational[]);
  if (exact) return { status: "verified", evidence: [exact] };
  const claimed = claims.map((claim) => toNumber(claim as Rational));
  const slack = 0.51 * 10 ** -decimals;
  const near = (a: number, b: number) => Math.abs(a - b) <= slack + 1e-9 * Math.abs(b);
  const expected = expectedFigures(numbers, values, asked);
  const right = expected
    ? expected.length === claimed.length && expected.every((each, i) => near(claimed[i] ?? Number.NaN, each))
    : false;
  return right ? { status: "partial", evidence: sampledEvidence(asked, claimed) } : refuted;
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
): readonly number[] | null {
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
