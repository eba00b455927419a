import { number } from "../../expression/build";
import { terminatingDigits } from "../../expression/decimal";
import { aroundShare, differenceOf, isExact, productOf, quotientOf, sumOf } from "../../expression/enclosure";
import { aroundDouble, type Enclosure, exactly } from "../../expression/figures";
import {
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  toNumber,
} from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { table } from "../../table";
import type { Bounds, DistributionTask } from "../../tasks/statistics";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { inPercent, measured, numberAnswer, shown, USUAL_DECIMALS, written } from "../statistics/rounded";
import { samplingCurve } from "./central-limit";
import { countChance } from "./count-chance";
import { described } from "./describe";
import { meanOf, rootOf, varianceOf } from "./figures";
import { normalArea } from "./normal-area";
import { normalValue } from "./normal-point";
import { exponentialPoint, exponentialShare, uniformPoint, uniformShare } from "./waiting";

/** Probabilities, percentiles and figures of the usual distributions, and of means, sums and proportions of samples. */
export const distribution: Method = {
  id: "distribution",
  tasks: ["distribution"],
  work(problem, budget) {
    if (problem.task !== "distribution") return null;
    const { asked } = problem;
    if (
      asked.kind === "density" ||
      asked.kind === "notation" ||
      asked.kind === "nature" ||
      asked.kind === "values"
    ) {
      const found = described(problem.distribution, asked.kind);
      return found && { method: "distribution", steps: [found.step], answer: found.answer };
    }
    const found = worked(problem, budget);
    return found?.value ? derivation(problem, found.value, found.steps) : null;
  },
};

interface Found {
  readonly value: Enclosure | null;
  readonly steps: readonly Step[];
}

function worked(task: DistributionTask, budget: Budget): Found | null {
  switch (task.asked.kind) {
    case "probability":
      return task.asked.given
        ? conditional(task, task.asked.event, { given: task.asked.given, budget })
        : probability(task, task.asked.event, budget);
    case "percentile":
      return percentile(task, task.asked.share);
    case "middle-spread":
      return middleSpread(task);
    case "z-score":
    case "value-at-z":
      return score(task);
    default:
      return characteristic(task);
  }
}

function derivation(
  problem: Problem & DistributionTask,
  value: Enclosure,
  steps: readonly Step[],
): Derivation | null {
  const { form, asked, sampling } = problem;
  const share = asked.kind === "mean" && sampling?.of === "proportion" && form.decimals === undefined;
  const short = (terminatingDigits(value.low) ?? USUAL_DECIMALS + 1) <= USUAL_DECIMALS;
  const figure =
    form.number === "percent"
      ? inPercent(value, form.decimals)
      : share && !short && isExact(value)
        ? number(value.low)
        : measured(value, form.decimals);
  if (!figure) return null;
  const answer = numberAnswer(figure);
  const last = steps.at(-1);
  const ends = last?.latex.endsWith(` ${valueLatex(answer)}`) || last?.latex === valueLatex(answer);
  const write: Step = {
    rule: "write-figure",
    title: "Write the value.",
    latex: valueLatex(answer),
    why: "Figures in statistics are given as decimals, rounded where they do not end.",
  };
  return { method: "distribution", steps: ends ? steps : [...steps, write], answer };
}

/** The probability of the event and the steps to it. */
function probability(task: DistributionTask, event: Bounds, budget: Budget): Found | null {
  const { distribution: of, sampling } = task;
  if (!sampling && of.kind === "uniform") return uniformShare(of, event);
  if (!sampling && of.kind === "exponential") return exponentialShare(of, event);
  if (sampling || of.kind === "normal") {
    const curve = samplingCurve(task);
    if (!curve?.mean) return null;
    const { area, steps } = normalArea(curve.mean, rootOf(curve.variance).near, event);
    return { value: aroundShare(area), steps: [...curve.steps, ...steps] };
  }
  if (of.kind === "unknown" || of.kind === "uniform" || of.kind === "exponential") return null;
  const { bounds, steps } = countChance(of, event, budget);
  return { value: bounds, steps };
}

/** The probability of both over that of the condition. */
function conditional(
  task: DistributionTask,
  event: Bounds,
  { given, budget }: { readonly given: Bounds; readonly budget: Budget },
): Found | null {
  const both = probability(task, narrowed(event, given), budget);
  const condition = probability(task, given, budget);
  const value = both?.value && condition?.value && quotientOf(both.value, condition.value);
  if (!value || !both.value || !condition.value) return null;
  return {
    value,
    steps: [
      {
        rule: "divide-by-condition",
        title: "Divide the probability of both by that of the condition.",
        latex: `\\frac{${near(both.value)}}{${near(condition.value)}} \\approx ${near(value)}`,
        why: "Once the condition is known, only the cases that meet it count.",
      },
    ],
  };
}

function narrowed(a: Bounds, b: Bounds): Bounds {
  const lowFromA = a.low && (!b.low || toNumber(a.low) >= toNumber(b.low));
  const highFromA = a.high && (!b.high || toNumber(a.high) <= toNumber(b.high));
  return {
    low: lowFromA ? a.low : b.low,
    lowIncluded: lowFromA ? a.lowIncluded : b.lowIncluded,
    high: highFromA ? a.high : b.high,
    highIncluded: highFromA ? a.highIncluded : b.highIncluded,
  };
}

function percentile(task: DistributionTask, share: Rational): Found | null {
  const { distribution: of, sampling } = task;
  if (!sampling && of.kind === "uniform") return uniformPoint(of, share);
  if (!sampling && of.kind === "exponential") return exponentialPoint(of, share);
  if (!sampling && of.kind !== "normal") return null;
  const curve = samplingCurve(task);
  if (!curve?.mean) return null;
  const { value, steps } = normalValue(curve.mean, rootOf(curve.variance).near, share);
  return { value: aroundDouble(value), steps: [...curve.steps, ...steps] };
}

