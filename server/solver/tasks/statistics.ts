import type { Rational } from "../expression/rational";

/** How a random number behaves. Parameters as they are told; a deviation is above 0, a chance from 0 to 1. */
export type Distribution =
  | { readonly kind: "normal"; readonly mean: Rational; readonly deviation: Rational }
  | { readonly kind: "uniform"; readonly low: Rational; readonly high: Rational }
  | { readonly kind: "exponential"; readonly rate: Rational }
  | { readonly kind: "binomial"; readonly trials: Rational; readonly chance: Rational }
  /** The number of the first try that succeeds, counted from 1. */
  | { readonly kind: "geometric"; readonly chance: Rational }
  | { readonly kind: "poisson"; readonly mean: Rational }
  /** How many of a sample belong to the group. */
  | {
      readonly kind: "hypergeometric";
      readonly group: Rational;
      readonly rest: Rational;
      readonly sample: Rational;
    }
  /** Nothing is known but one or both of these. */
  | { readonly kind: "unknown"; readonly mean: Rational | null; readonly deviation: Rational | null };

/** What is formed from samples of a size: their means, sums or proportions. */
export interface Sampling {
  readonly of: "mean" | "sum" | "proportion";
  readonly size: Rational;
  /** The number of things the samples are taken from, where it is told and small enough to matter. */
  readonly population?: Rational;
}

/** The random number lies between two bounds; null leaves a side open. Strictness matters for counts only. */
export interface Bounds {
  readonly low: Rational | null;
  readonly high: Rational | null;
  readonly lowIncluded: boolean;
  readonly highIncluded: boolean;
}

export type DistributionQuestion =
  | { readonly kind: "probability"; readonly event: Bounds; readonly given?: Bounds }
  /** The value that this share lies below. */
  | { readonly kind: "percentile"; readonly share: Rational }
  | { readonly kind: "middle-spread" }
  | {
      readonly kind:
        | "mean"
        | "deviation"
        | "variance"
        | "rate"
        | "density"
        | "notation"
        | "nature"
        | "values";
    }
  | { readonly kind: "z-score"; readonly value: Rational }
  | { readonly kind: "value-at-z"; readonly z: Rational };

export interface DistributionTask {
  readonly task: "distribution";
  readonly distribution: Distribution;
  readonly sampling: Sampling | null;
  readonly asked: DistributionQuestion;
}

/** An estimate from one sample, as an interval around it. */
export interface ConfidenceTask {
  readonly task: "confidence";
  readonly of: "mean" | "proportion";
  readonly centre: Rational | null;
  /** Of the population when `known`, else of the sample; null for a proportion. */
  readonly deviation: Rational | null;
  readonly known: boolean;
  readonly size: Rational | null;
  /** Above 0, below 1; null when the error is told. */
  readonly level: Rational | null;
  readonly error: Rational | null;
  readonly asked: "interval" | "error" | "size" | "tail";
}

/** One figure out of a list of numbers. */
export interface DataTask {
  readonly task: "data";
  readonly values: readonly Rational[];
  readonly asked: DataQuestion;
}

export type DataQuestion =
  | {
      readonly kind:
        | "mean"
        | "median"
        | "mode"
        | "range"
        | "first-quartile"
        | "third-quartile"
        | "middle-spread"
        | "five-numbers"
        | "outliers"
        | "count"
        | "minimum"
        | "maximum"
        | "sample-deviation"
        | "population-deviation"
        | "sample-variance"
        | "population-variance";
    }
  | { readonly kind: "percentile"; readonly share: Rational };

/** An event in terms of two named ones. */
export interface NamedEvent {
  readonly kind: "one" | "not" | "and" | "or" | "given";
  readonly first: string;
  readonly second?: string;
}

/** The probability of one event from those of others. */
export interface EventChanceTask {
  readonly task: "event-chance";
  readonly told: readonly { readonly event: NamedEvent; readonly chance: Rational }[];
  readonly independent: boolean;
  readonly exclusive: boolean;
  readonly asked: NamedEvent | "independent" | "exclusive";
}

/** In how many ways something can be done. */
export interface CountWaysTask {
  readonly task: "count-ways";
  readonly way:
    | {
        readonly kind: "choices";
        readonly numbers: readonly Rational[];
        readonly together: "product" | "sum";
      }
    | { readonly kind: "arrange"; readonly of: Rational; readonly take: Rational }
    | { readonly kind: "choose"; readonly of: Rational; readonly take: Rational }
    /** Things of which some are alike, by how many there are of each kind. */
    | { readonly kind: "alike"; readonly counts: readonly Rational[] };
}

/** A number that the text tells under another name: "n = 20". */
export interface ToldFigureTask {
  readonly task: "told-figure";
  readonly symbol: string;
  readonly value: Rational;
}

export type StatisticsTask =
  | DistributionTask
  | ConfidenceTask
  | DataTask
  | EventChanceTask
  | CountWaysTask
  | ToldFigureTask;
