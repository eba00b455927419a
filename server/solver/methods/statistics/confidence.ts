import { number } from "../../expression/build";
import { differenceOf, productOf, sumOf } from "../../expression/enclosure";
import { aroundDouble, decimalValue, type Enclosure, exactly } from "../../expression/figures";
import {
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  toNumber,
} from "../../expression/rational";
import { normalPoint, studentPoint } from "../../expression/special-functions";
import { tuple } from "../../printer/answer/bracket";
import { LATEX } from "../../printer/answer/hand";
import { valueLatex } from "../../printer/answer/value";
import type { ConfidenceTask } from "../../tasks/statistics";
import type { AnswerValue, Derivation, Method, Problem, Step } from "../../types";
import { figure, inPercent, measured, numberAnswer, shown, written } from "./rounded";

/** Intervals around an estimate, their error bounds, and the sample size an error bound needs. */
export const confidence: Method = {
  id: "confidence-interval",
  tasks: ["confidence"],
  work(problem): Derivation | null {
    if (problem.task !== "confidence") return null;
    if (problem.asked === "tail") return tail(problem);
    if (problem.asked === "size") return sampleSize(problem);
    const margin = marginOf(problem);
    if (!margin) return null;
    if (problem.asked === "error") {
      const error = measured(margin.error, problem.form.decimals);
      return error && { method: "confidence-interval", steps: margin.steps, answer: numberAnswer(error) };
    }
    return interval(problem, margin, problem.form.decimals);
  },
};

interface Margin {
  readonly error: Enclosure;
  readonly steps: readonly Step[];
}

function marginOf(task: ConfidenceTask): Margin | null {
  if (task.error) return { error: exactly(task.error), steps: [] };
  const spread = spreadOf(task);
  if (!spread || !task.level || !task.size) return null;
  const critical = criticalValue(task);
  const near = critical.value * spread.value;
  const error = aroundDouble(near);
  if (!error) return null;
  const bound: Step = {
    rule: "error-bound",
    title: "Multiply by the standard error for the error bound.",
    latex: `E = ${shown(critical.value)} \\cdot ${spread.latex} \\approx ${shown(near)}`,
    why: "The error bound is the critical value times the standard deviation of the estimate.",
  };
  return { error, steps: [critical.step, bound] };
}

/** The standard deviation of the estimate. */
function spreadOf({ of, centre, deviation, size }: ConfidenceTask) {
  if (!size || size.n <= 0n) return null;
  if (of === "mean") {
    if (!deviation) return null;
    return {
      value: toNumber(deviation) / Math.sqrt(toNumber(size)),
      latex: `\\frac{${written(deviation)}}{\\sqrt{${written(size)}}}`,
    };
  }
  if (!centre) return null;
  const product = multiply(centre, subtract(ONE, centre));
  return {
    value: Math.sqrt(toNumber(divide(product, size))),
    latex: `\\sqrt{\\frac{${shown(toNumber(centre))} \\cdot ${shown(1 - toNumber(centre))}}{${written(size)}}}`,
  };
}

/** The z- or t-score that leaves the two tails outside. */
function criticalValue({ of, known, size, level }: ConfidenceTask): {
  readonly value: number;
  readonly step: Step;
} {
  const share = (1 + toNumber(level ?? ONE)) / 2;
  const student = of === "mean" && !known;
  const degrees = toNumber(size ?? ONE) - 1;
  const value = student ? studentPoint(share, degrees) : normalPoint(share);
  return {
    value,
    step: {
      rule: student ? "critical-t-value" : "critical-z-value",
      title: `Find the ${student ? "t" : "z"}-score for this confidence level.`,
      latex: `${student ? `t_{${degrees}}` : "z"} = ${shown(value)}`,
      why: student
        ? "The standard deviation is estimated from the sample, so Student's curve with $n - 1$ degrees of freedom is used."
        : "The level lies in the middle of the normal curve, with half of the rest in each tail.",
    },
  };
}

function interval({ centre }: ConfidenceTask, margin: Margin, decimals?: number): Derivation | null {
  if (!centre) return null;
  const middle = exactly(centre);
  const ends = [differenceOf(middle, margin.error), sumOf(middle, margin.error)];
  const items = ends.map((end) => measured(end, decimals));
  if (!items.every((item) => item !== null)) return null;
  const answer: AnswerValue = { kind: "list", items, ordered: true };
  const step: Step = {
    rule: "interval-around-estimate",
    title: "Take the error bound away from the estimate and add it.",
    latex: tuple(items, "large", LATEX),
    why: "The interval reaches one error bound to each side of the estimate.",
  };
  return { method: "confidence-interval", steps: [...margin.steps, step], answer };
}

function tail({ level, form }: ConfidenceTask & Pick<Problem, "form">): Derivation | null {
  if (!level) return null;
  const half = divide(subtract(ONE, level), rational(2n));
  const answer = numberAnswer(
    (form.number === "percent" && inPercent(exactly(half), form.decimals)) || figure(half),
  );
  const step: Step = {
    rule: "area-in-one-tail",
    title: "Halve what the confidence level leaves over.",
    latex: `\\frac{\\alpha}{2} = \\frac{1 - ${written(level)}}{2} = ${valueLatex(answer)}`,
    why: "The two tails outside the interval are equally large.",
  };
  return { method: "confidence-interval", steps: [step], answer };
}

/** Tables of critical values, with which sample sizes are worked by hand: 1.96 rather than 1.95996. */
const TABLE: ReadonlyMap<string, string> = new Map([
  ["9/10", "1.645"],
  ["19/20", "1.96"],
  ["99/100", "2.576"],
]);

const roundedUp = ({ n, d }: Rational): bigint => n / d + (n % d === 0n ? 0n : 1n);

/** n = (zσ/E)² or z²pq/E², up to the next whole number. */
function sampleSize(task: ConfidenceTask): Derivation | null {
  const { of, centre, deviation, level, error } = task;
  if (!level || !error || error.n <= 0n) return null;
  const critical = criticalValue({ ...task, known: true, size: null });
  const table = TABLE.get(`${level.n}/${level.d}`);
  const z = table ? exactly(decimalValue(table)) : aroundDouble(critical.value);
  const share = centre ?? rational(1n, 2n);
  const variance =
    of === "mean" ? deviation && multiply(deviation, deviation) : multiply(share, subtract(ONE, share));
  if (!z || !variance) return null;
  const needed = productOf(productOf(z, z), exactly(divide(variance, multiply(error, error))));
  const size = roundedUp(needed.low);
  if (size !== roundedUp(needed.high)) return null;
  const answer = numberAnswer(number(rational(size)));
  const formula = of === "mean" ? "\\frac{z^{2} \\sigma^{2}}{E^{2}}" : "\\frac{z^{2} p q}{E^{2}}";
  return {
    method: "confidence-interval",
    steps: [
      critical.step,
      {
        rule: "sample-size-for-error",
        title: "Solve the error bound for the sample size.",
        latex: `n = ${formula} \\approx ${shown(toNumber(needed.low))}`,
        why:
          of === "proportion" && !centre
            ? "Nothing is known of the proportion, so $p = q = 0.5$ is taken, which needs the largest sample."
            : "The error bound shrinks with the square root of the sample size.",
      },
      {
        rule: "round-sample-size-up",
        title: "Round up to a whole number.",
        latex: valueLatex(answer),
        why: "A smaller sample would leave the error a little too large.",
      },
    ],
    answer,
  };
}
