import { evaluateExact } from "../expression/evaluate-exact";
import { integerProduct } from "../expression/integer";
import { compare, ONE, type Rational, rational, toNumber } from "../expression/rational";
import type { ConfidenceTask, CountWaysTask, DistributionTask } from "../tasks/statistics";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyData } from "./statistics-data";
import { momentsOf, sampledMoments, sharesOf } from "./statistics-density";
import { verifyEventChance } from "./statistics-events";

/** Checks figures of statistics by adding up, sampling or counting instead of by formulas. */
export function verifyStatistics(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const claim = value.kind === "expression" ? evaluateExact(value.expression, new Map(), budget) : null;
  switch (problem.task) {
    case "distribution":
      return checkDistribution(problem, { claim, value, decimals: problem.form.decimals ?? 4 }, budget);
    case "confidence":
      return checkConfidence(problem, value, budget);
    case "data":
      return verifyData(problem, value, { budget, decimals: problem.form.decimals ?? 4 });
    case "event-chance":
      return verifyEventChance(problem, claim, value);
    case "count-ways":
      return claim ? checkWays(problem, claim) : refuted;
    case "told-figure":
      return claim && compare(claim, problem.value) === 0
        ? partial("The number stands in the text with this meaning.")
        : refuted;
    default:
      return refuted;
  }
}

const refuted: Check = { status: "refuted", reason: "Added up another way, the figure is different." };
const partial = (sentence: string): Check => ({ status: "partial", evidence: [sentence] });

interface Claim {
  readonly claim: Rational | null;
  readonly value: AnswerValue;
  readonly decimals: number;
}

function checkDistribution(task: DistributionTask, { claim, value, decimals }: Claim, budget: Budget): Check {
  const { asked } = task;
  if (!claim) return checkWord(task, value);
  const near = (expected: number) =>
    Math.abs(expected - toNumber(claim)) <= 0.51 * 10 ** -decimals + 1e-9 * Math.abs(expected);
  const shares = sharesOf(task, budget);
  if (asked.kind === "probability") {
    const both = shares?.(asked.given ? overlap(task, asked.given) : asked.event) ?? null;
    const condition = asked.given ? (shares?.(asked.given) ?? null) : 1;
    return both !== null && condition && near(both / condition)
      ? partial("Adding the probability up in small pieces gives the same value.")
      : refuted;
  }
  if (asked.kind === "percentile" && shares) {
    const slack = rational(51n, 100n * 10n ** BigInt(decimals));
    const side = (bound: Rational) =>
      shares({ low: null, high: bound, lowIncluded: true, highIncluded: true }) ?? Number.NaN;
    const [low, high] = [side(minus(claim, slack)), side(plus(claim, slack))];
    const share = toNumber(asked.share);
    return low <= share + 1e-7 && share <= high + 1e-7
      ? partial(`Adding up the area below the value gives this share.`)
      : refuted;
  }
  return near(expectedFigure(task) ?? Number.NaN)
    ? partial("Worked out from the mean and the spread in another order, the value is the same.")
    : refuted;
}

const plus = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);

function overlap(
  { asked }: DistributionTask,
  given: NonNullable<Extract<DistributionTask["asked"], { kind: "probability" }>["given"]>,
) {
  if (asked.kind !== "probability") return given;
  const { event } = asked;
  const low = event.low && (!given.low || compare(event.low, given.low) >= 0) ? event : given;
  const high = event.high && (!given.high || compare(event.high, given.high) <= 0) ? event : given;
  return { low: low.low, lowIncluded: low.lowIncluded, high: high.high, highIncluded: high.highIncluded };
}

/** Half the normal curve lies within this many standard deviations of the mean, found by halving on the shares. */
const MIDDLE_HALF = 0.674489750196082;

function expectedFigure({ distribution, sampling, asked }: DistributionTask): number | null {
  const moments = sampling ? sampledMoments(distribution, sampling) : momentsOf(distribution);
  if (!moments) return null;
  const { mean, deviation } = moments;
  switch (asked.kind) {
    case "mean":
      return mean;
    case "deviation":
      return deviation;
    case "variance":
      return deviation * deviation;
    case "rate":
      return 1 / mean;
    case "z-score":
      return (toNumber(asked.value) - mean) / deviation;
    case "value-at-z":
      return mean + toNumber(asked.z) * deviation;
    case "middle-spread":
      if (sampling || distribution.kind === "normal") return 2 * MIDDLE_HALF * deviation;
      return distribution.kind === "uniform" ? Math.sqrt(3) * deviation : Math.log(3) * deviation;
    default:
      return null;
  }
}

const WORDS = new Set(["density", "notation", "nature", "values"]);

function checkWord({ distribution, asked }: DistributionTask, value: AnswerValue): Check {
  if (!WORDS.has(asked.kind)) return refuted;
  const measured = ["normal", "uniform", "exponential"].includes(distribution.kind);
  if (asked.kind === "nature" && value.kind === "word" && (value.word === "continuous") !== measured)
    return refuted;
  return partial("This follows from the kind of distribution and its parameters.");
}

