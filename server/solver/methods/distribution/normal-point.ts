import { type Rational, toNumber } from "../../expression/rational";
import { normalPoint } from "../../expression/special-functions";
import type { Step } from "../../types";
import { shown, written } from "../statistics/rounded";

/** The value that a share of a normal curve lies below. */
export function normalValue(mean: Rational, deviation: number, share: Rational) {
  const z = normalPoint(toNumber(share));
  const value = toNumber(mean) + z * deviation;
  const steps: Step[] = [
    {
      rule: "score-for-share",
      title: "Find the z-score with this area to its left.",
      latex: `P(Z < z) = ${written(share)} \\Rightarrow z \\approx ${shown(z)}`,
      why: "A percentile is the value that this share of the values lies below.",
    },
    {
      rule: "value-at-score",
      title: "Go that many standard deviations from the mean.",
      latex: `x = ${written(mean)} + ${z < 0 ? `(${shown(z)})` : shown(z)} \\cdot ${shown(deviation)} \\approx ${shown(value)}`,
      why: "The z-score says how many standard deviations the value is from the mean: $x = \\mu + z\\sigma$.",
    },
  ];
  return { value, steps };
}
