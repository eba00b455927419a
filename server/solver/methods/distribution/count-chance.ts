import { aroundShare } from "../../expression/enclosure";
import { exactly } from "../../expression/figures";
import { ONE, subtract, toNumber } from "../../expression/rational";
import { logGamma } from "../../expression/special-functions";
import type { Bounds, Distribution } from "../../tasks/statistics";
import { type Budget, LimitReached, type Step } from "../../types";
import { shown } from "../statistics/rounded";
import { exactChance } from "./exact-chance";

type Counts = Extract<Distribution, { kind: "binomial" | "geometric" | "poisson" | "hypergeometric" }>;

/** Terms more than these are not added one by one. */
const MOST_TERMS = 5000;

/** The probability that a count lies between two bounds, as a sum over the counts that fit. */
export function countChance(distribution: Counts, event: Bounds, budget: Budget) {
  const { first, last } = support(distribution);
  const from = Math.max(first, event.low ? lowest(toNumber(event.low), event.lowIncluded) : first);
  const to = Math.min(last, event.high ? highest(toNumber(event.high), event.highIncluded) : last);
  const outside = to === Number.POSITIVE_INFINITY;
  const [start, end] = outside ? [first, from - 1] : [from, to];
  if (end - start > MOST_TERMS) throw new LimitReached("work");
  const exact = exactChance(distribution, { start, end }, budget);
  const share = exact ? toNumber(exact) : added(distribution, { start, end }, budget);
  const chance = outside ? 1 - share : share;
  const bounds = exact ? exactly(outside ? subtract(ONE, exact) : exact) : aroundShare(chance);
  return { bounds, steps: stepsFor(distribution, { from, to, outside }, chance) };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function added(distribution: Counts, { start, end }: Stretch, budget: Budget): number {
  let total = 0;
  for (let k = start; k <= end; k += 1) {
    budget.spend(5);
    total += chanceOf(distribution, k);
  }
  return total;
}

const lowest = (bound: number, included: boolean): number =>
  included ? Math.ceil(bound) : Math.floor(bound) + 1;
const highest = (bound: number, included: boolean): number =>
  included ? Math.floor(bound) : Math.ceil(bound) - 1;

/** The least and the greatest value a count can take. */
export function support(distribution: Counts): { readonly first: number; readonly last: number } {
  if (distribution.kind === "binomial") return { first: 0, last: toNumber(distribution.trials) };
  if (distribution.kind === "geometric") return { first: 1, last: Number.POSITIVE_INFINITY };
  if (distribution.kind === "poisson") return { first: 0, last: Number.POSITIVE_INFINITY };
  const [group, rest, sample] = [distribution.group, distribution.rest, distribution.sample].map(toNumber);
  return { first: Math.max(0, (sample ?? 0) - (rest ?? 0)), last: Math.min(sample ?? 0, group ?? 0) };
}

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

function chanceOf(distribution: Counts, k: number): number {
  switch (distribution.kind) {
    case "binomial": {
      const [n, p] = [toNumber(distribution.trials), toNumber(distribution.chance)];
      if (p === 0 || p === 1) return k === n * p ? 1 : 0;
      return Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p));
    }
    case "geometric": {
      const p = toNumber(distribution.chance);
      return (1 - p) ** (k - 1) * p;
    }
    case "poisson": {
      const mean = toNumber(distribution.mean);
      return Math.exp(k * Math.log(mean) - mean - logGamma(k + 1));
    }
    case "hypergeometric": {
      const [group = 0, rest = 0, n = 0] = [distribution.group, distribution.rest, distribution.sample].map(
        toNumber,
      );
      return Math.exp(logChoose(group, k) + logChoose(rest, n - k) - logChoose(group + rest, n));
    }
  }
}

const TERM: Readonly<Record<Counts["kind"], { readonly latex: string; readonly why: string }>> = {
  binomial: {
    latex: "\\binom{n}{k} p^{k} (1 - p)^{n - k}",
    why: "Each of $n$ independent tries succeeds with the same probability $p$.",
  },
  geometric: {
    latex: "(1 - p)^{k - 1} p",
    why: "The first $k - 1$ tries fail and the next one succeeds.",
  },
  poisson: {
    latex: "\\frac{\\mu^{k} e^{-\\mu}}{k!}",
    why: "Events come independently with the mean number $\\mu$.",
  },
  hypergeometric: {
    latex: "\\frac{\\binom{r}{k} \\binom{b}{n - k}}{\\binom{r + b}{n}}",
    why: "The sample is drawn without putting back from two groups of $r$ and $b$.",
  },
};

interface Range {
  readonly from: number;
  readonly to: number;
  readonly outside: boolean;
}

function stepsFor(distribution: Counts, { from, to, outside }: Range, chance: number): Step[] {
  const { latex, why } = TERM[distribution.kind];
  const sum = outside
    ? `P(x \\ge ${from}) = 1 - P(x < ${from})`
    : from === to
      ? `P(x = ${from})`
      : `P(${from} \\le x \\le ${to})`;
  const several: Step = {
    rule: "add-chances",
    title: from === to ? "Put the number in." : "Add the probabilities of the counts that fit.",
    latex: `${sum} \\approx ${shown(chance)}`,
    why: outside
      ? "The counts that do not fit are fewer, so their probability is taken from $1$."
      : "Different counts cannot happen together, so their probabilities add up.",
  };
  return [
    {
      rule: `${distribution.kind}-chance`,
      title: "Write the probability of one count.",
      latex: `P(x = k) = ${latex}`,
      why,
    },
    several,
  ];
}
