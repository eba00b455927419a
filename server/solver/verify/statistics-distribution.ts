import type { Expression } from "../expression/ast";
import { compare, type Rational, rational, toNumber } from "../expression/rational";
import type { DistributionTask } from "../tasks/statistics";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, type Verifier } from "./obligations";
import { momentsOf, type ShareBetween, sampledMoments, sharesOf } from "./statistics-density";
import { describedBy, valuesObligations } from "./statistics-description";
import { isFigure } from "./statistics-figure";

type Question = ProblemOf<"distribution">;

/** Probabilities are added up in small pieces, figures found from mean and spread, descriptions read back. */
export const DISTRIBUTION: Verifier<"distribution"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkFigure(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  list: (problem, { items }, budget) => valuesObligations(problem, items, budget),
  word: (problem, { word }) => ({ word: () => describedBy(problem, word) }),
};

function checkFigure(problem: Question, answer: Expression, budget: Budget): Check {
  const { asked, form } = problem;
  const expected =
    asked.kind === "probability"
      ? chanceOf(problem, budget)
      : asked.kind === "percentile"
        ? percentileOf(problem, asked.share, budget)
        : expectedFigure(problem);
  if (expected === null) return UNCHECKED;
  if (!isFigure(answer, expected, { form, budget }))
    return refuted("Added up another way, the figure is different.");
  if (asked.kind === "probability")
    return spotChecked("Adding the probability up in small pieces gives the same value.");
  return asked.kind === "percentile"
    ? spotChecked("Adding up the area below the value gives this share.")
    : spotChecked("Worked out from the mean and the spread in another order, the value is the same.");
}

function chanceOf(problem: Question, budget: Budget): number | null {
  const shares = sharesOf(problem, budget);
  const { asked } = problem;
  if (!shares || asked.kind !== "probability") return null;
  const both = shares(asked.given ? overlap(problem, asked.given) : asked.event);
  const condition = asked.given ? shares(asked.given) : 1;
  return both !== null && condition ? both / condition : null;
}

const HALVINGS = 80;

/** Closes in on the value below which the share lies. */
function percentileOf(problem: Question, share: Rational, budget: Budget): number | null {
  const shares = sharesOf(problem, budget);
  const moments = problem.sampling
    ? sampledMoments(problem.distribution, problem.sampling)
    : momentsOf(problem.distribution);
  if (!shares || !moments || !isMeasured(problem)) return null;
  let [low, high] = [moments.mean - 40 * moments.deviation, moments.mean + 40 * moments.deviation];
  for (let round = 0; round < HALVINGS && high - low > 1e-10; round += 1) {
    budget.spend(100);
    const middle = (low + high) / 2;
    if ((below(shares, middle) ?? Number.NaN) < toNumber(share)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const below = (shares: ShareBetween, x: number): number | null =>
  shares({
    low: null,
    high: rational(BigInt(Math.round(x * 1e9)), 10n ** 9n),
    lowIncluded: true,
    highIncluded: true,
  });

/** Counts jump over shares, so that no value has exactly the share below it. */
const isMeasured = ({ distribution, sampling }: DistributionTask): boolean =>
  sampling !== null || ["normal", "uniform", "exponential"].includes(distribution.kind);

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
