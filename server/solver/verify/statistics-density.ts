import { toNumber } from "../expression/rational";
import type { Bounds, Distribution, DistributionTask } from "../tasks/statistics";
import type { Budget } from "../types";

/** A share found by adding up: small strips under a curve, or the counts one after another. */
export type ShareBetween = (event: Bounds) => number | null;

const STRIPS = 4000;

/** How the shares of a distribution, or of what is formed from its samples, can be added up. Null when not enough is
 * known of it. */
export function sharesOf({ distribution, sampling }: DistributionTask, budget: Budget): ShareBetween | null {
  budget.spend(STRIPS);
  if (sampling) {
    const moments = sampledMoments(distribution, sampling);
    return moments && strips(bell(moments.mean, moments.deviation));
  }
  switch (distribution.kind) {
    case "normal":
      return strips(bell(toNumber(distribution.mean), toNumber(distribution.deviation)));
    case "uniform": {
      const [low, high] = [toNumber(distribution.low), toNumber(distribution.high)];
      return strips({ height: () => 1 / (high - low), from: low, to: high });
    }
    case "exponential": {
      const m = toNumber(distribution.rate);
      return strips({ height: (x) => m * Math.exp(-m * x), from: 0, to: 40 / m });
    }
    case "unknown":
      return null;
    default:
      return counts(distribution, budget);
  }
}

interface Curve {
  readonly height: (x: number) => number;
  readonly from: number;
  readonly to: number;
}

const bell = (mean: number, deviation: number): Curve => ({
  height: (x) => Math.exp(-(((x - mean) / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI)),
  from: mean - 9 * deviation,
  to: mean + 9 * deviation,
});

/** Simpson's rule between the bounds. */
function strips({ height, from, to }: Curve): ShareBetween {
  return ({ low, high }) => {
    const a = Math.max(from, low ? toNumber(low) : from);
    const b = Math.min(to, high ? toNumber(high) : to);
    if (!(b > a)) return 0;
    const width = (b - a) / STRIPS;
    let total = height(a) + height(b);
    for (let i = 1; i < STRIPS; i += 1) total += (i % 2 === 1 ? 4 : 2) * height(a + i * width);
    return (total * width) / 3;
  };
}

/** Mean and deviation of sample means, sums or proportions, from how variances add. */
export function sampledMoments(
  of: Distribution,
  { of: formed, size, population }: NonNullable<DistributionTask["sampling"]>,
): { readonly mean: number; readonly deviation: number } | null {
  const n = toNumber(size);
  const moments = momentsOf(of);
  if (!moments) return null;
  const { mean, deviation } = moments;
  if (formed === "sum") return { mean: n * mean, deviation: deviation * Math.sqrt(n) };
  if (formed === "proportion") return { mean: mean / n, deviation: deviation / n };
  const all = population ? toNumber(population) : null;
  const factor = all === null ? 1 : (all - n) / (all - 1);
  return { mean, deviation: deviation * Math.sqrt(factor / n) };
}

/** Mean and standard deviation; the mean is not a number where it is not told. */
export function momentsOf(of: Distribution): { readonly mean: number; readonly deviation: number } | null {
  switch (of.kind) {
    case "normal":
      return { mean: toNumber(of.mean), deviation: toNumber(of.deviation) };
    case "unknown":
      return of.deviation || of.mean
        ? {
            mean: of.mean ? toNumber(of.mean) : Number.NaN,
            deviation: of.deviation ? toNumber(of.deviation) : Number.NaN,
          }
        : null;
    case "uniform": {
      const half = (toNumber(of.high) - toNumber(of.low)) / 2;
      return { mean: toNumber(of.low) + half, deviation: half / Math.sqrt(3) };
    }
    case "exponential":
      return { mean: 1 / toNumber(of.rate), deviation: 1 / toNumber(of.rate) };
    case "geometric": {
      const p = toNumber(of.chance);
      return { mean: 1 / p, deviation: Math.sqrt(1 - p) / p };
    }
    case "poisson":
      return { mean: toNumber(of.mean), deviation: Math.sqrt(toNumber(of.mean)) };
    default:
      return addedMoments(of);
  }
}

type Finite = Extract<Distribution, { kind: "binomial" | "hypergeometric" }>;

/** Mean and deviation from the chances of every count. */
function addedMoments(of: Finite): { readonly mean: number; readonly deviation: number } | null {
  const { first, chances } = finiteChances(of);
  const mean = chances.reduce((total, chance, i) => total + (first + i) * chance, 0);
  const variance = chances.reduce((total, chance, i) => total + (first + i - mean) ** 2 * chance, 0);
  return { mean, deviation: Math.sqrt(variance) };
}

/** Every chance from the one before it, scaled so that they add up to 1. */
function finiteChances(of: Finite): { readonly first: number; readonly chances: readonly number[] } {
  const { first, last, ratio } = finiteRatios(of);
  const logs = [0];
  for (let k = first; k < last && logs.length < 20000; k += 1)
    logs.push((logs.at(-1) ?? 0) + Math.log(ratio(k)));
  const top = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const weights = logs.map((log) => Math.exp(log - top));
  const total = weights.reduce((a, b) => a + b, 0);
  return { first, chances: weights.map((weight) => weight / total) };
}

/** The chance of k + 1 over that of k. */
function finiteRatios(of: Finite) {
  if (of.kind === "binomial") {
    const [n, p] = [toNumber(of.trials), toNumber(of.chance)];
    return { first: 0, last: n, ratio: (k: number) => ((n - k) / (k + 1)) * (p / (1 - p)) };
  }
  const [group, rest, n] = [toNumber(of.group), toNumber(of.rest), toNumber(of.sample)];
  return {
    first: Math.max(0, n - rest),
    last: Math.min(n, group),
    ratio: (k: number) => ((group - k) * (n - k)) / ((k + 1) * (rest - n + k + 1)),
  };
}

function counts(
  of: Exclude<Distribution, { kind: "normal" | "uniform" | "exponential" | "unknown" }>,
  budget: Budget,
): ShareBetween {
  const fits = ({ low, high, lowIncluded, highIncluded }: Bounds, k: number): boolean =>
    (!low || k > toNumber(low) || (lowIncluded && k === toNumber(low))) &&
    (!high || k < toNumber(high) || (highIncluded && k === toNumber(high)));
  if (of.kind === "binomial" || of.kind === "hypergeometric") {
    const { first, chances } = finiteChances(of);
    budget.spend(chances.length);
    return (event) => chances.reduce((total, chance, i) => total + (fits(event, first + i) ? chance : 0), 0);
  }
  return (event) => {
    let k = of.kind === "geometric" ? 1 : 0;
    let chance = of.kind === "geometric" ? toNumber(of.chance) : Math.exp(-toNumber(of.mean));
    let total = 0;
    for (let terms = 0; terms < 20000 && (terms < 50 || chance > 1e-16); terms += 1) {
      if (fits(event, k)) total += chance;
      k += 1;
      chance *= of.kind === "geometric" ? 1 - toNumber(of.chance) : toNumber(of.mean) / k;
    }
    return total;
  };
}
