import { table } from "../../../../table";
import type {
  ConfidenceTask,
  CountWaysTask,
  DataTask,
  DistributionTask,
  EventChanceTask,
} from "../../../../tasks/statistics";
import { by, type SubQuestions } from "./by";

/** About data, distributions, estimates and events. */
export const STATISTICS_QUESTIONS: Readonly<Record<string, SubQuestions>> = table({
  distribution: by("distribution", (problem: DistributionTask) => problem.asked.kind, {
    probability: true,
    percentile: true,
    "middle-spread": true,
    mean: true,
    deviation: true,
    variance: true,
    rate: true,
    density: true,
    notation: true,
    nature: true,
    values: true,
    "z-score": true,
    "value-at-z": true,
  }),
  "kinds of distribution": by("distribution", (problem: DistributionTask) => problem.distribution.kind, {
    normal: true,
    uniform: true,
    exponential: true,
    binomial: true,
    geometric: true,
    poisson: true,
    hypergeometric: true,
    unknown: true,
  }),
  "what is formed from samples": by(
    "distribution",
    (problem: DistributionTask) => problem.sampling?.of ?? null,
    { mean: true, sum: true, proportion: false },
  ),
  "event-chance": by(
    "event-chance",
    ({ asked }: EventChanceTask) => (typeof asked === "string" ? asked : asked.kind),
    { one: true, not: true, and: true, or: true, given: true, independent: true, exclusive: true },
  ),
  confidence: by("confidence", (problem: ConfidenceTask) => problem.asked, {
    interval: true,
    error: true,
    size: true,
    tail: true,
  }),
  data: by("data", (problem: DataTask) => problem.asked.kind, {
    mean: true,
    median: true,
    mode: true,
    range: true,
    "first-quartile": true,
    "third-quartile": true,
    "middle-spread": true,
    "five-numbers": true,
    outliers: true,
    count: true,
    minimum: false,
    maximum: false,
    "sample-deviation": true,
    "population-deviation": true,
    "sample-variance": true,
    "population-variance": true,
    percentile: true,
  }),
  "count-ways": by("count-ways", (problem: CountWaysTask) => problem.way.kind, {
    choices: false,
    arrange: true,
    choose: true,
    alike: true,
  }),
});
