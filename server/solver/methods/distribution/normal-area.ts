import { type Rational, toNumber } from "../../expression/rational";
import { normalShare } from "../../expression/special-functions";
import type { Bounds } from "../../tasks/statistics";
import type { Step } from "../../types";
import { shown, written } from "../statistics/rounded";

/** The share of a normal curve between two bounds, as z-scores and then an area. */
export function normalArea(mean: Rational, deviation: number, event: Bounds) {
  const scores = [event.low, event.high].map((bound) =>
    bound ? toNumber(bound) / deviation - toNumber(mean) / deviation : null,
  );
  const [low, high] = [scores[0] ?? null, scores[1] ?? null];
  const area = between(low, high);
  const each = [event.low, event.high].flatMap((bound, i) =>
    bound && scores[i] !== null
      ? [
          `z = \\frac{${written(bound)} - ${bracketed(mean)}}{${shown(deviation)}} \\approx ${shown(scores[i] ?? 0)}`,
        ]
      : [],
  );
  const steps: Step[] = [
    {
      rule: "standardise",
      title: "Turn each bound into a z-score.",
      latex: each.join(", \\quad "),
      why: "A z-score counts standard deviations from the mean: $z = \\frac{x - \\mu}{\\sigma}$.",
    },
    {
      rule: "area-under-normal-curve",
      title: "Find the area under the standard normal curve.",
      latex: `P(${bounded(low, high)}) \\approx ${shown(area)}`,
      why: "The probability is the area between the bounds.",
    },
  ];
  return { area, steps };
}

const bracketed = (value: Rational): string => (value.n < 0n ? `(${written(value)})` : written(value));

function between(low: number | null, high: number | null): number {
  if (low === null) return high === null ? 1 : normalShare(high);
  if (high === null) return normalShare(-low);
  return low > 0 ? normalShare(-low) - normalShare(-high) : normalShare(high) - normalShare(low);
}

function bounded(low: number | null, high: number | null): string {
  if (low === null) return `z < ${shown(high ?? 0)}`;
  return high === null ? `z > ${shown(low)}` : `${shown(low)} < z < ${shown(high)}`;
}
