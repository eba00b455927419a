import { divide, multiply, ONE, type Rational, subtract } from "../../expression/rational";
import type { DistributionTask } from "../../tasks/statistics";
import type { Step } from "../../types";
import { shown, written } from "../statistics/rounded";
import { meanOf, rootOf, varianceOf } from "./figures";

/** A normal curve, its mean and its variance exact, and the step that leads to it. */
export interface Curve {
  readonly mean: Rational | null;
  readonly variance: Rational;
  readonly steps: readonly Step[];
}

/** How means, sums or proportions of samples are spread. Null when the spread is not told. */
export function samplingCurve({ distribution, sampling }: DistributionTask): Curve | null {
  const variance = varianceOf(distribution);
  if (!variance) return null;
  const mean = meanOf(distribution);
  if (!sampling) return { mean, variance, steps: [] };
  const { of, size, population } = sampling;
  if (of === "sum") {
    const total = multiply(variance, size);
    return { mean: mean && multiply(mean, size), variance: total, steps: [sumStep(variance, size)] };
  }
  const whole = of === "proportion" ? divide(variance, multiply(size, size)) : divide(variance, size);
  const share = of === "proportion" && mean ? divide(mean, size) : mean;
  const factor = population ? divide(subtract(population, size), subtract(population, ONE)) : ONE;
  return { mean: share, variance: multiply(whole, factor), steps: [spreadStep(variance, sampling)] };
}

function sumStep(variance: Rational, size: Rational): Step {
  return {
    rule: "spread-of-sums",
    title: "Find the standard deviation of the sums.",
    latex: `\\sigma_{\\Sigma x} = \\sqrt{${written(size)}} \\cdot ${shown(rootOf(variance).near)} \\approx ${shown(rootOf(multiply(variance, size)).near)}`,
    why: "A sum of $n$ independent values has mean $n\\mu$ and standard deviation $\\sqrt{n} \\cdot \\sigma$, and for large samples it is nearly normal.",
  };
}

function spreadStep(
  variance: Rational,
  { of, size, population }: NonNullable<DistributionTask["sampling"]>,
): Step {
  if (of === "proportion") {
    const spread = rootOf(divide(variance, multiply(size, size))).near;
    return {
      rule: "spread-of-proportions",
      title: "Find the standard deviation of the sample proportions.",
      latex: `\\sigma_{p'} = \\sqrt{\\frac{p q}{n}} \\approx ${shown(spread)}`,
      why: "A proportion is a count divided by the sample size $n$, and the count has variance $n p q$.",
    };
  }
  const base = `\\frac{${shown(rootOf(variance).near)}}{\\sqrt{${written(size)}}}`;
  const spread = rootOf(divide(variance, size)).near;
  if (!population) {
    return {
      rule: "spread-of-means",
      title: "Find the standard deviation of the sample means.",
      latex: `\\sigma_{\\bar x} = ${base} \\approx ${shown(spread)}`,
      why: "Means of samples of size $n$ keep the mean $\\mu$ and spread by $\\frac{\\sigma}{\\sqrt{n}}$; for large samples they are nearly normal.",
    };
  }
  const factor = divide(subtract(population, size), subtract(population, ONE));
  return {
    rule: "spread-of-means-in-a-finite-population",
    title: "Find the standard deviation of the sample means, with the correction for a finite population.",
    latex: `\\sigma_{\\bar x} = ${base} \\cdot \\sqrt{\\frac{${written(population)} - ${written(size)}}{${written(population)} - 1}} \\approx ${shown(spread * rootOf(factor).near)}`,
    why: "The sample is taken from a known number of things without putting back, which makes its mean a little steadier.",
  };
}