function middleSpread(task: DistributionTask): Found | null {
  const [low, high] = [1n, 3n].map((quarters) => percentile(task, rational(quarters, 4n))?.value);
  if (!low || !high) return null;
  const value = differenceOf(high, low);
  const [from, to, width] = [low, high, value].map(near);
  return {
    value,
    steps: [
      ...(samplingCurve(task)?.steps ?? []),
      {
        rule: "subtract-quartiles",
        title: "Subtract the first quartile from the third.",
        latex: `Q_3 - Q_1 \\approx ${to} - ${bracketedIfNegative(from ?? "")} \\approx ${width}`,
        why: "A quarter of the values lies below $Q_1$ and a quarter above $Q_3$.",
      },
    ],
  };
}

/** What stands for a value on the way to another. */
const near = ({ low, high }: Enclosure): string => shown((toNumber(low) + toNumber(high)) / 2);

const bracketedIfNegative = (text: string): string => (text.startsWith("-") ? `(${text})` : text);

/** z = (x − μ)/σ, or back. */
function score(task: DistributionTask): Found | null {
  const curve = samplingCurve(task);
  if (!curve?.mean) return null;
  const { near: deviation, bounds } = rootOf(curve.variance);
  if (deviation === 0) return null;
  if (task.asked.kind === "z-score") {
    const distance = subtract(task.asked.value, curve.mean);
    const step: Step = {
      rule: "standardise-value",
      title: "Divide the distance from the mean by the standard deviation.",
      latex: `z = \\frac{${written(task.asked.value)} - ${bracketedIfNegative(written(curve.mean))}}{${shown(deviation)}}`,
      why: "A z-score counts how many standard deviations a value is above the mean.",
    };
    return {
      value: quotientOf(exactly(distance), bounds),
      steps: [...curve.steps, step],
    };
  }
  if (task.asked.kind !== "value-at-z") return null;
  const { z } = task.asked;
  const step: Step = {
    rule: "value-from-score",
    title: "Go that many standard deviations from the mean.",
    latex: `x = ${written(curve.mean)} + ${bracketedIfNegative(written(z))} \\cdot ${shown(deviation)}`,
    why: "The z-score says how many standard deviations the value is from the mean: $x = \\mu + z\\sigma$.",
  };
  const value = sumOf(exactly(curve.mean), productOf(exactly(z), bounds));
  return { value, steps: [...curve.steps, step] };
}

const FORMULA: Readonly<Record<string, readonly [mean: string, variance: string]>> = table({
  normal: ["\\mu", "\\sigma^{2}"],
  unknown: ["\\mu", "\\sigma^{2}"],
  uniform: ["\\frac{a + b}{2}", "\\frac{(b - a)^{2}}{12}"],
  exponential: ["\\frac{1}{m}", "\\frac{1}{m^{2}}"],
  binomial: ["n p", "n p (1 - p)"],
  geometric: ["\\frac{1}{p}", "\\frac{1 - p}{p^{2}}"],
  poisson: ["\\mu", "\\mu"],
  hypergeometric: ["\\frac{n r}{r + b}", "\\frac{n r b (r + b - n)}{(r + b)^{2} (r + b - 1)}"],
});

/** The mean, the spread or the decay rate. */
function characteristic(task: DistributionTask): Found | null {
  const { distribution: of, sampling, asked } = task;
  if (asked.kind === "rate")
    return of.kind === "exponential" ? { value: exactly(of.rate), steps: [rateStep(of.rate)] } : null;
  const curve = sampling ? samplingCurve(task) : null;
  const [meanFormula, varianceFormula] = FORMULA[of.kind] ?? ["\\mu", "\\sigma^{2}"];
  if (asked.kind === "mean") {
    const mean = sampling ? sampledMean(task) : meanOf(of);
    const latex =
      sampling?.of === "sum"
        ? "\\mu = n \\mu_x"
        : sampling
          ? "\\mu_{\\bar x} = \\mu"
          : `\\mu = ${meanFormula}`;
    return (
      mean && {
        value: exactly(mean),
        steps: [formulaStep("mean-of-distribution", "mean", `${latex} = ${written(mean)}`)],
      }
    );
  }
  const variance = sampling ? curve?.variance : varianceOf(of);
  if (!variance) return null;
  const formula = `\\sigma^{2} = ${varianceFormula} = ${written(variance)}`;
  const steps = curve?.steps ?? [formulaStep("variance-of-distribution", "variance", formula)];
  if (asked.kind === "variance") return { value: exactly(variance), steps };
  const { near: deviation, bounds } = rootOf(variance);
  return { value: bounds, steps: [...steps, rootStep(deviation)] };
}

function sampledMean({ distribution: of, sampling }: DistributionTask): Rational | null {
  const mean = meanOf(of);
  if (!mean || !sampling) return mean;
  if (sampling.of === "sum") return multiply(mean, sampling.size);
  return sampling.of === "proportion" ? multiply(mean, divide(ONE, sampling.size)) : mean;
}

const rateStep = (rate: Rational): Step =>
  formulaStep("decay-rate", "decay rate", `m = \\frac{1}{\\mu} = ${written(rate)}`);

const formulaStep = (rule: string, what: string, latex: string): Step => ({
  rule,
  title: `Use the formula for the ${what}.`,
  latex,
  why: `The ${what} of this kind of distribution follows from its parameters.`,
});

const rootStep = (near: number): Step => ({
  rule: "root-of-variance",
  title: "Take the square root of the variance.",
  latex: `\\sigma = ${shown(near)}`,
  why: "The standard deviation is the square root of the variance.",
});