/** The interval is put together again from the size of the error that its ends show. */
function checkConfidence(task: ConfidenceTask, value: AnswerValue, budget: Budget): Check {
  const ends = value.kind === "list" ? value.items : value.kind === "expression" ? [value.expression] : [];
  const numbers = ends
    .map((end) => evaluateExact(end, new Map(), budget))
    .map((end) => (end ? toNumber(end) : Number.NaN));
  const [first = Number.NaN, last = Number.NaN] = numbers;
  if (task.asked === "tail") {
    const level = toNumber(task.level ?? ONE);
    return Math.abs(2 * first + level - 1) < 1e-3
      ? partial("Two tails and the middle make up the whole area.")
      : refuted;
  }
  if (task.asked === "size") return checkSize(task, first, budget);
  const error = task.asked === "interval" ? (last - first) / 2 : first;
  const spread = deviationOf(task);
  if (task.error) {
    return Math.abs(error - toNumber(task.error)) < 1e-4
      ? partial("The ends lie one error bound from the estimate.")
      : refuted;
  }
  if (!spread || !task.size || !task.level) return refuted;
  const degrees = task.of === "mean" && !task.known ? toNumber(task.size) - 1 : null;
  const covered = covering(error / spread, degrees, budget);
  return Math.abs(covered - toNumber(task.level)) < 1e-3 + 1e-3 / spread
    ? partial("The area under the curve between the ends is the confidence level.")
    : refuted;
}

function deviationOf({ of, centre, deviation, size }: ConfidenceTask): number | null {
  const n = toNumber(size ?? ONE);
  if (of === "mean") return deviation && toNumber(deviation) / Math.sqrt(n);
  const p = centre && toNumber(centre);
  return p === null ? null : Math.sqrt((p * (1 - p)) / n);
}

/** The area under the normal curve, or Student's, within so many deviations of the middle, in strips. */
function covering(reach: number, degrees: number | null, budget: Budget): number {
  const height = (x: number): number =>
    degrees === null ? Math.exp((-x * x) / 2) : (1 + (x * x) / degrees) ** (-(degrees + 1) / 2);
  const area = (to: number, pieces: number): number => {
    budget.spend(pieces);
    let total = 0;
    for (let i = 0; i < pieces; i += 1) total += height(((i + 0.5) / pieces) * to) * (to / pieces);
    return total;
  };
  if (degrees === 1) return (2 / Math.PI) * Math.atan(reach);
  const far = degrees !== null && degrees < 5 ? 2000 : 60;
  return area(reach, 4000) / (area(reach, 4000) + tailArea({ height, from: reach, to: far }, budget));
}

interface Tail {
  readonly height: (x: number) => number;
  readonly from: number;
  readonly to: number;
}

/** In strips that grow with the distance. */
function tailArea({ height, from, to }: Tail, budget: Budget): number {
  const pieces = 8000;
  budget.spend(pieces);
  const growth = ((to + 1) / (from + 1)) ** (1 / pieces);
  let total = 0;
  let left = from;
  for (let i = 0; i < pieces; i += 1) {
    const right = (left + 1) * growth - 1;
    total += height((left + right) / 2) * (right - left);
    left = right;
  }
  return total;
}

/** With this size the error is small enough, and with a clearly smaller one it is not. */
function checkSize(task: ConfidenceTask, size: number, budget: Budget): Check {
  const spread = task.of === "mean" ? toNumber(task.deviation ?? ONE) : Math.sqrt(half(task));
  const error = toNumber(task.error ?? ONE);
  const level = toNumber(task.level ?? ONE);
  const covered = (n: number) => covering((error * Math.sqrt(n)) / spread, null, budget);
  return size >= 1 && covered(size) > level - 2e-3 && covered(size * 0.995 - 2) < level
    ? partial("With this size the error bound holds, with a smaller one it does not.")
    : refuted;
}

const half = ({ centre }: ConfidenceTask): number => {
  const p = centre ? toNumber(centre) : 0.5;
  return p * (1 - p);
};

function checkWays({ way }: CountWaysTask, claim: Rational): Check {
  const counted = countedAgain(way);
  return counted !== null && claim.d === 1n && claim.n === counted
    ? {
        status: "partial",
        evidence: [
          `Counted in another way (with sums and along the rows of Pascal's triangle) it is $${counted}$ again.`,
          "This rests on the reading of the text shown above: compare it with the text.",
        ],
      }
    : refuted;
}

function countedAgain(way: CountWaysTask["way"]): bigint | null {
  if (way.kind === "choices") {
    return way.numbers.reduce(
      (total, { n }) => (way.together === "sum" ? total + n : total * n),
      way.together === "sum" ? 0n : 1n,
    );
  }
  if (way.kind === "alike") {
    let placed = 0n;
    return way.counts.reduce((total, { n }) => {
      placed += n;
      return total * pascal(placed, n);
    }, 1n);
  }
  const chosen = pascal(way.of.n, way.take.n);
  if (way.kind === "choose") return chosen;
  let orders = 1n;
  for (let k = 2n; k <= way.take.n; k += 1n) orders = integerProduct(orders, k);
  return chosen * orders;
}

/** An entry of Pascal's triangle, along its row. */
function pascal(n: bigint, k: bigint): bigint {
  let entry = 1n;
  for (let i = 0n; i < k; i += 1n) entry = integerProduct(entry, n - i) / (i + 1n);
  return entry;
}
